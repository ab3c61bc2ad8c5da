// The colours that code written for SwiftUI names by the system's own type, where that type is
// missing.
#if !canImport(UIKit)
  /// A colour of the system, which is `Color(_:)` for views. It never changes.
  public final class UIColor: Sendable {
    let color: Color
    public init(_ color: Color) { self.color = color }
    private static func system(_ color: SystemColor) -> UIColor {
      UIColor(Color(Color.Source.system(color)))
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }
    public convenience init(white: CGFloat, alpha: CGFloat) {
      self.init(Color(white: white, opacity: alpha))
    }
    public convenience init(
      hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) { self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)) }
    public convenience init?(named name: String) { self.init(Color(name)) }
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
      UIColor(Color(color.source.with(opacity: alpha)))
    }
  }

  extension Color.Source {
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
    public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.color == rhs.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }

  extension Color {
    public init(_ color: UIColor) { self = color.color }
    public init(uiColor: UIColor) { self = uiColor.color }
  }

  // MARK: - Colours by name

  extension UIColor {
    public static let systemRed = system(.red), systemOrange = system(.orange)
    public static let systemYellow = system(.yellow), systemGreen = system(.green)
    public static let systemMint = system(.mint), systemTeal = system(.teal)
    public static let systemCyan = system(.cyan), systemBlue = system(.blue)
    public static let systemIndigo = system(.indigo), systemPurple = system(.purple)
    public static let systemPink = system(.pink), systemBrown = system(.brown), link = system(.blue)
    public static let systemGray = system(.gray), systemGray2 = system(.gray2)
    public static let systemGray3 = system(.gray3), systemGray4 = system(.gray4)
    public static let systemGray5 = system(.gray5), systemGray6 = system(.gray6)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let black = UIColor(white: 0, alpha: 1), white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
  }

  // MARK: - Colours by use

  extension UIColor {
    public static let systemBackground = system(.background)
    public static let secondarySystemBackground = system(.secondaryBackground)
    public static let tertiarySystemBackground = system(.tertiaryBackground)
    public static let systemGroupedBackground = system(.groupedBackground)
    public static let secondarySystemGroupedBackground = system(.secondaryGroupedBackground)
    public static let tertiarySystemGroupedBackground = system(.tertiaryGroupedBackground)
    public static let label = system(.label), secondaryLabel = system(.secondaryLabel)
    public static let tertiaryLabel = system(.tertiaryLabel)
    public static let quaternaryLabel = system(.quaternaryLabel)
    public static let placeholderText = system(.placeholderText), separator = system(.separator)
    public static let opaqueSeparator = system(.opaqueSeparator), systemFill = system(.fill)
    public static let secondarySystemFill = system(.secondaryFill)
    public static let tertiarySystemFill = system(.tertiaryFill)
    public static let quaternarySystemFill = system(.quaternaryFill)
  }

  // MARK: - Light and dark

  /// What a colour may depend on: whether the surroundings are light or dark.
  public struct UITraitCollection: Hashable, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
      self.userInterfaceStyle = userInterfaceStyle
    }
  }

  /// Whether surroundings are light or dark.
  public enum UIUserInterfaceStyle: Int, Hashable, Sendable { case unspecified, light, dark }

  extension UIColor {
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
      self.init(
        light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)),
        dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)))
    }

    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
      var environment = EnvironmentValues()
      environment.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
      return UIColor(Color(color.resolve(in: environment)))
    }

    convenience init(light: UIColor, dark: UIColor) {
      self.init(Color(.adaptive(light: light.color.source, dark: dark.color.source)))
    }
  }
#endif
