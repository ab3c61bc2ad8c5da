/// Empty space that grows along the stack it is in, and in both directions outside of stacks.
enum SpacerLeaf {
  /// The least length where none is given.
  static let standardLength = 8.0

  /// The least length of a spacer. A number that is none counts as not given.
  static func minimum(_ length: CGFloat?) -> Double {
    guard let length, length.isUsable else { return standardLength }
    return Double(length)
  }

  /// The length along an axis on which the spacer grows.
  @inline(__always) static func length(for proposed: Double, minimum: Double) -> Double {
    proposed.isNaN ? minimum : max(proposed, minimum)
  }
}
