/// What is known of where a view is in space, and how large.
///
/// It answers as long as the layout that it was made in is there, and in actions of views, such as that of `onAppear`.
public struct GeometryProxy3D {
  let source: any SpatialGeometrySource

  init(source: any SpatialGeometrySource) { self.source = source }

  /// The view's size and depth, not rounded to pixels.
  public var size: Size3D { Size3D(source.size, depth: source.depth) }

  /// How far the unsafe area around reaches into the view; it has no depth.
  public var safeAreaInsets: EdgeInsets3D { EdgeInsets3D(source.safeAreaInsets) }

  /// The view's box in a space. Where there is no such space, in the window's.
  ///
  /// Of a view that is turned it is the smallest box around it.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> Rect3D {
    let transform = transform(in: coordinateSpace) ?? transform(in: GlobalCoordinateSpace())
    return Rect3D(size: size).applying(transform ?? .identity)
  }

  /// The map from the view's coordinates to a space; `nil` if there is no such space.
  public func transform(in coordinateSpace: some CoordinateSpaceProtocol) -> AffineTransform3D? {
    source.transform3D(to: coordinateSpace.coordinateSpace)
  }

  /// A value that was noted in another view, in this view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { GeometryProxy(source: source)[anchor] }

  /// A space to convert points from and to.
  public func coordinateSpace3D(
    for coordinateSpace: any CoordinateSpaceProtocol = LocalCoordinateSpace()
  ) -> GeometryProxyCoordinateSpace3D {
    let toGlobal = transform(in: GlobalCoordinateSpace()) ?? .identity
    let toSpace = transform(in: coordinateSpace) ?? toGlobal
    return GeometryProxyCoordinateSpace3D(
      transform: (toSpace.inverse ?? .identity).concatenating(toGlobal))
  }
}

// The source answers from a finished layout, and nothing once that is gone.
extension GeometryProxy3D: @unchecked Sendable {}

/// A space in which a view's coordinates are given, and how it lies in the window.
public struct GeometryProxyCoordinateSpace3D: Hashable, Sendable {
  let transform: AffineTransform3D

  /// The map from the space to the window's.
  public func ancestorFromSpaceTransform() -> AffineTransform3D { transform }

  /// A point of the space in another space of the same window.
  public func convert(_ point: Point3D, to other: GeometryProxyCoordinateSpace3D) -> Point3D {
    point.applying(transform).applying(other.transform.inverse ?? .identity)
  }
}

/// Answers for the geometry of one node in space.
protocol SpatialGeometrySource: GeometrySource {
  /// How deep the node is.
  var depth: Double { get }
  /// The map from the node's coordinates to a space; `nil` if there is no such space.
  func transform3D(to space: CoordinateSpace) -> AffineTransform3D?
}
