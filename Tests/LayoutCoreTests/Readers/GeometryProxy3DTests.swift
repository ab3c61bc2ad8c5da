import LayoutCore
import Testing

/// Where readers in space are: moved, turned, in containers and in the window.
struct GeometryProxy3DTests {
  /// Lays out a tree around a reader of 30 × 10 × 4, in a window of 100 × 50 × 60.
  ///
  /// - Returns: what the reader says of its box, in a space or in the window.
  private func box(
    in space: String? = nil, direction: LayoutDirection = .leftToRight,
    _ tree: (LayoutNode) -> LayoutNode
  ) -> Rect3D? {
    nonisolated(unsafe) var box: Rect3D?
    let reader = LayoutNode.geometryReader3D { proxy in
      box =
        space.map { proxy.frame(in: .named($0)) } ?? proxy.frame(in: GlobalCoordinateSpace())
      return []
    }.frame(width: 30, height: 10).frame(depth: 4)
    _ = tree(reader).layout(
      in: CGSize(width: 100, height: 50), depth: 60, direction: direction)
    return box
  }

  @Test func `a reader is where its containers put it`() {
    // Centred in the window: (100 − 30) / 2 and (50 − 10) / 2; at the back.
    #expect(box { $0 } == Rect3D(x: 35, y: 20, z: 0, width: 30, height: 10, depth: 4))
    // (100 − 40) / 2, (50 − 20) / 2, and 16 + 5 in front of the back.
    let deep = LayoutNode.fixed(width: 40, height: 20).frame(depth: 16)
    #expect(
      box { .zstack(alignment: .topLeading, spacing: 5, [deep, $0]) }
        == Rect3D(x: 30, y: 15, z: 21, width: 30, height: 10, depth: 4))
    #expect(
      box { $0.padding3D(EdgeInsets3D(horizontal: 4, depth: 6)) }
        == Rect3D(x: 35, y: 20, z: 6, width: 30, height: 10, depth: 4))
  }

  @Test func `what moves or turns only the drawing counts too`() {
    #expect(
      box { $0.offset(z: 7) } == Rect3D(x: 35, y: 20, z: 7, width: 30, height: 10, depth: 4))
    let turn = AffineTransform3D(rotation: Rotation3D(angle: .degrees(90), axis: .y))
    // Around its back leading edge, the width goes to the back, and the depth to the right.
    #expect(
      box { $0.transformed3D(RenderTransform3D(turn, anchor: .topLeadingBack)) }
        == Rect3D(x: 35, y: 20, z: -30, width: 4, height: 10, depth: 30))
    // In the mirror, around its back right edge, 65: the depth goes to the left.
    #expect(
      box(direction: .rightToLeft) {
        $0.transformed3D(RenderTransform3D(turn, anchor: .topLeadingBack))
      } == Rect3D(x: 65 - 4, y: 20, z: -30, width: 4, height: 10, depth: 30))
    // Twice as large around its middle, in the plane alone.
    #expect(
      box { $0.transformed(RenderTransform(.scale(x: 2, y: 2))) }
        == Rect3D(x: 20, y: 15, z: 0, width: 60, height: 20, depth: 4))
  }

  @Test func `a turn that counts in the layout turns its view's box`() {
    let turn = Rotation3D(angle: .degrees(90), axis: .y)
    // (100 − 4) / 2; the turned box begins at the back.
    #expect(
      box { $0.rotation3DLayout(turn) }
        == Rect3D(x: 48, y: 20, z: 0, width: 4, height: 10, depth: 30))
  }

  @Test func `a named space begins where its view does`() {
    let behind = LayoutNode.fixed(width: 1, height: 1).frame(depth: 9)
    let inside = box(in: "space") { reader in
      LayoutNode.zstack(spacing: 0, [behind, reader.padding(5).coordinateSpace(.named("space"))])
        .padding(3)
    }
    #expect(inside == Rect3D(x: 5, y: 5, z: 0, width: 30, height: 10, depth: 4))
  }
}
