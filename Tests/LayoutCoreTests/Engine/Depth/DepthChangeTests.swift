import LayoutCore
import TestSupport
import Testing

/// Trees in space that are kept and changed.
struct DepthChangeTests {
  private static func box(_ depth: CGFloat) -> LayoutNode {
    LayoutNode.fixed(width: 10, height: 10).frame(depth: depth)
  }

  @Test func `a flat tree becomes deep, and flat again`() {
    let tree = LayoutTree(
      .zstack([
        LayoutNode.fixed(width: 10, height: 10).id("a"),
        LayoutNode.fixed(width: 10, height: 10).id("b"),
      ]))
    let flat = tree.layout(proposing: .unspecified)
    #expect(flat.size3D.depth == 0)
    tree.replace("a", with: Self.box(20).id("a"))
    let deep = tree.layout(proposing: .unspecified)
    #expect(deep.node(of: "b")?.box.origin.z == 20)
    // Results never change.
    #expect(flat.node(of: "b")?.box.origin.z == 0)
    tree.replace("a", with: LayoutNode.fixed(width: 10, height: 10).id("a"))
    #expect(tree.layout(proposing: .unspecified).node(of: "b")?.box.origin.z == 0)
    #expect(deep.node(of: "b")?.box.origin.z == 20)
  }

  @Test func `a deep tree becomes flat and gets more nodes, with a guide that reads another`() {
    let row = LayoutNode.hstack(
      alignment: .title,
      [.scroll(.fixed(width: 10, height: 10)), .fixed(width: 10, height: 20)])
    let tree = LayoutTree(LayoutNode.zstack([Self.box(20), Self.box(5)]).id("all"))
    tree.layout(proposing: .unspecified)
    tree.replace("all", with: row)
    let window = CGSize(width: 100, height: 50)
    #expect(tree.layout(in: window) == row.layout(in: window))
  }

  @Test func `another proposed depth is another layout`() {
    let tree = LayoutTree(LayoutNode.geometryReader3D { _ in [] }.id("a"))
    let window = CGSize(width: 10, height: 10)
    #expect(tree.layout(in: window, depth: 30).size3D.depth == 30)
    #expect(tree.layout(in: window, depth: 50).size3D.depth == 50)
    #expect(tree.layout(in: window).size3D.depth == 0)
    #expect(tree.layout(in: window, depth: 30).size3D.depth == 30)
  }

  @Test func `a turned view comes into a tree that has none`() {
    let tree = LayoutTree(
      .hstack(
        spacing: 0,
        [Self.box(5).id("a"), LayoutNode.flexible.id("rest")]))
    let window = CGSize(width: 100, height: 40)
    #expect(tree.layout(in: window).frame(of: "rest")?.width == 90)
    let turn = Rotation3D(angle: .degrees(90), axis: .y)
    tree.replace("a", with: Self.box(30).rotation3DLayout(turn).id("a"))
    let turned = tree.layout(in: window)
    #expect(turned.frame(of: "rest") == CGRect(x: 30, y: 0, width: 70, height: 40))
    #expect(turned.size3D.depth == 10)
    tree.replace("a", with: Self.box(5).id("a"))
    #expect(tree.layout(in: window).frame(of: "rest")?.width == 90)
  }

  @Test func `views are inserted and removed`() {
    let tree = LayoutTree(LayoutNode.zstack(spacing: 1, [Self.box(4).id(0)]).id("stack"))
    for number in 1...40 {
      tree.insert(Self.box(4).id(number), at: number, into: "stack")
    }
    // 41 boxes of 4 with 40 distances of 1.
    #expect(tree.layout(proposing: .unspecified).size3D.depth == 204)
    for number in 1...38 { tree.remove(number) }
    let rest = tree.layout(proposing: .unspecified)
    #expect(rest.size3D.depth == 14)
    #expect(rest.node(of: 40)?.box.origin.z == 10)
  }

  @Test func `a tree is flat again once its last depth has gone`() {
    let (deep, flat) = (LayoutNode.flexible.frame(depth: 10), LayoutNode.flexible)
    let tree = LayoutTree(LayoutNode.zstack([deep.id("a"), .spacer]))
    tree.layout(in: CGSize(width: 20, height: 20))
    tree.replace("a", with: flat.id("a"))
    let changed = tree.layout(in: CGSize(width: 20, height: 20))
    #expect(changed.nodes.map(\.box.size.depth) == [0, 0, 0])
    tree.replace("a", with: deep.id("a"))
    #expect(tree.layout(in: CGSize(width: 20, height: 20)).node(of: "a")?.box.size.depth == 10)
  }

  @Test func `guides of one node that read each other are each called a few times`() {
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    let node = (0..<40).reduce(LayoutNode.fixed(width: 1, height: 1).frame(depth: 8)) { node, _ in
      node.alignmentGuide(DepthAlignment.front) {
        counter.count += 1
        return $0[.front] / 2 + $0[.front] / 2
      }
    }
    let pile = LayoutNode.layout(
      ZStackLayout().depthAlignment(.front), [Self.box(10), node.id("node")])
    let result = pile.layout(proposing: .unspecified)
    // All say what the innermost does by default: 8, in front. Both fronts meet.
    #expect(result.node(of: "node")?.box.origin.z == 2)
    // For the stack's own depth and for its places; each time, not 2 to the power of 40 times.
    #expect(counter.count <= 4 * 40)
  }

  @Test func `a guide elsewhere changes no depth, nor does one that has gone`() {
    // In a fixed size the first view fits. Its depth is asked for as if 10 were proposed, where the
    // second one does: 5.
    func row(_ last: LayoutNode) -> LayoutNode {
      .hstack([
        LayoutNode.viewThatFits([
          LayoutNode.fixed(width: 50, height: 10).frame(depth: 20),
          LayoutNode.fixed(width: 5, height: 5).frame(depth: 5),
        ]).fixedSize().id("view"), last.id("last"),
      ])
    }
    let plain = Self.box(1)
    let guided = Self.box(1).alignmentGuide(DepthAlignment.front) { _ in 3 }
    let tree = LayoutTree(row(guided))
    func depth(_ result: ResolvedLayout) -> Double? { result.node(of: "view")?.box.size.depth }
    #expect(depth(tree.layout(proposing: .unspecified)) == 5)
    tree.replace("last", with: plain)
    #expect(depth(tree.layout(proposing: .unspecified)) == 5)
    #expect(depth(row(plain).layout(proposing: .unspecified)) == 5)
  }

  @Test func `rows that stay in sight give their container the depth that they gave it`() {
    // Turned about the x axis, the rows are offered the window's height as their depth. The reader
    // takes it, and all are as high as that.
    let row = LayoutNode.hstack([
      LayoutNode.fixed(width: 3, height: 4), .geometryReader3D { _ in [Self.box(1)] },
    ])
    let list = LayoutNode.scroll(.lazyVStack(rows: LayoutRows(count: 3) { _ in [row] })).id("list")
    let tree = LayoutTree(
      LayoutNode.hstack([list, .fixed(width: 1, height: 1)])
        .rotation3DLayout(Rotation3D(angle: .degrees(90), axis: .x)).id("turned"))
    let window = CGSize(width: 100, height: 80)
    for _ in 0..<3 {
      #expect(tree.layout(in: window).frame(of: "turned")?.height == 80)
      tree.scroll("list", to: .offset(.zero))
    }
  }

  @Test func `an overlay is as large as the depth allows that rows bring late`() {
    // It fills the depth of 30 that the rows give it: 30 / 10 · (2 × 1).
    let rows = LayoutRows(count: 3) { _ in [Self.box(1).frame(depth: 30)] }
    let filling = LayoutNode.spacer(minLength: 0).id("inside")
      .aspectRatio3D(Size3D(width: 2, height: 1, depth: 10), contentMode: .fill).id("overlay")
    let result = LayoutNode.list(spacing: 0, rows: rows).overlay(filling)
      .layout(proposing: .unspecified)
    for id in ["overlay", "inside"] {
      #expect(result.frame(of: id) == CGRect(x: -3, y: -1.5, width: 6, height: 3))
    }
  }
}
