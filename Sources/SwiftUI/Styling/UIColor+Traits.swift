// Colours that are chosen for light and for dark surroundings, where the system's own types are
// missing.
#if !canImport(UIKit)
  /// What a colour may depend on: whether the surroundings are light or dark.
  public struct UITraitCollection: Hashable, Sendable {
    /// Whether the surroundings are light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// Creates traits of light or dark surroundings.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
      self.userInterfaceStyle = userInterfaceStyle
    }
  }

  /// Whether surroundings are light or dark.
  public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// Unspecified, which means light.
    case unspecified
    /// Light.
    case light
    /// Dark.
    case dark
  }

  extension UIColor {
    /// Creates a colour that is chosen for the surroundings. The closure runs at once, for light
    /// ones and for dark ones.
    ///
    ///     Color(UIColor { $0.userInterfaceStyle == .dark ? .black : .white })
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
      self.init(
        light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)),
        dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)))
    }

    /// Returns the colour in some surroundings, which is the same in all others.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
      var environment = EnvironmentValues()
      environment.colorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
      return UIColor(Color(color.resolve(in: environment)))
    }

    /// Creates a colour that is one in light surroundings and another one in dark surroundings.
    convenience init(light: UIColor, dark: UIColor) {
      self.init(Color(.adaptive(light: light.color.source, dark: dark.color.source)))
    }
  }
#endif
