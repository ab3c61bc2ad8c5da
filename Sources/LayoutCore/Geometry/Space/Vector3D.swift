/// A direction and a length in space.
@frozen public struct Vector3D: Hashable, Codable, Sendable, BitwiseCopyable {
  /// The part along x.
  public var x: Double
  /// The part along y.
  public var y: Double
  /// The part along z.
  public var z: Double

  /// Creates a vector.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// Creates the vector from the origin to a point.
  public init(_ point: Point3D) { self.init(x: point.x, y: point.y, z: point.z) }

  /// Creates a vector with the lengths of a size as its parts.
  public init(_ size: Size3D) { self.init(x: size.width, y: size.height, z: size.depth) }

  /// The vector of no length.
  public static let zero = Vector3D()
  /// The direction to the right.
  public static let right = Vector3D(x: 1)
  /// The direction along y, which is down on a screen.
  public static let up = Vector3D(y: 1)
  /// The direction towards the viewer.
  public static let forward = Vector3D(z: 1)
}

// Sums and multiples have names, because each further meaning of an operator costs every expression of
// every client time to compile.
extension Vector3D {
  /// The sum of two vectors.
  public func adding(_ other: Vector3D) -> Vector3D {
    Vector3D(x: x + other.x, y: y + other.y, z: z + other.z)
  }

  /// A multiple of the vector.
  public func scaled(by factor: Double) -> Vector3D {
    Vector3D(x: x * factor, y: y * factor, z: z * factor)
  }

  /// The sum of the products of the parts.
  public func dot(_ other: Vector3D) -> Double { x * other.x + y * other.y + z * other.z }

  /// The vector at right angles to two vectors.
  public func cross(_ other: Vector3D) -> Vector3D {
    Vector3D(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  /// The length of the vector.
  public var length: Double { dot(self).squareRoot() }

  /// The vector of length 1 in the same direction; itself if it has no direction.
  public var normalized: Vector3D {
    // Divided by the largest part first, so that no square is too large or small to count with.
    let largest = max(x.magnitude, y.magnitude, z.magnitude)
    guard largest > 0, largest.isFinite else { return self }
    let scaled = Vector3D(x: x / largest, y: y / largest, z: z / largest)
    return scaled.scaled(by: 1 / scaled.length)
  }
}

extension Vector3D: CustomStringConvertible {
  /// The vector as `(x, y, z)`.
  public var description: String { Point3D(self).description }
}
