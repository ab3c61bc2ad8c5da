import LayoutCore

extension Color {
  /// A colour's components in one environment.
  @frozen public struct Resolved: Hashable, Sendable, BitwiseCopyable {
    /// The red component without gamma.
    public var linearRed: Float
    /// The green component without gamma.
    public var linearGreen: Float
    /// The blue component without gamma.
    public var linearBlue: Float
    /// How opaque the colour is.
    public var opacity: Float

    /// Creates a colour from its components.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      func linear(_ component: Float) -> Float {
        colorSpace == .sRGBLinear ? component : Float(Appearance.Color.linear(Double(component)))
      }
      (linearRed, linearGreen, linearBlue) = (linear(red), linear(green), linear(blue))
      self.opacity = opacity
    }

    /// The red component.
    public var red: Float {
      get { Float(Appearance.Color.encoded(Double(linearRed))) }
      set { linearRed = Float(Appearance.Color.linear(Double(newValue))) }
    }

    /// The green component.
    public var green: Float {
      get { Float(Appearance.Color.encoded(Double(linearGreen))) }
      set { linearGreen = Float(Appearance.Color.linear(Double(newValue))) }
    }

    /// The blue component.
    public var blue: Float {
      get { Float(Appearance.Color.encoded(Double(linearBlue))) }
      set { linearBlue = Float(Appearance.Color.linear(Double(newValue))) }
    }
  }

  /// Returns the colour's components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = resolved(in: environment)
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      opacity: Float(color.opacity))
  }

  /// The colour as renderers get it.
  package func resolved(in environment: EnvironmentValues) -> Appearance.Color {
    source.resolved(in: environment)
  }
}

extension Color.Source {
  func resolved(in environment: EnvironmentValues) -> Appearance.Color {
    let isDark = environment.colorScheme == .dark
    switch self {
    case .components(let red, let green, let blue, let opacity):
      return Appearance.Color(red: red, green: green, blue: blue, opacity: opacity)
    case .system(let color): return color.color(in: environment.colorScheme)
    case .named(let name):
      return Appearance.Color(red: 0.5, green: 0.5, blue: 0.5, name: name)
    case .accent:
      return environment.tintPaint?.representativeColor
        ?? SystemColor.blue.color(in: environment.colorScheme)
    case .primary: return SystemColor.label.color(in: environment.colorScheme)
    case .secondary: return SystemColor.secondaryLabel.color(in: environment.colorScheme)
    case .faded(let source, let opacity):
      var color = source.resolved(in: environment)
      color.opacity *= opacity
      return color
    case .mixed(let light, let dark):
      let accent = Color.accentColor.resolved(in: environment)
      return (isDark ? dark : light).color(accent: accent)
    case .adaptive(let light, let dark):
      return (isDark ? dark : light).resolved(in: environment)
    }
  }
}

extension Color.Resolved: StyleView, CustomStringConvertible {
  /// The components as hexadecimal digits, the opacity last.
  public var description: String { Color(self).description }

  /// Returns the colour itself.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    Color(self)._paint(in: environment)
  }
}
