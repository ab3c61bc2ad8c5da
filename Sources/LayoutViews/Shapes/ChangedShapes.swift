import LayoutCore

// Shapes made from other shapes. Trimmed and stroked ones have the size of the shape they are made
// from; the others take what they are offered.

/// A shape moved.
public struct OffsetShape<Content: Shape>: _FillingShape {
  /// The shape.
  public var shape: Content
  /// How far it is moved.
  public var offset: CGSize

  /// Moves a shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// Returns the moved outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

/// A shape scaled around a point.
public struct ScaledShape<Content: Shape>: _FillingShape {
  /// The shape.
  public var shape: Content
  /// The factors.
  public var scale: CGSize
  /// The point that stays, in fractions of the rectangle.
  public var anchor: UnitPoint

  /// Scales a shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// Returns the scaled outline.
  public func path(in rect: CGRect) -> Path {
    let transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(transform, around: anchor, in: rect)
  }
}

/// A shape rotated around a point.
public struct RotatedShape<Content: Shape>: _FillingShape {
  /// The shape.
  public var shape: Content
  /// The angle.
  public var angle: Angle
  /// The point that stays, in fractions of the rectangle.
  public var anchor: UnitPoint

  /// Rotates a shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  /// Returns the rotated outline.
  public func path(in rect: CGRect) -> Path {
    let transform = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return shape.path(in: rect).applying(transform, around: anchor, in: rect)
  }
}

/// A shape transformed.
public struct TransformedShape<Content: Shape>: _FillingShape {
  /// The shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform

  /// Transforms a shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// Returns the transformed outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

/// A shape drawn in a size of its own.
public struct _SizedShape<Content: Shape>: _FillingShape {
  let shape: Content
  let size: CGSize
  /// The point of the shape that is at the same point of the rectangle.
  let anchor: UnitPoint

  /// Returns the outline in its own size.
  public func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape.path(in: CGRect(origin: origin, size: size))
  }
}

/// A part of a shape's outline, as large as the shape.
public struct _TrimmedShape<Content: Shape>: Shape {
  let shape: Content
  let start: CGFloat
  let end: CGFloat

  /// Returns the part of the outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }

  /// Returns the shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape decides.
  public var _sizing: _ShapeSizing { shape._sizing }
}

/// A line along a shape, as large as the shape.
public struct _StrokedShape<Content: Shape>: Shape {
  let shape: Content
  package let style: StrokeStyle

  /// Strokes are lines.
  public static var role: ShapeRole { .stroke }

  /// Returns the outline of the line.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// Returns the shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape decides.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The shape decides.
  public var _sizing: _ShapeSizing { shape._sizing }

  /// Returns the line, painted.
  public func _figure(_ paint: Appearance.Paint, style: FillStyle) -> Appearance.Figure {
    Appearance.Figure(outline: shape._outline, stroke: Appearance.Stroke(paint, self.style))
  }
}

extension Path {
  /// The path transformed so that a point of a rectangle stays.
  fileprivate func applying(
    _ transform: CGAffineTransform, around anchor: UnitPoint, in rect: CGRect
  ) -> Path {
    let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
    return applying(
      CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: x, y: y)))
  }
}
