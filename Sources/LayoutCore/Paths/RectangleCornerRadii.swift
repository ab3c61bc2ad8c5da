/// The radii of a rectangle's corners.
@frozen public struct RectangleCornerRadii: Equatable, Sendable, BitwiseCopyable {
  /// The radius where text starts, at the top.
  public var topLeading: CGFloat
  /// The radius where text starts, at the bottom.
  public var bottomLeading: CGFloat
  /// The radius where text ends, at the bottom.
  public var bottomTrailing: CGFloat
  /// The radius where text ends, at the top.
  public var topTrailing: CGFloat

  /// Creates radii.
  @inlinable public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: Animatable {
  /// The radii in pairs.
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  /// The radii.
  public var animatableData: AnimatableData {
    get { .init(.init(topLeading, bottomLeading), .init(bottomTrailing, topTrailing)) }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}
