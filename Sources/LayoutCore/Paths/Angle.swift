/// An angle, given in degrees or radians.
@frozen public struct Angle: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  @inlinable public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Creates an angle of zero.
  @inlinable public init() { radians = 0 }

  /// Creates an angle from radians.
  @inlinable public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// An angle in radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether one angle is smaller than another.
  @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle: Animatable, VectorArithmetic {
  /// The angle zero.
  @inlinable public static var zero: Angle { Angle() }

  /// The sum of two angles.
  @inlinable public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// The difference of two angles.
  @inlinable public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Multiplies the angle by a factor.
  @inlinable public mutating func scale(by rhs: Double) { radians *= rhs }

  /// The square of the angle in radians.
  @inlinable public var magnitudeSquared: Double { radians * radians }

  /// The angle in radians.
  @inlinable public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension Angle {
  /// The negative of an angle.
  @inlinable public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// A multiple of an angle.
  @inlinable public static func * (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians * rhs)
  }

  /// A multiple of an angle.
  @inlinable public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }

  /// A part of an angle.
  @inlinable public static func / (lhs: Angle, rhs: Double) -> Angle {
    Angle(radians: lhs.radians / rhs)
  }
}

// MARK: - Angles in space

extension Angle {
  /// Creates the same angle.
  public init(_ angle: Angle2D) { self.init(radians: angle.radians) }
}

extension Angle2D {
  /// Creates the same angle.
  public init(_ angle: Angle) { self.init(radians: angle.radians) }
}

extension Rotation3D {
  /// Creates a rotation by an angle around an axis.
  public init(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    self.init(
      angle: Angle2D(angle),
      axis: RotationAxis3D(x: Double(axis.x), y: Double(axis.y), z: Double(axis.z)))
  }
}
