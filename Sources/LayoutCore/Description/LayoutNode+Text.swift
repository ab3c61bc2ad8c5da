extension LayoutNode {
  /// Creates a leaf of plain text, in the font of texts on iOS.
  ///
  ///     LayoutNode.hstack(spacing: 8, [.text("Total"), .spacer, .text("12.50")])
  public static func text(
    _ string: String, measurer: some TextMeasurer = LineSetter(SystemFontMetrics())
  ) -> LayoutNode {
    text(StyledText(string), measurer: measurer)
  }

  /// Creates a leaf of text, as large as a measurer says.
  ///
  ///     LayoutNode.text(StyledText("Title", font: FontDescription(size: 28, weight: 700)))
  public static func text(
    _ text: StyledText, measurer: some TextMeasurer = LineSetter(SystemFontMetrics())
  ) -> LayoutNode {
    let tallest = text.runs.max { $0.font.size < $1.font.size }?.font ?? text.font
    let metrics = measurer.metrics(of: tallest, pixelLength: text.pixelLength)
    return LayoutNode.measured(
      measurer.contract(of: text), metrics: metrics, measure: measurer.measuring(text)
    )
    .with { attributes in
      attributes.appearance = Appearance(content: .text(text))
      attributes.textMeasurer = measurer
      attributes.problems += text.missingFonts(for: measurer)
    }
  }
}

extension StyledText {
  /// Returns a note for each font family that a measurer does not have. Every measurer has a system
  /// font.
  fileprivate func missingFonts(for measurer: some TextMeasurer) -> [NodeAttributes.Problem] {
    var missing: [String] = []
    for run in runs {
      guard let family = run.font.family, !measurer.hasFont(run.font), !missing.contains(family)
      else { continue }
      missing.append(family)
    }
    return missing.map { family in
      NodeAttributes.Problem(
        .missingFont,
        DiagnosticText(
          "is in the font \"\(family)\", which its measurer does not have",
          outcome: "another one is measured",
          remedy: "Give the measurer that font, or choose one that it has"))
    }
  }
}
