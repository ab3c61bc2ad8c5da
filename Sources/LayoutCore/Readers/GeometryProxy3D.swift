/// A view's size, depth and position in space, once it is laid out.
///
/// It is valid while the result it was made for exists, and inside actions such as `onAppear`'s.
/// Using it later stops the program with a message, and so does using it on another thread than the
/// layout's before the layout has ended.
public struct GeometryProxy3D {
  let source: any SpatialGeometrySource

  /// The view's size and depth, not rounded to pixels.
  public var size: Size3D { Size3D(source.size, depth: source.depth) }

  /// How far the surrounding unsafe area reaches into the view; it has no depth.
  public var safeAreaInsets: EdgeInsets3D { EdgeInsets3D(source.safeAreaInsets) }

  /// Returns the view's box in a coordinate space, or in the window's if there is no such space.
  ///
  /// The box of a rotated view is the smallest box around it.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> Rect3D {
    let transform = transform(in: coordinateSpace) ?? transform(in: GlobalCoordinateSpace())
    return Rect3D(size: size).applying(transform ?? .identity)
  }

  /// Returns the map from the view's coordinates to a space; `nil` if there is no such space.
  public func transform(in coordinateSpace: some CoordinateSpaceProtocol) -> AffineTransform3D? {
    source.transform3D(to: coordinateSpace.coordinateSpace)
  }

  /// The value of an anchor, in this view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { GeometryProxy(source: source)[anchor] }

  /// Returns a space to convert points from and to.
  public func coordinateSpace3D(
    for coordinateSpace: any CoordinateSpaceProtocol = LocalCoordinateSpace()
  ) -> GeometryProxyCoordinateSpace3D {
    let toGlobal = transform(in: GlobalCoordinateSpace()) ?? .identity
    let toSpace = transform(in: coordinateSpace) ?? toGlobal
    return GeometryProxyCoordinateSpace3D(
      transform: (toSpace.inverse ?? .identity).concatenating(toGlobal))
  }
}

// The source answers from a finished layout, which does not change, and stops once that is gone.
extension GeometryProxy3D: @unchecked Sendable {}

/// A coordinate space of a view, with its place in the window.
public struct GeometryProxyCoordinateSpace3D: Hashable, Sendable {
  let transform: AffineTransform3D

  /// Returns the map from the space to the window's.
  public func ancestorFromSpaceTransform() -> AffineTransform3D { transform }

  /// Converts a point to another space of the same window.
  public func convert(_ point: Point3D, to other: GeometryProxyCoordinateSpace3D) -> Point3D {
    point.applying(transform).applying(other.transform.inverse ?? .identity)
  }
}

/// Answers questions about one node's geometry in space.
protocol SpatialGeometrySource: GeometrySource {
  /// The node's depth.
  var depth: Double { get }
  /// Returns the map from the node's coordinates to a space; `nil` if there is no such space.
  func transform3D(to space: CoordinateSpace) -> AffineTransform3D?
}
