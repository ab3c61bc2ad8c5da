// The colours that code written for SwiftUI names by the system's own type, where that type is
// missing.
#if !canImport(UIKit)
  /// A colour of the system, which is `Color(_:)` for views. It never changes.
  ///
  ///     Text("Title").background(Color(.secondarySystemBackground))
  public final class UIColor: Sendable {
    let color: Color

    /// Creates the same colour as a view's.
    public init(_ color: Color) { self.color = color }

    private convenience init(_ system: SystemColor) {
      self.init(Color(Color.Source.system(system)))
    }

    /// Creates a colour from red, green and blue.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a grey.
    public convenience init(white: CGFloat, alpha: CGFloat) {
      self.init(Color(white: white, opacity: alpha))
    }

    /// Creates a colour from hue, saturation and brightness.
    public convenience init(
      hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
      self.init(
        Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// A colour that comes with an application, by its name.
    public convenience init?(named name: String) { self.init(Color(name)) }

    /// Returns the colour with another opacity in place of its own.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
      UIColor(Color(color.source.with(opacity: alpha)))
    }
  }

  extension Color.Source {
    /// The same source with another opacity in place of its own.
    fileprivate func with(opacity: Double) -> Color.Source {
      switch self {
      case .components(let red, let green, let blue, _):
        .components(red: red, green: green, blue: blue, opacity: opacity)
      case .faded(let source, _): source.with(opacity: opacity)
      case .adaptive(let light, let dark):
        .adaptive(light: light.with(opacity: opacity), dark: dark.with(opacity: opacity))
      default: opacity == 1 ? self : .faded(self, opacity)
      }
    }
  }

  extension UIColor: Hashable {
    /// Whether two colours are made in the same way.
    public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.color == rhs.color }

    /// Hashes how the colour is made.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }

  extension Color {
    /// Creates a colour of the system.
    public init(_ color: UIColor) { self = color.color }

    /// Creates a colour of the system.
    public init(uiColor: UIColor) { self = uiColor.color }
  }

  // MARK: - Colours by name

  extension UIColor {
    /// The system's red.
    public static var systemRed: UIColor { UIColor(SystemColor.red) }
    /// The system's orange.
    public static var systemOrange: UIColor { UIColor(SystemColor.orange) }
    /// The system's yellow.
    public static var systemYellow: UIColor { UIColor(SystemColor.yellow) }
    /// The system's green.
    public static var systemGreen: UIColor { UIColor(SystemColor.green) }
    /// The system's mint.
    public static var systemMint: UIColor { UIColor(SystemColor.mint) }
    /// The system's teal.
    public static var systemTeal: UIColor { UIColor(SystemColor.teal) }
    /// The system's cyan.
    public static var systemCyan: UIColor { UIColor(SystemColor.cyan) }
    /// The system's blue.
    public static var systemBlue: UIColor { UIColor(SystemColor.blue) }
    /// The system's indigo.
    public static var systemIndigo: UIColor { UIColor(SystemColor.indigo) }
    /// The system's purple.
    public static var systemPurple: UIColor { UIColor(SystemColor.purple) }
    /// The system's pink.
    public static var systemPink: UIColor { UIColor(SystemColor.pink) }
    /// The system's brown.
    public static var systemBrown: UIColor { UIColor(SystemColor.brown) }
    /// The colour of links.
    public static var link: UIColor { UIColor(SystemColor.blue) }
    /// The system's grey.
    public static var systemGray: UIColor { UIColor(SystemColor.gray) }
    /// The system's grey, step 2 towards the background.
    public static var systemGray2: UIColor { UIColor(SystemColor.gray2) }
    /// The system's grey, step 3 towards the background.
    public static var systemGray3: UIColor { UIColor(SystemColor.gray3) }
    /// The system's grey, step 4 towards the background.
    public static var systemGray4: UIColor { UIColor(SystemColor.gray4) }
    /// The system's grey, step 5 towards the background.
    public static var systemGray5: UIColor { UIColor(SystemColor.gray5) }
    /// The system's grey, step 6 towards the background.
    public static var systemGray6: UIColor { UIColor(SystemColor.gray6) }
    /// Pure red.
    public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// Pure green.
    public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// Pure blue.
    public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// Pure cyan.
    public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// Pure yellow.
    public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    /// Pure magenta.
    public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// Pure orange.
    public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// Pure purple.
    public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// Pure brown.
    public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    /// Black.
    public static var black: UIColor { UIColor(white: 0, alpha: 1) }
    /// White.
    public static var white: UIColor { UIColor(white: 1, alpha: 1) }
    /// Grey.
    public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    /// Dark grey.
    public static var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    /// Light grey.
    public static var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    /// No colour.
    public static var clear: UIColor { UIColor(white: 0, alpha: 0) }
  }

  // MARK: - Colours by use

  extension UIColor {
    /// Behind everything.
    public static var systemBackground: UIColor { UIColor(SystemColor.background) }
    /// Behind content on the background.
    public static var secondarySystemBackground: UIColor {
      UIColor(SystemColor.secondaryBackground)
    }
    /// Behind content on such content.
    public static var tertiarySystemBackground: UIColor { UIColor(SystemColor.tertiaryBackground) }
    /// Behind groups.
    public static var systemGroupedBackground: UIColor { UIColor(SystemColor.groupedBackground) }
    /// Behind the content of groups.
    public static var secondarySystemGroupedBackground: UIColor {
      UIColor(SystemColor.secondaryGroupedBackground)
    }
    /// Behind content on such content.
    public static var tertiarySystemGroupedBackground: UIColor {
      UIColor(SystemColor.tertiaryGroupedBackground)
    }
    /// Most text.
    public static var label: UIColor { UIColor(SystemColor.label) }
    /// Less important text.
    public static var secondaryLabel: UIColor { UIColor(SystemColor.secondaryLabel) }
    /// Even less important text.
    public static var tertiaryLabel: UIColor { UIColor(SystemColor.tertiaryLabel) }
    /// The least important text.
    public static var quaternaryLabel: UIColor { UIColor(SystemColor.quaternaryLabel) }
    /// The colour of placeholder text.
    public static var placeholderText: UIColor { UIColor(SystemColor.placeholderText) }
    /// Lines through which the background is seen.
    public static var separator: UIColor { UIColor(SystemColor.separator) }
    /// Lines.
    public static var opaqueSeparator: UIColor { UIColor(SystemColor.opaqueSeparator) }
    /// Thin shapes.
    public static var systemFill: UIColor { UIColor(SystemColor.fill) }
    /// Shapes of middle size.
    public static var secondarySystemFill: UIColor { UIColor(SystemColor.secondaryFill) }
    /// Large shapes.
    public static var tertiarySystemFill: UIColor { UIColor(SystemColor.tertiaryFill) }
    /// Large areas.
    public static var quaternarySystemFill: UIColor { UIColor(SystemColor.quaternaryFill) }
  }
#endif
