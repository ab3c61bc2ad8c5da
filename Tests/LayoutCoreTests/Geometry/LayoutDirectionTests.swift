import LayoutCore
import TestSupport
import Testing

/// Right to left, leading is right.
struct LayoutDirectionTests {
  @Test(arguments: rows)
  func `right to left is the mirror image`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    // 200 − 90 = 110, and 200 − 30 = 170.
    WorkedExample(
      "a row begins at the right",
      .hstack(spacing: 10, [box(30, 20).id("a"), box(50, 20).id("b")])
        .id("stack").frame(width: 200, height: 40, alignment: .leading)
    )
    .always(in: .rightToLeft, size: [200, 40]).frames([
      "stack": [110, 10, 90, 20], "a": [170, 10, 30, 20], "b": [110, 10, 50, 20],
    ])
    // 100 − 40 = 60.
    WorkedExample(
      "a column's leading edge is at the right",
      .vstack(alignment: .leading, spacing: 0, [box(40, 10).id("a"), box(100, 10).id("b")])
    )
    .always(in: .rightToLeft, size: [100, 20]).frames([
      "a": [60, 0, 40, 10], "b": [0, 10, 100, 10],
    ])
    // Measured.
    WorkedExample(
      "a guide outside of its view moves it in from the right",
      .vstack(alignment: .leading, spacing: 0) {
        box(40, 10).id("a")
        box(40, 10).alignmentGuide(.leading) { $0[.leading] - 10 }.id("b")
      }
    )
    .always(in: .rightToLeft, size: [50, 20]).frames(["a": [10, 0, 40, 10], "b": [0, 10, 40, 10]])
    // The trailing 5 are at the left.
    WorkedExample(
      "leading padding is at the right",
      box(40, 10).id("child")
        .padding(EdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 5))
    )
    .always(in: .rightToLeft, size: [60, 10]).frames(["child": [5, 0, 40, 10]])
    WorkedExample(
      "the trailing corner is at the left",
      box(100, 50).overlay(alignment: .topTrailing, box(20, 10).id("overlay"))
    )
    .always(in: .rightToLeft, size: [100, 50]).frames(["overlay": [0, 0, 20, 10]])
    // Half of its 30 stands out at the left and at the top.
    WorkedExample(
      "a badge in the trailing corner is at the left",
      .zstack(alignment: .topTrailing) {
        box(150, 50).id("button")
        box(30, 30)
          .alignmentGuide(.top) { $0.height / 2 }
          .alignmentGuide(.trailing) { $0.width / 2 }
          .id("badge")
      }
    )
    .always(in: .rightToLeft, size: [165, 65]).frames([
      "button": [15, 15, 150, 50], "badge": [0, 0, 30, 30],
    ])
  }
}
