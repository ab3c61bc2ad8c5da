import LayoutCore
import TestSupport
import Testing

/// How baselines of text align, and cross containers and frames.
struct VerticalAlignmentTests {
  @Test(arguments: rows)
  func `baselines coincide`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    // Guides at 20, 16 and 16: the texts start 4 down. 20 + 5 + 60 + 5 + 60 = 150, and 4 + 40 =
    // 44.
    WorkedExample(
      "first baselines meet; a view without text has its bottom there",
      .hstack(alignment: .firstTextBaseline, spacing: 5, boxAndTexts)
    )
    .always(size: [150, 44]).frames([
      "box": [0, 0, 20, 20], "line": [25, 4, 60, 20], "lines": [90, 4, 60, 40],
    ])
    // Guides at 20, 16 and 36: the tops are 36 − 20, 36 − 16 and 0 down.
    WorkedExample(
      "last baselines meet; a view without text has its bottom there",
      .hstack(alignment: .lastTextBaseline, spacing: 5, boxAndTexts)
    )
    .always(size: [150, 40]).frames([
      "box": [0, 16, 20, 20], "line": [25, 20, 60, 20], "lines": [90, 0, 60, 40],
    ])
    // Measured: 10 + 16 and 10 + 20 + 16. Edges do not leave the column.
    WorkedExample(
      "a column's baselines are its first text's first and its last text's last", column
    )
    .always(size: [80, 60])
    .explicit("V", .firstTextBaseline, 26).explicit("V", .lastTextBaseline, 46)
    .explicit("V", .bottom, nil).explicit("V", .leading, nil)
    // 26 − 16 = 10 down.
    WorkedExample(
      "a label meets the first baseline of a column",
      .hstack(alignment: .firstTextBaseline, spacing: 0) {
        text(30, 20, baseline: 16).id("label")
        column
      }
    )
    .always(size: [110, 60]).frames(["label": [0, 10, 30, 20], "V": [30, 0, 80, 60]])
    // 46 − 16 = 30 down.
    WorkedExample(
      "a label meets the last baseline of a column",
      .hstack(alignment: .lastTextBaseline, spacing: 0) {
        text(30, 20, baseline: 16).id("label")
        column
      }
    )
    .always(size: [110, 60]).frames(["label": [0, 30, 30, 20], "V": [30, 0, 80, 60]])
    // Measured.
    WorkedExample(
      "a column without text has no baseline, and its bottom where one is asked for",
      .vstack(spacing: 0, [box(50, 50), box(50, 50)]).id("V")
    )
    .always(size: [50, 100])
    .explicit("V", .firstTextBaseline, nil).guide("V", .firstTextBaseline, 100)
    // The text is (60 − 20) / 2 = 20 down, its baseline 36; the label's is at 16.
    WorkedExample(
      "a text's baseline leaves a ZStack",
      .hstack(alignment: .firstTextBaseline, spacing: 0) {
        LayoutNode.zstack([text(60, 20, baseline: 16).id("text"), box(80, 60)]).id("Z")
        text(30, 20, baseline: 16).id("label")
      }
    )
    .always(size: [110, 60]).frames([
      "Z": [0, 0, 80, 60], "text": [10, 20, 60, 20], "label": [80, 20, 30, 20],
    ])
    .explicit("Z", .firstTextBaseline, 36)
    // Measured: at the frame's top leading corner, the text's baseline stays at 16, where the
    // label's is.
    WorkedExample(
      "a text's baseline leaves a frame",
      .hstack(alignment: .firstTextBaseline, spacing: 0) {
        text(60, 20, baseline: 16)
          .frame(width: 100, height: 100, alignment: .topLeading).id("frame")
        text(30, 20, baseline: 16).id("label")
      }
    )
    .always(size: [130, 100]).frames(["frame": [0, 0, 100, 100], "label": [100, 0, 30, 20]])
  }

  private static var boxAndTexts: [LayoutNode] {
    [
      box(20, 20).id("box"), text(60, 20, baseline: 16).id("line"),
      text(60, 40, baseline: 16, last: 36).id("lines"),
    ]
  }

  private static var column: LayoutNode {
    LayoutNode.vstack(spacing: 0) {
      box(50, 10)
      text(60, 20, baseline: 16)
      text(80, 20, baseline: 16)
      box(50, 10)
    }
    .id("V")
  }
}
