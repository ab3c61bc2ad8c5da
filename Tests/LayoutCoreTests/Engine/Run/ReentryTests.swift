import Foundation
import LayoutCore
import Testing

/// Closures and layouts that use the tree that is asking them: the layout going on is that of the
/// tree as it was, and the next one is that of the tree as it is then.
struct ReentryTests {
  /// A tree that its leaf can reach, in a line with a leaf of 10 with an id.
  private final class Reached: @unchecked Sendable {
    var tree: LayoutTree?
    var onMeasure: (LayoutTree) -> Void = { _ in }
    private var isAsked = false

    func makeTree() -> LayoutTree {
      let tree = LayoutTree(
        .hstack(
          spacing: 0,
          [
            .measured { [unowned self] _ in
              ask()
              return LeafMeasurement(width: 30, height: 10)
            },
            LayoutNode.fixed(width: 10, height: 10).id("other"),
          ]))
      self.tree = tree
      return tree
    }

    func ask() {
      guard let tree, !isAsked else { return }
      isAsked = true
      onMeasure(tree)
    }
  }

  /// A line of subviews, which asks somebody before it places them.
  private struct AskingLine: Layout {
    let ask: @Sendable () -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      ask()
      var x = bounds.minX
      for subview in subviews {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width
      }
    }
  }

  @Test func `a leaf that changes its tree changes the next layout`() {
    let reached = Reached()
    nonisolated(unsafe) let tree = reached.makeTree()
    reached.onMeasure = { $0.replace("other", with: .fixed(width: 50, height: 50)) }
    let first = tree.layout(proposing: .unspecified)
    #expect(first.size == CGSize(width: 40, height: 10))
    #expect(first.frame(of: "other") == CGRect(x: 30, y: 0, width: 10, height: 10))
    // 30 and 50.
    #expect(tree.layout(proposing: .unspecified).size == CGSize(width: 80, height: 50))
    #expect(first.size == CGSize(width: 40, height: 10))
  }

  @Test func `a leaf that adds and removes nodes changes the next layout`() {
    let reached = Reached()
    nonisolated(unsafe) let tree = reached.makeTree()
    reached.onMeasure = { tree in
      for _ in 0..<100 { tree.insert(.fixed(width: 1, height: 1), into: tree.root) }
      tree.remove("other")
    }
    #expect(tree.layout(proposing: .unspecified).size == CGSize(width: 40, height: 10))
    // 30 and 100 times 1.
    #expect(tree.layout(proposing: .unspecified).size == CGSize(width: 130, height: 10))
  }

  @Test func `a leaf that lays its tree out gets a layout of its own`() {
    let reached = Reached()
    nonisolated(unsafe) let tree = reached.makeTree()
    var inner: CGSize?
    reached.onMeasure = { inner = $0.layout(in: CGSize(width: 500, height: 500)).size }
    #expect(tree.layout(proposing: .unspecified).size == CGSize(width: 40, height: 10))
    #expect(inner == CGSize(width: 40, height: 10))
    #expect(tree.layout(proposing: .unspecified).size == CGSize(width: 40, height: 10))
  }

  @Test func `a leaf that always lays its tree out is told so, and the layout ends`() {
    let reached = Reached()
    nonisolated(unsafe) var inner: [ResolvedLayout] = []
    let tree = reached.makeTree()
    nonisolated(unsafe) unowned let around = tree
    let endless = LayoutNode.measured { proposal in
      inner.append(around.layout(proposing: proposal))
      return LeafMeasurement(width: 20, height: 10)
    }
    reached.onMeasure = { _ in }
    tree.replace(tree.root, with: .hstack(spacing: 0, [endless, .fixed(width: 5, height: 5)]))
    #expect(tree.layout(proposing: .unspecified).size == CGSize(width: 25, height: 10))
    let refused = inner.filter { !$0.diagnostics.isEmpty }
    #expect(refused.allSatisfy { $0.size == .zero })
    #expect(
      refused.first?.diagnostics.map(\.message) == [
        "The tree is laid out by its own layout; nothing was laid out. "
          + "Don't call layout from a closure or a layout that is part of the tree."
      ])
    #expect(inner.count < 200)
  }

  @Test func `a layout that changes its tree while it places changes the next layout`() {
    nonisolated(unsafe) var tree: LayoutTree?
    nonisolated(unsafe) var isAsked = false
    let line = AskingLine {
      guard !isAsked else { return }
      isAsked = true
      tree?.replace("second", with: LayoutNode.fixed(width: 7, height: 7).id("second"))
      tree?.layout(proposing: .unspecified)
      tree?.insert(.fixed(width: 3, height: 3), into: "line")
    }
    let made = LayoutTree(
      LayoutNode.layout(
        line,
        [.fixed(width: 5, height: 5), LayoutNode.fixed(width: 10, height: 10).id("second")]
      ).id("line"))
    tree = made
    let first = made.layout(proposing: .unspecified)
    #expect(first.size == CGSize(width: 15, height: 10))
    #expect(first.frame(of: "second") == CGRect(x: 5, y: 0, width: 10, height: 10))
    // 5, 7 and 3.
    let second = made.layout(proposing: .unspecified)
    #expect(second.size == CGSize(width: 15, height: 7))
    #expect(second.frame(of: "second") == CGRect(x: 5, y: 0, width: 7, height: 7))
    tree = nil
  }
}
