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

// MARK: - Explaining

/// What a divider says of its lengths.
struct DividerReasons: Explaining {
  let thickness: Double
  /// The axis along which the line goes.
  let axis: Axis

  func reasonForAnswer(of view: ExplainedView) -> String {
    let line = axis == .vertical ? "vertical" : "horizontal"
    let length =
      view.proposal[axis].isNaN
      ? ", and \(FlexibleLeaf.idealLength.plainText) long as no \(axis.lengthName) is proposed"
      : " and as long as proposed"
    return "it is a \(line) line, \(thickness.plainText) thick\(length)"
  }
}
