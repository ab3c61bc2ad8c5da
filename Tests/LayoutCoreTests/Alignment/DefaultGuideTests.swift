import LayoutCore
import Testing

/// Guides whose default is that of another guide.
struct DefaultGuideTests {
  private enum Title: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }

  private static let title = VerticalAlignment(Title.self)

  @Test func `the default is that of what is inside`() {
    let tall = LayoutNode.fixed(width: 10, height: 40).alignmentGuide(.bottom) { _ in 15 }
    let row = LayoutNode.hstack(
      alignment: Self.title, spacing: 0,
      [tall.id("tall"), LayoutNode.fixed(width: 10, height: 20).id("low")])
    let result = row.layout(proposing: .unspecified)
    // What is at 15 of the one is at 20 of the other.
    #expect(result.frame(of: "tall")?.minY == 5)
    #expect(result.frame(of: "low")?.minY == 0)
  }

  // Each level asks for the guides of the level inside, at two sizes, and each of these for others.
  @Test(.timeLimit(.minutes(1))) func `defaults ask for others through any number of levels`() {
    var node = LayoutNode.fixed(width: 5, height: 5)
    for _ in 0..<13 {
      let row = LayoutNode.hstack(
        alignment: Self.title, [LayoutNode.fixed(width: 3, height: 3), node])
      node = .layout(AskingTwice(), [row.aspectRatio3D(nil, contentMode: .fill)])
    }
    let result = node.layout(proposing: ProposedViewSize(width: 30, height: nil), depth: 1)
    #expect(result.diagnostics.isEmpty)
    #expect(result.size.height == 5)
  }
}

/// A layout of one view that looks at the view's guides for two proposals.
private struct AskingTwice: Layout {
  private func guides(_ view: LayoutSubview, _ proposal: ProposedViewSize) -> CGFloat {
    let dimensions = view.dimensions(in: proposal)
    return dimensions[.bottom] + dimensions[.lastTextBaseline] + dimensions[.leading]
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    _ = guides(subviews[0], .unspecified) + guides(subviews[0], proposal)
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    _ = guides(subviews[0], proposal)
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}
