import LayoutCore

/// A style whose type is not known to the compiler.
public struct AnyShapeStyle: ShapeStyle {
  private let paint: @Sendable (EnvironmentValues) -> Appearance.Paint

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { self.paint = style._paint }

  /// Returns what the style inside paints with.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint { paint(environment) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ForegroundStyle().shadow(style)
  }

  /// The foreground style with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    ForegroundStyle().opacity(opacity)
  }
}

// MARK: - Variants

/// A style with its opacity multiplied.
struct OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    style._paint(in: environment).faded(by: opacity)
  }
}

/// A style that also gives what it paints a shadow.
struct ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let shadow: ShadowStyle

  func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    .shadowed(style._paint(in: environment), shadow.resolved(in: environment))
  }
}

extension ShapeStyle {
  /// Multiplies the style's opacity.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(style: self, opacity: opacity)
  }

  /// Gives what the style paints a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowShapeStyle(style: self, shadow: style)
  }

  /// The style, half as opaque.
  public var secondary: some ShapeStyle { opacity(HierarchicalShapeStyle.fading[1]) }
  /// The style, about a quarter as opaque.
  public var tertiary: some ShapeStyle { opacity(HierarchicalShapeStyle.fading[2]) }
  /// The style, about a sixth as opaque.
  public var quaternary: some ShapeStyle { opacity(HierarchicalShapeStyle.fading[3]) }
  /// The style, a tenth as opaque.
  public var quinary: some ShapeStyle { opacity(HierarchicalShapeStyle.fading[4]) }
}

/// A shadow that a style gives to what it paints.
public struct ShadowStyle: Equatable, Sendable {
  private let color: Color
  private let radius: CGFloat
  private let x: CGFloat
  private let y: CGFloat
  private let isInner: Bool

  private init(_ color: Color, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat, isInner: Bool) {
    (self.color, self.radius, self.x, self.y) = (color, radius, x, y)
    self.isInner = isInner
  }

  /// A shadow below.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color, radius, x, y, isInner: false)
  }

  /// A shadow inside.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color, radius, x, y, isInner: true)
  }

  package func resolved(in environment: EnvironmentValues) -> Appearance.Shadow {
    Appearance.Shadow(
      color: color.resolved(in: environment), radius: radius, x: x, y: y, isInner: isInner)
  }
}
