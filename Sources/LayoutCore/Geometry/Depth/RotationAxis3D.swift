/// The direction of a rotation's axis.
@frozen public struct RotationAxis3D: Hashable, Codable, Sendable, BitwiseCopyable {
  /// The x component.
  public var x: Double
  /// The y component.
  public var y: Double
  /// The z component.
  public var z: Double

  /// Creates an axis; only its direction counts.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }

  /// Creates an axis along a vector.
  public init(_ vector: Vector3D) { self.init(x: vector.x, y: vector.y, z: vector.z) }

  /// The axis from left to right.
  public static let x = RotationAxis3D(x: 1)
  /// The axis from the top downwards.
  public static let y = RotationAxis3D(y: 1)
  /// The axis towards the viewer.
  public static let z = RotationAxis3D(z: 1)
  /// The axis between x and y.
  public static let xy = RotationAxis3D(x: 1, y: 1)
  /// The axis between x and z.
  public static let xz = RotationAxis3D(x: 1, z: 1)
  /// The axis between y and z.
  public static let yz = RotationAxis3D(y: 1, z: 1)
  /// The axis between all three.
  public static let xyz = RotationAxis3D(x: 1, y: 1, z: 1)
}

extension Vector3D {
  /// Creates a vector along an axis.
  public init(_ axis: RotationAxis3D) { self.init(x: axis.x, y: axis.y, z: axis.z) }
}
