import LayoutCore
import Testing

/// What is asked after everything has its place leaves it there.
struct LateQuestionTests {
  private enum Key: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  /// Fills what it is offered with its view, and has a baseline where the view's lower edge is when
  /// it is offered 8 × 8.
  private struct Asking: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Void
    ) -> CGFloat? {
      guard guide == .firstTextBaseline else { return nil }
      return subviews[0].sizeThatFits(ProposedViewSize(width: 8, height: 8)).height
    }
  }

  @Test(arguments: 0...2)
  func `views keep their frames when a guide that is read late asks for another size`(depth: Int) {
    let halves = LayoutNode.vstack(
      spacing: 0, [LayoutNode.flexible.id("upper"), LayoutNode.flexible.id("lower")])
    var tree: LayoutNode = .layout(Asking(), [halves])
      // Described, and brought in line with the baseline, once all others have their places.
      .overlayPreferenceValue(Key.self, alignment: .leadingFirstTextBaseline) { _ in
        LayoutNode.fixed(width: 4, height: 4).id("mark")
      }
    for _ in 0..<depth { tree = tree.padding(0) }
    let layout = tree.layout(proposing: ProposedViewSize(width: 100, height: 60))
    #expect(layout.frame(of: "upper") == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(layout.frame(of: "lower") == CGRect(x: 0, y: 30, width: 100, height: 30))
    // The mark's baseline is its lower edge, 4, and the container's is at 8.
    #expect(layout.frame(of: "mark") == CGRect(x: 0, y: 8 - 4, width: 4, height: 4))
  }

  @Test func `what was read inside is changed on its way to a reader around it`() {
    nonisolated(unsafe) var (inner, outer) = (0, 0)
    let leaf = { (value: Int) in
      LayoutNode.flexible.preference(key: Key.self, value: value)
    }
    _ = LayoutNode.hstack([
      LayoutNode.hstack([leaf(1), leaf(2)])
        .overlayPreferenceValue(Key.self) { value in
          inner = value
          return nil
        }
        .transformPreference(Key.self) { $0 *= 10 },
      leaf(4),
    ]).overlayPreferenceValue(Key.self) { value in
      outer = value
      return nil
    }.layout(in: CGSize(width: 100, height: 60))
    #expect(inner == 1 + 2)
    #expect(outer == (1 + 2) * 10 + 4)
  }

  @Test func `any number of pages are as wide as what they scroll in`() {
    let pages = (0..<20).map { LayoutNode.flexible.containerRelativeFrame(.horizontal).id($0) }
    let result = LayoutNode.scroll(along: .horizontal, .hstack(spacing: 0, pages))
      .frame(width: 300, height: 50).layout(in: CGSize(width: 400, height: 50))
    for page in 0..<20 {
      // The scroll view is in the middle of 400.
      let frame = CGRect(x: 50 + 300 * CGFloat(page), y: 0, width: 300, height: 50)
      #expect(result.frame(of: page) == frame)
    }
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `without a window or container, content is relative to the proposal or the root`() {
    let reader = LayoutNode.geometryReader { _ in
      [LayoutNode.flexible.containerRelativeFrame(.horizontal).id("content")]
    }.frame(width: 40, height: 10)
    let tree = LayoutNode.vstack([LayoutNode.fixed(width: 120, height: 10), reader]).padding(10)
    func width(_ proposed: CGFloat?) -> CGFloat? {
      tree.layout(proposing: ProposedViewSize(width: proposed, height: nil)).frame(of: "content")?
        .width
    }
    #expect(width(70) == 70)
    let root: CGFloat = 10 + 120 + 10
    #expect(width(nil) == root)
  }
}
