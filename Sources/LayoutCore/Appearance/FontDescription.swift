/// A font's properties, with its size resolved.
///
///     let headline = FontDescription(.headline, platform: .macOS)
///     let code = FontDescription(size: 13, design: .monospaced)
///
/// Measurers and renderers look up a font that matches.
public struct FontDescription: Hashable, Sendable {
  /// The family or full name; `nil` for the system font.
  public var family: String?
  /// The size in points.
  public var size: CGFloat
  /// The weight from 100 (thinnest) to 900 (heaviest); 400 is regular, 700 is bold.
  public var weight: Int
  /// The system font's variant.
  public var design: Design
  /// Whether letters are slanted.
  public var isItalic: Bool
  /// The letters' width relative to the standard width: below 1 for condensed fonts.
  public var width: CGFloat
  /// Whether all digits are equally wide.
  public var hasMonospacedDigits: Bool
  /// The letters that are drawn as small capitals. The built-in sources of metrics give them the
  /// widths that they have as written.
  public var smallCaps: SmallCaps
  /// The distance between lines, for measurers that support it.
  public var leading: Leading
  /// Whether the font is that of a text style, such as body, whose lines have a distance of their
  /// own.
  public var isTextStyle: Bool
  /// The platform whose system font this is.
  public var platform: Platform

  /// Creates a font description.
  public init(
    family: String? = nil, size: CGFloat, weight: Int = 400, design: Design = .standard,
    isItalic: Bool = false, width: CGFloat = 1, hasMonospacedDigits: Bool = false,
    smallCaps: SmallCaps = .none, leading: Leading = .standard, isTextStyle: Bool = false,
    platform: Platform = .iOS
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
    self.width = width
    self.hasMonospacedDigits = hasMonospacedDigits
    self.smallCaps = smallCaps
    self.leading = leading
    self.isTextStyle = isTextStyle
    self.platform = platform
  }

  /// A variant of the system font.
  @nonexhaustive
  public enum Design: String, Hashable, Codable, Sendable {
    /// The default design, without serifs.
    case standard
    /// A design with serifs.
    case serif
    /// A design with rounded ends.
    case rounded
    /// A design with letters of equal width.
    case monospaced
  }

  /// The letters that are drawn as small capitals.
  @nonexhaustive
  public enum SmallCaps: String, Hashable, Codable, Sendable {
    /// No letters.
    case none
    /// Lowercase letters.
    case lowercase
    /// Uppercase letters.
    case uppercase
    /// All letters.
    case all
  }

  /// The distance between lines.
  @nonexhaustive
  public enum Leading: String, Hashable, Codable, Sendable {
    /// The font's own distance.
    case standard
    /// Less than the font's own distance.
    case tight
    /// More than the font's own distance.
    case loose
  }
}
