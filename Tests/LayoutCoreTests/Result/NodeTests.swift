import LayoutCore
import Testing

/// The nodes of a result, as renderers go through them.
struct NodeTests {
  @Test func `a node is found by any of its ids, the first one described`() {
    let result = LayoutNode.hstack(
      spacing: 0,
      [
        LayoutNode.fixed(width: 10, height: 10).id("a"),
        LayoutNode.fixed(width: 20, height: 10).id("b").id("c"),
        LayoutNode.fixed(width: 30, height: 10).id("a"),
      ]
    ).layout(proposing: .unspecified)
    #expect(result.node(of: "a")?.frame.width == 10)
    #expect(result.nodes(of: "a").map(\.frame.width) == [10, 30])
    #expect(result.node(of: "b")?.frame == result.node(of: "c")?.frame)
    #expect(result.node(of: "d") == nil && result.nodes(of: "d").isEmpty)
  }

  @Test func `children are in the order in which they are drawn`() {
    let pile = LayoutNode.zstack([
      LayoutNode.fixed(width: 1, height: 1).zIndex(1), LayoutNode.fixed(width: 2, height: 2),
    ]).background(LayoutNode.flexible)
    let nodes = pile.layout(proposing: .unspecified).nodes
    // The background, the pile, its two children, and what is behind the pile.
    #expect(nodes.map { $0.children.map(\.index) } == [[4, 1], [3, 2], [], [], []])
    for (index, node) in nodes.enumerated() {
      #expect(node.children.allSatisfy { $0.parent?.index == index })
    }
    #expect(nodes.map(\.drawingOrder) == [0, 2, 4, 3, 1])
  }

  @Test func `a spacer is one whatever it is called`() {
    let result = LayoutNode.hstack(
      spacing: 0,
      [
        .spacer.named("Gap"), LayoutNode.fixed(width: 10, height: 10).named("Spacer"),
      ]
    ).layout(in: CGSize(width: 40, height: 10))
    #expect(result.nodes.map(\.isSpacer) == [false, true, false])
    // Only the leaf is drawn, as a box from 30 to 40.
    #expect(result.svg().contains("<rect x=\"30\" y=\"0\" width=\"10\" height=\"10\""))
    #expect(!result.svg().contains("<rect x=\"0\""))
    #expect(!result.sketch().contains("Gap"))
  }
}

/// Transforms as matrices for renderers.
struct TransformMatrixTests {
  private static let frame = CGRect(x: 100, y: 50, width: 40, height: 20)

  private func corners(
    of transform: RenderTransform, _ direction: LayoutDirection
  ) -> (origin: CGPoint, farthest: CGPoint) {
    let map = transform.matrix(in: Self.frame, direction: direction)
    return (map(CGPoint(x: 100, y: 50)), map(CGPoint(x: 140, y: 70)))
  }

  @Test func `the anchor stays in place`() {
    // Twice as large around the leading top corner, which is the right one from right to left.
    let scale = RenderTransform(.scale(x: 2, y: 2), anchor: .topLeading)
    #expect(corners(of: scale, .leftToRight) == (CGPoint(x: 100, y: 50), CGPoint(x: 180, y: 90)))
    #expect(corners(of: scale, .rightToLeft) == (CGPoint(x: 60, y: 50), CGPoint(x: 140, y: 90)))
  }

  @Test func `a matrix is mirrored from right to left`() {
    // Moved by 3 and 4, and slanted by half of the height.
    let slant = RenderTransform(
      .matrix(a: 1, b: 0, c: 0.5, d: 1, tx: 3, ty: 4), anchor: .topLeading)
    // 20 of height make 10 of width: (140 + 10 + 3, 70 + 4).
    #expect(corners(of: slant, .leftToRight) == (CGPoint(x: 103, y: 54), CGPoint(x: 153, y: 74)))
    // To the left instead: (100 - 3, 50 + 4), and (140 - 10 - 3, 70 + 4).
    #expect(corners(of: slant, .rightToLeft) == (CGPoint(x: 97, y: 54), CGPoint(x: 127, y: 74)))
  }

  @Test func `maps follow each other, and can be undone unless they flatten`() throws {
    let scale = RenderTransform(.scale(x: 2, y: 4)).matrix(in: Self.frame, direction: .leftToRight)
    let move = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 0)
    // Around (120, 60): 100 becomes 80, 50 becomes 20.
    #expect(scale.concatenating(move)(CGPoint(x: 100, y: 50)) == CGPoint(x: 90, y: 20))
    let inverse = try #require(scale.inverse)
    #expect(scale.concatenating(inverse) == .identity)
    #expect(scale(Self.frame) == CGRect(x: 80, y: 20, width: 80, height: 80))
    #expect(CGAffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0).inverse == nil)
  }

  @Test func `a quarter turn is exact`() {
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(CGAffineTransform(rotation: .pi / 2) == quarter)
    #expect(CGAffineTransform(rotation: -3 * .pi / 2) == quarter)
    #expect(CGAffineTransform(rotation: 2 * .pi) == .identity)
  }
}

/// Going through the nodes of a result.
struct NodeWalkTests {
  /// A card with a background, a hidden part, a scaled part and a reader; the last child is drawn
  /// first.
  private let card: LayoutNode = {
    let box = LayoutNode.fixed(width: 10, height: 20)
    return LayoutNode.hstack(
      spacing: 5,
      [
        box.padding(3).id("padded"),
        LayoutNode.vstack(spacing: 0, [box.id("a"), box.hidden().id("b")]).background(.flexible),
        LayoutNode.geometryReader { _ in [.fixed(width: 5, height: 5), box.id("read")] }
          .frame(width: 30, height: 40),
        box.zIndex(-1).id("back"),
      ])
  }()

  /// The children of a node, found by the indices of all nodes' parents.
  private func described(in parent: Int, _ result: ResolvedLayout) -> [Int] {
    result.nodes.filter { $0.parent?.index == parent }.map(\.index)
  }

  @Test func `indices, places, parents and children agree`() {
    let result = card.layout(in: CGSize(width: 200, height: 100))
    let nodes = result.nodes
    #expect(nodes.indices.map { nodes[$0].index } == Array(nodes.indices))
    for node in nodes {
      #expect(result.node(at: node.place)?.index == node.index)
      #expect(result.frame(at: node.place) == node.frame)
      #expect(node.parent?.level == (node.level == 0 ? nil : node.level - 1))
      #expect(node.children.map(\.index).sorted() == described(in: node.index, result))
      #expect(node.place.level >= node.level)
      for id in node.ids { #expect(result.node(of: id)?.index == node.index) }
    }
    #expect(result.node(of: "read")?.parent?.name == "GeometryReader")
    #expect(result.node(of: "b")?.isHidden == true)
  }

  @Test func `the order of drawing is that of children, each node before its own`() {
    let result = card.layout(in: CGSize(width: 200, height: 100))
    var (order, pending) = ([Int](), [result.nodes[0]])
    while let node = pending.popLast() {
      order.append(node.index)
      pending.append(contentsOf: node.children.reversed())
    }
    #expect(result.nodes.inDrawingOrder.map(\.index) == order)
    #expect(order.map { result.nodes[$0].drawingOrder } == Array(order.indices))
    #expect(order[1] == result.node(of: "back")?.index)
  }

  @Test func `a walk enters every node before what is inside and leaves it after`() {
    let result = card.layout(in: CGSize(width: 200, height: 100))
    var (open, entered, left) = ([Int](), [Int](), [Int]())
    result.nodes.walk { node in
      #expect(open.last == node.parent?.index)
      entered.append(node.index)
      if node.ids.contains("padded") { return false }
      open.append(node.index)
      return true
    } leave: { node in
      #expect(open.popLast() == node.index)
      left.append(node.index)
    }
    #expect(open.isEmpty)
    // All but what is in the padding, which is not left.
    let skipped = result.node(of: "padded")?.children.first?.index
    #expect(
      entered == result.nodes.inDrawingOrder.map(\.index).filter { $0 != skipped })
    #expect(Set(left).count == entered.count - 1)
  }

  @Test func `results that share a layout differ in their pixel grid only`() {
    let result = card.layout(in: CGSize(width: 200.5, height: 100))
    let aligned = result.aligned(toPixelsAtScale: 1)
    #expect(aligned.nodes.map(\.place) == result.nodes.map(\.place))
    for (node, exact) in zip(aligned.nodes, result.nodes) {
      #expect(abs(node.frame.minX - exact.frame.minX) <= 0.5)
      #expect(node.frame.minX == node.frame.minX.rounded())
    }
  }

  @Test func `nodes outlive their result, and the tree's changes`() {
    let tree = LayoutTree(card)
    let nodes = tree.layout(in: CGSize(width: 200, height: 100)).nodes
    let frames = nodes.map(\.frame)
    tree.replace("a", with: .fixed(width: 50, height: 60))
    let changed = tree.layout(in: CGSize(width: 200, height: 100))
    #expect(nodes.map(\.frame) == frames)
    #expect(changed.nodes.map(\.frame) != frames)
  }
}

/// What reading leaves behind.
struct ReadingMemoryTests {
  @Test func `what is worked out for reading counts as memory of the tree, until nobody reads it`()
  {
    let tree = LayoutTree(.hstack(Array(repeating: .fixed(width: 1, height: 1), count: 1000)))
    tree.layout(proposing: .unspecified)
    let before = tree.byteCount
    #expect(tree.layout(proposing: .unspecified).nodes.count == 1001)
    // A frame of four numbers each, at least.
    #expect(tree.byteCount - before > 1001 * 32)
    let read = tree.byteCount
    func change(_ width: CGFloat) -> ResolvedLayout {
      tree.reference(at: [0]).map { _ = tree.replace($0, with: .fixed(width: width, height: 1)) }
      return tree.layout(proposing: .unspecified)
    }
    // A tree that is read after each layout uses the same memory each time.
    for width: CGFloat in [2, 3, 4, 5] {
      // The others, and the gaps.
      let total: CGFloat = width + 999 + 999 * 8
      let last = change(width).nodes[1000].frame
      #expect(last.maxX == total)
    }
    #expect(tree.byteCount == read)
    for _ in 0..<4 { _ = change(1) }
    #expect(tree.byteCount - before < 1001 * 32)
  }

  @Test func `the root's z-index is known`() {
    let result = LayoutNode.fixed(width: 1, height: 1).zIndex(3).layout(proposing: .unspecified)
    #expect(result.root.zIndex == 3)
  }
}
