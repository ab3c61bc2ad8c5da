extension LayoutNode {
  /// Creates a leaf of plain text, in the font of texts on iOS, measured as ``LayoutOptions`` say.
  ///
  ///     LayoutNode.hstack(spacing: 8, [.text("Total"), .spacer, .text("12.50")])
  public static func text(_ string: String) -> LayoutNode { text(StyledText(string)) }

  /// Creates a leaf of text, measured as ``LayoutOptions`` say: by default in the system font.
  ///
  ///     LayoutNode.text(StyledText("Title", font: FontDescription(size: 28, weight: 700)))
  public static func text(_ text: StyledText) -> LayoutNode {
    self.text(text, measurer: LineSetter(SystemFontMetrics())).with {
      $0.textMeasurer = nil
      $0.isStandardText = true
    }
  }

  /// Creates a leaf of plain text, as large as a measurer says.
  public static func text(_ string: String, measurer: some TextMeasurer) -> LayoutNode {
    text(StyledText(string), measurer: measurer)
  }

  /// Creates a leaf of text, as large as a measurer says.
  ///
  ///     LayoutNode.text(StyledText("Total"), measurer: LineSetter(TerminalFontMetrics()))
  public static func text(_ text: StyledText, measurer: some TextMeasurer) -> LayoutNode {
    let leaf = MeasuredLeaf(text, measuredBy: measurer)
    return LayoutNode.measured(leaf.contract, metrics: leaf.metrics?.value, measure: leaf.measure)
      .with { attributes in
        attributes.appearance = Appearance(content: .text(text))
        attributes.textMeasurer = measurer
        attributes.problems += text.missingFonts(for: measurer)
      }
  }
}

extension MeasuredLeaf {
  /// Creates the leaf of a text.
  init(_ text: StyledText, measuredBy measurer: some TextMeasurer) {
    let tallest = text.runs.max { $0.font.size < $1.font.size }?.font ?? text.font
    self.init(
      contract: measurer.contract(of: text),
      metrics: Metrics(measurer.metrics(of: tallest, pixelLength: text.pixelLength)),
      measure: measurer.measuring(text))
  }
}

extension StyledText {
  /// Returns a note for each font family that a measurer does not have. Every measurer has a system
  /// font.
  func missingFonts(for measurer: some TextMeasurer) -> [NodeAttributes.Problem] {
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
