extension LayoutNode {
  /// Creates a leaf of plain text, in the font of texts on iOS, measured as ``LayoutOptions`` say.
  ///
  ///     LayoutNode.hstack(spacing: 8, [.text("Total"), .spacer, .text("12.50")])
  public static func text(_ string: String) -> LayoutNode { text(StyledText(string)) }

  /// Creates a leaf of text, measured as ``LayoutOptions`` say: by default in the system font.
  ///
  ///     LayoutNode.text(StyledText("Title", font: FontDescription(size: 28, weight: 700)))
  public static func text(_ text: StyledText) -> LayoutNode {
    self.text(text, LineSetter(SystemFontMetrics()), isStandard: true)
  }

  /// Creates a leaf of plain text, as large as a measurer says.
  public static func text(_ string: String, measurer: some TextMeasurer) -> LayoutNode {
    text(StyledText(string), measurer: measurer)
  }

  /// Creates a leaf of text, as large as a measurer says.
  ///
  ///     LayoutNode.text(StyledText("Total"), measurer: LineSetter(TerminalFontMetrics()))
  public static func text(_ text: StyledText, measurer: some TextMeasurer) -> LayoutNode {
    self.text(text, measurer, isStandard: false)
  }

  private static func text(
    _ text: StyledText, _ measurer: some TextMeasurer, isStandard: Bool
  ) -> LayoutNode {
    let (text, problems) = text.withUsableNumbers()
    let attributes = NodeAttributes(
      appearance: Appearance(content: .text(text)), textMeasurer: isStandard ? nil : measurer,
      isStandardText: isStandard,
      problems: problems
        + (isStandard ? text.missingFonts(for: measurer) : measurer.problems(with: text)))
    return .measured(
      measurer.contract(of: text), text.metrics(for: measurer), attributes,
      measure: measurer.measuring(text))
  }
}

extension MeasuredLeaf {
  /// Creates the leaf of a text.
  init(_ text: StyledText, measuredBy measurer: some TextMeasurer) {
    self.init(
      contract: measurer.contract(of: text), metrics: Metrics(text.metrics(for: measurer).usable),
      measure: measurer.measuring(text))
  }
}

extension StyledText {
  /// Returns the metrics of the tallest font.
  fileprivate func metrics(for measurer: some TextMeasurer) -> TextMetrics {
    let tallest = runs.max { $0.fontOfLine.size < $1.fontOfLine.size }?.fontOfLine ?? font
    return measurer.metrics(of: tallest, pixelLength: pixelLength)
  }

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
