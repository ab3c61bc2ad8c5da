/// A point in a rectangle, given as fractions of its width and height.
@frozen public struct UnitPoint: Hashable, Sendable, BitwiseCopyable {
  /// The fraction of the width, measured from the leading edge.
  public var x: CGFloat
  /// The fraction of the height, measured from the top edge.
  public var y: CGFloat

  /// Creates the top leading point.
  @inlinable public init() { self.init(x: 0, y: 0) }

  /// Creates a point from two fractions, which may lie outside 0 to 1.
  @inlinable public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin, which is the top leading corner.
  @inlinable public static var zero: Self { Self() }
  /// The centre.
  @inlinable public static var center: Self { Self(x: 0.5, y: 0.5) }
  /// The middle of the leading edge.
  @inlinable public static var leading: Self { Self(x: 0, y: 0.5) }
  /// The middle of the trailing edge.
  @inlinable public static var trailing: Self { Self(x: 1, y: 0.5) }
  /// The middle of the top edge.
  @inlinable public static var top: Self { Self(x: 0.5, y: 0) }
  /// The middle of the bottom edge.
  @inlinable public static var bottom: Self { Self(x: 0.5, y: 1) }
  /// The top leading corner.
  @inlinable public static var topLeading: Self { Self(x: 0, y: 0) }
  /// The top trailing corner.
  @inlinable public static var topTrailing: Self { Self(x: 1, y: 0) }
  /// The bottom leading corner.
  @inlinable public static var bottomLeading: Self { Self(x: 0, y: 1) }
  /// The bottom trailing corner.
  @inlinable public static var bottomTrailing: Self { Self(x: 1, y: 1) }
}

extension UnitPoint: Animatable {
  /// The two fractions, as a vector.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { .init(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
