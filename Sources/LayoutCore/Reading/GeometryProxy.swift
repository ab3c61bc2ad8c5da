/// What is known of where a view is, and how large.
///
/// It answers as long as the layout that it was made in is there, and in actions of views, such as that of `onAppear`.
public struct GeometryProxy {
  let source: any GeometrySource

  init(source: any GeometrySource) { self.source = source }

  /// The view's size, not rounded to pixels.
  public var size: CGSize { source.size }

  /// How far the unsafe area around reaches into the view.
  public var safeAreaInsets: EdgeInsets { source.safeAreaInsets }

  /// The view's frame in a space. Where there is no such space, in the window's.
  ///
  /// All coordinates count from the top left corner, in both layout directions. Of a view that is
  /// rotated it is the smallest rectangle around it.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's frame in a space. Where there is no such space, in the window's.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let transform =
      source.transform(to: coordinateSpace) ?? source.transform(to: .global) ?? .identity
    return transform(CGRect(origin: .zero, size: size))
  }

  /// The rectangle of a named space around the view, in the view's own coordinates; `nil` if there is
  /// no such space, or the view is turned in it.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let size = source.size(of: coordinateSpace.coordinateSpace),
      let transform = source.transform(to: coordinateSpace.coordinateSpace),
      transform.isRectilinear, let inverse = transform.inverse
    else { return nil }
    return inverse(CGRect(origin: .zero, size: size))
  }

  /// A value that was noted in another view, in this view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let toLocal = source.transform(to: .global)?.inverse ?? .identity
    return anchor.move(anchor.value, toLocal)
  }
}

// The source answers from a finished layout, and nothing once that is gone.
extension GeometryProxy: @unchecked Sendable {}

/// Answers for the geometry of one node.
protocol GeometrySource: AnyObject {
  /// The node's size.
  var size: CGSize { get }
  /// How far the unsafe area reaches into the node.
  var safeAreaInsets: EdgeInsets { get }
  /// The map from the node's coordinates to a space; `nil` if there is no such space.
  func transform(to space: CoordinateSpace) -> PlaneTransform?
  /// The size of the node that a space belongs to.
  func size(of space: CoordinateSpace) -> CGSize?
}
