/// A direction and a length in space.
@frozen public struct Vector3D: Hashable, Codable, Sendable, BitwiseCopyable {
  /// The x component.
  public var x: Double
  /// The y component.
  public var y: Double
  /// The z component.
  public var z: Double

  /// Creates a vector.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }

  /// Creates the vector from the origin to a point.
  public init(_ point: Point3D) { self.init(x: point.x, y: point.y, z: point.z) }

  /// Creates a vector whose components are the lengths of a size.
  public init(_ size: Size3D) { self.init(x: size.width, y: size.height, z: size.depth) }

  /// The zero vector.
  public static let zero = Vector3D()
  /// The unit vector to the right.
  public static let right = Vector3D(x: 1)
  /// The unit vector along y, which points down on a screen.
  public static let up = Vector3D(y: 1)
  /// The unit vector towards the viewer.
  public static let forward = Vector3D(z: 1)
}

// Sums and multiples are methods, because each additional overload of an operator slows down the
// type-checking of every client's expressions.
extension Vector3D {
  /// Returns the sum of two vectors.
  public func adding(_ other: Vector3D) -> Vector3D {
    Vector3D(x: x + other.x, y: y + other.y, z: z + other.z)
  }

  /// Returns the vector multiplied by a factor.
  public func scaled(by factor: Double) -> Vector3D {
    Vector3D(x: x * factor, y: y * factor, z: z * factor)
  }

  /// Returns the dot product.
  public func dot(_ other: Vector3D) -> Double { x * other.x + y * other.y + z * other.z }

  /// Returns the cross product.
  public func cross(_ other: Vector3D) -> Vector3D {
    Vector3D(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  /// The length of the vector.
  public var length: Double { dot(self).squareRoot() }

  /// The vector of length 1 in the same direction; unchanged if it has no direction.
  public var normalized: Vector3D {
    // Divided by the largest component first, so that no square overflows or underflows.
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
