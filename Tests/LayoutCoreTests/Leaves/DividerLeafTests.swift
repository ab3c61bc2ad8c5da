import LayoutCore
import TestSupport
import Testing

/// Lines between views.
struct DividerLeafTests {
  @Test(arguments: dividers)
  func `a divider is as thick as it says and as long as proposed`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var dividers: [WorkedExample] {
    // 30 + 4 + 1 + 4 + 30 = 69, and as high as proposed.
    WorkedExample(
      "a divider in a row", .hstack(spacing: 4, [box(30, 20), .divider.id("divider"), box(30, 40)])
    )
    .proposed(200, 100, size: [69, 100]).frames(["divider": [34, 0, 1, 100]])
    // A third of a point is a pixel at three pixels a point: 20 + 1 / 3 + 40.
    WorkedExample(
      "a divider of any thickness in a column",
      .vstack(spacing: 0) {
        box(30, 20)
        LayoutNode.divider(thickness: 1 / 3).id("divider")
        box(50, 40)
      }
    )
    .proposed(200, 100, size: [200, 60 + 1 / 3]).frames(["divider": [0, 20, 200, 1 / 3]])
  }
}
