/// A line across the stack that it is in: vertical in a horizontal stack, else horizontal.
enum DividerLeaf {
  /// How thick the line is where nobody says otherwise.
  static let standardThickness = 1.0

  /// The thickness of a line. A number that is none counts as not given.
  static func thickness(_ thickness: CGFloat?) -> Double {
    guard let thickness, thickness.isUsable else { return standardThickness }
    return max(Double(thickness), 0)
  }
}
