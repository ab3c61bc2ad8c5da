import LayoutCore

/// A rectangle, as large as it is offered.
@frozen public struct Rectangle: InsettableShape, _FillingShape, BitwiseCopyable {
  /// Creates a rectangle.
  @inlinable public init() {}

  /// Returns the rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// A rectangle.
  public var _outline: Appearance.Outline { .rectangle }
}

/// An ellipse, as large as it is offered.
@frozen public struct Ellipse: InsettableShape, _FillingShape, BitwiseCopyable {
  /// Creates an ellipse.
  @inlinable public init() {}

  /// Returns the ellipse that touches the rectangle's edges.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// An ellipse.
  public var _outline: Appearance.Outline { .ellipse }
}

/// A rectangle with half circles at its ends, as large as it is offered.
@frozen public struct Capsule: InsettableShape, _FillingShape, BitwiseCopyable {
  /// How the ends look.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  @inlinable public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the capsule that touches the rectangle's edges.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// A capsule.
  public var _outline: Appearance.Outline { .capsule(isContinuous: style == .continuous) }
}

/// The shape of the container that a view is in; here a rectangle, as large as it is offered.
@frozen
public struct ContainerRelativeShape: InsettableShape, _FillingShape, BitwiseCopyable {
  /// Creates a shape.
  @inlinable public init() {}

  /// Returns the rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// A rectangle.
  public var _outline: Appearance.Outline { .rectangle }
}
