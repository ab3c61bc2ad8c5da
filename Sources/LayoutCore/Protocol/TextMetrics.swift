/// The vertical measures of a font, which determine a text's preferred spacing.
///
///     let metrics = TextMetrics(ascent: 12, descent: 4, capHeight: 9)
///     let word = LayoutNode.measured(metrics: metrics) { _ in
///       LeafMeasurement(width: 80, height: 16, firstBaseline: 12)
///     }
///
/// Metrics without height belong to a symbol beside text: it keeps no distance from text above and
/// below, and states no other preference.
public struct TextMetrics: Hashable, Sendable, BitwiseCopyable {
  /// How far letters reach above the baseline.
  public var ascent: CGFloat
  /// How far letters reach below the baseline, as a positive number.
  public var descent: CGFloat
  /// The extra distance between lines.
  public var leading: CGFloat
  /// The height of capital letters.
  public var capHeight: CGFloat
  /// The size of a pixel, to which distances are rounded.
  public var pixelLength: CGFloat

  /// Creates metrics.
  public init(
    ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0, capHeight: CGFloat,
    pixelLength: CGFloat = 1
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.pixelLength = pixelLength
  }
}

extension TextMetrics {
  /// These metrics with 0 in place of numbers that are infinite, NaN, or too large to compute with.
  var usable: TextMetrics {
    TextMetrics(
      ascent: ascent.usable, descent: descent.usable, leading: leading.usable,
      capHeight: capHeight.usable, pixelLength: pixelLength.usable)
  }

  var pixel: Double { pixelLength > 0 ? Double(pixelLength) : 1 }
  var height: Double { Double(ascent + descent + leading) }
}

extension ViewSpacing {
  /// Returns the spacing of horizontal text.
  ///
  /// - Parameters:
  ///   - size: the size of the text laid out without constraints.
  ///   - firstBaseline: the first baseline in that layout.
  ///   - lastBaseline: the last baseline in that layout.
  static func text(
    _ metrics: TextMetrics, size: Size, firstBaseline: Double, lastBaseline: Double
  ) -> ViewSpacing {
    let (ascent, descent) = (Double(metrics.ascent), Double(metrics.descent))
    let line = ascent + descent
    let extra = (line * 0.1 / metrics.pixel).rounded(.up) * metrics.pixel
    let looseLine = line + extra
    var spacing = ViewSpacing()
    spacing.top.baseline = -firstBaseline
    spacing.bottom.baseline = lastBaseline - size.height
    guard line > 0 else {
      (spacing.top.text, spacing.bottom.text) = (.distance(0), .distance(0))
      return spacing
    }
    spacing.top.text = .lower(metrics)
    spacing.top.beforeText = looseLine - ascent
    spacing.bottom.text = .upper(metrics)
    spacing.bottom.afterText = max(looseLine - Double(metrics.capHeight), extra + descent)
    return spacing
  }
}
