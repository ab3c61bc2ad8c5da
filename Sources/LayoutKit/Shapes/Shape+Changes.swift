extension Shape {
  /// A part of the shape's outline, between two fractions of its length; as large as the shape.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }

  /// The shape moved.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape moved.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape scaled around a point.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape scaled around a point.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape rotated around a point.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape transformed.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape drawn in a size of its own, at the top leading corner; as a view it takes what it is offered.
  public func size(_ size: CGSize) -> some Shape { self.size(size, anchor: .topLeading) }

  /// The shape drawn in a size of its own, at the top leading corner; as a view it takes what it is offered.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(width: width, height: height, anchor: .topLeading)
  }

  /// The shape drawn in a size of its own, of which a point is at the same point of the rectangle; as a view it
  /// takes what it is offered.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape drawn in a size of its own, of which a point is at the same point of the rectangle; as a view it
  /// takes what it is offered.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
