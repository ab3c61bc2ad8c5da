/// A point in space: x to the right, y downwards, z towards the viewer.
@frozen public struct Point3D: Hashable, Codable, Sendable, BitwiseCopyable {
  /// The distance from the left.
  public var x: Double
  /// The distance from the top.
  public var y: Double
  /// The distance from the back.
  public var z: Double

  /// Creates a point.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }

  /// Creates a point from a point in a plane and the plane's distance from the back.
  public init(_ point: CGPoint, z: Double = 0) {
    self.init(x: Double(point.x), y: Double(point.y), z: z)
  }

  /// Creates the point at the end of a vector that starts at the origin.
  public init(_ vector: Vector3D) { self.init(x: vector.x, y: vector.y, z: vector.z) }

  /// The origin.
  public static let zero = Point3D()
}

extension Point3D {
  /// Returns the point moved by a vector.
  public func translated(by vector: Vector3D) -> Point3D {
    Point3D(x: x + vector.x, y: y + vector.y, z: z + vector.z)
  }

  /// Returns the point moved by a transform.
  public func applying(_ transform: AffineTransform3D) -> Point3D {
    Point3D(transform.moving(Vector3D(self)).adding(transform.translation))
  }
}

extension Point3D: CustomStringConvertible {
  /// The point as `(x, y, z)`.
  public var description: String { "(\(x.plainText), \(y.plainText), \(z.plainText))" }
}
