import Foundation
import LayoutCore
import TestSupport
import Testing

/// Transforms that follow from the size of a node: in a result they are transforms like any other.
struct SizedTransformTests {
  /// Moves by a quarter of the size.
  private static let shift: @Sendable (CGSize) -> RenderTransform = { size in
    move(size.width / 4, size.height / 4)
  }

  private static func move(_ x: CGFloat, _ y: CGFloat) -> RenderTransform {
    RenderTransform(.matrix(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y), anchor: .topLeading)
  }

  /// A leaf as long as its place in the window says, in a box.
  private static func reader(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode.geometryReader { proxy in
      let frame = proxy.frame(in: .global)
      return [box(frame.minX.magnitude, frame.minY).id("read")]
    }
    .frame(width: width, height: height)
  }

  @Test func `coordinates move along`() {
    let view = Self.reader(80, 40).transformed(Self.shift)
    let window = CGSize(width: 80, height: 40)
    #expect(view.layout(in: window).frame(of: "read")?.size == CGSize(width: 20, height: 10))
    // From right to left, to the left: from 0 to −20.
    let mirrored = view.layout(in: window, direction: .rightToLeft)
    #expect(mirrored.frame(of: "read")?.size == CGSize(width: 20, height: 10))
    // One inside the other: 80 / 4 + 100 / 4, and 40 / 4 + 60 / 4.
    let outer = view.padding(10).transformed(Self.shift)
    #expect(
      outer.layout(in: CGSize(width: 100, height: 60)).frame(of: "read")?.size
        == CGSize(width: 10 + 20 + 25, height: 10 + 10 + 15))
  }

  /// Pairs of trees in which a closure, or a value, says how a view of 80 by 40 is moved.
  private static func trees(
    _ moved: @escaping @Sendable (LayoutNode) -> LayoutNode
  ) -> [LayoutNode] {
    let leaf = reader(80, 40).id("leaf")
    return [
      moved(leaf),
      .vstack([box(10, 5), moved(leaf).id("moved"), box(200, 5)]),
      .hstack([moved(leaf).layoutPriority(1), .flexible, moved(leaf).zIndex(1)]),
      moved(.flexible.ignoresSafeArea().id("wide").frame(width: 80, height: 40)).padding(20),
      .scroll(
        .lazyVStack(
          rows: LayoutRows(count: 100) { row in [moved(leaf).id(row)] })),
      .scroll(
        moved(
          .lazyVStack(rows: LayoutRows(count: 9) { _ in [box(80, 10)] })
            .frame(width: 80, height: 40))),
      .geometryReader { _ in [moved(leaf)] },
      moved(leaf).containerRelativeFrame(.horizontal).layoutContainer(),
      moved(moved(leaf)).transformed(RenderTransform(.rotation(radians: 1))),
      moved(leaf).transformed3D(RenderTransform3D(.identity)),
    ]
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a result is the same as with a value`(_ direction: LayoutDirection) {
    let sized = Self.trees { $0.transformed(Self.shift) }
    let plain = Self.trees { $0.transformed(Self.move(20, 10)) }
    let insets = EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 0)
    for (sized, plain) in zip(sized, plain) {
      let window = CGSize(width: 300, height: 200)
      let result = sized.layout(in: window, safeArea: insets, direction: direction)
      let expected = plain.layout(in: window, safeArea: insets, direction: direction)
      #expect(result == expected)
      #expect(result.nodes.map(\.visibleFrame) == expected.nodes.map(\.visibleFrame))
      #expect(result.svg() == expected.svg())
    }
  }

  @Test func `a transform follows a size that changes`() {
    let tree = LayoutTree(
      LayoutNode.hstack(spacing: 0, [box(40, 40).id("leaf"), .flexible])
        .transformed(Self.shift).id("moved"))
    let before = tree.layout(in: CGSize(width: 100, height: 40))
    #expect(before.node(of: "moved")?.transform == Self.move(25, 10))
    let after = tree.layout(in: CGSize(width: 200, height: 40))
    #expect(after.node(of: "moved")?.transform == Self.move(50, 10))
    #expect(after.changes(since: before)?.change(of: "moved") != nil)
    // A result keeps what it has.
    #expect(before.node(of: "moved")?.transform == Self.move(25, 10))
    tree.replace("moved", with: box(8, 8).transformed(Self.shift).id("moved"))
    let small = tree.layout(in: CGSize(width: 200, height: 40))
    #expect(small.node(of: "moved")?.transform == Self.move(2, 2))
  }

  @Test func `a transform that can't be computed with is reported, and ignored`() {
    let tree = LayoutTree(
      LayoutNode.flexible.transformed { size in Self.move(1 / (size.width - 100), 0) }.id("moved"))
    let broken = tree.layout(in: CGSize(width: 100, height: 40))
    let plain = LayoutNode.flexible.transformed(Self.move(.infinity, 0)).id("moved")
      .layout(in: CGSize(width: 100, height: 40))
    #expect(broken == plain && broken.diagnostics == plain.diagnostics)
    #expect(broken.diagnostics.map(\.rule) == [.invalidNumber])
    let usable = tree.layout(in: CGSize(width: 102, height: 40))
    #expect(usable.node(of: "moved")?.transform == Self.move(0.5, 0))
    #expect(usable.diagnostics.isEmpty)
  }
}
