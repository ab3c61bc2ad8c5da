import LayoutCore
import Testing

/// Sizes of symbols, as SwiftUI printed them.
struct SymbolMetricsTests {
  private func size(
    _ name: String, _ points: CGFloat = 13, _ weight: Int = 400,
    _ scale: SymbolMetrics.Scale = .medium, pixel: CGFloat = 0.5
  ) -> [CGFloat] {
    let font = FontDescription(size: points, weight: weight)
    let size = SymbolMetrics(name, font: font, scale: scale, pixelLength: pixel).size
    return [size.width, size.height]
  }

  @Test(
    arguments: [
      ("star", 16.5, 16), ("arrow.right", 15, 12), ("chevron.right", 10, 13.5),
      ("ellipsis", 14, 4.5), ("rectangle", 18, 14), ("eye.slash", 20.5, 16), ("wifi", 17, 13),
    ] as [(String, CGFloat, CGFloat)])
  func `symbols beside text of 13 points`(name: String, width: CGFloat, height: CGFloat) {
    #expect(size(name) == [width, height])
  }

  @Test func `fonts and scales that were measured`() {
    #expect(size("star", 40) == [51.5, 47])
    #expect(size("star", 13, 700) == [17, 16.5])
    #expect(size("star", 13, 400, .small) == [13.5, 13])
    #expect(size("star", 13, 400, .large) == [21.5, 20.5])
    #expect(size("checkmark.circle.fill", 15, 600) == [18.5, 18.5])
    #expect(size("play.fill", 11.5, 500) == [10.5, 12])
  }

  @Test func `others are in proportion, or like what they are variants of`() {
    // 16 × 14 at 13 points, twice as large.
    #expect(size("heart", 26) == [32, 28])
    // 0.8 of that is 12.8 × 11.2, in half points.
    #expect(size("heart", 13, 400, .small) == [13, 11.5])
    #expect(size("folder.fill") == size("folder"))
    #expect(size("bookmark.fill") == size("bookmark"))
    #expect(size("a.circle.fill") == size("circle"))
    #expect(size("12.square") == size("square"))
    // Nothing is known of it.
    #expect(size("stethoscope", 26) == [32, 30])
    #expect(size("stethoscope", 26, pixel: 1) == [32, 30])
  }

  @Test(arguments: [
    "circle.lefthalf.filled", "star.leadinghalf.filled", "fork.knife", "wrench.and.screwdriver",
    "chart.line.uptrend.xyaxis", "gobackward.15", "globe.europe.africa", "rectangle.grid.1x2",
    "die.face.5", "cup.and.saucer", "text.justify", "doc.richtext", "hand.tap", "gauge.with.needle",
    "rectangle.portrait.and.arrow.right", "square.3.layers.3d", "waveform.path.ecg",
    "gauge.with.dots.needle.67percent", "airpods.gen3", "arrow.triangle.merge",
  ])
  func `names of symbols that were not measured`(name: String) {
    let symbol = SymbolMetrics(name, font: FontDescription(size: 13))
    #expect(symbol.isKnown && symbol.size != .zero)
  }

  @Test(arguments: ["", "Star", "no such", "str", "star.", ".fill", "star.fil", "☆", "12345"])
  func `names that no symbol has`(name: String) {
    let symbol = SymbolMetrics(name, font: FontDescription(size: 13))
    #expect(!symbol.isKnown && symbol.size == .zero)
  }

  @Test(arguments: [0, -5, .nan, .infinity, 1e6] as [CGFloat])
  func `sizes are finite in any font`(points: CGFloat) {
    for pixel in [0, .nan, 0.5, -1] as [CGFloat] {
      for length in size("star", points, pixel: pixel) {
        #expect(length >= 0 && length.isFinite)
      }
    }
  }
}
