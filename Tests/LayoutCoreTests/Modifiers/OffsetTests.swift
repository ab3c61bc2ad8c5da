import LayoutCore
import TestSupport
import Testing

/// Views that are moved, where nothing around them moves.
struct OffsetTests {
  @Test(arguments: rows)
  func `offset moves what is inside`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    // Mirrored, 100 − 40 = 60 and 10 to the left.
    WorkedExample(
      "offset moves the view and not its place",
      box(40, 20).id("R").offset(x: 10, y: 5).id("slot")
        .frame(width: 100, height: 50, alignment: .topLeading)
    )
    .proposed(300, 300).frames(["R": [10, 5, 40, 20], "slot": [0, 0, 40, 20]])
    .proposed(300, 300, in: .rightToLeft).frames(["R": [50, 5, 40, 20], "slot": [60, 0, 40, 20]])
    WorkedExample(
      "a background outside of an offset stays",
      box(40, 20).id("R").offset(x: 10).background(color.id("bg"))
        .frame(width: 100, height: 20, alignment: .leading)
    )
    .proposed(300, 300).frames(["R": [10, 0, 40, 20], "bg": [0, 0, 40, 20]])
    WorkedExample(
      "a background inside of an offset moves",
      box(40, 20).id("R").background(color.id("bg")).offset(x: 10)
        .frame(width: 100, height: 20, alignment: .leading)
    )
    .proposed(300, 300).frames(["R": [10, 0, 40, 20], "bg": [10, 0, 40, 20]])
  }
}
