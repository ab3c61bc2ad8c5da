/// A rotation around an axis in space.
///
///     Rotation3D(angle: .degrees(90), axis: .y)
///
/// Seen along the axis it is clockwise. It is stored as a unit quaternion, so that rotations can be
/// combined. An axis without direction gives the identity. Numbers that are not finite give a
/// rotation without direction; views are not turned by it, and the diagnostics say so.
@frozen public struct Rotation3D: Hashable, Codable, Sendable, BitwiseCopyable {
  /// The axis, multiplied by the sine of half the angle.
  let imaginary: Vector3D
  /// The cosine of half the angle.
  let real: Double

  /// Creates the identity rotation.
  public init() { self.init(imaginary: .zero, real: 1) }

  /// Creates a rotation by an angle around an axis.
  public init(angle: Angle2D, axis: RotationAxis3D) {
    let direction = Vector3D(axis).normalized
    if let number = [angle.radians, axis.x, axis.y, axis.z].first(where: { !$0.isFinite }) {
      self.init(imaginary: .zero, real: number)
      return
    }
    guard direction != .zero else {
      self.init()
      return
    }
    let (sine, cosine) = Rotation.sineAndCosine(of: angle.radians / 2)
    self.init(imaginary: direction.scaled(by: sine), real: cosine)
  }

  init(imaginary: Vector3D, real: Double) {
    self.imaginary = imaginary
    self.real = real
  }

  /// Reads a rotation, which is a quaternion of length 1.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    imaginary = try container.decode(Vector3D.self, forKey: .imaginary)
    real = try container.decode(Double.self, forKey: .real)
    guard hasLengthOne else {
      throw DecodingError.dataCorruptedError(
        forKey: .real, in: container, debugDescription: Self.lengthRule)
    }
  }

  /// What is said of numbers that are no rotation.
  static let lengthRule = "A rotation is a quaternion of length 1."

  /// Whether the numbers are those of a rotation.
  var hasLengthOne: Bool { abs(imaginary.dot(imaginary) + real * real - 1) < 1e-6 }

  /// The number with which this is no rotation.
  var unusableNumber: Double? { real.isFinite ? nil : real }

  /// The rotation that changes nothing.
  public static let identity = Rotation3D()
}

extension Rotation3D {
  /// The axis; x for the identity.
  public var axis: RotationAxis3D { imaginary == .zero ? .x : RotationAxis3D(imaginary.normalized) }

  /// The angle around the axis.
  public var angle: Angle2D {
    Angle2D(radians: 2 * Rotation.angle(sine: imaginary.length, cosine: real))
  }

  /// The inverse rotation.
  public var inverse: Rotation3D { Rotation3D(imaginary: imaginary.scaled(by: -1), real: real) }

  /// Returns this rotation followed by another one.
  public func rotated(by next: Rotation3D) -> Rotation3D {
    Rotation3D(
      imaginary: next.imaginary.scaled(by: real).adding(imaginary.scaled(by: next.real))
        .adding(next.imaginary.cross(imaginary)),
      real: next.real * real - next.imaginary.dot(imaginary))
  }

  /// The images of the three axes.
  ///
  /// Numbers that differ from 0 or 1 only by rounding are exactly so, because a quarter turn maps
  /// axes to axes, and layout treats such rotations specially.
  var columns: (x: Vector3D, y: Vector3D, z: Vector3D) {
    let (x, y, z, w) = (imaginary.x, imaginary.y, imaginary.z, real)
    func clean(_ number: Double) -> Double {
      let whole = number.rounded()
      return (number - whole).magnitude < 1e-12 ? whole + 0 : number
    }
    func column(_ x: Double, _ y: Double, _ z: Double) -> Vector3D {
      Vector3D(x: clean(x), y: clean(y), z: clean(z))
    }
    return (
      column(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      column(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      column(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    )
  }
}

extension Rotation {
  /// Returns the angle, between minus and plus half a turn, with a sine and a cosine.
  static func angle(sine: Double, cosine: Double) -> Double {
    let (larger, smaller) = (
      max(sine.magnitude, cosine.magnitude), min(sine.magnitude, cosine.magnitude)
    )
    guard larger > 0 else { return 0 }
    let slope = smaller / larger
    var angle = slope / (1 + 0.28 * slope * slope)
    if sine.magnitude > cosine.magnitude { angle = .pi / 2 - angle }
    if cosine < 0 { angle = .pi - angle }
    if sine < 0 { angle = -angle }
    let length = (sine * sine + cosine * cosine).squareRoot()
    // The sine of a small error is nearly the error itself: each step triples the correct digits.
    for _ in 0..<4 {
      let (present, along) = sineAndCosine(of: angle)
      angle += (sine * along - cosine * present) / length
    }
    return angle
  }
}
