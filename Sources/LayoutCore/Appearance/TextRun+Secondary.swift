extension TextRun {
  /// Makes the letters smaller, for what is less important; lines stay as high as they are.
  ///
  ///     var unit = TextRun("AM", font: FontDescription(.body))
  ///     unit.makeSecondary()        // letters of 13.6 in a line of 17
  ///
  /// As measured in SwiftUI, letters of up to 17 points become 0.8 times as large, larger ones even
  /// smaller; they are somewhat bolder and stand farther apart than others of their size, so that
  /// they look as thick. Fonts by name, with serifs and of equal widths stay as they are.
  public mutating func makeSecondary() {
    guard font.family == nil, font.design == .standard || font.design == .rounded else { return }
    if case nil = lineFont { lineFont = font }
    let measured = Self.secondary[min(max(font.weight / 100 - 1, 0), 8)]
    // From 17 points on to 70, all changes evenly.
    let share = min(max((font.usableSize - 17) / 53, 0), 1)
    font.size *= CGFloat(measured.text + (measured.title - measured.text) * share)
    tracking += CGFloat((font.design == .rounded ? 0.03 : measured.tracking) * (1 - share))
    font.weight = min(font.weight + 100, 900)
  }

  /// By which factor letters become smaller up to 17 points and from 70 points on, and how much is
  /// added after each up to 17 points, for weights from 100 to 900.
  private static let secondary: [(text: Double, title: Double, tracking: Double)] = [
    (0.8, 0.46, 0.16), (0.8, 0.46, 0.15), (0.8, 0.46, 0.1854), (0.8, 0.46, 0.25),
    (0.8, 0.48, 0.4147), (0.84, 0.49, 0), (0.85, 0.5, -0.05), (0.85, 0.52, 0.2), (0.87, 0.55, 0.35),
  ]

  /// The font that says how high the run's lines are.
  var fontOfLine: FontDescription { lineFont ?? font }
}
