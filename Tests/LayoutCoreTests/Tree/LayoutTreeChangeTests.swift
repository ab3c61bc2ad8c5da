import LayoutCore
import Testing

/// A changed tree has the frames of a new one.
struct LayoutTreeChangeTests {
  static let window = CGSize(width: 300, height: 200)

  static func row(_ ids: [String], width: CGFloat = 20) -> LayoutNode {
    .hstack(
      alignment: .top, spacing: 4,
      ids.enumerated().map { index, id in
        LayoutNode.fixed(width: width, height: CGFloat(10 + index)).id(id)
      } + [.flexible.id("rest")]
    ).id("row")
  }

  static func column(_ rows: [LayoutNode]) -> LayoutNode {
    .vstack(alignment: .leading, spacing: 2, rows).id("column")
  }

  /// The frames of all nodes with an id.
  static func frames(_ result: ResolvedLayout) -> [String] {
    result.nodes.filter { $0.id != nil }.map { "\($0.id!.base) \($0.frame)" }
  }

  func expectSame(_ tree: LayoutTree, _ node: LayoutNode) {
    let changed = tree.layout(in: Self.window)
    let new = node.layout(in: Self.window)
    #expect(Self.frames(changed) == Self.frames(new))
    #expect(changed.nodes.map(\.frame) == new.nodes.map(\.frame))
  }

  @Test func `replacing a leaf`() {
    let tree = LayoutTree(Self.column([Self.row(["a", "b"]), Self.row(["c"])]))
    tree.layout(in: Self.window)
    #expect(tree.replace("b", with: LayoutNode.fixed(width: 50, height: 60).id("b")))
    let row = LayoutNode.hstack(
      alignment: .top, spacing: 4,
      [
        LayoutNode.fixed(width: 20, height: 10).id("a"),
        LayoutNode.fixed(width: 50, height: 60).id("b"), .flexible.id("rest"),
      ]
    ).id("row")
    expectSame(tree, Self.column([row, Self.row(["c"])]))
  }

  @Test func `replacing a container by a larger one`() {
    let tree = LayoutTree(Self.column([Self.row(["a"]), Self.row(["c"])]))
    tree.layout(in: Self.window)
    tree.replace("row", with: Self.row(["x", "y", "z"]))
    expectSame(tree, Self.column([Self.row(["x", "y", "z"]), Self.row(["c"])]))
    #expect(tree.layout(in: Self.window).frame(of: "a") == nil)
  }

  @Test func `inserting children at any place`() {
    let tree = LayoutTree(Self.column([Self.row(["a"])]))
    tree.layout(in: Self.window)
    tree.insert(Self.row(["b"]), at: 0, into: "column")
    tree.insert(Self.row(["c"]), into: "column")
    tree.layout(in: Self.window)
    tree.insert(Self.row(["d"]), at: 1, into: "column")
    expectSame(
      tree, Self.column([Self.row(["b"]), Self.row(["d"]), Self.row(["a"]), Self.row(["c"])]))
  }

  @Test func `inserting many children one after the other`() {
    let tree = LayoutTree(Self.column([]))
    for index in 0..<500 { tree.insert(Self.row(["\(index)"]), into: "column") }
    expectSame(tree, Self.column((0..<500).map { Self.row(["\($0)"]) }))
  }

  @Test func `children that come at one end and go at the other`() {
    let tree = LayoutTree(Self.column([]))
    for index in 0..<40 { tree.insert(Self.row(["\(index)"]).id("row \(index)"), into: "column") }
    for index in 40..<400 {
      tree.insert(Self.row(["\(index)"]).id("row \(index)"), into: "column")
      tree.remove("row \(index - 40)")
    }
    expectSame(tree, Self.column((360..<400).map { Self.row(["\($0)"]).id("row \($0)") }))
    for index in 360..<400 { tree.remove("row \(index)") }
    tree.insert(Self.row(["last"]), into: "column")
    expectSame(tree, Self.column([Self.row(["last"])]))
  }

  @Test func `inserting children moves each a few times at most`() {
    let tree = LayoutTree(Self.column([]))
    for index in 0..<8_000 { tree.insert(LayoutNode.flexible.id(index), into: "column") }
    #expect(tree.nodeCount == 8_001)
    // The room grows by half each time: 1 + 2/3 + 4/9 + … = 3. Spare room is copied too.
    #expect(tree.copiedNodeCount < 6 * 8_000)
  }

  @Test func `a tree that changes for long does not grow for long`() {
    let tree = LayoutTree(Self.column([Self.row(["a"]), Self.row(["b"])]))
    tree.layout(in: Self.window)
    var size = 0
    for step in 0..<2000 {
      tree.replace(
        tree.children(of: tree.root)[step % 2],
        with: Self.row((0...step % 5).map { "\($0)" }, width: CGFloat(5 + step % 3)))
      tree.layout(in: Self.window)
      if step == 200 { size = tree.byteCount }
    }
    #expect(tree.byteCount <= size * 2)
    expectSame(
      tree,
      Self.column([
        Self.row((0...3).map { "\($0)" }, width: CGFloat(5 + 1998 % 3)),
        Self.row((0...4).map { "\($0)" }, width: CGFloat(5 + 1999 % 3)),
      ]))
  }

  @Test func `an empty node takes a child out, and adds none`() {
    let box = LayoutNode.fixed(width: 9, height: 9)
    let tree = LayoutTree(
      .vstack(spacing: 10, [box, box.id("x"), box.padding(1).id("y")]).id("all"))
    #expect(tree.replace("x", with: .empty))
    expectSame(tree, .vstack(spacing: 10, [box, box.padding(1).id("y")]).id("all"))
    #expect(tree.insert(.empty, at: 1, into: "all"))
    #expect(tree.insert(LayoutNode.empty.id("none"), into: "all"))
    expectSame(tree, .vstack(spacing: 10, [box, box.padding(1).id("y")]).id("all"))
    #expect(!tree.insert(.empty, into: "none"))
  }

  @Test func `an empty node where exactly one is needed takes what is proposed`() {
    let tree = LayoutTree(LayoutNode.fixed(width: 9, height: 9).id("x").padding(5))
    #expect(tree.replace("x", with: LayoutNode.empty.id("x")))
    #expect(
      tree.layout(in: Self.window).frame(of: "x") == CGRect(x: 5, y: 5, width: 290, height: 190))
  }

  @Test func `removing children until one is left`() {
    let tree = LayoutTree(Self.column([Self.row(["a"]), Self.row(["b"]), Self.row(["c"])]))
    tree.layout(in: Self.window)
    #expect(tree.remove(tree.children(of: tree.root)[1]))
    #expect(!tree.remove("b"))
    tree.layout(in: Self.window)
    tree.remove(tree.children(of: tree.root)[0])
    expectSame(tree, Self.column([Self.row(["c"])]))
  }

  @Test func `moving among siblings and into another container`() {
    let tree = LayoutTree(
      Self.column([Self.row(["a", "b", "c"]), LayoutNode.hstack(spacing: 4, []).id("other")]))
    tree.layout(in: Self.window)
    #expect(tree.move("c", to: 0))
    #expect(tree.move("b", into: "other"))
    #expect(!tree.move("row", into: "row"))
    let row = LayoutNode.hstack(
      alignment: .top, spacing: 4,
      [
        LayoutNode.fixed(width: 20, height: 12).id("c"),
        LayoutNode.fixed(width: 20, height: 10).id("a"), .flexible.id("rest"),
      ]
    ).id("row")
    expectSame(
      tree,
      Self.column([
        row,
        LayoutNode.hstack(spacing: 4, [LayoutNode.fixed(width: 20, height: 11).id("b")])
          .id("other"),
      ]))
  }

  @Test func `changing the direction`() {
    let tree = LayoutTree(Self.row(["a", "b"]))
    let before = tree.layout(proposing: ProposedViewSize(Self.window))
    let after = tree.layout(proposing: ProposedViewSize(Self.window), direction: .rightToLeft)
    #expect(before.frame(of: "a") == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(after.frame(of: "a") == CGRect(x: 280, y: 0, width: 20, height: 10))
  }

  @Test func `results do not change with their tree`() {
    let tree = LayoutTree(Self.row(["a"]))
    let before = tree.layout(proposing: ProposedViewSize(Self.window))
    tree.replace("a", with: LayoutNode.fixed(width: 99, height: 9).id("a"))
    let after = tree.layout(proposing: ProposedViewSize(Self.window))
    #expect(before.frame(of: "a") == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(after.frame(of: "a") == CGRect(x: 0, y: 0, width: 99, height: 9))
  }

  @Test func `invalidating asks closures again`() {
    final class Width: @unchecked Sendable { var value: CGFloat = 10 }
    let width = Width()
    let tree = LayoutTree(
      .hstack(
        spacing: 0,
        [
          LayoutNode.measured { _ in LeafMeasurement(width: width.value, height: 5) }.id("leaf"),
          .fixed(width: 1, height: 1),
        ]))
    #expect(tree.layout(proposing: .unspecified).size.width == 11)
    width.value = 30
    #expect(tree.layout(proposing: .unspecified).size.width == 11)
    tree.invalidate("leaf")
    #expect(tree.layout(proposing: .unspecified).size.width == 31)
  }

  @Test func `a replaced leaf reaches the stacks around it, as deep as they are`() {
    func tree(_ width: CGFloat) -> LayoutNode {
      let inner = LayoutNode.vstack(
        spacing: 0,
        [LayoutNode.fixed(width: width, height: 10).id("a"), .fixed(width: 5, height: 5)])
      return .hstack(spacing: 0, [.flexible, .hstack(spacing: 0, [inner, .flexible])])
    }
    let kept = LayoutTree(tree(20))
    kept.layout(proposing: ProposedViewSize(Self.window))
    kept.replace("a", with: LayoutNode.fixed(width: 180, height: 10).id("a"))
    expectSame(kept, tree(180))
  }

  @Test func `the caches of layouts are updated, whatever was replaced`() {
    // Leaves of which nothing is known: no summary tells the old one from the new one.
    func leaf(_ width: CGFloat) -> LayoutNode {
      LayoutNode.measured(.arbitrary) { _ in LeafMeasurement(width: width, height: 5) }.id("leaf")
    }
    let tree = LayoutTree(.layout(Remembering(), [leaf(20).padding(1)]))
    #expect(tree.layout(proposing: .unspecified).size.width == 22)
    tree.replace("leaf", with: leaf(30))
    #expect(tree.layout(proposing: .unspecified).size.width == 32)

    let spaced = LayoutTree(.layout(Remembering(), [.spacer(), .fixed(width: 1, height: 1)]))
    spaced.layout(proposing: .unspecified)
    spaced.reference(at: [0]).map { _ = spaced.replace($0, with: .fixed(width: 9, height: 1)) }
    #expect(spaced.layout(proposing: .unspecified).size.width == 10)
  }

  /// A layout whose cache holds its subviews' ideal widths.
  private struct Remembering: Layout {
    func makeCache(subviews: Subviews) -> [CGFloat] {
      subviews.map { $0.sizeThatFits(.unspecified).width }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
    ) -> CGSize { CGSize(width: cache.reduce(0, +), height: 5) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
    ) {}
  }

  @Test func `references go out of date instead of astray`() {
    let tree = LayoutTree(Self.row(["a"]))
    let reference = tree.reference(to: "a")
    tree.insert(.flexible, into: "row")
    #expect(reference.map { tree.replace($0, with: .flexible) } == false)
  }

  @Test func `a reference changes no other tree`() throws {
    let (tree, other) = (LayoutTree(Self.row(["a", "b", "c"])), LayoutTree(Self.row(["a"])))
    let reference = try #require(tree.reference(to: "c"))
    #expect(!other.replace(reference, with: .flexible))
    #expect(!other.remove(reference))
    #expect(!other.insert(.flexible, into: reference))
    #expect(!other.move(reference, to: 0))
    #expect(!other.invalidate(reference))
    #expect(!other.scroll(reference, to: .offset(.zero)))
    #expect(other.children(of: reference).isEmpty)
    #expect(tree.move(reference, to: 0))
    #expect(tree.reference(at: [0]) == tree.reference(to: "c"))
  }

  @Test func `what the last layout did is known after a change, whoever has the result`() {
    let tree = LayoutTree(Self.row(["a", "b"]))
    let result = tree.layout(in: Self.window)
    let statistics = tree.statistics
    tree.replace("a", with: .flexible)
    #expect(statistics != LayoutStatistics())
    #expect(tree.statistics == statistics)
    #expect(result.frame(of: "a") != nil)
  }
}
