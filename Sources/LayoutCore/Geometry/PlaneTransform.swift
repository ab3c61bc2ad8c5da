/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
///     let matrix = node.transform?.matrix(in: node.frame, node.layoutDirection)
///     page.concatenate(matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty)
public struct PlaneTransform: Hashable, Sendable, BitwiseCopyable {
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
  public static let identity = PlaneTransform()

  /// Creates a map from its numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  init(translation x: CGFloat = 0, _ y: CGFloat = 0) { (tx, ty) = (x, y) }
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
    let corners = [
      self(rect.origin), self(CGPoint(x: right, y: rect.origin.y)),
      self(CGPoint(x: rect.origin.x, y: bottom)), self(CGPoint(x: right, y: bottom)),
    ]
    var (left, top, farthest, lowest) = (
      corners[0].x, corners[0].y, corners[0].x, corners[0].y
    )
    for corner in corners.dropFirst() {
      left = min(left, corner.x)
      top = min(top, corner.y)
      farthest = max(farthest, corner.x)
      lowest = max(lowest, corner.y)
    }
    return CGRect(x: left, y: top, width: farthest - left, height: lowest - top)
  }
}
