// The colours that code written for desktops names by the system's own type, where that type is
// missing.
#if !canImport(UIKit) && !canImport(AppKit)
  /// A colour of a desktop's system, which is `Color(nsColor:)` for views.
  ///
  ///     Form { … }.background(Color(nsColor: .windowBackgroundColor))
  public typealias NSColor = UIColor

  extension Color {
    /// Creates a colour of the system.
    public init(nsColor: NSColor) { self = nsColor.color }
  }

  // MARK: - Components

  extension NSColor {
    /// Creates a colour from red, green and blue.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a colour from red, green and blue.
    public convenience init(
      calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
    ) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a colour from red, green and blue.
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey.
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
      self.init(white: white, alpha: alpha)
    }

    /// Creates a colour that is chosen for the surroundings. The closure runs at once, for light
    /// ones and for dark ones; a name is accepted.
    ///
    ///     NSColor(name: nil) {
    ///       $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .black : .white
    ///     }
    public convenience init(name: String?, dynamicProvider: (NSAppearance) -> NSColor) {
      self.init(
        light: dynamicProvider(NSAppearance(.aqua)), dark: dynamicProvider(NSAppearance(.darkAqua)))
    }
  }

  /// What a desktop's colour may depend on: whether the surroundings are light or dark.
  public struct NSAppearance: Hashable, Sendable {
    /// The names of surroundings.
    public struct Name: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Light.
      public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
      /// Dark.
      public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
      /// Light, above something that shows through.
      public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
      /// Dark, above something that shows through.
      public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")

      fileprivate var isDark: Bool { self == .darkAqua || self == .vibrantDark }
    }

    /// The name of the surroundings.
    public let name: Name

    init(_ name: Name) { self.name = name }

    /// Returns the first of some names that is the surroundings' own, or else as light or dark as
    /// they are.
    public func bestMatch(from appearances: [Name]) -> Name? {
      appearances.first { $0 == name } ?? appearances.first { $0.isDark == name.isDark }
    }
  }
#endif
