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
    #expect(nodes.map(\.children) == [[4, 1], [3, 2], [], [], []])
    for (index, node) in nodes.enumerated() {
      #expect(node.children.allSatisfy { nodes[$0].parent == index })
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
    #expect(!result.ascii().contains("Gap"))
  }
}

/// Transforms as matrices for renderers.
struct TransformMatrixTests {
  private static let frame = CGRect(x: 100, y: 50, width: 40, height: 20)

  private func corners(
    of transform: RenderTransform, _ direction: LayoutDirection
  ) -> (origin: CGPoint, farthest: CGPoint) {
    let map = transform.matrix(in: Self.frame, direction)
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
    let scale = RenderTransform(.scale(x: 2, y: 4)).matrix(in: Self.frame, .leftToRight)
    let move = PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 0)
    // Around (120, 60): 100 becomes 80, 50 becomes 20.
    #expect(scale.followed(by: move)(CGPoint(x: 100, y: 50)) == CGPoint(x: 90, y: 20))
    let inverse = try #require(scale.inverse)
    #expect(scale.followed(by: inverse) == .identity)
    #expect(scale(Self.frame) == CGRect(x: 80, y: 20, width: 80, height: 80))
    #expect(PlaneTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0).inverse == nil)
  }

  @Test func `a quarter turn is exact`() {
    let quarter = PlaneTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(PlaneTransform(rotation: .pi / 2) == quarter)
    #expect(PlaneTransform(rotation: -3 * .pi / 2) == quarter)
    #expect(PlaneTransform(rotation: 2 * .pi) == .identity)
  }
}
