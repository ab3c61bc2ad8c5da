/// Distances inward from the six faces of a box.
@frozen public struct EdgeInsets3D: Equatable, Sendable, BitwiseCopyable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the leading side.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the trailing side.
  public var trailing: CGFloat
  /// The distance from the front.
  public var front: CGFloat
  /// The distance from the back.
  public var back: CGFloat

  /// Creates insets with a distance for each face.
  @inlinable public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0,
    front: CGFloat = 0, back: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom) = (top, leading, bottom)
    (self.trailing, self.front, self.back) = (trailing, front, back)
  }

  /// Creates insets with one distance for both faces of each axis.
  @_disfavoredOverload @inlinable
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0, depth: CGFloat = 0) {
    self.init(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal, front: depth,
      back: depth)
  }
}

extension EdgeInsets3D {
  /// Creates insets of one length on some faces and zero on the others.
  init(_ length: CGFloat, on edges: Edge3D.Set) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0,
      front: edges.contains(.front) ? length : 0, back: edges.contains(.back) ? length : 0)
  }

  /// Creates insets in the plane.
  init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// The part of the insets in the plane.
  var plane: EdgeInsets {
    EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension EdgeInsets3D: Animatable {
  /// The six distances, as a vector.
  public typealias AnimatableData = AnimatablePair<
    EdgeInsets.AnimatableData, AnimatablePair<CGFloat, CGFloat>
  >

  /// The six distances, in the order top, leading, bottom, trailing, front, back.
  public var animatableData: AnimatableData {
    get { .init(plane.animatableData, .init(front, back)) }
    set {
      var insets = EdgeInsets()
      insets.animatableData = newValue.first
      self = EdgeInsets3D(insets)
      (front, back) = (newValue.second.first, newValue.second.second)
    }
  }
}
