extension Appearance {
  /// The outline of a shape, fitted into the rectangle in which it is drawn.
  public enum Outline: Equatable, Sendable {
    /// The rectangle itself.
    case rectangle
    /// A rectangle with elliptical corners of one size. Continuous corners are slightly softer than
    /// elliptical ones; a renderer may draw them alike.
    case roundedRectangle(width: CGFloat, height: CGFloat, isContinuous: Bool)
    /// A rectangle with a radius for each corner.
    case unevenRoundedRectangle(
      topLeading: CGFloat, topTrailing: CGFloat, bottomTrailing: CGFloat, bottomLeading: CGFloat,
      isContinuous: Bool)
    /// The largest circle that fits, centred.
    case circle
    /// The ellipse that touches all four edges.
    case ellipse
    /// A rectangle whose shorter edges are half circles.
    case capsule(isContinuous: Bool)
    /// An outline computed for a rectangle.
    case custom(CustomOutline)

    /// Returns a rectangle with circular corners of one radius.
    public static func roundedRectangle(radius: CGFloat) -> Outline {
      .roundedRectangle(width: radius, height: radius, isContinuous: false)
    }
  }

  /// An outline that is computed for the rectangle in which it is drawn.
  ///
  /// It is equal only to itself.
  public final class CustomOutline: Equatable, Sendable {
    private let elements: @Sendable (CGRect) -> [PathElement]

    /// Creates an outline from a closure that returns the path in a rectangle.
    public init(_ elements: @escaping @Sendable (CGRect) -> [PathElement]) {
      self.elements = elements
    }

    /// Returns the path in a rectangle.
    public func path(in rect: CGRect) -> [PathElement] { elements(rect) }

    /// Returns whether two outlines are the same object.
    public static func == (a: CustomOutline, b: CustomOutline) -> Bool { a === b }
  }
}

extension Appearance {
  /// One step of a path.
  public enum PathElement: Equatable, Sendable {
    /// Starts a new part at a point.
    case move(to: CGPoint)
    /// Draws a straight line to a point.
    case line(to: CGPoint)
    /// Draws a quadratic Bézier curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Draws a cubic Bézier curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a straight line to where the part started, and ends the part.
    case closeSubpath
  }
}
