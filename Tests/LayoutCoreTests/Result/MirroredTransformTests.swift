import LayoutCore
import Testing

/// Effects from right to left: what is read of places is the mirror image of what it is from left
/// to right.
struct MirroredTransformTests {
  /// Where a corner of a view of 100 × 50 in an effect is, seen from the window.
  private func frame(
    in transform: RenderTransform, _ direction: LayoutDirection
  ) -> CGRect? {
    nonisolated(unsafe) var frame: CGRect?
    let reader = LayoutNode.geometryReader { proxy in
      frame = proxy.frame(in: .global)
      return []
    }
    _ = reader.frame(width: 100, height: 50).transformed(transform)
      .layout(in: CGSize(width: 100, height: 50), direction: direction)
    return frame
  }

  @Test func `a view is scaled around the leading corner`() {
    let transform = RenderTransform(.scale(x: 0.5, y: 0.5), anchor: .topLeading)
    #expect(frame(in: transform, .leftToRight) == CGRect(x: 0, y: 0, width: 50, height: 25))
    #expect(frame(in: transform, .rightToLeft) == CGRect(x: 50, y: 0, width: 50, height: 25))
  }

  @Test func `a view is turned the other way`() throws {
    // By a quarter around its leading top corner: to the left of its edge, or to the right.
    let transform = RenderTransform(.rotation(radians: .pi / 2), anchor: .topLeading)
    let frame = try #require(self.frame(in: transform, .leftToRight))
    let mirrored = try #require(self.frame(in: transform, .rightToLeft))
    #expect(abs(frame.minX + 50) < 1e-9 && abs(frame.maxX) < 1e-9)
    #expect(abs(mirrored.minX - 100) < 1e-9 && abs(mirrored.maxX - 150) < 1e-9)
    #expect(abs(mirrored.minY) < 1e-9 && abs(mirrored.maxY - 100) < 1e-9)
  }
}
