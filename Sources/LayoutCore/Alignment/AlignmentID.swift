/// A type that names an alignment guide and knows the guide's default position.
///
/// Make a type that conforms, then an alignment from it:
///
///     private enum FirstThird: AlignmentID {
///       static func defaultValue(in context: ViewDimensions) -> CGFloat {
///         context.height / 3
///       }
///     }
///
///     extension VerticalAlignment {
///       static let firstThird = VerticalAlignment(FirstThird.self)
///     }
///
/// A guide is identified by this type together with the axis, so each specialisation of a generic
/// type names a guide of its own.
public protocol AlignmentID: SendableMetatype {
  /// The position of the guide in a view that does not set it, from the view's leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Merges one child's explicit value into a container's value.
  ///
  /// - Parameters:
  ///   - childValue: the child's value, in the container's coordinates.
  ///   - n: how many values have been merged before.
  ///   - parentValue: the value merged so far; `nil` at first.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
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

extension AlignmentID {
  /// Merges the values that exist, in order.
  static func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var merged: CGFloat?
    var count = 0
    for case .some(let value) in values {
      _combineExplicit(childValue: value, count, into: &merged)
      count += 1
    }
    return merged
  }
}
