import LayoutCore
import Testing

/// Corners that are larger than half of a side.
struct CornerTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
  /// Inside of a half circle of 20, for (20 − 12)² + (20 − 6)² is 260.
  private let point = CGPoint(x: 12, y: 6)

  /// Whether the point is in an outline, by both ways to tell.
  private func holds(_ outline: Appearance.Outline) -> [Bool] {
    [outline.contains(point, in: rect), outline.path(in: rect).contains(point)]
  }

  private func picture(_ outline: Appearance.Outline) -> [String] {
    svgLines(
      .fixed(width: 100, height: 40).appearance(
        Appearance(content: .shape(.init(outline: outline, fill: .color(.black))))))
  }

  @Test func `round ones stay round`() {
    let round = Appearance.Outline.roundedRectangle(radius: 50)
    #expect(holds(round) == [true, true])
    #expect(picture(round) == picture(.capsule(isContinuous: false)))
    let uneven = Appearance.Outline.unevenRoundedRectangle(
      topLeading: 50, topTrailing: 50, bottomTrailing: 50, bottomLeading: 50, isContinuous: false)
    #expect(holds(uneven) == [true, true])
  }

  @Test func `of others each length is at most half the shorter side, as measured`() {
    let wide = Appearance.Outline.roundedRectangle(width: 70, height: 60, isContinuous: false)
    #expect(holds(wide) == [true, true])
    #expect(picture(wide) == picture(.capsule(isContinuous: false)))
    let flat = Appearance.Outline.roundedRectangle(width: 60, height: 8, isContinuous: false)
    #expect(picture(flat)[0].contains("rx=\"20\" ry=\"8\""))
  }
}
