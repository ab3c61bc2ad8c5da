import LayoutCore
import Testing

/// Ids that several nodes have: the first one is the one that is described first.
struct SharedIDTests {
  private static func box(_ width: CGFloat) -> LayoutNode { .fixed(width: width, height: 10) }

  private func width(of id: String, in tree: LayoutTree) -> CGFloat? {
    tree.layout(proposing: .unspecified).frame(of: id)?.width
  }

  @Test func `a node further inside of an earlier sibling comes first`() {
    let tree = LayoutTree(
      .vstack([
        LayoutNode.hstack([Self.box(1).id("a"), Self.box(2)]), Self.box(3).id("a"),
      ]))
    #expect(width(of: "a", in: tree) == 1)
    #expect(tree.replace("a", with: Self.box(4).id("b")))
    #expect(width(of: "b", in: tree) == 4)
    #expect(width(of: "a", in: tree) == 3)
  }

  @Test func `what is inserted in front comes first`() {
    let tree = LayoutTree(.vstack([Self.box(1).id("a"), Self.box(2).id("a")]))
    tree.insert(Self.box(3).id("a"), at: 0, into: tree.root)
    #expect(width(of: "a", in: tree) == 3)
    tree.remove("a")
    #expect(width(of: "a", in: tree) == 1)
    tree.move("a", to: 1)
    #expect(width(of: "a", in: tree) == 2)
    tree.replace("a", with: Self.box(5).id("b"))
    #expect(width(of: "a", in: tree) == 1)
  }

  @Test func `any number of siblings that share an id move as fast as others`() {
    let rows = (0..<100_000).map { _ in Self.box(1).id("row") }
    let tree = LayoutTree(.vstack(spacing: 0, rows))
    for _ in 0..<4 { tree.insert(Self.box(2).id("row"), at: 0, into: tree.root) }
    for _ in 0..<4 { tree.remove(tree.children(of: tree.root)[1]) }
    #expect(tree.layout(proposing: .unspecified).frames(of: "row").count == 100_000)
  }

  @Test func `the first of any number of views that share an id is found as fast as others`() {
    let rows = (0..<20_000).map { LayoutNode.hstack([Self.box(CGFloat($0 + 1)).id("cell")]) }
    let tree = LayoutTree(.vstack(spacing: 0, rows))
    for width in 1...2_000 {
      #expect(tree.replace("cell", with: Self.box(1)))
      #expect(tree.reference(to: "cell") == tree.reference(at: [width, 0]))
    }
    let result = tree.layout(proposing: .unspecified)
    for _ in 0..<2_000 { #expect(result.frame(of: "cell")?.width == 2_001) }
  }

  @Test func `the first one is found behind any number of others`() {
    let rows = (1...100).map { Self.box(CGFloat($0)) }
    let last = (101...103).map { LayoutNode.hstack([Self.box(CGFloat($0)).id("a")]) }
    #expect(width(of: "a", in: LayoutTree(.vstack(rows + last))) == 101)
  }

  @Test func `one that is left out is not the first`() {
    let tree = LayoutTree(
      .vstack([
        .viewThatFits(in: .horizontal, [Self.box(900).id("a"), Self.box(2).id("a")]),
        Self.box(3).id("a"),
      ]))
    let result = tree.layout(proposing: ProposedViewSize(width: 100, height: 100))
    #expect(result.frame(of: "a")?.width == 2)
    #expect(result.frames(of: "a").map(\.width) == [2, 3])
  }

  @Test func `a scroll view is scrolled to the first one`() {
    let rows = [
      Self.box(1).frame(height: 200),
      .vstack([Self.box(2).frame(height: 50).id("a"), Self.box(3)]),
      Self.box(4).frame(height: 500).id("a"),
    ]
    let tree = LayoutTree(.scroll(.vstack(spacing: 0, rows)).id("scroll"))
    tree.scroll("scroll", to: .view("a", anchor: .top))
    let result = tree.layout(proposing: ProposedViewSize(width: 100, height: 100))
    #expect(result.frame(of: "a")?.minY == 0)
    #expect(result.frame(of: "a")?.height == 50)
  }
}
