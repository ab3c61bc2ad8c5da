/// A matrix of three rows and columns that moves points of a plane.
///
///     | m11 m12 m13 |
///     | m21 m22 m23 |    x' = m11·x + m21·y + m31, y' = m12·x + m22·y + m32
///     | m31 m32 m33 |
@frozen public struct ProjectionTransform: Equatable, Sendable, BitwiseCopyable {
  /// The first row's first number.
  public var m11: CGFloat = 1
  /// The first row's second number.
  public var m12: CGFloat = 0
  /// The first row's third number.
  public var m13: CGFloat = 0
  /// The second row's first number.
  public var m21: CGFloat = 0
  /// The second row's second number.
  public var m22: CGFloat = 1
  /// The second row's third number.
  public var m23: CGFloat = 0
  /// The third row's first number.
  public var m31: CGFloat = 0
  /// The third row's second number.
  public var m32: CGFloat = 0
  /// The third row's third number.
  public var m33: CGFloat = 1

  /// Creates the matrix that moves nothing.
  public init() {}

  /// Creates the matrix of an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether the matrix moves nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the matrix is that of an affine transform.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Makes the transform its inverse, if it has one.
  ///
  /// - Returns: whether it has one.
  @discardableResult public mutating func invert() -> Bool {
    let cofactors = [
      m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22,
      m23 * m31 - m21 * m33, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23,
      m21 * m32 - m22 * m31, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21,
    ]
    let determinant = m11 * cofactors[0] + m12 * cofactors[3] + m13 * cofactors[6]
    guard determinant != 0, determinant.isFinite else { return false }
    let inverse = cofactors.map { $0 / determinant }
    (m11, m12, m13) = (inverse[0], inverse[1], inverse[2])
    (m21, m22, m23) = (inverse[3], inverse[4], inverse[5])
    (m31, m32, m33) = (inverse[6], inverse[7], inverse[8])
    return true
  }

  /// Returns the inverse transform, or this one if it has none.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    inverse.invert()
    return inverse
  }

  /// Returns this transform followed by another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var product = ProjectionTransform()
    product.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    product.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    product.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    product.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    product.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    product.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    product.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    product.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    product.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return product
  }
}

extension CGAffineTransform {
  /// Creates the transform of a matrix without what would make distant parts smaller.
  public init(_ m: ProjectionTransform) {
    self.init(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m31, ty: m.m32)
  }
}
