import LayoutCore
import Synchronization
import Testing

/// Who follows a layout makes all calls to it, and changes nothing.
struct FollowedLayoutTests {
  /// How many calls were made, and how deep they are at present.
  private final class Calls: Sendable {
    private let state = Mutex((count: 0, level: 0))

    var count: Int { state.withLock { $0.count } }
    var level: Int { state.withLock { $0.level } }

    func follow(_ work: () -> Void) {
      state.withLock { $0 = ($0.count + 1, $0.level + 1) }
      work()
      state.withLock { $0.level -= 1 }
    }
  }

  /// A column that knows if a call was not followed.
  private struct Column: ExplainedLayout {
    let calls: Calls?

    private func isAsked() { #expect(calls == nil || calls?.level ?? 0 > 0) }

    func makeCache(subviews: Subviews) -> [CGFloat] {
      isAsked()
      return subviews.map { $0.sizeThatFits(.unspecified).height }
    }

    func updateCache(_ cache: inout [CGFloat], subviews: Subviews) {
      isAsked()
      cache = makeCache(subviews: subviews)
    }

    func spacing(subviews: Subviews, cache: inout [CGFloat]) -> ViewSpacing {
      isAsked()
      return ViewSpacing()
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
    ) -> CGSize {
      isAsked()
      return CGSize(width: 20, height: cache.reduce(0, +))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
    ) {
      isAsked()
      var y = bounds.minY
      for (subview, height) in zip(subviews, cache) {
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += height
      }
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout [CGFloat]
    ) -> CGFloat? {
      isAsked()
      return guide == .top ? cache.first : nil
    }

    func reasonForAnswer(
      _ answer: CGSize, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
    ) -> String { "sums \(cache.count) heights" }
  }

  private func tree(_ layout: some Layout, _ follow: Calls?) -> LayoutTree {
    let children = [LayoutNode.fixed(width: 10, height: 4).id("a"), .fixed(width: 5, height: 6)]
    let column =
      follow.map { calls in
        LayoutNode.layout(layout, children, followedBy: { calls.follow($0) })
      } ?? .layout(layout, children)
    return LayoutTree(.hstack(alignment: .top, [column.id("column"), .fixed(width: 3, height: 3)]))
  }

  @Test func `each call is followed, and the frames are the same`() {
    let calls = Calls()
    let followed = tree(Column(calls: calls), calls)
    let plain = tree(Column(calls: nil), nil)
    for width in [50, 60, 70] as [CGFloat] {
      let result = followed.layout(in: CGSize(width: width, height: 40))
      let expected = plain.layout(in: CGSize(width: width, height: 40))
      #expect(result.nodes.map(\.frame) == expected.nodes.map(\.frame))
      #expect(result.explain("column").description == expected.explain("column").description)
      // A change lets the layout update its cache.
      for tree in [followed, plain] {
        tree.replace("a", with: .fixed(width: 10, height: width / 10).id("a"))
      }
    }
    #expect(calls.count > 9 && calls.level == 0)
  }

  @Test func `a value that is used twice is started twice`() {
    let calls = Calls()
    let layout = AnyLayout(Column(calls: nil))
    let trees = [tree(layout, calls), tree(layout, nil), tree(layout, calls)]
    let results = trees.map { $0.layout(in: CGSize(width: 50, height: 40)) }
    #expect(results.map { $0.frame(of: "column")?.height } == [10, 10, 10])
  }

  @Test func `built-in layouts stay what they are`() {
    let (calls, child) = (Calls(), LayoutNode.fixed(width: 10, height: 4))
    let row = LayoutNode.layout(
      HStackLayout(spacing: 1), [child, child], followedBy: { calls.follow($0) })
    let result = row.layout(in: CGSize(width: 50, height: 50))
    #expect(result.nodes.first?.frame.width == 21)
    #expect(result.nodes.first?.name == "HStack" && calls.count == 0)
  }
}
