/// A line across its stack: vertical in a horizontal stack, otherwise horizontal.
enum DividerLeaf {
  /// Returns the thickness of a line; NaN if none is given that can be used.
  static func thickness(_ thickness: CGFloat?) -> Double {
    guard let thickness, thickness.isUsable else { return .nan }
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
