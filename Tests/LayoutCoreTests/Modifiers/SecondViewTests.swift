import LayoutCore
import TestSupport
import Testing

/// Views laid out in the size of another one: the rows of B 15.4 about overlay and background.
struct SecondViewTests {
  @Test("The secondary view takes the primary's size and changes nothing", arguments: rows)
  func row(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample("B B1", box(100, 60).overlay(color.id("C")))
      .always(size: [100, 60]).frames(["C": [0, 0, 100, 60]])
    WorkedExample("B B2", box(100, 60).overlay(alignment: .topTrailing, box(20, 10).id("S")))
      .always(size: [100, 60]).frames(["S": [80, 0, 20, 10]])
      .always(in: .rightToLeft, size: [100, 60]).frames(["S": [0, 0, 20, 10]])
    WorkedExample("B B3", box(40, 40).overlay(box(100, 20).id("S")))
      .always(size: [40, 40]).frames(["S": [-30, 10, 100, 20]])
    WorkedExample(
      "B B4",
      box(100, 60).overlay(
        alignment: .topTrailing,
        box(20, 20)
          .alignmentGuide(.trailing) { $0.width / 2 }.alignmentGuide(.top) { $0.height / 2 }
          .id("S"))
    )
    .always(size: [100, 60]).frames(["S": [90, -10, 20, 20]])
    .always(in: .rightToLeft, size: [100, 60]).frames(["S": [-10, -10, 20, 20]])
    WorkedExample(
      "B B5",
      box(100, 60).alignmentGuide(.leading) { _ in 30 }
        .overlay(alignment: .leading, box(20, 10).id("S"))
    )
    .always(size: [100, 60]).frames(["S": [30, 25, 20, 10]])
    // Several views in an overlay are a ZStack.
    WorkedExample(
      "B B6",
      box(100, 60).overlay(
        alignment: .bottomLeading, .zstack([box(20, 10).id("a"), box(10, 30).id("b")]).id("Z"))
    )
    .always(size: [100, 60]).frames([
      "Z": [0, 30, 20, 30], "a": [0, 40, 20, 10], "b": [5, 30, 10, 30],
    ])
    WorkedExample(
      "B B7",
      box(100, 60).overlay(
        alignment: .bottomLeading, .zstack([color.id("C"), box(10, 30).id("R")]))
    )
    .always(size: [100, 60]).frames(["C": [0, 0, 100, 60], "R": [45, 15, 10, 30]])
    WorkedExample("B B8", box(100, 60).background(color.id("C").padding(-8)))
      .always(size: [100, 60]).frames(["C": [-8, -8, 116, 76]])
    WorkedExample(
      "B B9",
      text(80, 40, baseline: 16, last: 36).overlay(
        alignment: .trailingFirstTextBaseline, text(20, 20, baseline: 15).id("S"))
    )
    .always(size: [80, 40]).frames(["S": [60, 1, 20, 20]])
    // The row has 15 right to left too, after one reimplementation. Here right to left is the mirror
    // image without exception, so it is 100 − 15 − 10.
    WorkedExample(
      "B B10",
      box(100, 100).alignmentGuide(HorizontalAlignment.center) { _ in 20 }
        .overlay(box(10, 10).id("S"))
    )
    .always(size: [100, 100]).frames(["S": [15, 45, 10, 10]])
    .always(in: .rightToLeft, size: [100, 100]).frames(["S": [75, 45, 10, 10]])
    WorkedExample(
      "B B11",
      box(40, 20).frame(width: 100, height: 50, alignment: .topLeading)
        .overlay(alignment: .bottomTrailing, box(10, 10).id("S"))
    )
    .always(size: [100, 50]).frames(["S": [90, 40, 10, 10]])
    WorkedExample(
      "B B12",
      box(40, 20).overlay(alignment: .bottomTrailing, box(10, 10).id("S"))
        .frame(width: 100, height: 50, alignment: .topLeading)
    )
    .always(size: [100, 50]).frames(["S": [30, 10, 10, 10]])
    WorkedExample(
      "B B13",
      cells(6).id("T").frame(maxWidth: .infinity, alignment: .leading)
        .background(color.id("bg"))
    )
    .proposed(300, 100, size: [300, 20]).frames(["T": [0, 0, 60, 20], "bg": [0, 0, 300, 20]])
  }
}
