/// A type that identifies an alignment guide along the depth and knows its default position.
///
///     private enum Podium: DepthAlignmentID {
///       static func defaultValue(in context: ViewDimensions3D) -> CGFloat { context.depth / 2 }
///     }
///
///     extension DepthAlignment {
///       static let podium = DepthAlignment(Podium.self)
///     }
public protocol DepthAlignmentID: SendableMetatype {
  /// Returns the position of the guide in a view that does not set it, measured from the view's
  /// back.
  static func defaultValue(in context: ViewDimensions3D) -> CGFloat

  /// Merges one child's explicit value into a container's value.
  ///
  /// - Parameters:
  ///   - childValue: the child's value, in the container's coordinates.
  ///   - n: the number of values merged before.
  ///   - parentValue: the value merged so far; `nil` at first.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension DepthAlignmentID {
  /// Keeps the arithmetic mean of the values.
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    guard let merged = parentValue, n > 0 else {
      parentValue = childValue
      return
    }
    parentValue = (merged * CGFloat(n) + childValue) / CGFloat(n + 1)
  }
}
