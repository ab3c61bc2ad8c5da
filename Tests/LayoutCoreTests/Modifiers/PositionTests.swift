import LayoutCore
import TestSupport
import Testing

/// Views that are drawn elsewhere: the rows of B 15.4 about offset and position.
struct PositionTests {
  @Test("offset moves what is inside, position fills and centres", arguments: rows)
  func row(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample(
      "B O1",
      box(40, 20).id("R").offset(x: 10, y: 5).id("slot")
        .frame(width: 100, height: 50, alignment: .topLeading)
    )
    .proposed(300, 300).frames(["R": [10, 5, 40, 20], "slot": [0, 0, 40, 20]])
    .proposed(300, 300, in: .rightToLeft).frames(["R": [50, 5, 40, 20], "slot": [60, 0, 40, 20]])
    WorkedExample(
      "B O2",
      box(40, 20).id("R").offset(x: 10).background(color.id("bg"))
        .frame(width: 100, height: 20, alignment: .leading)
    )
    .proposed(300, 300).frames(["R": [10, 0, 40, 20], "bg": [0, 0, 40, 20]])
    WorkedExample(
      "B O3",
      box(40, 20).id("R").background(color.id("bg")).offset(x: 10)
        .frame(width: 100, height: 20, alignment: .leading)
    )
    .proposed(300, 300).frames(["R": [10, 0, 40, 20], "bg": [10, 0, 40, 20]])
    WorkedExample("B Q1", box(40, 20).id("R").position(x: 30, y: 40))
      .proposed(200, 100, size: [200, 100]).frames(["R": [10, 30, 40, 20]])
      .proposed(200, 100, in: .rightToLeft, size: [200, 100]).frames(["R": [150, 30, 40, 20]])
    WorkedExample("B Q2", box(40, 20).id("R").position(x: 30, y: 40))
      .proposed(nil, 100, size: [40, 100]).frames(["R": [10, 30, 40, 20]])
    WorkedExample("B Q3", color.id("C").position(x: 30, y: 40))
      .proposed(200, 100, size: [200, 100]).frames(["C": [-70, -10, 200, 100]])
    WorkedExample("B Q4", box(40, 20).id("R").position(x: 0, y: 0))
      .proposed(nil, nil, size: [40, 20]).frames(["R": [-20, -10, 40, 20]])
    WorkedExample(
      "B Q5",
      .vstack(spacing: 0) {
        box(40, 20).id("R").position(x: 10, y: 10).id("slot")
        box(100, 20).id("second")
      }
    )
    .proposed(200, 100, size: [200, 100]).frames([
      "slot": [0, 0, 200, 80], "R": [-10, 0, 40, 20], "second": [50, 80, 100, 20],
    ])
    WorkedExample("B DG1", squareBehindMark.frame(width: 300, height: 300))
      .always(size: [300, 300]).frames(["blue": [10, 10, 100, 100]])
    WorkedExample("B DG2", squareBehindMark.frame(width: 350, height: 300))
      .always(size: [350, 300]).frames([
        "ZStack": [0, -25, 350, 350], "blue": [10, -15, 100, 100],
      ])
    WorkedExample("B DG3", squareBehindMark.frame(width: 300, height: 350))
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
