// Foundation has the type on Apple systems only; clients expect it with every other name that they
// get from SwiftUI.
#if !canImport(CoreGraphics)
  /// A transform of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
  ///
  ///     let (frame, direction) = (node.frame, node.layoutDirection)
  ///     let matrix = node.transform?.matrix(in: frame, direction: direction) ?? .identity
  ///     page.concatenate(matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty)
  public struct CGAffineTransform: Hashable, Codable, Sendable, BitwiseCopyable {
    /// How much of x is in x'.
    public var a: CGFloat
    /// How much of x is in y'.
    public var b: CGFloat
    /// How much of y is in x'.
    public var c: CGFloat
    /// How much of y is in y'.
    public var d: CGFloat
    /// The distance by which points move horizontally.
    public var tx: CGFloat
    /// The distance by which points move vertically.
    public var ty: CGFloat

    /// The transform that changes nothing.
    public static let identity = CGAffineTransform()

    /// Creates a transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a transform from its six numbers.
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) { self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

    /// Creates the transform that changes nothing.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

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
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: t2.a * a + t2.c * b, b: t2.b * a + t2.d * b,
        c: t2.a * c + t2.c * d, d: t2.b * c + t2.d * d,
        tx: t2.a * tx + t2.c * ty + t2.tx, ty: t2.b * tx + t2.d * ty + t2.ty)
    }

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

// MARK: - The same on all systems

extension CGAffineTransform {
  /// A rotation, clockwise where y grows downward; exact at multiples of a quarter turn.
  package init(rotation radians: CGFloat) {
    let (sine, cosine) = Rotation.sineAndCosine(of: Double(radians))
    self.init(
      a: CGFloat(cosine), b: CGFloat(sine), c: CGFloat(-sine), d: CGFloat(cosine), tx: 0, ty: 0)
  }

  /// The inverse transform; `nil` if this one flattens the plane.
  package var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Whether the transform keeps rectangles rectangular.
  var isRectilinear: Bool {
    let tolerance: CGFloat = 1e-9
    return (abs(b) < tolerance && abs(c) < tolerance) || (abs(a) < tolerance && abs(d) < tolerance)
  }

  /// The point where the transform takes another.
  package func callAsFunction(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest rectangle around the transformed corners of another. One that is only moved keeps
  /// its size exactly.
  package func callAsFunction(_ rect: CGRect) -> CGRect {
    if a == 1, b == 0, c == 0, d == 1 {
      return CGRect(
        x: rect.origin.x + tx, y: rect.origin.y + ty, width: rect.size.width,
        height: rect.size.height)
    }
    let right = rect.origin.x + rect.size.width
    let bottom = rect.origin.y + rect.size.height
    return CGRect(around: [
      self(rect.origin), self(CGPoint(x: right, y: rect.origin.y)),
      self(CGPoint(x: rect.origin.x, y: bottom)), self(CGPoint(x: right, y: bottom)),
    ])
  }
}

extension CGRect {
  /// The smallest rectangle around some points; the zero rectangle without any.
  init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .zero
      return
    }
    var (low, high) = (first, first)
    for point in points.dropFirst() {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
