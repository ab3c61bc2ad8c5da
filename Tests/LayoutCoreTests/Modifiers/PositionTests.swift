import LayoutCore
import TestSupport
import Testing

/// Views whose centre is at a point.
struct PositionTests {
  @Test(arguments: rows)
  func `position fills and centres`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    // 30 − 40 / 2 and 40 − 20 / 2; mirrored, 200 − 30 − 20.
    WorkedExample("position fills what is proposed", box(40, 20).id("R").position(x: 30, y: 40))
      .proposed(200, 100, size: [200, 100]).frames(["R": [10, 30, 40, 20]])
      .proposed(200, 100, in: .rightToLeft, size: [200, 100]).frames(["R": [150, 30, 40, 20]])
    WorkedExample(
      "position has its child's length where nothing is proposed",
      box(40, 20).id("R").position(x: 30, y: 40)
    )
    .proposed(nil, 100, size: [40, 100]).frames(["R": [10, 30, 40, 20]])
    // 30 − 200 / 2 and 40 − 100 / 2.
    WorkedExample("a flexible child of a position fills too", color.id("C").position(x: 30, y: 40))
      .proposed(200, 100, size: [200, 100]).frames(["C": [-70, -10, 200, 100]])
    WorkedExample(
      "at the origin, three quarters stand out", box(40, 20).id("R").position(x: 0, y: 0)
    )
    .proposed(nil, nil, size: [40, 20]).frames(["R": [-20, -10, 40, 20]])
    // 100 − 20 = 80; 10 − 40 / 2 = −10.
    WorkedExample(
      "a position takes what its column leaves",
      .vstack(spacing: 0) {
        box(40, 20).id("R").position(x: 10, y: 10).id("slot")
        box(100, 20).id("second")
      }
    )
    .proposed(200, 100, size: [200, 100]).frames([
      "slot": [0, 0, 200, 80], "R": [-10, 0, 40, 20], "second": [50, 80, 100, 20],
    ])
    // 60 − 100 / 2 = 10.
    WorkedExample(
      "a position in a ZStack that hugs a square", squareBehindMark.frame(width: 300, height: 300)
    )
    .always(size: [300, 300]).frames(["blue": [10, 10, 100, 100]])
    // (300 − 350) / 2 = −25, and −25 + 10.
    WorkedExample(
      "a square that fills a wide frame is higher than it",
      squareBehindMark.frame(width: 350, height: 300)
    )
    .always(size: [350, 300]).frames([
      "ZStack": [0, -25, 350, 350], "blue": [10, -15, 100, 100],
    ])
    // (300 − 350) / 2 = −25, and −25 + 10.
    WorkedExample(
      "a square that fills a high frame is wider than it",
      squareBehindMark.frame(width: 300, height: 350)
    )
    .always(size: [300, 350]).frames([
      "ZStack": [-25, 0, 350, 350], "blue": [-15, 10, 100, 100],
    ])
  }

  private static var squareBehindMark: LayoutNode {
    LayoutNode.zstack {
      color.aspectRatio(contentMode: .fill)
      box(100, 100)
      box(100, 100).id("blue").position(x: 60, y: 60)
    }
    .id("ZStack")
  }
}
