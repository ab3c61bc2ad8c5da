/// A line across its stack: vertical in a horizontal stack, otherwise horizontal.
enum DividerLeaf {
  /// The default thickness.
  static let standardThickness = 1.0

  /// Returns the thickness of a line. NaN counts as not given.
  static func thickness(_ thickness: CGFloat?) -> Double {
    guard let thickness, thickness.isUsable else { return standardThickness }
    return max(Double(thickness), 0)
  }
}
