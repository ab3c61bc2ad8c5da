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

  private struct Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test(.timeLimit(.minutes(1))) func `very many preferences are changed in their order`() {
    let node = node { node, index in
      node.transformPreference(Sum.self) { $0 = index == 0 ? 0 : $0 + ($0 == index - 1 ? 1 : -1) }
    }
    let shown = node.overlayPreferenceValue(Sum.self) {
      .fixed(width: CGFloat($0), height: 1).id("sum")
    }
    // Each adds 1 to what the one before has left.
    let width = shown.layout(proposing: .unspecified).frame(of: "sum")?.width
    #expect(width == CGFloat(Self.count - 1))
  }

  @Test(.timeLimit(.minutes(1))) func `a space has very many names`() {
    let inside = LayoutNode.geometryReader { proxy in
      let places = [0, Self.count - 1].map { proxy.frame(in: .named($0)).origin.x }
      return [LayoutNode.fixed(width: places[0], height: places[1]).id("places")]
    }
    let outside = (0..<Self.count).reduce(inside.padding(3)) { $0.coordinateSpace(.named($1)) }
    let result = outside.layout(in: CGSize(width: 50, height: 50))
    #expect(result.frame(of: "places")?.size == CGSize(width: 3, height: 3))
  }

  @Test(.timeLimit(.minutes(1))) func `very many guides and moves along the depth`() {
    let moved = node { node, _ in node.offset(z: 1) }
    let transforms = moved.layout(proposing: .unspecified, depth: 5).nodes.first?.transforms3D
    #expect(transforms?.count == Self.count)
    let guided = node { node, index in
      node.alignmentGuide(DepthAlignment.front) { _ in CGFloat(index) }
    }
    let result = LayoutNode.zstack([guided.id("node")]).layout(proposing: .unspecified, depth: 5)
    #expect(result.frame(of: "node")?.width == 10)
  }

  @Test func `nodes that share attributes go on separately`() {
    let many = (0..<1000).reduce(LayoutNode.fixed(width: 1, height: 1)) { $0.id($1) }
    let result = LayoutNode.hstack([many.id("a"), many.id("b")]).layout(proposing: .unspecified)
    #expect(result.nodes(of: "a").first?.ids.count == 1001)
    #expect(result.frames(of: 3).count == 2)
  }
}
