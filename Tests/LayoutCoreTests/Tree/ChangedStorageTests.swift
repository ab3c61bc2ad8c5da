import LayoutCore
import Testing

/// What changes leave in a tree: nothing of what was there, and room for what comes.
struct ChangedStorageTests {
  private static let window = LayoutTreeChangeTests.window

  @Test func `a stack that has lost its views leaves no gap between them`() {
    let row = LayoutNode.hstack(
      spacing: 0,
      [
        .vstack(spacing: 12, [.fixed(width: 5, height: 5), .fixed(width: 5, height: 6)])
          .id("stack"),
        // With it, every proposal counts.
        .geometryReader3D { [.fixed(width: CGFloat($0.size.depth), height: 1)] },
      ])
    let tree = LayoutTree(row)
    let proposal = ProposedViewSize(width: 50, height: 12)
    // 5 + 12 + 6 = 23.
    #expect(
      tree.layout(proposing: proposal, depth: 3).frame(of: "stack")?.size
        == CGSize(width: 5, height: 23))
    for _ in 0..<2 {
      if let view = tree.reference(at: NodePlace([0, 0])) { tree.remove(view) }
    }
    #expect(tree.layout(proposing: proposal, depth: 3).frame(of: "stack")?.size == .zero)
  }

  @Test func `what was wrong with a node goes with it`() {
    func bad(_ id: String) -> LayoutNode {
      .hstack(spacing: 0, [.fixed(width: .nan, height: 3)]).keptWithOneChild().id(id)
    }
    let tree = LayoutTree(LayoutTreeChangeTests.column([bad("a"), bad("b"), bad("c")]))
    #expect(tree.layout(in: Self.window).diagnostics.count == 3)
    tree.remove("a")
    #expect(tree.layout(in: Self.window).diagnostics.count == 2)
    tree.replace("c", with: LayoutNode.hstack([.flexible, .flexible]).id("c"))
    let diagnostics = tree.layout(in: Self.window).diagnostics
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.path.contains("\"b\"") == true)
    tree.remove("b")
    #expect(tree.layout(in: Self.window).diagnostics.isEmpty)
  }

  /// Nodes that are no longer used give up their room, and then the others move in storage.
  @Test func `a change that makes room by moving nodes changes the right node`() {
    func list(_ count: Int, _ id: Int) -> LayoutNode {
      .vstack(spacing: 0, (0..<count).map { _ in .fixed(width: 10, height: 10) }).id(id)
    }
    var counts = [1, 2, 3]
    let tree = LayoutTree(
      .hstack(spacing: 0, counts.enumerated().map { list($1, $0).padding(5) }))
    for step in 0..<60 {
      let (id, count) = (step % 3, 1 + step % 7)
      #expect(tree.replace(id, with: list(count, id)))
      #expect(tree.insert(.fixed(width: 10, height: 10), into: id))
      counts[id] = count + 1
      let result = tree.layout(proposing: .unspecified)
      for id in 0..<3 {
        #expect(result.frame(of: id)?.height == CGFloat(counts[id] * 10))
      }
    }
  }

  @Test func `the room behind a container's children goes with the container`() {
    func box(_ width: CGFloat) -> LayoutNode { .fixed(width: width, height: 10) }
    func list(_ id: String) -> LayoutNode {
      .hstack(spacing: 0, [box(1)]).keptWithOneChild().id(id)
    }
    // So many others that none of this makes the nodes move to larger storage.
    let others = (0..<60).map { _ in box(1) }
    let tree = LayoutTree(.vstack([list("a"), list("b"), list("c")] + others))
    for id in ["a", "b", "a", "b"] { tree.insert(box(2), into: id) }
    // Another list in the place of one with room, and one that takes the place of another.
    tree.replace("a", with: list("a"))
    tree.remove("b")
    for _ in 0..<3 {
      for id in ["a", "c"] { #expect(tree.insert(box(4), into: id)) }
    }
    let result = tree.layout(proposing: .unspecified)
    // 1 + 3 · 4 each.
    #expect(result.frame(of: "a")?.width == 13)
    #expect(result.frame(of: "c")?.width == 13)
    #expect(result.nodes.count == 1 + 2 * 5 + 60)
  }
}
