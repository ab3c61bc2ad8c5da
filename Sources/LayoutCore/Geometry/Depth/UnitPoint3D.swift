/// A point in a box, given as fractions of its width, height and depth.
///
///     UnitPoint3D.topTrailingFront  // (1, 0, 1)
@frozen public struct UnitPoint3D: Hashable, Codable, Sendable, BitwiseCopyable {
  /// The fraction of the width, measured from the leading edge.
  public var x: CGFloat
  /// The fraction of the height, measured from the top edge.
  public var y: CGFloat
  /// The fraction of the depth, measured from the back.
  public var z: CGFloat

  /// Creates the top leading point at the back.
  @inlinable public init() { self.init(x: 0, y: 0, z: 0) }

  /// Creates a point from three fractions, which may lie outside 0 to 1.
  @inlinable public init(x: CGFloat, y: CGFloat, z: CGFloat) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// The origin, which is the top leading corner at the back.
  public static let zero = UnitPoint3D()
  /// The origin, which is the top leading corner at the back.
  public static let origin = UnitPoint3D()
}

extension UnitPoint3D: Animatable {
  /// The three fractions, as a vector.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { .init(x, .init(y, z)) }
    set { (x, y, z) = (newValue.first, newValue.second.first, newValue.second.second) }
  }
}

// MARK: - Named points

/// Points halfway between back and front.
extension UnitPoint3D {
  /// The centre.
  public static let center = UnitPoint3D(x: 0.5, y: 0.5, z: 0.5)
  /// The middle of the leading face.
  public static let leading = UnitPoint3D(x: 0, y: 0.5, z: 0.5)
  /// The middle of the trailing face.
  public static let trailing = UnitPoint3D(x: 1, y: 0.5, z: 0.5)
  /// The middle of the top face.
  public static let top = UnitPoint3D(x: 0.5, y: 0, z: 0.5)
  /// The middle of the top leading edge.
  public static let topLeading = UnitPoint3D(x: 0, y: 0, z: 0.5)
  /// The middle of the top trailing edge.
  public static let topTrailing = UnitPoint3D(x: 1, y: 0, z: 0.5)
  /// The middle of the bottom face.
  public static let bottom = UnitPoint3D(x: 0.5, y: 1, z: 0.5)
  /// The middle of the bottom leading edge.
  public static let bottomLeading = UnitPoint3D(x: 0, y: 1, z: 0.5)
  /// The middle of the bottom trailing edge.
  public static let bottomTrailing = UnitPoint3D(x: 1, y: 1, z: 0.5)
}

/// Points at the back.
extension UnitPoint3D {
  /// The middle of the back face.
  public static let back = UnitPoint3D(x: 0.5, y: 0.5, z: 0)
  /// The middle of the leading back edge.
  public static let leadingBack = UnitPoint3D(x: 0, y: 0.5, z: 0)
  /// The middle of the trailing back edge.
  public static let trailingBack = UnitPoint3D(x: 1, y: 0.5, z: 0)
  /// The middle of the top back edge.
  public static let topBack = UnitPoint3D(x: 0.5, y: 0, z: 0)
  /// The top leading back corner.
  public static let topLeadingBack = UnitPoint3D(x: 0, y: 0, z: 0)
  /// The top trailing back corner.
  public static let topTrailingBack = UnitPoint3D(x: 1, y: 0, z: 0)
  /// The middle of the bottom back edge.
  public static let bottomBack = UnitPoint3D(x: 0.5, y: 1, z: 0)
  /// The bottom leading back corner.
  public static let bottomLeadingBack = UnitPoint3D(x: 0, y: 1, z: 0)
  /// The bottom trailing back corner.
  public static let bottomTrailingBack = UnitPoint3D(x: 1, y: 1, z: 0)
}

/// Points at the front.
extension UnitPoint3D {
  /// The middle of the front face.
  public static let front = UnitPoint3D(x: 0.5, y: 0.5, z: 1)
  /// The middle of the leading front edge.
  public static let leadingFront = UnitPoint3D(x: 0, y: 0.5, z: 1)
  /// The middle of the trailing front edge.
  public static let trailingFront = UnitPoint3D(x: 1, y: 0.5, z: 1)
  /// The middle of the top front edge.
  public static let topFront = UnitPoint3D(x: 0.5, y: 0, z: 1)
  /// The top leading front corner.
  public static let topLeadingFront = UnitPoint3D(x: 0, y: 0, z: 1)
  /// The top trailing front corner.
  public static let topTrailingFront = UnitPoint3D(x: 1, y: 0, z: 1)
  /// The middle of the bottom front edge.
  public static let bottomFront = UnitPoint3D(x: 0.5, y: 1, z: 1)
  /// The bottom leading front corner.
  public static let bottomLeadingFront = UnitPoint3D(x: 0, y: 1, z: 1)
  /// The bottom trailing front corner.
  public static let bottomTrailingFront = UnitPoint3D(x: 1, y: 1, z: 1)
}
