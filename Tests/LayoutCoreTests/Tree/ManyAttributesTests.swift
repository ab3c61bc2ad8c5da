import LayoutCore
import Testing

/// Very many modifiers on one node: their order is kept, and the time grows with their number, not
/// with its square.
struct ManyAttributesTests {
  private static let count = 100_000

  /// What the modifiers cost when all of them may be shared: each node is kept.
  private func node(_ change: (LayoutNode, Int) -> LayoutNode) -> LayoutNode {
    (0..<Self.count).reduce(LayoutNode.fixed(width: 10, height: 10)) { change($0, $1) }
  }

  @Test(.timeLimit(.minutes(1))) func `a node has very many ids`() {
    let tree = LayoutTree(.vstack([node { $0.id($1) }, .fixed(width: 1, height: 1)]))
    let result = tree.layout(proposing: .unspecified)
    let expected = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(result.frame(of: 0) == expected)
    #expect(result.frame(of: Self.count - 1) == expected)
    // The one set last is the first.
    let ids = result.node(of: 5)?.ids
    #expect(ids?.count == Self.count)
    #expect(ids?.first == AnyHashable(Self.count - 1))
    #expect(ids?.last == AnyHashable(0))
    tree.move(7, to: 1)
    #expect(tree.remove(Self.count / 2))
    #expect(tree.reference(to: 0) == nil)
  }

  @Test(.timeLimit(.minutes(1))) func `a node has the same id very many times`() {
    let tree = LayoutTree(.vstack([node { node, _ in node.id("same") }]))
    #expect(tree.layout(proposing: .unspecified).frames(of: "same").count == 1)
    #expect(tree.remove("same"))
    #expect(tree.layout(proposing: .unspecified).size == .zero)
  }

  @Test(.timeLimit(.minutes(1))) func `of very many guides, the one set last counts`() {
    let node = node { node, index in node.alignmentGuide(.leading) { _ in CGFloat(index) } }
    let result = LayoutNode.vstack(
      alignment: .leading, [node.id("node"), .fixed(width: 1, height: 1)]
    )
    .layout(proposing: .unspecified)
    #expect(result.node(of: "node")?.dimensions[.leading] == CGFloat(Self.count - 1))
    // The node's leading edge is that far before the other view's.
    #expect(result.size.width == CGFloat(Self.count - 1 + 1))
  }

  @Test(.timeLimit(.minutes(1))) func `very many effects are kept in their order`() {
    let node = node { $0.appearance(Appearance(effects: [.opacity(Double($1))])) }
    #expect(node.appearance?.effects == (0..<Self.count).map { .opacity(Double($0)) })
    let result = node.layout(proposing: .unspecified)
    #expect(result.nodes.first?.appearance?.effects.count == Self.count)
  }

  @Test func `nodes that share attributes go on separately`() {
    let many = (0..<1000).reduce(LayoutNode.fixed(width: 1, height: 1)) { $0.id($1) }
    let result = LayoutNode.hstack([many.id("a"), many.id("b")]).layout(proposing: .unspecified)
    #expect(result.nodes(of: "a").first?.ids.count == 1001)
    #expect(result.frames(of: 3).count == 2)
  }
}
