import LayoutCore

/// Colours along an angle, as a style and as a view.
@frozen public struct AngularGradient: StyleView, Hashable {
  @usableFromInline let gradient: Gradient
  @usableFromInline let center: UnitPoint
  @usableFromInline let startAngle: Angle
  @usableFromInline let endAngle: Angle

  fileprivate init(_ gradient: Gradient, _ center: UnitPoint, _ start: Angle, _ end: Angle) {
    (self.gradient, self.center, startAngle, endAngle) = (gradient, center, start, end)
  }

  /// Creates a gradient between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) { self.init(gradient, center, startAngle, endAngle) }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(Gradient(colors: colors), center, startAngle, endAngle)
  }

  /// Creates a gradient of colours with places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(Gradient(stops: stops), center, startAngle, endAngle)
  }

  /// Creates a gradient all the way round.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient, center, angle, angle + .degrees(360))
  }

  /// Creates a gradient of colours at equal distances, all the way round.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of colours with places, all the way round.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// Returns the gradient's paint.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    .angularGradient(
      stops: gradient.resolved(in: environment), center: center, startAngle: startAngle.radians,
      endAngle: endAngle.radians)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours along an angle.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient { .init(gradient, center, startAngle, endAngle) }

  /// Colours at equal distances along an angle.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient { .init(Gradient(colors: colors), center, startAngle, endAngle) }

  /// Colours with places along an angle.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient { .init(Gradient(stops: stops), center, startAngle, endAngle) }

  /// The colours of a gradient along an angle.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> some ShapeStyle { Self(gradient.gradient, center, startAngle, endAngle) }

  /// Colours all the way round.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient { .init(gradient: gradient, center: center, angle: angle) }

  /// Colours at equal distances, all the way round.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient { .init(colors: colors, center: center, angle: angle) }

  /// Colours with places, all the way round.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient { .init(stops: stops, center: center, angle: angle) }

  /// The colours of a gradient, all the way round.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> some ShapeStyle { Self(gradient: gradient.gradient, center: center, angle: angle) }
}
