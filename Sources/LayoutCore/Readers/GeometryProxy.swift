/// A view's size and position, once it is laid out.
///
/// It is valid while the result it was made for exists, and inside actions such as `onAppear`'s.
/// Using it later stops the program with a message, and so does using it on another thread than the
/// layout's before the layout has ended.
public struct GeometryProxy {
  let source: any GeometrySource

  /// The view's size, not rounded to pixels.
  public var size: CGSize { source.size }

  /// How far the surrounding unsafe area reaches into the view.
  public var safeAreaInsets: EdgeInsets { source.safeAreaInsets }

  /// The space around the content of the innermost scroll view that the view is in: its margins,
  /// and the unsafe area into which it extends; `nil` outside of scroll views.
  public var scrollContentInsets: EdgeInsets? { source.scrollContentInsets }

  /// The size of the innermost scroll view that the view is in; `nil` outside of scroll views.
  public var scrollViewSize: CGSize? {
    source.size(of: NamedCoordinateSpace.scrollView.coordinateSpace)
  }

  /// Returns the view's frame in a coordinate space, or in the window's if there is no such space.
  ///
  /// All coordinates are measured from the top left corner, in both layout directions. The frame of
  /// a rotated view is the smallest rectangle around it.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the view's frame in a coordinate space, or in the window's if there is no such space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let transform =
      source.transform(to: coordinateSpace) ?? source.transform(to: .global) ?? .identity
    return transform(CGRect(origin: .zero, size: size))
  }

  /// Returns the rectangle of the ancestor with a named space, in this view's coordinates; `nil` if
  /// there is no such space, or the view is rotated in it.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let size = source.size(of: coordinateSpace.coordinateSpace),
      let transform = source.transform(to: coordinateSpace.coordinateSpace),
      transform.isRectilinear, let inverse = transform.inverse
    else { return nil }
    return inverse(CGRect(origin: .zero, size: size))
  }

  /// The value of an anchor, in this view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let toLocal = source.transform(to: .global)?.inverse ?? .identity
    return anchor.move(anchor.value, toLocal)
  }
}

// On other threads, the source answers only from a finished layout, which does not change, and it
// stops once that is gone.
extension GeometryProxy: @unchecked Sendable {}

/// Answers questions about one node's geometry.
protocol GeometrySource: AnyObject {
  /// The node's size.
  var size: CGSize { get }
  /// How far the unsafe area reaches into the node.
  var safeAreaInsets: EdgeInsets { get }
  /// The space around the content of the scroll view around the node, if there is one.
  var scrollContentInsets: EdgeInsets? { get }
  /// Returns the map from the node's coordinates to a space; `nil` if there is no such space.
  func transform(to space: CoordinateSpace) -> CGAffineTransform?
  /// Returns the size of the node that a space belongs to.
  func size(of space: CoordinateSpace) -> CGSize?
}

extension ProxyMisuse {
  @inline(never) static func layoutIsGone() -> Never {
    fatalError(
      "A GeometryProxy was used after the layout that it belongs to was released. Keep the layout's "
        + "result for as long, or keep the size or frame instead of the proxy.")
  }

  @inline(never) static func layoutIsRunning() -> Never {
    fatalError(
      "A GeometryProxy was used on another thread while the layout that it belongs to was running. "
        + "Use it there once the layout has ended, or hand on the size or frame instead.")
  }
}
