import LayoutCore

/// Colours along a line, as a style and as a view.
@frozen public struct LinearGradient: StyleView, Hashable {
  @usableFromInline let gradient: Gradient
  @usableFromInline let startPoint: UnitPoint
  @usableFromInline let endPoint: UnitPoint

  /// Creates a gradient between two points of the painted rectangle.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colours with places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns the gradient's paint.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    .linearGradient(stops: gradient.resolved(in: environment), start: startPoint, end: endPoint)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { .init(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }

  /// Colours at equal distances along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { .init(colors: colors, startPoint: startPoint, endPoint: endPoint) }

  /// Colours with places along a line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient { .init(stops: stops, startPoint: startPoint, endPoint: endPoint) }

  /// The colours of a gradient along a line.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> some ShapeStyle {
    Self(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
