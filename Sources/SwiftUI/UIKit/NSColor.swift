// The colours that code written for desktops names by the system's own type, where that type is
// missing.
#if !canImport(UIKit) && !canImport(AppKit)
  public typealias NSColor = UIColor
  extension Color { public init(nsColor: NSColor) { self = nsColor.color } }

  // MARK: - Components

  extension NSColor {
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(
      calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
      self.init(white: white, alpha: alpha)
    }
    public convenience init(name: String?, dynamicProvider: (NSAppearance) -> NSColor) {
      self.init(
        light: dynamicProvider(NSAppearance(.aqua)), dark: dynamicProvider(NSAppearance(.darkAqua)))
    }
  }

  /// What a desktop's colour may depend on: whether the surroundings are light or dark.
  public struct NSAppearance: Hashable, Sendable {
    /// The names of surroundings.
    public struct Name: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let aqua = Self(rawValue: "NSAppearanceNameAqua")
      public static let darkAqua = Self(rawValue: "NSAppearanceNameDarkAqua")
      public static let vibrantLight = Self(rawValue: "NSAppearanceNameVibrantLight")
      public static let vibrantDark = Self(rawValue: "NSAppearanceNameVibrantDark")
      fileprivate var isDark: Bool { self == .darkAqua || self == .vibrantDark }
    }

    public let name: Name
    init(_ name: Name) { self.name = name }
    public func bestMatch(from appearances: [Name]) -> Name? {
      appearances.first { $0 == name } ?? appearances.first { $0.isDark == name.isDark }
    }
  }

  // MARK: - Grounds

  extension NSColor {
    public static let windowBackgroundColor = gray(236, dark: 50)
    public static let controlBackgroundColor = gray(255, dark: 30)
    public static let textBackgroundColor = gray(255, dark: 30)
    public static let underPageBackgroundColor = gray(150, 0.9, dark: 40)
    public static var alternatingContentBackgroundColors: [NSColor] {
      [controlBackgroundColor, NSColor(light: byte((244, 245, 245)), dark: shade(255, 0.05))]
    }
    public static let selectedContentBackgroundColor = bytes((0, 99, 225), dark: (0, 88, 208))
    public static let unemphasizedSelectedContentBackgroundColor = gray(220, dark: 70)
    public static let selectedTextBackgroundColor = bytes((179, 215, 255), dark: (63, 99, 139))
  }

  // MARK: - Text

  extension NSColor {
    public static let labelColor = gray(0, 0.85, dark: 255, 0.85)
    public static let secondaryLabelColor = gray(0, 0.5, dark: 255, 0.55)
    public static let tertiaryLabelColor = gray(0, 0.26, dark: 255, 0.25)
    public static let quaternaryLabelColor = gray(0, 0.1, dark: 255, 0.1)
    public static let textColor = gray(0, dark: 255)
    public static let placeholderTextColor = gray(0, 0.25, dark: 255, 0.25)
    public static let headerTextColor = gray(0, 0.85, dark: 255)
    public static let linkColor = bytes((0, 104, 218), dark: (65, 156, 255))
  }

  // MARK: - Controls and lines

  extension NSColor {
    public static let controlColor = gray(255, dark: 255, 0.25)
    public static let controlTextColor = gray(0, 0.85, dark: 255, 0.85)
    public static let disabledControlTextColor = gray(0, 0.25, dark: 255, 0.25)
    public static let selectedControlColor = bytes((179, 215, 255), dark: (63, 99, 139))
    public static let controlAccentColor = NSColor(Color.accentColor)
    public static let separatorColor = gray(0, 0.1, dark: 255, 0.1), gridColor = gray(230, dark: 26)
  }

  extension NSColor {
    private static func bytes(
      _ light: (Double, Double, Double), dark: (Double, Double, Double)
    ) -> NSColor { NSColor(light: byte(light), dark: byte(dark)) }
    private static func byte(_ color: (Double, Double, Double)) -> NSColor {
      NSColor(red: color.0 / 255, green: color.1 / 255, blue: color.2 / 255, alpha: 1)
    }
    private static func shade(_ white: Double, _ opacity: Double) -> NSColor {
      NSColor(white: white / 255, alpha: opacity)
    }
    private static func gray(
      _ light: Double, _ opacity: Double = 1, dark: Double, _ darkOpacity: Double = 1
    ) -> NSColor { NSColor(light: shade(light, opacity), dark: shade(dark, darkOpacity)) }
  }
#endif
