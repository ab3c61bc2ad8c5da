import Foundation
import LayoutCore
import TestSupport
import Testing

/// Points in outlines.
struct OutlineTests {
  private let rect = CGRect(x: 10, y: 20, width: 40, height: 20)

  @Test func `outlines contain what they surround`() {
    func holds(_ outline: Appearance.Outline, _ x: CGFloat, _ y: CGFloat) -> Bool {
      outline.contains(CGPoint(x: x, y: y), in: rect)
    }
    #expect(holds(.rectangle, 10, 20) && !holds(.rectangle, 50, 30))
    // The circle's middle is (30, 30), its radius 10.
    #expect(holds(.circle, 30, 21) && !holds(.circle, 38, 38) && !holds(.circle, 15, 30))
    #expect(holds(.ellipse, 15, 30) && !holds(.ellipse, 12, 22))
    // Half circles of 10 on the left and right.
    #expect(holds(.capsule(isContinuous: false), 20, 21))
    #expect(!holds(.capsule(isContinuous: false), 12, 22))
    let rounded = Appearance.Outline.roundedRectangle(radius: 6)
    #expect(!holds(rounded, 11, 21) && holds(rounded, 12, 26) && holds(rounded, 16, 20))
    let uneven = Appearance.Outline.unevenRoundedRectangle(
      topLeading: 6, topTrailing: 0, bottomTrailing: 6, bottomLeading: 0, isContinuous: false)
    #expect(!holds(uneven, 11, 21) && holds(uneven, 49, 21))
    #expect(holds(uneven, 11, 39) && !holds(uneven, 49, 39))
    let triangle = Appearance.Outline.custom(
      Appearance.CustomOutline { rect in
        var path = Path()
        path.move(to: rect.origin)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
      })
    #expect(holds(triangle, 15, 22) && !holds(triangle, 45, 38))
  }
}
