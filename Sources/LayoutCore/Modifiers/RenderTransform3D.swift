/// A transform in space that renderers apply to a view.
///
/// It never changes layout: size, depth, guides, spacing and priority are those of the view itself.
///
///     let turn = Rotation3D(angle: .degrees(90), axis: .y)
///     let door = LayoutNode.flexible.transformed3D(
///       RenderTransform3D(AffineTransform3D(rotation: turn), anchor: .leading))
public struct RenderTransform3D: Hashable, Sendable {
  /// The transform of the view's points, with the anchor as the origin.
  public var transform: AffineTransform3D
  /// The point of the view that counts as the origin.
  public var anchor: UnitPoint3D

  /// Creates a transform around a point.
  public init(_ transform: AffineTransform3D, anchor: UnitPoint3D = .center) {
    (self.transform, self.anchor) = (transform, anchor)
  }

  /// Returns the transform of points in a view of some size, in the view's own coordinates.
  public func matrix(in size: Size3D) -> AffineTransform3D {
    let origin = Vector3D(
      x: Double(anchor.x) * size.width, y: Double(anchor.y) * size.height,
      z: Double(anchor.z) * size.depth)
    return AffineTransform3D(translation: origin.scaled(by: -1)).concatenating(transform)
      .translated(by: origin)
  }
}

extension RenderTransform3D {
  /// The first of its numbers that cannot be computed with.
  var unusableNumber: CGFloat? {
    let vectors = [transform.x, transform.y, transform.z, transform.translation]
    let numbers = vectors.flatMap { [CGFloat($0.x), CGFloat($0.y), CGFloat($0.z)] }
    return (numbers + [anchor.x, anchor.y, anchor.z]).first { !$0.isUsable }
  }
}
