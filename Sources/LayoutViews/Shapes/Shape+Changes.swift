nonisolated extension Shape {
  /// Trims the shape's outline to a part between two fractions of its length. The size is the
  /// shape's.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    // Fractions beyond the ends are the ends.
    changed("a trim", [startFraction, endFraction].map { min(max($0, 0), 1) }) {
      path(in: $0).trimmedPath(from: startFraction, to: endFraction)
    }
  }

  /// Moves the shape.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Moves the shape.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Moves the shape.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Scales the shape around a point.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Scales the shape around a point.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Rotates the shape around a point.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Transforms the shape.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Draws the shape in a size of its own, with a point of it at the same point of the rectangle.
  /// As a view it takes what it is offered.
  public func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> some Shape {
    changed("a size", [size.width, size.height, anchor.x, anchor.y], sizing: .fills) { rect in
      let origin = CGPoint(
        x: rect.minX + (rect.width - size.width) * anchor.x,
        y: rect.minY + (rect.height - size.height) * anchor.y)
      return path(in: CGRect(origin: origin, size: size))
    }
  }

  /// Draws the shape in a size of its own, with a point of it at the same point of the rectangle.
  /// As a view it takes what it is offered.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint = .topLeading) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
