import Foundation
import LayoutCore
import ReadyLayouts
import Testing

/// Many threads, each with a tree of its own, and one result that all of them read. Run this with
/// `--sanitize=thread` too.
struct ThreadTests {
  private static func row(_ count: Int) -> LayoutNode {
    let views = (0..<count).map { number in
      LayoutNode.measured { _ in
        LeafMeasurement(width: CGFloat(number), height: 10, firstBaseline: 8, lastBaseline: 8)
      }.id(number)
    }
    return .vstack(
      spacing: 0,
      [
        .hstack(alignment: .firstTextBaseline, spacing: 0, views),
        .layout(FlowLayout(horizontalSpacing: 0, verticalSpacing: 0), views),
      ])
  }

  @Test func `sixteen threads edit trees of their own and read one result`() async {
    let shared = LayoutTree(Self.row(20))
    let result = shared.layout(proposing: .unspecified)
    // 0 + 1 + … + 19, twice: in the row and in the flow beneath it, which is one line.
    let size = CGSize(width: 190, height: 20)
    let work: @Sendable (Int) -> Bool = { seed in
      let tree = LayoutTree(Self.row(10))
      for round in 0..<50 {
        tree.replace(round % 10, with: LayoutNode.fixed(width: 3, height: 10).id(round % 10))
        tree.layout(proposing: ProposedViewSize(width: CGFloat(round + seed), height: nil))
        guard result.size == size, result.frame(of: 5)?.width == 5,
          result.node(of: 5)?.dimensions[VerticalAlignment.firstTextBaseline] == 8,
          result.nodes.count == 43, !result.explain(at: [1, 3]).description.isEmpty
        else { return false }
      }
      return true
    }
    await withTaskGroup(of: Bool.self) { group in
      for seed in 0..<16 {
        group.addTask { await onThread(stackSize: 1 << 20) { work(seed) } }
      }
      // The tree goes on meanwhile.
      for round in 0..<50 {
        shared.insert(.fixed(width: 1, height: 1), into: shared.root)
        shared.layout(proposing: ProposedViewSize(width: CGFloat(round), height: nil))
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  /// Keeps its subviews' dimensions in its cache.
  private struct Keeping: Layout {
    func makeCache(subviews: Subviews) -> [ViewDimensions] { [] }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [ViewDimensions]
    ) -> CGSize {
      cache = subviews.map { $0.dimensions(in: .unspecified) }
      return CGSize(width: cache[0][HorizontalAlignment.leading], height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout [ViewDimensions]
    ) { subviews[0].place(at: bounds.origin, proposal: .unspecified) }
  }

  @Test func `a result is explained while its tree hands on kept dimensions`() async {
    func keeping(_ width: Int) -> LayoutNode {
      let leaf = LayoutNode.fixed(width: CGFloat(width), height: 5)
        .alignmentGuide(HorizontalAlignment.leading) { _ in 7 }
      return LayoutNode.layout(Keeping(), [leaf]).id("keeping")
    }
    let tree = LayoutTree(
      .vstack(spacing: 0, [keeping(0), LayoutNode.fixed(width: 1, height: 1).id("other")]))
    await withTaskGroup(of: Bool.self) { group in
      for round in 1...300 {
        tree.replace("keeping", with: keeping(round))
        let result = tree.layout(proposing: .unspecified)
        group.addTask {
          result.trace().events.count > 0 && !result.explain(at: [0]).description.isEmpty
            && result.frame(of: "keeping")?.size == CGSize(width: 7, height: 10)
        }
        let other = LayoutNode.fixed(width: CGFloat(round % 7), height: 1)
        tree.replace("other", with: other.id("other"))
        tree.layout(proposing: .unspecified)
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
