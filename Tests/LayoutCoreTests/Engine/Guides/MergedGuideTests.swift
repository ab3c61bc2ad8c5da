import LayoutCore
import Testing

/// Guides of a container that its children's are merged to.
struct MergedGuideTests {
  private enum Broken: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 7 }

    static func _combineExplicit(
      childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
    ) {
      parentValue = .nan
    }
  }

  @Test func `guides that are merged to no number are none`() {
    let guide = VerticalAlignment(Broken.self)
    let box = LayoutNode.fixed(width: 20, height: 20)
    let column = LayoutNode.vstack(
      spacing: 0, [box.alignmentGuide(guide) { _ in 4 }, box.alignmentGuide(guide) { _ in 6 }])
    let row = LayoutNode.hstack(alignment: guide, spacing: 0, [column, box.id("other")])
    let result = row.layout(proposing: .unspecified)
    // Both have their guides at 7 by default.
    #expect(result.size == CGSize(width: 40, height: 40))
    #expect(result.frame(of: "other") == CGRect(x: 20, y: 0, width: 20, height: 20))
    #expect(result.diagnostics.map(\.rule) == [.invalidNumber])
  }
}
