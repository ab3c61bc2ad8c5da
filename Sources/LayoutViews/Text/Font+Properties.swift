import LayoutCore

extension Font {
  /// The purposes of text, each with a size of its own.
  public typealias TextStyle = LayoutCore.TextStyle

  /// How heavy letters are.
  @frozen public struct Weight: Hashable, Sendable, BitwiseCopyable {
    @usableFromInline let value: Int

    init(_ value: Int) { self.value = value }

    /// The thinnest letters.
    public static let ultraLight = Weight(100)
    /// Thin letters.
    public static let thin = Weight(200)
    /// Light letters.
    public static let light = Weight(300)
    /// The usual letters.
    public static let regular = Weight(400)
    /// Letters a little heavier than usual.
    public static let medium = Weight(500)
    /// Letters a little lighter than bold.
    public static let semibold = Weight(600)
    /// Bold letters.
    public static let bold = Weight(700)
    /// Heavy letters.
    public static let heavy = Weight(800)
    /// The heaviest letters.
    public static let black = Weight(900)
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// By which part letters are wider than usual, or narrower if it is negative.
    public var value: CGFloat

    /// Creates a width. Letters get no narrower than ``compressed`` ones, and no wider than by 0.3.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest letters.
    public static let compressed = Width(-0.4)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// The usual letters.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)

    /// How wide letters are compared with usual ones.
    var factor: CGFloat { 1 + min(max(value, -0.4), 0.3) }
  }

  /// Variants of the system font.
  public typealias Design = FontDescription.Design

  /// How far lines are apart.
  public typealias Leading = FontDescription.Leading
}

extension FontDescription.Design {
  /// The usual design, without serifs.
  public static var `default`: Self { .standard }
}
