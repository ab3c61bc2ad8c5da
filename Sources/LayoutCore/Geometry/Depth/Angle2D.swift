/// An angle, given in degrees or radians.
@frozen public struct Angle2D: Hashable, Codable, Sendable, BitwiseCopyable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Creates an angle from radians.
  public init(radians: Double = 0) { self.radians = radians }

  /// Creates an angle from degrees.
  public init(degrees: Double) { self.radians = degrees * (.pi / 180) }

  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle2D { Angle2D(radians: radians) }

  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle2D { Angle2D(degrees: degrees) }

  /// The angle of zero.
  public static let zero = Angle2D()
}
