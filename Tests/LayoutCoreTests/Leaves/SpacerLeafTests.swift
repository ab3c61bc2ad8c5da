import LayoutCore
import TestSupport
import Testing

/// Empty space in stacks: the rows of A 7.1 about spacers.
struct SpacerLeafTests {
  @Test("Spacers take what is left over", arguments: rows)
  func row(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample(
      "A E8",
      .hstack {
        color.frame(width: 50, height: 50).id("red")
        LayoutNode.spacer.id("spacer")
        color.frame(width: 50, height: 50).id("blue")
      }
      .frame(width: 200, height: 80).id("frame")
    )
    .inWindow(200, 200, size: [200, 80]).frames([
      "frame": [0, 60, 200, 80], "red": [0, 75, 50, 50], "spacer": [50, 100, 100, 0],
      "blue": [150, 75, 50, 50],
    ])
    WorkedExample(
      "A E9",
      .hstack([.spacer.id("spacer"), box(50, 50).id("a"), box(50, 50).id("b")])
        .frame(width: 200, height: 80)
    )
    .inWindow(200, 200).frames([
      "spacer": [0, 100, 92, 0], "a": [92, 75, 50, 50], "b": [150, 75, 50, 50],
    ])
    WorkedExample(
      "A E10",
      .hstack([box(50, 50).id("a"), box(50, 50).id("b"), .spacer.id("spacer")])
        .frame(width: 200, height: 80)
    )
    .inWindow(200, 200).frames([
      "a": [0, 75, 50, 50], "b": [58, 75, 50, 50], "spacer": [108, 100, 92, 0],
    ])
    WorkedExample(
      "A E11",
      .hstack {
        LayoutNode.spacer.id("first")
        box(50, 50).id("a")
        box(50, 50).id("b")
        LayoutNode.spacer.id("last")
      }
      .frame(width: 200, height: 80)
    )
    .inWindow(200, 200).frames([
      "first": [0, 100, 46, 0], "a": [46, 75, 50, 50], "b": [104, 75, 50, 50],
      "last": [154, 100, 46, 0],
    ])
    WorkedExample(
      "A E12",
      .hstack {
        box(50, 50).id("a")
        LayoutNode.spacer(minLength: 50).id("spacer")
        box(50, 50).id("b")
      }
      .frame(width: 180, height: 80)
    )
    .inWindow(200, 200).frames([
      "a": [10, 75, 50, 50], "spacer": [60, 100, 80, 0], "b": [140, 75, 50, 50],
    ])
    WorkedExample("A E13", threeRows)
      .inWindow(200, 200, size: [200, 180]).frames([
        "vstack": [0, 35, 200, 130],
        "a": [0, 35, 30, 30], "ab": [30, 50, 55, 0], "b": [85, 35, 30, 30],
        "bc": [115, 50, 55, 0], "c": [170, 35, 30, 30],
        "yellow": [70, 85, 60, 30], "d": [0, 135, 40, 30], "e": [160, 135, 40, 30],
      ])
    WorkedExample(
      "A E14",
      .hstack([box(50, 50).id("a"), .spacer, box(50, 50).id("b")]).id("stack")
    )
    .inWindow(200, 200, size: [200, 50]).frames([
      "stack": [0, 75, 200, 50], "a": [0, 75, 50, 50], "b": [150, 75, 50, 50],
    ])
    WorkedExample(
      "A X3",
      .hstack([box(80, 10).id("a"), .spacer.id("spacer"), box(80, 10).id("b")])
    )
    .proposed(160, 10, size: [168, 10]).frames([
      "a": [0, 0, 80, 10], "spacer": [80, 5, 8, 0], "b": [88, 0, 80, 10],
    ])
    WorkedExample(
      "A X4",
      .hstack([box(80, 10).id("a"), .spacer(minLength: 0).id("spacer"), box(80, 10).id("b")])
    )
    .proposed(160, 10, size: [160, 10]).frames([
      "a": [0, 0, 80, 10], "spacer": [80, 5, 0, 0], "b": [80, 0, 80, 10],
    ])
    WorkedExample("A X5", .hstack([color.id("color"), .spacer.id("spacer")]))
      .proposed(100, 10, size: [100, 10]).frames([
        "color": [0, 0, 92, 10], "spacer": [92, 5, 8, 0],
      ])
  }

  private static var threeRows: LayoutNode {
    LayoutNode.vstack(spacing: 20) {
      LayoutNode.hstack {
        box(30, 30).id("a")
        LayoutNode.spacer(minLength: 20).id("ab")
        box(30, 30).id("b")
        LayoutNode.spacer(minLength: 10).id("bc")
        box(30, 30).id("c")
      }
      LayoutNode.hstack([.spacer, box(60, 30).id("yellow"), .spacer])
      LayoutNode.hstack([box(40, 30).id("d"), .spacer, box(40, 30).id("e")])
    }
    .id("vstack").frame(width: 200, height: 180)
  }
}
