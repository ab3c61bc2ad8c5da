/// A source whose letters are all equally wide, for tests whose numbers can be followed by hand.
///
///     let measurer = LineSetter(SquareFontMetrics(advance: 0.5))
///     let ten = FontDescription(size: 10)
///     let word = measurer.layout(of: StyledText("Word", font: ten), in: .unspecified)
///     word.size  // 20 × 10
///
/// Ideographs, kana, hangul and emoji are as wide as the font's size, and what is not seen takes no
/// room. Weight and design make no difference.
public struct SquareFontMetrics: FontMetrics, Hashable {
  /// The width of a letter as a fraction of the font's size.
  public var advance: CGFloat
  /// How far letters reach above the baseline, as a fraction of the font's size.
  public var ascent: CGFloat
  /// How far letters reach below the baseline, as a fraction of the font's size.
  public var descent: CGFloat
  /// The height of capitals as a fraction of the font's size.
  public var capHeight: CGFloat

  /// Creates a source; by default, one of letters that are as wide and as high as the font's size.
  public init(
    advance: CGFloat = 1, ascent: CGFloat = 0.75, descent: CGFloat = 0.25, capHeight: CGFloat = 0.75
  ) {
    self.advance = advance
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
  }

  /// Letters half as wide as the font's size, on lines as high as those of the system font.
  public static let halfEm = SquareFontMetrics(
    advance: 0.5, ascent: 0.966796875, descent: 0.2109375, capHeight: 0.70458984375)

  /// Returns fractions of the font's size.
  public func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics {
    let size = CGFloat(font.usableSize)
    return TextMetrics(
      ascent: size * ascent.usableLength, descent: size * descent.usableLength,
      capHeight: size * capHeight.usableLength, pixelLength: pixelLength)
  }

  /// Returns one of three widths for each character.
  public func advances(of string: String, in font: FontDescription) -> [CGFloat] {
    let size = CGFloat(font.usableSize)
    let narrow = size * advance.usableLength * font.width
    return string.map { $0.cells == 1 ? narrow : $0.cells == 2 ? size : 0 }
  }
}

extension SquareFontMetrics: HasNumbers {
  func forEachNumber(_ body: (_ name: String, _ number: CGFloat) -> Void) {
    body("an advance", advance)
    body("an ascent", ascent)
    body("a descent", descent)
    body("a cap height", capHeight)
  }
}
