extension Appearance {
  /// The outline of a shape, fitted into the rectangle in which it is drawn.
  @nonexhaustive
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
    private let path: @Sendable (CGRect) -> Path

    /// Creates an outline from a closure that returns the path in a rectangle.
    public init(_ path: @escaping @Sendable (CGRect) -> Path) { self.path = path }

    /// Returns the path in a rectangle.
    public func path(in rect: CGRect) -> Path { path(rect) }

    /// Returns whether two outlines are the same object.
    public static func == (a: CustomOutline, b: CustomOutline) -> Bool { a === b }
  }
}
