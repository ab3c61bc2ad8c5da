/// What a divider says of its lengths.
struct DividerReasons: Explaining {
  let thickness: Double
  /// The axis along which the line goes.
  let axis: Axis

  func reasonForSize(of view: ExplainedView) -> String {
    let line = axis == .vertical ? "vertical" : "horizontal"
    let length =
      view.proposal[axis].isNaN
      ? ", and \(FlexibleLeaf.idealLength.plainText) long as no \(axis.lengthName) is proposed"
      : " and as long as proposed"
    return "it is a \(line) line, \(thickness.plainText) thick\(length)"
  }
}
