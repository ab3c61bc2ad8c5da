import LayoutCore
import Testing

/// A layout may keep its subviews' dimensions in its cache, which outlives a single layout.
struct KeptDimensionsTests {
  /// As high as its subviews' first baselines, which it asks for once.
  private struct Baselines: Layout {
    func makeCache(subviews: Subviews) -> [ViewDimensions] {
      subviews.map { $0.dimensions(in: .unspecified) }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [ViewDimensions]
    ) -> CGSize {
      CGSize(
        width: proposal.width ?? 10,
        height: cache.reduce(0) { $0 + $1[VerticalAlignment.firstTextBaseline] })
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout [ViewDimensions]
    ) {}
  }

  @Test func `guides of kept dimensions are read in later layouts`() {
    let tree = LayoutTree(
      .layout(
        Baselines(),
        [
          LayoutNode.measured { _ in
            LeafMeasurement(width: 30, height: 20, firstBaseline: 15, lastBaseline: 15)
          },
          LayoutNode.fixed(width: 5, height: 5).alignmentGuide(.firstTextBaseline) { _ in 3 },
        ]))
    for width in [100, 200, 300] {
      // 15 of the text and 3 of the guide.
      let result = tree.layout(
        proposing: ProposedViewSize(width: CGFloat(width), height: nil))
      #expect(result.size == CGSize(width: width, height: 18))
    }
  }
}
