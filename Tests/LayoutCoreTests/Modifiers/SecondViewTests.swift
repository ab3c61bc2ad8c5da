import LayoutCore
import TestSupport
import Testing

/// Views laid out in the size of another one.
struct SecondViewTests {
  @Test(arguments: rows)
  func `the secondary view takes the primary's size and changes nothing`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample(
      "a flexible view has the primary view's size", box(100, 60).overlay(color.id("C"))
    )
    .always(size: [100, 60]).frames(["C": [0, 0, 100, 60]])
    // 100 − 20 = 80.
    WorkedExample(
      "a rigid view is aligned", box(100, 60).overlay(alignment: .topTrailing, box(20, 10).id("S"))
    )
    .always(size: [100, 60]).frames(["S": [80, 0, 20, 10]])
    .always(in: .rightToLeft, size: [100, 60]).frames(["S": [0, 0, 20, 10]])
    // No number is halfway, or at the end.
    WorkedExample(
      "a view on one without an end begins where that does",
      color.overlay(alignment: .topLeading, box(20, 10).id("S"))
    )
    .proposed(.infinity, .infinity).frames(["S": [0, 0, 20, 10]])
    // (40 − 100) / 2 and (40 − 20) / 2.
    WorkedExample("a view that is too wide stands out", box(40, 40).overlay(box(100, 20).id("S")))
      .always(size: [40, 40]).frames(["S": [-30, 10, 100, 20]])
    // 100 − 20 / 2 = 90 and −20 / 2; mirrored, −10.
    WorkedExample(
      "a badge with its middle in the corner",
      box(100, 60).overlay(
        alignment: .topTrailing,
        box(20, 20)
          .alignmentGuide(.trailing) { $0.width / 2 }.alignmentGuide(.top) { $0.height / 2 }
          .id("S"))
    )
    .always(size: [100, 60]).frames(["S": [90, -10, 20, 20]])
    .always(in: .rightToLeft, size: [100, 60]).frames(["S": [-10, -10, 20, 20]])
    WorkedExample(
      "the primary view's guide counts",
      box(100, 60).alignmentGuide(.leading) { _ in 30 }
        .overlay(alignment: .leading, box(20, 10).id("S"))
    )
    .always(size: [100, 60]).frames(["S": [30, 25, 20, 10]])
    // Several views in an overlay are a ZStack.
    // 60 − 30 = 30; in it, 30 − 10 and (20 − 10) / 2.
    WorkedExample(
      "a ZStack in an overlay is aligned as one",
      box(100, 60).overlay(
        alignment: .bottomLeading, .zstack([box(20, 10).id("a"), box(10, 30).id("b")]).id("Z"))
    )
    .always(size: [100, 60]).frames([
      "Z": [0, 30, 20, 30], "a": [0, 40, 20, 10], "b": [5, 30, 10, 30],
    ])
    // (100 − 10) / 2 and (60 − 30) / 2.
    WorkedExample(
      "a ZStack that fills an overlay",
      box(100, 60).overlay(
        alignment: .bottomLeading, .zstack([color.id("C"), box(10, 30).id("R")]))
    )
    .always(size: [100, 60]).frames(["C": [0, 0, 100, 60], "R": [45, 15, 10, 30]])
    // 100 + 2 · 8 and 60 + 2 · 8.
    WorkedExample(
      "negative padding reaches out of the primary view",
      box(100, 60).background(color.id("C").padding(-8))
    )
    .always(size: [100, 60]).frames(["C": [-8, -8, 116, 76]])
    // 16 − 15 = 1; 80 − 20 = 60.
    WorkedExample(
      "baselines meet across an overlay",
      text(80, 40, baseline: 16, last: 36).overlay(
        alignment: .trailingFirstTextBaseline, text(20, 20, baseline: 15).id("S"))
    )
    .always(size: [80, 40]).frames(["S": [60, 1, 20, 20]])
    // 20 − 10 / 2 = 15, (100 − 10) / 2 = 45; right to left is the mirror image, 100 − 15 − 10.
    WorkedExample(
      "the primary view's middle may be elsewhere",
      box(100, 100).alignmentGuide(HorizontalAlignment.center) { _ in 20 }
        .overlay(box(10, 10).id("S"))
    )
    .always(size: [100, 100]).frames(["S": [15, 45, 10, 10]])
    .always(in: .rightToLeft, size: [100, 100]).frames(["S": [75, 45, 10, 10]])
    // 100 − 10 and 50 − 10.
    WorkedExample(
      "an overlay outside of a frame",
      box(40, 20).frame(width: 100, height: 50, alignment: .topLeading)
        .overlay(alignment: .bottomTrailing, box(10, 10).id("S"))
    )
    .always(size: [100, 50]).frames(["S": [90, 40, 10, 10]])
    // 40 − 10 and 20 − 10.
    WorkedExample(
      "an overlay inside of a frame",
      box(40, 20).overlay(alignment: .bottomTrailing, box(10, 10).id("S"))
        .frame(width: 100, height: 50, alignment: .topLeading)
    )
    .always(size: [100, 50]).frames(["S": [30, 10, 10, 10]])
    WorkedExample(
      "a background is as wide as the frame that it is behind",
      cells(6).id("T").frame(maxWidth: .infinity, alignment: .leading)
        .background(color.id("bg"))
    )
    .proposed(300, 100, size: [300, 20]).frames(["T": [0, 0, 60, 20], "bg": [0, 0, 300, 20]])
  }
}
