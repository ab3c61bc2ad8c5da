/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
///     let matrix = node.transform?.matrix(in: node.frame, node.layoutDirection)
///     page.concatenate(matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty)
public struct PlaneTransform: Hashable, Codable, Sendable, BitwiseCopyable {
  /// How much of x is in x'.
  public var a: CGFloat = 1
  /// How much of x is in y'.
  public var b: CGFloat = 0
  /// How much of y is in x'.
  public var c: CGFloat = 0
  /// How much of y is in y'.
  public var d: CGFloat = 1
  /// The distance by which points move horizontally.
  public var tx: CGFloat = 0
  /// The distance by which points move vertically.
  public var ty: CGFloat = 0

  /// The map that moves nothing.
  public static let identity = PlaneTransform(translation: 0)

  /// Creates a map from its numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  init(translation x: CGFloat = 0, _ y: CGFloat = 0) { (tx, ty) = (x, y) }

  /// Creates a rotation, clockwise where y grows downward; exact at multiples of a quarter turn.
  public init(rotation radians: CGFloat) {
    let (sine, cosine) = Rotation.sineAndCosine(of: Double(radians))
    (a, b, c, d) = (CGFloat(cosine), CGFloat(sine), CGFloat(-sine), CGFloat(cosine))
  }
}

extension PlaneTransform {
  /// Returns this map followed by another one.
  public func followed(by next: PlaneTransform) -> PlaneTransform {
    PlaneTransform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The inverse map; `nil` if this one flattens the plane.
  public var inverse: PlaneTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return PlaneTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Whether the map keeps rectangles rectangular.
  var isRectilinear: Bool {
    let tolerance: CGFloat = 1e-9
    return (abs(b) < tolerance && abs(c) < tolerance) || (abs(a) < tolerance && abs(d) < tolerance)
  }

  /// Returns where a point is mapped to.
  public func callAsFunction(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the smallest rectangle around the mapped corners of a rectangle.
  public func callAsFunction(_ rect: CGRect) -> CGRect {
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
