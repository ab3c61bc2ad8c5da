import LayoutCore

// Shapes made from other shapes. Trimmed, stroked and combined ones have the size of the shape they
// are made from; the others take what they are offered.

/// A shape that another one is made into, which decides what it is meant for and whether it is
/// mirrored.
public protocol _ReshapedShape: _FillingShape {
  /// The type of the other shape.
  associatedtype Content: Shape
  /// The other shape.
  var shape: Content { get }
}

nonisolated extension _ReshapedShape {
  /// The shape decides.
  public static var role: ShapeRole { Content.role }

  /// The shape decides.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape moved.
public struct OffsetShape<Content: Shape>: _ReshapedShape {
  /// The shape.
  public var shape: Content
  /// How far it is moved.
  public var offset: CGSize

  /// Moves a shape.
  public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

  /// Returns the moved outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The moved outline.
  public var _outline: Appearance.Outline {
    outline(from: shape, "an offset", [offset.width, offset.height])
  }
}

/// A shape scaled around a point.
public struct ScaledShape<Content: Shape>: _ReshapedShape {
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
    let transform = RenderTransform(.scale(x: scale.width, y: scale.height), anchor: anchor)
    return shape.path(in: rect).applying(transform.matrix(in: rect, direction: .leftToRight))
  }

  /// The scaled outline.
  public var _outline: Appearance.Outline {
    outline(from: shape, "a scale", [scale.width, scale.height, anchor.x, anchor.y])
  }
}

/// A shape rotated around a point.
public struct RotatedShape<Content: Shape>: _ReshapedShape {
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
    let transform = RenderTransform(.rotation(radians: angle.radians), anchor: anchor)
    return shape.path(in: rect).applying(transform.matrix(in: rect, direction: .leftToRight))
  }

  /// The rotated outline.
  public var _outline: Appearance.Outline {
    outline(from: shape, "a rotation", [angle.radians, anchor.x, anchor.y])
  }
}

/// A shape transformed.
public struct TransformedShape<Content: Shape>: _ReshapedShape {
  /// The shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform

  /// Transforms a shape.
  public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  /// Returns the transformed outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// The transformed outline.
  public var _outline: Appearance.Outline {
    let (t, s) = (transform, shape)
    return outline(from: s, "a transform", [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }
}

/// A shape whose outline is made from that of another one, and which is as large as that one or
/// takes what it is offered.
struct ChangedShape<Base: Shape>: Shape {
  let base: Base
  let changed: @Sendable (CGRect) -> Path
  let _outline: Appearance.Outline
  var _sizing: _ShapeSizing

  func path(in rect: CGRect) -> Path { changed(rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    _sizing == .fills ? proposal.replacingUnspecifiedDimensions() : base.sizeThatFits(proposal)
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

/// A line along a shape, as large as the shape.
public struct _StrokedShape<Content: Shape>: Shape {
  let shape: Content
  package let style: StrokeStyle

  /// Strokes are lines.
  public static var role: ShapeRole { .stroke }

  /// Returns the outline of the line.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// The outline of the line.
  public var _outline: Appearance.Outline {
    let numbers = [style.lineWidth, style.miterLimit, style.dashPhase] + style.dash
    return outline(from: shape, "a line", numbers)
  }

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
