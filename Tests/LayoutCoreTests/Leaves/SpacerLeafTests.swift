import LayoutCore
import TestSupport
import Testing

/// Empty space in stacks.
struct SpacerLeafTests {
  @Test(arguments: rows)
  func `spacers take what is left over`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    // Measured: 200 − 50 − 50 = 100, and it touches both.
    WorkedExample(
      "a spacer takes what rigid views leave",
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
    // Measured: 200 − 2 · 50 − 8 = 92.
    WorkedExample(
      "a spacer in front",
      .hstack([.spacer.id("spacer"), box(50, 50).id("a"), box(50, 50).id("b")])
        .frame(width: 200, height: 80)
    )
    .inWindow(200, 200).frames([
      "spacer": [0, 100, 92, 0], "a": [92, 75, 50, 50], "b": [150, 75, 50, 50],
    ])
    // Measured: 200 − 2 · 50 − 8 = 92.
    WorkedExample(
      "a spacer behind",
      .hstack([box(50, 50).id("a"), box(50, 50).id("b"), .spacer.id("spacer")])
        .frame(width: 200, height: 80)
    )
    .inWindow(200, 200).frames([
      "a": [0, 75, 50, 50], "b": [58, 75, 50, 50], "spacer": [108, 100, 92, 0],
    ])
    // Measured: (200 − 2 · 50 − 8) / 2 = 46.
    WorkedExample(
      "spacers on both sides share what is left",
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
    // Measured: 180 − 2 · 50 = 80.
    WorkedExample(
      "a spacer takes more than its least length",
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
    // Measured: in the first row, (200 − 3 · 30) / 2 = 55 each; 3 · 30 + 2 · 20 = 130 high, in
    // the middle of 200.
    WorkedExample("spacers in three rows", threeRows)
      .inWindow(200, 200, size: [200, 180]).frames([
        "vstack": [0, 35, 200, 130],
        "a": [0, 35, 30, 30], "ab": [30, 50, 55, 0], "b": [85, 35, 30, 30],
        "bc": [115, 50, 55, 0], "c": [170, 35, 30, 30],
        "yellow": [70, 85, 60, 30], "d": [0, 135, 40, 30], "e": [160, 135, 40, 30],
      ])
    // Measured.
    WorkedExample(
      "a spacer makes its row as wide as the window",
      .hstack([box(50, 50).id("a"), .spacer, box(50, 50).id("b")]).id("stack")
    )
    .inWindow(200, 200, size: [200, 50]).frames([
      "stack": [0, 75, 200, 50], "a": [0, 75, 50, 50], "b": [150, 75, 50, 50],
    ])
    // Measured: 80 + 8 + 80 = 168.
    WorkedExample(
      "a spacer is 8 long at least",
      .hstack([box(80, 10).id("a"), .spacer.id("spacer"), box(80, 10).id("b")])
    )
    .proposed(160, 10, size: [168, 10]).frames([
      "a": [0, 0, 80, 10], "spacer": [80, 5, 8, 0], "b": [88, 0, 80, 10],
    ])
    // Measured.
    WorkedExample(
      "a spacer may have no length",
      .hstack([box(80, 10).id("a"), .spacer(minLength: 0).id("spacer"), box(80, 10).id("b")])
    )
    .proposed(160, 10, size: [160, 10]).frames([
      "a": [0, 0, 80, 10], "spacer": [80, 5, 0, 0], "b": [80, 0, 80, 10],
    ])
    // 100 − 8 = 92.
    WorkedExample(
      "a flexible view leaves a spacer its least length",
      .hstack([color.id("color"), .spacer.id("spacer")])
    )
    .proposed(100, 10, size: [100, 10]).frames([
      "color": [0, 0, 92, 10], "spacer": [92, 5, 8, 0],
    ])
  }

  @Test(arguments: betweenBoxes)
  func `a spacer between boxes of 30 × 20 and 50 × 40`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var betweenBoxes: [WorkedExample] {
    // 200 − 30 − 50 = 120.
    WorkedExample("a spacer takes the rest", .hstack(boxesAround(.spacer)))
      .proposed(200, 100, size: [200, 40]).frames([
        "a": [0, 10, 30, 20], "filler": [30, 20, 120, 0], "b": [150, 0, 50, 40],
      ])
      .proposed(200, 100, in: .rightToLeft, size: [200, 40]).frames([
        "a": [170, 10, 30, 20], "filler": [50, 20, 120, 0], "b": [0, 0, 50, 40],
      ])
    // 30 + 8 + 50 = 88.
    WorkedExample("a spacer is 8 long at least", .hstack(boxesAround(.spacer)))
      .proposed(60, 100, size: [88, 40]).frames(["filler": [30, 20, 8, 0], "b": [38, 0, 50, 40]])
    // 30 + 50 = 80.
    WorkedExample(
      "a spacer of no least length is ideally 0 long", .hstack(boxesAround(.spacer(minLength: 0)))
    )
    .proposed(nil, nil, size: [80, 40])
    // 200 − 30 − 50 − 2 · 10 = 100.
    WorkedExample(
      "a stack's spacing is on both sides of a spacer", .hstack(spacing: 10, boxesAround(.spacer))
    )
    .proposed(200, 100).frames(["filler": [40, 20, 100, 0]])
    // 30 + 20 + 50 = 100.
    WorkedExample(
      "a framed spacer touches its neighbours", .hstack(boxesAround(.spacer.frame(width: 20)))
    )
    .proposed(200, 100, size: [100, 40]).frames([
      "filler": [30, 20, 20, 0], "b": [50, 0, 50, 40],
    ])
    // 100 − 20 − 40 = 40.
    WorkedExample("a spacer in a column", .vstack(alignment: .leading, boxesAround(.spacer)))
      .proposed(200, 100, size: [50, 100]).frames([
        "a": [0, 0, 30, 20], "filler": [0, 20, 0, 40], "b": [0, 60, 50, 40],
      ])
    WorkedExample("outside of stacks, a spacer fills both axes", .spacer)
      .proposed(200, 100, size: [200, 100]).proposed(nil, nil, size: [8, 8])
    WorkedExample("a spacer gives a ZStack no size", .zstack([.spacer, box(20, 20)])).proposed(
      200, 100, size: [20, 20])
  }

  private static func boxesAround(_ filler: LayoutNode) -> [LayoutNode] {
    [box(30, 20).id("a"), filler.id("filler"), box(50, 40).id("b")]
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
