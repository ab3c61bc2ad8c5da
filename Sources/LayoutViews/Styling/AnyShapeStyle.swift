import LayoutCore

/// A style whose type is not known to the compiler.
public struct AnyShapeStyle: ShapeStyle {
  private let paint: @Sendable (EnvironmentValues) -> Appearance.Paint

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) { self.init(paint: style._paint) }

  fileprivate init(paint: @escaping @Sendable (EnvironmentValues) -> Appearance.Paint) {
    self.paint = paint
  }

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

extension ShapeStyle {
  /// Multiplies the style's opacity.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(paint: { _paint(in: $0).faded(by: opacity) })
  }

  /// Gives what the style paints a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    AnyShapeStyle(paint: { .shadowed(_paint(in: $0), style.resolved(in: $0)) })
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
  /// The shadow, but for its colour.
  private let shadow: Appearance.Shadow

  private init(_ color: Color, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat, isInner: Bool) {
    self.color = color
    shadow = Appearance.Shadow(color: .black, radius: radius, x: x, y: y, isInner: isInner)
  }

  /// A shadow below.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color, radius, x, y, isInner: false) }

  /// A shadow inside.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(color, radius, x, y, isInner: true) }

  package func resolved(in environment: EnvironmentValues) -> Appearance.Shadow {
    var shadow = shadow
    shadow.color = color.resolved(in: environment)
    return shadow
  }
}
