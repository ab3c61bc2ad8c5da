import LayoutCore
import TestSupport
import Testing

/// How baselines of text align, and cross containers and frames: rows E35 to E38, X9 and X10 of A 7.2.
struct VerticalAlignmentTests {
  @Test("Baselines coincide", arguments: rows)
  func row(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample("A E35", .hstack(alignment: .firstTextBaseline, spacing: 5, boxAndTexts))
      .always(size: [150, 44]).frames([
        "box": [0, 0, 20, 20], "line": [25, 4, 60, 20], "lines": [90, 4, 60, 40],
      ])
    WorkedExample("A E36", .hstack(alignment: .lastTextBaseline, spacing: 5, boxAndTexts))
      .always(size: [150, 40]).frames([
        "box": [0, 16, 20, 20], "line": [25, 20, 60, 20], "lines": [90, 0, 60, 40],
      ])
    WorkedExample("A E37", column)
      .always(size: [80, 60])
      .explicit("V", .firstTextBaseline, 26).explicit("V", .lastTextBaseline, 46)
      .explicit("V", .bottom, nil).explicit("V", .leading, nil)
    WorkedExample(
      "A E37a",
      .hstack(alignment: .firstTextBaseline, spacing: 0) {
        text(30, 20, baseline: 16).id("label")
        column
      }
    )
    .always(size: [110, 60]).frames(["label": [0, 10, 30, 20], "V": [30, 0, 80, 60]])
    WorkedExample(
      "A E37b",
      .hstack(alignment: .lastTextBaseline, spacing: 0) {
        text(30, 20, baseline: 16).id("label")
        column
      }
    )
    .always(size: [110, 60]).frames(["label": [0, 30, 30, 20], "V": [30, 0, 80, 60]])
    WorkedExample("A E38", .vstack(spacing: 0, [box(50, 50), box(50, 50)]).id("V"))
      .always(size: [50, 100])
      .explicit("V", .firstTextBaseline, nil).guide("V", .firstTextBaseline, 100)
    WorkedExample(
      "A X9",
      .hstack(alignment: .firstTextBaseline, spacing: 0) {
        LayoutNode.zstack([text(60, 20, baseline: 16).id("text"), box(80, 60)]).id("Z")
        text(30, 20, baseline: 16).id("label")
      }
    )
    .always(size: [110, 60]).frames([
      "Z": [0, 0, 80, 60], "text": [10, 20, 60, 20], "label": [80, 20, 30, 20],
    ])
    .explicit("Z", .firstTextBaseline, 36)
    WorkedExample(
      "A X10",
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
