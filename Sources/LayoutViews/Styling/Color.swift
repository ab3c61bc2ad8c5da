import LayoutCore

/// A colour, as a view that takes whatever space it is offered and as a style for other views.
///
///     Color.blue.frame(width: 40, height: 40)
///     Text("Title").foregroundStyle(Color.secondary)
///
/// System colours differ between light and dark surroundings; renderers get the one that suits the
/// environment. A colour of an asset catalogue keeps its name, and is grey for renderers that
/// cannot look it up.
public struct Color: Hashable, Sendable {
  package let source: Source

  package indirect enum Source: Hashable, Sendable {
    case components(red: Double, green: Double, blue: Double, opacity: Double)
    case system(SystemColor)
    case named(String)
    case accent
    case primary
    case secondary
    case faded(Source, Double)
    case mixed(light: ColorSum, dark: ColorSum)
    case adaptive(light: Source, dark: Source)
  }

  package init(_ source: Source) { self.source = source }

  /// The spaces in which components are given.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual space of screens.
    case sRGB
    /// The same primaries, without gamma.
    case sRGBLinear
    /// A wider space; its components are kept unchanged.
    case displayP3
  }
}

// MARK: - Components

extension Color {
  /// Creates a colour from red, green and blue.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    func encoded(_ component: Double) -> Double {
      colorSpace == .sRGBLinear ? Appearance.Color.encoded(component) : component
    }
    self.init(
      .components(
        red: encoded(red), green: encoded(green), blue: encoded(blue), opacity: opacity))
  }

  /// Creates a grey, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from its hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let distance = min(position, 4 - position, 1)
      return brightness - brightness * saturation * max(distance, 0)
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a colour of an asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

  /// Creates a colour from resolved components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

// MARK: - Variants

extension Color {
  /// Multiplies the colour's opacity.
  public func opacity(_ opacity: Double) -> Color {
    guard case .faded(let source, let faded) = source else { return Color(.faded(source, opacity)) }
    return Color(.faded(source, faded * opacity))
  }

  /// Mixes the colour's components and another one's in a space.
  ///
  /// - Parameter fraction: how much of the other colour, from 0 to 1.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let fraction = min(max(fraction, 0), 1)
    func mixed(_ scheme: ColorScheme) -> ColorSum {
      let (one, other) = (source.sum(in: scheme), rhs.source.sum(in: scheme))
      return one.converted(to: colorSpace, in: scheme)
        .mixed(with: other.converted(to: colorSpace, in: scheme), by: fraction)
    }
    return Color(.mixed(light: mixed(.light), dark: mixed(.dark)))
  }

  /// A gradient from a little lighter to the colour itself.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self]))
  }
}

extension Color: CustomStringConvertible {
  /// The colour's name, or its components.
  public var description: String {
    switch source {
    case .system(let color): color.rawValue
    case .named(let name): name
    case .accent: "accentColor"
    case .primary: "primary"
    case .secondary: "secondary"
    case .components, .faded, .mixed, .adaptive: resolved(in: EnvironmentValues()).hexadecimal
    }
  }
}
