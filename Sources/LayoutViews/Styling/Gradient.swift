import LayoutCore

/// Colours with their places along a gradient.
@frozen public struct Gradient: Hashable, Sendable {
  /// The colours in order.
  public var stops: [Stop]

  /// Creates a gradient from colours with places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    self.stops = colors.enumerated().map {
      Stop(color: $0.element, location: CGFloat($0.offset) / CGFloat(last))
    }
  }

  /// A colour with the place where it is.
  @frozen public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The spaces in which colours are mixed: their own, or one in which equal steps look equal.
  public enum ColorSpace: Hashable, Sendable { case device, perceptual }

  package func resolved(in environment: EnvironmentValues) -> [Appearance.GradientStop] {
    stops.map { .init(color: $0.color.resolved(in: environment), location: $0.location) }
  }
}

extension Gradient: ShapeStyle {
  /// Returns the colours from top to bottom.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    .linearGradient(stops: resolved(in: environment), start: .top, end: .bottom)
  }
}

/// A gradient of any kind, such as that of a colour.
@frozen public struct AnyGradient: Hashable, ShapeStyle {
  @usableFromInline let gradient: Gradient

  /// Hides how a gradient was made.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// Returns the colours from top to bottom.
  public func _paint(in environment: EnvironmentValues) -> Appearance.Paint {
    gradient._paint(in: environment)
  }
}
