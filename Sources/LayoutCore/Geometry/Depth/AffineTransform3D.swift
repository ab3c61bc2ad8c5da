/// An affine map of space: the vectors to which it maps the axes, and a translation.
@frozen public struct AffineTransform3D: Hashable, Codable, Sendable, BitwiseCopyable {
  /// The image of the x axis.
  var x: Vector3D
  /// The image of the y axis.
  var y: Vector3D
  /// The image of the z axis.
  var z: Vector3D
  /// The translation of the origin.
  public var translation: Vector3D

  init(x: Vector3D, y: Vector3D, z: Vector3D, translation: Vector3D) {
    (self.x, self.y, self.z, self.translation) = (x, y, z, translation)
  }

  /// Creates the identity transform.
  public init() {
    self.init(x: Vector3D(x: 1), y: Vector3D(y: 1), z: Vector3D(z: 1), translation: .zero)
  }

  /// Creates a transform that scales, then rotates, then translates.
  public init(
    scale: Size3D = .one, rotation: Rotation3D = .identity, translation: Vector3D = .zero
  ) {
    let columns = rotation.columns
    self.init(
      x: columns.x.scaled(by: scale.width), y: columns.y.scaled(by: scale.height),
      z: columns.z.scaled(by: scale.depth), translation: translation)
  }

  /// Creates a translation.
  public init(translation: Vector3D) {
    self.init(scale: .one, rotation: .identity, translation: translation)
  }

  /// Creates a transform that scales.
  public init(scale: Size3D) { self.init(scale: scale, rotation: .identity, translation: .zero) }

  /// Creates a transform that rotates.
  public init(rotation: Rotation3D) {
    self.init(scale: .one, rotation: rotation, translation: .zero)
  }

  /// The transform that changes nothing.
  public static let identity = AffineTransform3D()
}

extension AffineTransform3D {
  /// Returns this transform followed by another one.
  public func concatenating(_ next: AffineTransform3D) -> AffineTransform3D {
    AffineTransform3D(
      x: next.moving(x), y: next.moving(y), z: next.moving(z),
      translation: next.moving(translation).adding(next.translation))
  }

  /// Returns this transform followed by a translation.
  public func translated(by vector: Vector3D) -> AffineTransform3D {
    AffineTransform3D(x: x, y: y, z: z, translation: translation.adding(vector))
  }

  /// The inverse transform; `nil` if this one flattens space.
  public var inverse: AffineTransform3D? {
    let determinant = x.dot(y.cross(z))
    guard determinant != 0, determinant.isFinite else { return nil }
    let rows = [y.cross(z), z.cross(x), x.cross(y)].map { $0.scaled(by: 1 / determinant) }
    let back = AffineTransform3D(
      x: Vector3D(x: rows[0].x, y: rows[1].x, z: rows[2].x),
      y: Vector3D(x: rows[0].y, y: rows[1].y, z: rows[2].y),
      z: Vector3D(x: rows[0].z, y: rows[1].z, z: rows[2].z), translation: .zero)
    return back.translated(by: back.moving(translation).scaled(by: -1))
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The translation, if the transform does nothing else.
  var onlyTranslation: Vector3D? {
    var rest = self
    rest.translation = .zero
    return rest.isIdentity ? translation : nil
  }

  /// Returns a vector rotated and scaled by the transform.
  func moving(_ vector: Vector3D) -> Vector3D {
    x.scaled(by: vector.x).adding(y.scaled(by: vector.y)).adding(z.scaled(by: vector.z))
  }
}

// MARK: - The plane

extension AffineTransform3D {
  /// Creates a transform of the plane that leaves the depth unchanged.
  init(_ plane: CGAffineTransform) {
    self.init(
      x: Vector3D(x: plane.a, y: plane.b), y: Vector3D(x: plane.c, y: plane.d), z: Vector3D(z: 1),
      translation: Vector3D(x: plane.tx, y: plane.ty))
  }

  /// The transform's effect on the plane at z = 0, seen along z from far away.
  var plane: CGAffineTransform {
    CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: translation.x, ty: translation.y)
  }
}
