/// Empty space that expands along its stack, and in both directions outside stacks.
enum SpacerLeaf {
  /// The default minimum length.
  static let standardLength = 8.0

  /// Returns the minimum length of a spacer. NaN counts as not given.
  static func minimum(_ length: CGFloat?) -> Double {
    guard let length, length.isUsable else { return standardLength }
    return Double(length)
  }

  /// Returns the length along an axis on which the spacer expands.
  @inline(__always) static func length(for proposed: Double, minimum: Double) -> Double {
    proposed.isNaN ? minimum : max(proposed, minimum)
  }
}
