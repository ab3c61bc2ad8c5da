import LayoutCore
import TestSupport
import Testing

/// Views at their ideal size: the rows of B 15.3 about fixedSize and text in frames.
struct FixedSizeTests {
  @Test("fixedSize forgets the proposal", arguments: rows)
  func row(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample("B FX1", color.fixedSize()).proposed(100, 50, size: [10, 10])
    WorkedExample("B FX2", color.fixedSize(horizontal: true, vertical: false))
      .proposed(100, 50, size: [10, 50])
    WorkedExample("B FX3", cells(12).id("T").frame(width: 60, height: 20))
      .proposed(300, 300, size: [60, 20]).frames(["T": [0, 0, 60, 20]])
    WorkedExample("B FX4", cells(12).id("T").fixedSize().frame(width: 60, height: 50))
      .proposed(300, 300).frames(["T": [-30, 15, 120, 20]])
    WorkedExample(
      "B FX5",
      cells(12).id("T").fixedSize(horizontal: false, vertical: true)
        .frame(width: 60, height: 20)
    )
    .proposed(300, 300).frames(["T": [0, -10, 60, 40]])
    WorkedExample(
      "B FX6",
      cells(12).id("T").fixedSize(horizontal: false, vertical: true)
        .frame(width: 60, height: 30, alignment: .top)
    )
    .proposed(200, 200).frames(["T": [0, 0, 60, 40]])
  }
}
