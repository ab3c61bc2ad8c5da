import LayoutCore
import TestSupport
import Testing

/// Views at their ideal size.
struct FixedSizeTests {
  @Test(arguments: rows)
  func `fixedSize forgets the proposal`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample("a flexible view is 10 × 10", color.fixedSize()).proposed(
      100, 50, size: [10, 10])
    WorkedExample(
      "one axis may stay as it is proposed", color.fixedSize(horizontal: true, vertical: false)
    )
    .proposed(100, 50, size: [10, 50])
    WorkedExample(
      "text in a frame drops the lines that do not fit",
      cells(12).id("T").frame(width: 60, height: 20)
    )
    .proposed(300, 300, size: [60, 20]).frames(["T": [0, 0, 60, 20]])
    // 120 wide in 60 and 20 high in 50: −30 and 15.
    WorkedExample(
      "text at its ideal size is one line",
      cells(12).id("T").fixedSize().frame(width: 60, height: 50)
    )
    .proposed(300, 300).frames(["T": [-30, 15, 120, 20]])
    // Two lines of 20 in 20 stand out by 10 on both sides.
    WorkedExample(
      "text of fixed height has all its lines",
      cells(12).id("T").fixedSize(horizontal: false, vertical: true)
        .frame(width: 60, height: 20)
    )
    .proposed(300, 300).frames(["T": [0, -10, 60, 40]])
    WorkedExample(
      "text of fixed height is aligned by its frame",
      cells(12).id("T").fixedSize(horizontal: false, vertical: true)
        .frame(width: 60, height: 30, alignment: .top)
    )
    .proposed(200, 200).frames(["T": [0, 0, 60, 40]])
  }
}
