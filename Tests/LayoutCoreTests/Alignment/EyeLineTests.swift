import LayoutCore
import TestSupport
import Testing

/// A picture whose eyes look at a line of text beside it: row E47 of A 7.2, a known puzzle.
struct EyeLineTests {
  @Test("The eyes are level with the description", arguments: rows)
  func row(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample(
      "A E47",
      puzzle(
        .eyeLine, picture.alignmentGuide(.eyeLine) { 0.25 * $0[.bottom] }, marksDescription: true)
    )
    .always(size: [288, 160]).frames([
      "image": [0, 0, 120, 160], "texts": [128, 1, 160, 114], "name": [128, 1, 90, 24],
      "description": [128, 40, 160, 40], "cost": [128, 95, 50, 20],
    ])
    WorkedExample(
      "A E47b",
      puzzle(
        .eyeLine, picture.alignmentGuide(.eyeLine) { 0.75 * $0[.bottom] }, marksDescription: true)
    )
    .always(size: [288, 195]).frames([
      "image": [0, 0, 120, 160], "texts": [128, 81, 160, 114],
      "description": [128, 120, 160, 40], "cost": [128, 175, 50, 20],
    ])
    WorkedExample("A E47c", puzzle(.center, picture, marksDescription: false))
      .always().frames([
        "image": [0, 0, 120, 160], "texts": [128, 23, 160, 114],
        "description": [128, 62, 160, 40],
      ])
    WorkedExample("A E47d", puzzle(.eyeLine, picture, marksDescription: true))
      .always(size: [288, 199]).frames([
        "image": [0, 39, 120, 160], "texts": [128, 0, 160, 114],
        "description": [128, 39, 160, 40],
      ])
  }

  private static var picture: LayoutNode { box(120, 160).id("image") }

  private static func puzzle(
    _ alignment: VerticalAlignment, _ image: LayoutNode, marksDescription: Bool
  ) -> LayoutNode {
    let description = text(160, 40, baseline: 16, last: 36).id("description")
    return .hstack(alignment: alignment, spacing: 8) {
      image
      LayoutNode.vstack(alignment: .leading, spacing: 15) {
        text(90, 24, baseline: 19).id("name")
        marksDescription ? description.alignmentGuide(.eyeLine) { $0[.top] } : description
        text(50, 20, baseline: 16).id("cost")
      }.id("texts")
    }
  }
}
