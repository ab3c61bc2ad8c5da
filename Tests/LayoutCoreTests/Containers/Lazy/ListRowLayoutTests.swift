import LayoutCore
import TestSupport
import Testing

/// Rows of lists: content between insets, in the middle of a least height, above a separator.
struct ListRowLayoutTests {
  @Test(arguments: rows)
  func `content keeps its insets, and the separator its edge`(_ example: WorkedExample) {
    example.verify()
  }

  private static let insets = EdgeInsets(top: 4, leading: 8, bottom: 6, trailing: 10)

  private static func row(_ content: LayoutNode, minHeight: CGFloat) -> LayoutNode {
    .listRow(
      insets: insets, minHeight: minHeight, separator: color.id("line"), separatorThickness: 2,
      content.id("content"))
  }

  @ExampleTable static var rows: [WorkedExample] {
    // 4 + 20 + 6 = 30 is more than the least height. The line ends 10 in front of the edge, and
    // begins where the content does: 200 − 8 − 10.
    WorkedExample("a row as high as its content and insets", row(box(30, 20), minHeight: 29))
      .proposed(200, nil, size: [200, 30])
      .frames(["content": [8, 4, 30, 20], "line": [8, 28, 182, 2]])
      .proposed(200, nil, in: .rightToLeft, size: [200, 30])
      .frames(["content": [162, 4, 30, 20], "line": [10, 28, 182, 2]])
      // 8 + 30 + 10, of which the line gets 30.
      .proposed(nil, nil, size: [48, 30]).frames(["line": [8, 28, 30, 2]])
    // 50 − 4 − 6 − 20 = 20 are free, half of them above the content.
    WorkedExample("content in the middle of a least height", row(box(30, 20), minHeight: 50))
      .proposed(200, nil, size: [200, 50])
      .frames(["content": [8, 14, 30, 20], "line": [8, 48, 182, 2]])
    // 200 − 8 − 10.
    WorkedExample("content that fills its width", row(color.frame(height: 20), minHeight: 0))
      .proposed(200, nil, size: [200, 30]).frames(["content": [8, 4, 182, 20]])
      // Nothing is left between insets of 18.
      .proposed(15, nil, size: [15, 30])
      .frames(["content": [8, 4, 0, 20], "line": [8, 28, 0, 2]])
    // From 8 + 5 to 8 + 25.
    WorkedExample(
      "a separator from guide to guide",
      row(
        box(30, 20).alignmentGuide(.listRowSeparatorLeading) { _ in 5 }
          .alignmentGuide(.listRowSeparatorTrailing) { _ in 25 }, minHeight: 0)
    )
    .proposed(200, nil).frames(["line": [13, 28, 20, 2]])
    // 30 − 18 − 18 is less than nothing.
    WorkedExample(
      "insets that are larger than the content",
      .listRow(
        insets: EdgeInsets(top: -8, leading: -18, bottom: -8, trailing: -18), minHeight: 0,
        box(30, 20).id("content"))
    )
    .proposed(nil, nil, size: [0, 4]).frames(["content": [-18, -8, 30, 20]])
  }
}
