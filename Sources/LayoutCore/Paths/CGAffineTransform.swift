// Foundation has these types on Apple systems only; clients expect them with every other name that
// they get from SwiftUI.
#if !canImport(CoreGraphics)
  /// A transform of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
  public typealias CGAffineTransform = PlaneTransform

  extension PlaneTransform {
    /// Creates a transform from its six numbers.
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates the transform that changes nothing.
    public init() { self.init(translation: 0) }

    /// Creates a rotation, clockwise where y grows downward.
    public init(rotationAngle angle: CGFloat) { self.init(rotation: angle) }

    /// Creates a scaling.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a move.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// Returns the transform that does this one first, then another.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { followed(by: t2) }

    /// Returns the inverse transform, or this one if it has no inverse.
    public func inverted() -> CGAffineTransform { inverse ?? self }

    /// Returns the transform that rotates first, then does this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the transform that scales first, then does this one.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns the transform that moves first, then does this one.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }
  }

  extension CGPoint {
    /// Returns the point where a transform takes this one.
    public func applying(_ t: CGAffineTransform) -> CGPoint { t(self) }
  }

  extension CGSize {
    /// Returns the vector that a transform makes of this one.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// Returns the smallest rectangle around this one's transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect { t(standardized) }
  }
#endif
