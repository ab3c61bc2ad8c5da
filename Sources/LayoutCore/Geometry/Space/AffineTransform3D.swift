/// An affine map of space: three vectors to which it takes the axes, and one by which it moves.
@frozen public struct AffineTransform3D: Hashable, Codable, Sendable, BitwiseCopyable {
  /// Where the axis along x goes.
  var x: Vector3D
  /// Where the axis along y goes.
  var y: Vector3D
  /// Where the axis along z goes.
  var z: Vector3D
  /// By how much the origin moves.
  public var translation: Vector3D

  init(x: Vector3D, y: Vector3D, z: Vector3D, translation: Vector3D) {
    (self.x, self.y, self.z, self.translation) = (x, y, z, translation)
  }

  /// Creates the transform that changes nothing.
  public init() {
    self.init(x: Vector3D(x: 1), y: Vector3D(y: 1), z: Vector3D(z: 1), translation: .zero)
  }

  /// Creates a transform that scales, then turns, then moves.
  public init(
    scale: Size3D = .one, rotation: Rotation3D = .identity, translation: Vector3D = .zero
  ) {
    let columns = rotation.columns
    self.init(
      x: columns.x.scaled(by: scale.width), y: columns.y.scaled(by: scale.height),
      z: columns.z.scaled(by: scale.depth), translation: translation)
  }

  /// Creates a transform that moves.
  public init(translation: Vector3D) {
    self.init(scale: .one, rotation: .identity, translation: translation)
  }

  /// Creates a transform that scales.
  public init(scale: Size3D) {
    self.init(scale: scale, rotation: .identity, translation: .zero)
  }

  /// Creates a transform that turns.
  public init(rotation: Rotation3D) {
    self.init(scale: .one, rotation: rotation, translation: .zero)
  }

  /// The transform that changes nothing.
  public static let identity = AffineTransform3D()
}

extension AffineTransform3D {
  /// This transform, followed by another one.
  public func concatenating(_ next: AffineTransform3D) -> AffineTransform3D {
    AffineTransform3D(
      x: next.moving(x), y: next.moving(y), z: next.moving(z),
      translation: next.moving(translation).adding(next.translation))
  }

  /// This transform, followed by a move.
  public func translated(by vector: Vector3D) -> AffineTransform3D {
    AffineTransform3D(x: x, y: y, z: z, translation: translation.adding(vector))
  }

  /// The transform back; `nil` for one that flattens space.
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

  /// By how much the transform moves, if it does nothing else.
  var onlyTranslation: Vector3D? {
    var rest = self
    rest.translation = .zero
    return rest.isIdentity ? translation : nil
  }

  /// A vector as the transform turns and scales it.
  func moving(_ vector: Vector3D) -> Vector3D {
    x.scaled(by: vector.x).adding(y.scaled(by: vector.y)).adding(z.scaled(by: vector.z))
  }
}

// MARK: - The plane

extension AffineTransform3D {
  /// Creates a transform of the plane that leaves depth as it is.
  init(_ plane: PlaneTransform) {
    self.init(
      x: Vector3D(x: plane.a, y: plane.b), y: Vector3D(x: plane.c, y: plane.d), z: Vector3D(z: 1),
      translation: Vector3D(x: plane.tx, y: plane.ty))
  }

  /// What the transform does to the plane at z = 0, seen along z from far away.
  var plane: PlaneTransform {
    PlaneTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: translation.x, ty: translation.y)
  }
}
