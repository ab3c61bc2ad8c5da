/// A width, a height and a depth.
///
///     Size3D(width: 100, height: 40, depth: 20)
@frozen public struct Size3D: Hashable, Codable, Sendable, BitwiseCopyable {
  /// The extent along x.
  public var width: Double
  /// The extent along y.
  public var height: Double
  /// The extent along z.
  public var depth: Double

  /// Creates a size.
  public init(width: Double = 0, height: Double = 0, depth: Double = 0) {
    (self.width, self.height, self.depth) = (width, height, depth)
  }

  /// Creates a size from a size in the plane and a depth.
  public init(_ size: CGSize, depth: Double = 0) {
    self.init(width: Double(size.width), height: Double(size.height), depth: depth)
  }

  /// Creates a size whose lengths are the components of a vector.
  public init(_ vector: Vector3D) { self.init(width: vector.x, height: vector.y, depth: vector.z) }

  /// The size of zero on each axis.
  public static let zero = Size3D()
  /// The size of 1 on each axis.
  public static let one = Size3D(width: 1, height: 1, depth: 1)
}

extension Size3D: CustomStringConvertible {
  /// The size as `width × height × depth`.
  public var description: String { "\(width.plainText) × \(height.plainText) × \(depth.plainText)" }
}
