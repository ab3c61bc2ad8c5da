import LayoutCore
import Testing

/// What clients' layouts are given when they are asked for their reasons.
struct ClientExplanationTests {
  /// A layout that puts its view on whole points of the window.
  struct Snapping: ExplainedLayout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews[0].place(
        at: CGPoint(x: bounds.minX.rounded(.up), y: bounds.minY), proposal: .unspecified)
    }

    func reasonForProposal(
      toSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout Void
    ) -> String { "the bounds begin at \(bounds.minX)" }

    func reasonForPlacement(
      ofSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout Void
    ) -> String { "\(bounds.minX) is rounded up to \(bounds.minX.rounded(.up))" }
  }

  @Test func `reasons are asked with the bounds of the placement`() {
    let node = LayoutNode.layout(
      Snapping(), [LayoutNode.fixed(width: 4, height: 4).id("dot")]
    ).padding(0.5)
    let result = node.layout(proposing: ProposedViewSize(width: 20, height: 20))
    #expect(result.frame(of: "dot")?.minX == 1)
    let text = result.explain("dot").description
    #expect(text.contains("Snapping proposes nil × nil to Fixed \"dot\": the bounds begin at 0.5."))
    #expect(text.contains("Snapping places it at (0.5, 0): 0.5 is rounded up to 1.0."))
  }

  @Test func `a view without a place is said to have none`() {
    let node = LayoutNode.layout(Counting(), [LayoutNode.fixed(width: 4, height: 4).id("dot")])
    let text = node.layout(proposing: .unspecified).explain("dot").description
    // In the middle of 10 × 10.
    #expect(
      text.contains(
        "Counting places it at (3, 3): the layout gives it no place, so it is in the middle."))
    #expect(!text.contains("Counting puts it there"))
  }

  /// A layout that keeps in its cache what it found out when it was measured.
  struct Counting: ExplainedLayout {
    func makeCache(subviews: Subviews) -> Int { 0 }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) -> CGSize {
      cache = subviews.count
      return CGSize(width: 10 * subviews.count, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {}

    func reasonForAnswer(
      _ size: CGSize, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) -> String { "it counted \(cache) views" }
  }

  @Test func `reasons are asked with the cache that the layout has filled`() {
    let node = LayoutNode.layout(Counting(), [.flexible, .flexible, .flexible]).id("row")
    #expect(
      node.layout(proposing: .unspecified).explain("row").description.contains(
        "Counting \"row\" is 30 × 10: it counted 3 views."))
  }

  /// A layout that reads its own baseline, where a first placement would have it, to place its
  /// first view.
  struct SelfAsking: Layout {
    func makeCache(subviews: Subviews) -> Bool { false }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Bool
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache isAsking: inout Bool
    ) {
      if isAsking {
        for (index, subview) in subviews.enumerated() {
          subview.place(
            at: CGPoint(x: bounds.minX, y: bounds.minY + 5 * CGFloat(index)),
            proposal: ProposedViewSize(width: 8, height: 8))
        }
        return
      }
      isAsking = true
      let line = explicitAlignment(
        of: VerticalAlignment.lastTextBaseline, in: bounds, proposal: proposal,
        subviews: subviews, cache: &isAsking)
      isAsking = false
      subviews[0].place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + (line ?? 0)), proposal: .unspecified)
    }
  }

  @Test func `a layout that reads its own guides while it places is replayed as it was laid out`() {
    let leaf = LayoutNode.flexible.alignmentGuide(.lastTextBaseline) { $0.height / 2 }
    let node = LayoutNode.layout(SelfAsking(), [leaf.id("a"), leaf.id("b")])
    let result = node.layout(proposing: ProposedViewSize(width: 40, height: 40))
    // The second view was 5 down and 8 high then, so its baseline was at 5 + 8 / 2, and there it
    // stays.
    #expect(result.frame(of: "a") == CGRect(x: 0, y: 9, width: 10, height: 10))
    #expect(result.frame(of: "b") == CGRect(x: 0, y: 5, width: 8, height: 8))
    let frames = result.trace().events.compactMap { event in
      if case .placed(let frame, _) = event.kind { frame } else { nil }
    }
    #expect(frames == result.nodes.map(\.frame))
  }
}
