import LayoutCore

/// A shape whose type is not known to the compiler; it has the size of the shape inside.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  /// Returns the shape's outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// Returns the shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape inside decides.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape inside decides.
  public var _sizing: _ShapeSizing { shape._sizing }

  /// The outline of the shape inside.
  public var _outline: Appearance.Outline { shape._outline }

  /// Returns the shape inside, painted.
  public func _figure(_ paint: Appearance.Paint, style: FillStyle) -> Appearance.Figure {
    shape._figure(paint, style: style)
  }
}

nonisolated extension Path: Shape {
  /// Returns the path itself, wherever the rectangle is.
  public func path(in rect: CGRect) -> Path { self }

  /// Keeps paths as they are where leading is right.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The size is the proposal.
  public var _sizing: _ShapeSizing { .fills }
}

// MARK: - Shapes by name

nonisolated extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

nonisolated extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }

  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }

  /// The shape of a button's border: a rectangle with corners of 7.
  public static var buttonBorder: RoundedRectangle { RoundedRectangle(cornerRadius: 7) }
}

nonisolated extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with round corners of different radii.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

  /// A rectangle with round corners of different radii.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

nonisolated extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }

  /// A capsule.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

nonisolated extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

nonisolated extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
