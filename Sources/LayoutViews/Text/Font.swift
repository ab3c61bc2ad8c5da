import LayoutCore

/// A font, described by a style or a size, with changes.
///
///     Text("Title").font(.title.bold())
///     Text("12:30").font(.system(size: 24, weight: .light, design: .rounded).monospacedDigit())
///
/// Text styles have the sizes and weights of the environment's `platform`. Those of iOS follow its
/// `dynamicTypeSize`, as custom fonts do; other fonts of a size of their own don't.
public struct Font: Hashable, Sendable {
  package var source: Source
  var changes: [Change] = []

  package enum Source: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  enum Change: Hashable, Sendable {
    case weight(Weight)
    case bold
    case italic
    case width(CGFloat)
    case leading(Leading)
    case monospaced
    case monospacedDigit
    case smallCaps(FontDescription.SmallCaps)
  }

  init(_ source: Source) { self.source = source }

  private func with(_ change: Change) -> Font {
    var font = self
    font.changes.append(change)
    return font
  }
}

// MARK: - Making fonts

extension Font {
  /// The system font of a size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// The system font of a size.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font { Font(.system(size: size, weight: weight, design: design)) }

  /// The system font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(.style(style, design: design, weight: weight)) }

  /// The system font of a text style.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style, design: design, weight: nil))
  }

  /// A font by name, of a size that follows the body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  /// A font by name, of a size that follows a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font(.custom(name, size: size, relativeTo: textStyle)) }

  /// A font by name, of a size that stays.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }
}

// MARK: - Changing fonts

extension Font {
  /// Returns the font with slanted letters.
  public func italic() -> Font { with(.italic) }
  /// Returns the font in bold. Most text styles have weights of 600 for that, others 700.
  public func bold() -> Font { with(.bold) }
  /// Returns the font in another weight.
  public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }
  /// Returns the font with narrower or wider letters.
  public func width(_ width: Width) -> Font { with(.width(width.factor)) }
  /// Returns the font with another distance between lines, which the built-in measurer ignores.
  public func leading(_ leading: Leading) -> Font { with(.leading(leading)) }
  /// Returns the font with letters of equal width.
  public func monospaced() -> Font { with(.monospaced) }
  /// Returns the font with digits of equal width.
  public func monospacedDigit() -> Font { with(.monospacedDigit) }
  /// Returns the font with small capitals for all letters.
  public func smallCaps() -> Font { with(.smallCaps(.all)) }
  /// Returns the font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { with(.smallCaps(.lowercase)) }
  /// Returns the font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { with(.smallCaps(.uppercase)) }
}

// MARK: - Text styles

extension Font {
  /// The largest titles.
  public static let largeTitle = Font(.style(.largeTitle, design: nil, weight: nil))
  /// Titles.
  public static let title = Font(.style(.title, design: nil, weight: nil))
  /// Titles of the second level.
  public static let title2 = Font(.style(.title2, design: nil, weight: nil))
  /// Titles of the third level.
  public static let title3 = Font(.style(.title3, design: nil, weight: nil))
  /// Headings.
  public static let headline = Font(.style(.headline, design: nil, weight: nil))
  /// Headings of the second level.
  public static let subheadline = Font(.style(.subheadline, design: nil, weight: nil))
  /// Most text.
  public static let body = Font(.style(.body, design: nil, weight: nil))
  /// Text set apart.
  public static let callout = Font(.style(.callout, design: nil, weight: nil))
  /// Footnotes.
  public static let footnote = Font(.style(.footnote, design: nil, weight: nil))
  /// Text below pictures.
  public static let caption = Font(.style(.caption, design: nil, weight: nil))
  /// The smallest text.
  public static let caption2 = Font(.style(.caption2, design: nil, weight: nil))
}
