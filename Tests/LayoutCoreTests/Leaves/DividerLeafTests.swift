import LayoutCore
import TestSupport
import Testing

/// Spacers, dividers and modified views in stacks: the rows of B 15.6.
struct DividerLeafTests {
  @Test("Spacers and dividers", arguments: fillers)
  func filler(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var fillers: [WorkedExample] {
    WorkedExample("B H1", .hstack(boxesAround(.spacer)))
      .proposed(200, 100, size: [200, 40]).frames([
        "a": [0, 10, 30, 20], "filler": [30, 20, 120, 0], "b": [150, 0, 50, 40],
      ])
      .proposed(200, 100, in: .rightToLeft, size: [200, 40]).frames([
        "a": [170, 10, 30, 20], "filler": [50, 20, 120, 0], "b": [0, 0, 50, 40],
      ])
    WorkedExample("B H2", .hstack(boxesAround(.spacer)))
      .proposed(60, 100, size: [88, 40]).frames(["filler": [30, 20, 8, 0], "b": [38, 0, 50, 40]])
    WorkedExample("B H3", .hstack(boxesAround(.spacer(minLength: 0))))
      .proposed(nil, nil, size: [80, 40])
    WorkedExample("B H4", .hstack(spacing: 10, boxesAround(.spacer)))
      .proposed(200, 100).frames(["filler": [40, 20, 100, 0]])
    WorkedExample("B H5", .hstack(boxesAround(.spacer.frame(width: 20))))
      .proposed(200, 100, size: [100, 40]).frames([
        "filler": [30, 20, 20, 0], "b": [50, 0, 50, 40],
      ])
    WorkedExample("B H6", .vstack(alignment: .leading, boxesAround(.spacer)))
      .proposed(200, 100, size: [50, 100]).frames([
        "a": [0, 0, 30, 20], "filler": [0, 20, 0, 40], "b": [0, 60, 50, 40],
      ])
    WorkedExample("B H7", .spacer)
      .proposed(200, 100, size: [200, 100]).proposed(nil, nil, size: [8, 8])
    WorkedExample("B H8", .zstack([.spacer, box(20, 20)])).proposed(200, 100, size: [20, 20])
    WorkedExample(
      "B H20", .hstack(spacing: 4, [box(30, 20), .divider.id("divider"), box(30, 40)])
    )
    .proposed(200, 100, size: [69, 100]).frames(["divider": [34, 0, 1, 100]])
    // A third of a point is a pixel at three pixels a point, where the row is from.
    WorkedExample(
      "B H21",
      .vstack(spacing: 0) {
        box(30, 20)
        LayoutNode.divider(thickness: 1 / 3).id("divider")
        box(50, 40)
      }
    )
    .proposed(200, 100, size: [200, 60 + 1 / 3]).frames(["divider": [0, 20, 200, 1 / 3]])
    WorkedExample(
      "B H22",
      .hstack(spacing: 0) {
        LayoutNode.viewThatFits(in: .horizontal, [box(110, 20), box(60, 20)]).id("choice")
        box(60, 20).id("b")
      }
    )
    .proposed(150, 100, size: [120, 20])
    .frames(["choice": [0, 0, 60, 20], "b": [60, 0, 60, 20]])
  }

  @Test("Priorities and frames in a row of 200", arguments: rows)
  func row(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample(
      "B H9",
      .hstack(spacing: 10, [color.id("a"), color.frame(width: 50).id("b"), color.id("c")])
    )
    .proposed(200, 100).frames([
      "a": [0, 0, 65, 100], "b": [75, 0, 50, 100], "c": [135, 0, 65, 100],
    ])
    WorkedExample("B H10", pair(color, color.layoutPriority(1)))
      .proposed(200, 100).frames(["a": [0, 0, 0, 100], "b": [0, 0, 200, 100]])
    WorkedExample("B H11", pair(color, color.layoutPriority(1).padding(10)))
      .proposed(200, 100).frames(["a": [0, 0, 100, 100], "b": [100, 0, 100, 100]])
    WorkedExample("B H12", pair(color, color.layoutPriority(1).frame(maxWidth: .infinity)))
      .proposed(200, 100).frames(["a": [0, 0, 100, 100], "b": [100, 0, 100, 100]])
    WorkedExample("B H13", pair(color, color.frame(maxWidth: .infinity).layoutPriority(1)))
      .proposed(200, 100).frames(["a": [0, 0, 0, 100], "b": [0, 0, 200, 100]])
    WorkedExample(
      "B H14", pair(color.frame(minWidth: 20), color.layoutPriority(1).overlay(color))
    )
    .proposed(200, 100).frames(["a": [0, 0, 20, 100], "b": [20, 0, 180, 100]])
    WorkedExample("B H15", pair(color.frame(minWidth: 30), color.layoutPriority(1)))
      .proposed(200, 100).frames(["a": [0, 0, 30, 100], "b": [30, 0, 170, 100]])
    WorkedExample("B H16", pair(color.frame(maxWidth: 50), color))
      .proposed(200, 100).frames(["a": [0, 0, 50, 100], "b": [50, 0, 150, 100]])
    WorkedExample(
      "B H17",
      .vstack(spacing: 0) {
        color.frame(maxHeight: 50).id("a")
        color.frame(minHeight: 20, maxHeight: 60).id("b")
        color.id("c")
      }
    )
    .proposed(100, 300).frames([
      "a": [0, 0, 100, 50], "b": [0, 50, 100, 60], "c": [0, 110, 100, 190],
    ])
    WorkedExample("B H18", pair(cells(8), color.frame(width: 40, height: 10)))
      .proposed(100, 100).frames(["a": [0, 0, 60, 40], "b": [60, 15, 40, 10]])
    WorkedExample("B H19", .hstack(spacing: 10, [cells(4).id("a"), cells(10).id("b")]))
      .proposed(120, 100).frames(["a": [0, 10, 40, 20], "b": [50, 0, 70, 40]])
  }

  private static func pair(_ a: LayoutNode, _ b: LayoutNode) -> LayoutNode {
    LayoutNode.hstack(spacing: 0, [a.id("a"), b.id("b")])
  }

  private static func boxesAround(_ filler: LayoutNode) -> [LayoutNode] {
    [box(30, 20).id("a"), filler.id("filler"), box(50, 40).id("b")]
  }
}
