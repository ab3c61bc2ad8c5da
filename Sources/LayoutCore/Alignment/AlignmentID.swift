/// A type that identifies an alignment guide and knows its default position.
///
/// Define a conforming type, then an alignment from it:
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
/// The type and the axis together identify a guide, so each specialisation of a generic type has
/// its own.
public protocol AlignmentID: SendableMetatype {
  /// Returns the position of the guide in a view that does not set it, measured from the view's
  /// leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Merges one child's explicit value into a container's value.
  ///
  /// - Parameters:
  ///   - childValue: the child's value, in the container's coordinates.
  ///   - n: the number of values merged before.
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
  /// Merges the non-`nil` values, in order.
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
