extension LayoutNode {
  /// Text, as large as a measurer says.
  ///
  ///     LayoutNode.text(StyledText("Hello", font: FontDescription(size: 17)))
  public static func text(
    _ text: StyledText, measurer: some TextMeasurer = ApproximateTextMeasurer()
  ) -> LayoutNode {
    let tallest = text.runs.map(\.font).max { $0.size < $1.size } ?? text.font
    let metrics = measurer.metrics(of: tallest, pixelLength: text.pixelLength)
    return LayoutNode.measured(metrics: metrics) { measurer.measurement(of: text, in: $0) }
      .drawing(.text(text))
  }
}
