/// A source of advances and heights, for a ``LineSetter`` to set text with.
///
/// ``SystemFontMetrics`` is the source of texts that name none, ``TerminalFontMetrics`` one for
/// text in cells. <doc:Drawing> has one that asks CoreText.
///
///     struct TypewriterMetrics: FontMetrics {
///       func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics {
///         TextMetrics(
///           ascent: font.size * 0.8, descent: font.size * 0.2, capHeight: font.size * 0.7,
///           pixelLength: pixelLength)
///       }
///
///       func advances(of string: String, in font: FontDescription) -> [CGFloat] {
///         string.map { _ in font.size * 0.6 }
///       }
///     }
public protocol FontMetrics: Sendable {
  /// Returns the vertical measures of a font, unrounded. Distances to other views follow from them.
  func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics

  /// Returns how wide the characters of a string are, one number for each, kerning included.
  ///
  /// Missing numbers count as 0, as do those that are negative or not finite.
  func advances(of string: String, in font: FontDescription) -> [CGFloat]

  /// Returns how high the lines of a font are; by default, what its vertical measures say.
  func lineMetrics(of font: FontDescription, pixelLength: CGFloat) -> LineMetrics

  /// Returns how wide each character is of a text behind bars, which is a placeholder; as wide as
  /// an x by default.
  func placeholderAdvance(in font: FontDescription) -> CGFloat

  /// Returns whether the source has a font. By default it has all, or substitutes a similar one.
  func hasFont(_ font: FontDescription) -> Bool

  /// How far tab stops are apart, where the measurer does not say otherwise; 28 by default.
  var tabInterval: CGFloat { get }
}

extension FontMetrics {
  /// Returns lines of the font's ascent and descent, with its leading between them.
  public func lineMetrics(of font: FontDescription, pixelLength: CGFloat) -> LineMetrics {
    let metrics = metrics(of: font, pixelLength: pixelLength)
    return LineMetrics(ascent: metrics.ascent, descent: metrics.descent, gap: metrics.leading)
  }

  /// Returns the advance of an x.
  public func placeholderAdvance(in font: FontDescription) -> CGFloat {
    advances(of: "x", in: font).first ?? 0
  }

  /// A twelfth of a page's width, as in most editors.
  public var tabInterval: CGFloat { 28 }

  /// Returns `true` for all fonts.
  public func hasFont(_ font: FontDescription) -> Bool { true }
}

/// How high a line of text is.
///
///     let line = SystemFontMetrics().lineMetrics(of: FontDescription(.body), pixelLength: 1)
///     let height = line.ascent + line.descent
public struct LineMetrics: Hashable, Sendable, BitwiseCopyable {
  /// How far the line reaches above its baseline.
  public var ascent: CGFloat
  /// How far the line reaches below its baseline, as a positive number.
  public var descent: CGFloat
  /// The distance to a line below of the same text. Line spacing up to that changes nothing.
  public var gap: CGFloat

  /// Creates a line's measures.
  public init(ascent: CGFloat, descent: CGFloat, gap: CGFloat = 0) {
    self.ascent = ascent
    self.descent = descent
    self.gap = gap
  }
}

/// A measurer, or a source of metrics, that clients give numbers, which may be none.
protocol HasNumbers {
  /// Calls a closure for each number, without making a list: they are looked at for each text.
  func forEachNumber(_ body: (_ name: String, _ number: CGFloat) -> Void)
}
