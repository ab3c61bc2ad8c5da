import LayoutCore

/// Colours along a radius, as a style and as a view.
@frozen public struct RadialGradient: StyleView, Hashable {
  @usableFromInline let gradient: Gradient
  @usableFromInline let center: UnitPoint
  @usableFromInline let startRadius: CGFloat
  @usableFromInline let endRadius: CGFloat

  fileprivate init(_ gradient: Gradient, _ center: UnitPoint, _ start: CGFloat, _ end: CGFloat) {
    (self.gradient, self.center, startRadius, endRadius) = (gradient, center, start, end)
  }

  /// Creates a gradient around a point of the painted rectangle.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient, center, startRadius, endRadius)
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(Gradient(colors: colors), center, startRadius, endRadius)
  }

  /// Creates a gradient of colours with places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(Gradient(stops: stops), center, startRadius, endRadius)
  }

  /// Returns the gradient's paint.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    .radialGradient(
      stops: gradient.resolved(in: environment), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours along a radius.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient { .init(gradient, center, startRadius, endRadius) }

  /// Colours at equal distances along a radius.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient { .init(Gradient(colors: colors), center, startRadius, endRadius) }

  /// Colours with places along a radius.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient { .init(Gradient(stops: stops), center, startRadius, endRadius) }

  /// The colours of a gradient along a radius.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> some ShapeStyle { Self(gradient.gradient, center, startRadius, endRadius) }
}

/// Colours along the radius of an ellipse, as a style and as a view.
@frozen public struct EllipticalGradient: StyleView, Hashable {
  @usableFromInline let gradient: Gradient
  @usableFromInline let center: UnitPoint
  @usableFromInline let startRadiusFraction: CGFloat
  @usableFromInline let endRadiusFraction: CGFloat

  fileprivate init(_ gradient: Gradient, _ center: UnitPoint, _ start: CGFloat, _ end: CGFloat) {
    (self.gradient, self.center) = (gradient, center)
    (startRadiusFraction, endRadiusFraction) = (start, end)
  }

  /// Creates a gradient around a point of the painted rectangle.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { self.init(gradient, center, startRadiusFraction, endRadiusFraction) }

  /// Creates a gradient of colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { self.init(Gradient(colors: colors), center, startRadiusFraction, endRadiusFraction) }

  /// Creates a gradient of colours with places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { self.init(Gradient(stops: stops), center, startRadiusFraction, endRadiusFraction) }

  /// Returns the gradient's paint.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    .ellipticalGradient(
      stops: gradient.resolved(in: environment), center: center,
      startFraction: startRadiusFraction, endFraction: endRadiusFraction)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours along the radius of an ellipse.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient { .init(gradient, center, startRadiusFraction, endRadiusFraction) }

  /// Colours at equal distances along the radius of an ellipse.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    .init(Gradient(colors: colors), center, startRadiusFraction, endRadiusFraction)
  }

  /// Colours with places along the radius of an ellipse.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    .init(Gradient(stops: stops), center, startRadiusFraction, endRadiusFraction)
  }

  /// The colours of a gradient along the radius of an ellipse.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> some ShapeStyle { Self(gradient.gradient, center, startRadiusFraction, endRadiusFraction) }
}
