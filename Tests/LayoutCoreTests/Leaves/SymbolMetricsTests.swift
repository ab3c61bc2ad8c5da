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

  /// Width, height and what is below the baseline of text in the same font.
  @Test(
    arguments: [
      (
        "star",
        [13, 14.5, 15.5, 16.5, 19.5, 22, 28.5, 33.5, 13.5, 21.5, 17, 17],
        [11.5, 13.5, 15, 16, 18, 20, 26, 31.5, 13, 20.5, 16, 16.5],
        [2, 2.5, 2.5, 3, 3, 3.5, 4.5, 5.5, 1.5, 5, 3, 3]
      ),
      (
        "circle",
        [12, 13, 14, 15, 18, 20, 26, 31, 12.5, 20, 15.5, 15.5],
        [11, 13, 14, 15, 17, 19, 25, 30, 12.5, 20, 15.5, 15.5],
        [2, 2.5, 2.5, 3, 3, 3.5, 4.5, 6, 1.5, 5, 3, 3]
      ),
      (
        "heart.fill",
        [12, 14, 15, 16, 19, 20.5, 26.5, 31.5, 13, 20.5, 16, 16.5],
        [10, 12, 13, 14, 15.5, 17.5, 23, 27.5, 11.5, 18, 14.5, 14.5],
        [1.5, 2, 2.5, 2.5, 2.5, 3, 4, 5, 1, 4.5, 2.5, 2.5]
      ),
      (
        "bolt",
        [10, 11, 11.5, 13, 14.5, 17, 21.5, 25, 10.5, 16.5, 12.5, 13],
        [12.5, 14.5, 16, 17, 19.5, 21.5, 28, 33.5, 14, 22, 17.5, 18],
        [2.5, 3.5, 3.5, 3.5, 4, 4.5, 6, 7.5, 2.5, 6, 4, 4]
      ),
      (
        "minus",
        [10.5, 12, 13, 13.5, 16.5, 18, 23, 27, 11.5, 17.5, 14, 14],
        [2, 3, 3.5, 3.5, 3.5, 3.5, 5, 6.5, 3.5, 4.5, 4, 4],
        [-2.5, -2.5, -2.5, -3, -3.5, -4, -5.5, -6, -3, -2.5, -3, -2.5]
      ),
      (
        "ellipsis",
        [11.5, 12.5, 13, 14, 17, 18.5, 24.5, 29, 12, 18, 14.5, 14.5],
        [3, 4.5, 4.5, 4.5, 5, 5.5, 7.5, 9, 4, 6, 5, 5],
        [-2, -2, -2, -2.5, -3, -3.5, -4, -5, -2.5, -1.5, -2, -2]
      ),
      (
        "chevron.right",
        [7.5, 8, 8.5, 10, 11.5, 12.5, 16.5, 19, 7.5, 12, 10.5, 10],
        [9.5, 11.5, 12.5, 13.5, 15, 16.5, 22, 26.5, 11, 17, 13.5, 14],
        [1, 2, 2, 2, 2, 2, 3, 4, 1, 4, 2, 2]
      ),
      (
        "folder.fill",
        [13.5, 15.5, 16.5, 17.5, 21, 23, 29.5, 35, 14.5, 22.5, 18, 18],
        [10, 12, 13, 14, 15.5, 17.5, 23, 27.5, 11.5, 18, 14, 14.5],
        [1.5, 2, 2, 2, 2.5, 2.5, 3.5, 4.5, 1, 4.5, 2.5, 2.5]
      ),
      (
        "mountain.2",
        [20, 21.5, 23.5, 25, 28.5, 33, 42, 50, 20, 32.5, 26, 26.5],
        [10, 12, 13, 13.5, 15.5, 17, 22.5, 27, 11.5, 17.5, 14, 14],
        [1.5, 2, 2, 2, 2.5, 2.5, 3.5, 4.5, 1, 4, 2.5, 2.5]
      ),
      (
        "key",
        [9, 10.5, 11, 11.5, 14, 15.5, 19.5, 23, 10, 15, 12, 12],
        [13.5, 15.5, 17, 18, 20.5, 23, 30, 36, 15, 23.5, 18.5, 18.5],
        [3, 4, 4, 4.5, 5, 5.5, 7, 8.5, 2.5, 7, 4.5, 4.5]
      ),
      (
        "textformat",
        [13.5, 15.5, 16.5, 18, 21, 23.5, 30, 35.5, 15, 23, 18.5, 19.5],
        [8.5, 10, 11, 11.5, 13, 14.5, 19, 23, 9.5, 15.5, 12, 12],
        [0.5, 1, 1, 1, 1, 1, 1.5, 2, 0, 3, 1, 1.5]
      ),
      (
        "square",
        [11, 13, 14, 15, 17.5, 19.5, 25, 29.5, 12.5, 19, 15, 15.5],
        [10, 12, 13, 14, 15.5, 17.5, 23, 27.5, 11.5, 18, 14, 14.5],
        [1.5, 2, 2, 2.5, 2.5, 2.5, 3.5, 4.5, 1, 4.5, 2.5, 2.5]
      ),
    ] as [(String, [CGFloat], [CGFloat], [CGFloat])])
  func `symbols in eight fonts, two scales and two weights`(
    name: String, widths: [CGFloat], heights: [CGFloat], below: [CGFloat]
  ) {
    var symbols = ([10, 11, 12, 13, 15, 17, 22, 26] as [CGFloat]).map {
      SymbolMetrics(name, font: FontDescription(size: $0), pixelLength: 0.5)
    }
    let font = FontDescription(size: 13)
    symbols.append(SymbolMetrics(name, font: font, scale: .small, pixelLength: 0.5))
    symbols.append(SymbolMetrics(name, font: font, scale: .large, pixelLength: 0.5))
    for weight in [600, 700] {
      let font = FontDescription(size: 13, weight: weight)
      symbols.append(SymbolMetrics(name, font: font, pixelLength: 0.5))
    }
    #expect(symbols.map(\.size.width) == widths)
    #expect(symbols.map(\.size.height) == heights)
    let depths: [CGFloat] = symbols.map { $0.size.height - $0.baseline }
    #expect(depths == below)
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
    // 26.5 at 22 points and 31.5 at 26, so 29 between.
    #expect(size("heart", 24)[0] == 29)
    // 0.5 and 0 larger in semibold, at 13 points; half of it in medium, in half points.
    #expect(size("star", 13, 500) == [17, 16])
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
