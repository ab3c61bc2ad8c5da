/// A box in space, with edges along the axes.
///
/// Its origin is the top left corner at the back, in both layout directions.
@frozen public struct Rect3D: Hashable, Codable, Sendable, BitwiseCopyable {
  /// The corner with the smallest coordinates.
  public var origin: Point3D
  /// The box's extent from its origin.
  public var size: Size3D

  /// Creates a box from its corner and size.
  public init(origin: Point3D = .zero, size: Size3D = .zero) {
    (self.origin, self.size) = (origin, size)
  }

  /// Creates a box from its centre and size.
  public init(center: Point3D, size: Size3D) {
    self.init(origin: center.translated(by: Vector3D(size).scaled(by: -0.5)), size: size)
  }

  /// Creates a box from six numbers.
  public init(x: Double, y: Double, z: Double, width: Double, height: Double, depth: Double) {
    self.init(
      origin: Point3D(x: x, y: y, z: z), size: Size3D(width: width, height: height, depth: depth))
  }

  /// Creates a box from a rectangle, its distance from the back, and a depth.
  public init(_ rect: CGRect, z: Double = 0, depth: Double = 0) {
    self.init(origin: Point3D(rect.origin, z: z), size: Size3D(rect.size, depth: depth))
  }

  /// The empty box at the origin.
  public static let zero = Rect3D()
}

extension Rect3D {
  /// The corner with the smallest coordinates.
  public var min: Point3D { origin }
  /// The corner with the largest coordinates.
  public var max: Point3D { origin.translated(by: Vector3D(size)) }
  /// The middle of the box.
  public var center: Point3D { origin.translated(by: Vector3D(size).scaled(by: 0.5)) }

  /// The eight corners, those at the back first.
  public var cornerPoints: [Point3D] {
    [min.z, max.z].flatMap { z in
      [
        Point3D(x: min.x, y: min.y, z: z), Point3D(x: max.x, y: min.y, z: z),
        Point3D(x: min.x, y: max.y, z: z), Point3D(x: max.x, y: max.y, z: z),
      ]
    }
  }

  /// Returns whether a point is in the box or on its surface. A box with a negative length contains
  /// none.
  public func contains(point: Point3D) -> Bool {
    // Without ranges, which trap if a length is negative or NaN.
    min.x <= point.x && point.x <= max.x && min.y <= point.y && point.y <= max.y
      && min.z <= point.z && point.z <= max.z
  }

  /// Returns the box moved by a vector.
  public func translated(by vector: Vector3D) -> Rect3D {
    Rect3D(origin: origin.translated(by: vector), size: size)
  }

  /// Returns the smallest box around two boxes.
  public func union(_ other: Rect3D) -> Rect3D { Rect3D(around: [min, max, other.min, other.max]) }

  /// Returns the smallest box around this one's transformed corners.
  public func applying(_ transform: AffineTransform3D) -> Rect3D {
    if let translation = transform.onlyTranslation { return translated(by: translation) }
    return Rect3D(around: cornerPoints.map { $0.applying(transform) })
  }

  /// Creates the smallest box around some points.
  init(around points: [Point3D]) {
    guard var least = points.first else {
      self.init()
      return
    }
    var most = least
    for point in points.dropFirst() {
      least = Point3D(
        x: Swift.min(least.x, point.x), y: Swift.min(least.y, point.y),
        z: Swift.min(least.z, point.z))
      most = Point3D(
        x: Swift.max(most.x, point.x), y: Swift.max(most.y, point.y), z: Swift.max(most.z, point.z))
    }
    self.init(
      origin: least,
      size: Size3D(width: most.x - least.x, height: most.y - least.y, depth: most.z - least.z))
  }
}

extension Rect3D: CustomStringConvertible {
  /// The box as `(x, y, z, width, height, depth)`.
  public var description: String {
    let numbers = [origin.x, origin.y, origin.z, size.width, size.height, size.depth]
    return "(" + numbers.map(\.plainText).joined(separator: ", ") + ")"
  }
}
