import LayoutCore
import Testing

/// Results and their nodes as values, and by references.
struct ResultEqualityTests {
  private static func row(_ width: CGFloat = 10, id: String = "a") -> LayoutNode {
    .hstack(spacing: 0, [LayoutNode.fixed(width: width, height: 10).id(id), .flexible])
  }

  private static let window = CGSize(width: 100, height: 20)

  @Test func `results are equal if they say the same, of whichever tree`() {
    let result = Self.row().layout(in: Self.window)
    #expect(result == Self.row().layout(in: Self.window))
    #expect(result != Self.row(11).layout(in: Self.window))
    #expect(result != Self.row(id: "b").layout(in: Self.window))
    #expect(result != Self.row().layout(in: CGSize(width: 100, height: 21)))
    #expect(
      result != Self.row().appearance(Appearance(effects: [.opacity(0.5)])).layout(in: Self.window))
    #expect(result == result.aligned(toPixelsAtScale: 1))
    #expect(result.root == Self.row().layout(in: Self.window).root)
    #expect(result.nodes[1] != result.nodes[2])
  }

  @Test func `a result keeps its value while its tree goes on`() {
    let tree = LayoutTree(Self.row())
    let before = tree.layout(in: Self.window)
    tree.replace("a", with: LayoutNode.fixed(width: 30, height: 10).id("a"))
    let after = tree.layout(in: Self.window)
    #expect(before != after && before == Self.row().layout(in: Self.window))
    tree.replace("a", with: LayoutNode.fixed(width: 10, height: 10).id("a"))
    #expect(tree.layout(in: Self.window) == before)
  }

  @Test func `a reference reaches what an id reaches, as long as nothing moves`() throws {
    let tree = LayoutTree(Self.row())
    let reference = try #require(tree.reference(to: "a"))
    let before = tree.layout(in: Self.window)
    #expect(before.frame(of: reference) == before.frame(of: "a"))
    #expect(before.node(of: reference) == before.node(of: "a"))
    #expect(before.explain(reference) == before.explain("a"))
    tree.replace(reference, with: LayoutNode.fixed(width: 20, height: 10).id("a"))
    #expect(tree.layout(in: Self.window).frame(of: reference)?.width == 20)
    tree.insert(.flexible, at: 0, into: tree.root)
    let after = tree.layout(in: Self.window)
    #expect(after.frame(of: reference) == nil && after.node(of: reference) == nil)
    #expect(
      after.explain(reference).steps.map(\.sentence) == [
        "The reference is to no view of this layout."
      ])
    #expect(before.frame(of: reference)?.width == 10)
    let other = LayoutTree(Self.row()).layout(in: Self.window)
    #expect(other.frame(of: reference) == nil)
  }

  @Test func `guides are read of any node, and the root and window are known`() {
    let result = Self.row().layout(in: Self.window)
    #expect(result.nodes[2].dimensions.width == 90)
    #expect(result.node(at: [0])?.dimensions == result.node(of: "a")?.dimensions)
    #expect(result.root.frame.size == result.size && result.window == Self.window)
  }
}
