/// A font by its properties, with its size resolved.
///
/// Text is measured and drawn by it; whoever does so looks up a font that suits.
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
  /// Which letters are drawn as small capitals.
  public var smallCaps: SmallCaps
  /// How far lines are apart, for measurers that have such variants.
  public var leading: Leading

  /// Creates a font description.
  public init(
    family: String? = nil, size: CGFloat, weight: Int = 400, design: Design = .standard,
    isItalic: Bool = false, width: CGFloat = 1, hasMonospacedDigits: Bool = false,
    smallCaps: SmallCaps = .none, leading: Leading = .standard
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
  }

  /// Variants of the system font.
  public enum Design: String, Hashable, Sendable {
    /// The usual one, without serifs.
    case standard
    /// With serifs.
    case serif
    /// With rounded ends.
    case rounded
    /// With letters of equal width.
    case monospaced
  }

  /// Which letters are drawn as small capitals.
  public enum SmallCaps: String, Hashable, Sendable {
    /// None.
    case none
    /// Lowercase letters.
    case lowercase
    /// Uppercase letters.
    case uppercase
    /// All letters.
    case all
  }

  /// How far lines are apart.
  public enum Leading: String, Hashable, Sendable {
    /// As the font says.
    case standard
    /// Less than the font says.
    case tight
    /// More than the font says.
    case loose
  }
}
