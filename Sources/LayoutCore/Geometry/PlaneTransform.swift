/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// It converts coordinates of a view to another space.
struct PlaneTransform: Equatable, Sendable, BitwiseCopyable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0

  static let identity = PlaneTransform()

  init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  init(translation x: Double = 0, _ y: Double = 0) { (tx, ty) = (x, y) }
}

extension PlaneTransform {
  /// Returns this map followed by another one.
  func followed(by next: PlaneTransform) -> PlaneTransform {
    PlaneTransform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The inverse map; `nil` if this one flattens the plane.
  var inverse: PlaneTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return PlaneTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Whether the map keeps rectangles rectangular.
  var isRectilinear: Bool {
    let tolerance = 1e-9
    return (abs(b) < tolerance && abs(c) < tolerance) || (abs(a) < tolerance && abs(d) < tolerance)
  }

  func callAsFunction(_ point: CGPoint) -> CGPoint {
    let (x, y) = (Double(point.x), Double(point.y))
    return CGPoint(x: a * x + c * y + tx, y: b * x + d * y + ty)
  }

  /// Returns the smallest rectangle around the mapped corners of a rectangle.
  func callAsFunction(_ rect: CGRect) -> CGRect {
    if a == 1, b == 0, c == 0, d == 1 {
      return CGRect(
        x: Double(rect.origin.x) + tx, y: Double(rect.origin.y) + ty,
        width: Double(rect.size.width), height: Double(rect.size.height))
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
