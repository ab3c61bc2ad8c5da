extension LayoutNode {
  /// Text, as large as a measurer says.
  ///
  ///     LayoutNode.text(StyledText("Hello", font: FontDescription(size: 17)))
  public static func text(
    _ text: StyledText, measurer: some TextMeasurer = ApproximateTextMeasurer()
  ) -> LayoutNode {
    let tallest = text.runs.max { $0.font.size < $1.font.size }?.font ?? text.font
    let metrics = measurer.metrics(of: tallest, pixelLength: text.pixelLength)
    return LayoutNode.measured(metrics: metrics, measure: measurer.measuring(text))
      .drawing(.text(text))
  }
}
