// Text, in lines as wide as they were measured.

extension SVGRenderer {
  /// The font families to try for each variant of the system font.
  static let families: [FontDescription.Design: String] = [
    .standard:
      "-apple-system, system-ui, Inter, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    .serif: "ui-serif, Georgia, 'Times New Roman', serif",
    .rounded: "ui-rounded, 'Arial Rounded MT Bold', system-ui, sans-serif",
    .monospaced: "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  ]

  /// Draws a text's lines in the node's frame.
  mutating func draw(_ text: StyledText, of node: ResolvedLayout.Node, isRedacted: Bool) {
    for line in node.textLines() {
      if isRedacted { drawPlaceholder(for: line, of: text) } else { draw(line) }
    }
  }

  private mutating func drawPlaceholder(
    for textLine: ResolvedLayout.PlacedLine, of text: StyledText
  ) {
    let size = textLine.runs.map(\.font.size).max() ?? text.font.size
    let bar = CGRect(
      x: textLine.origin.x, y: textLine.origin.y - size * 0.7, width: textLine.width,
      height: size * 0.75)
    line(
      element(
        .roundedRectangle(radius: size * 0.2), in: bar, Self.placeholder))
  }

  private mutating func draw(_ textLine: ResolvedLayout.PlacedLine) {
    let (runs, x, baseline) = (textLine.runs, textLine.origin.x, textLine.origin.y)
    guard let first = runs.first, textLine.width > 0 else { return }
    let isRightToLeft = textLine.direction == .rightToLeft
    // A line written from the right starts at its right end.
    let start = isRightToLeft ? x + textLine.width : x
    var attributes: Attributes = [
      ("x", number(start)), ("y", number(baseline)), ("textLength", number(textLine.width)),
      ("lengthAdjust", "spacingAndGlyphs"), ("xml:space", "preserve"),
      ("direction", isRightToLeft ? "rtl" : nil),
    ]
    let rect = CGRect(
      x: x, y: baseline - first.font.size, width: textLine.width, height: first.font.size)
    if runs.count == 1, first.baselineOffset == 0 {
      attributes += style(of: first, in: rect)
      line(XMLText.start("text", attributes) + letters(of: first) + "</text>")
      return
    }
    var raised: CGFloat = 0
    let parts = runs.map { run in
      // Each part is moved relative to the one before it.
      let move = raised - run.baselineOffset
      raised = run.baselineOffset
      let place: Attributes = [("dy", move == 0 ? nil : number(move))]
      return XMLText.start("tspan", place + style(of: run, in: rect)) + letters(of: run)
        + "</tspan>"
    }
    line(XMLText.start("text", attributes) + parts.joined() + "</text>")
  }

  /// Returns a run's characters, with a stand-in for a picture.
  private func letters(of run: TextRun) -> String {
    run.picture == nil ? XMLText.escaped(run.string) : "\u{25A2}"
  }

  private mutating func style(of run: TextRun, in rect: CGRect) -> Attributes {
    let font = run.font
    var family = font.design == .standard ? nil : Self.families[font.design]
    if let name = font.family {
      family = "'\(name.filter { $0 != "'" })', \(Self.families[font.design] ?? "sans-serif")"
    }
    let marks = [
      run.underline.map { _ in "underline" }, run.strikethrough.map { _ in "line-through" },
    ].compactMap { $0 }
    return [
      ("font-family", family), ("font-size", number(font.size)),
      ("font-weight", font.weight == 400 ? nil : "\(font.weight)"),
      ("font-style", font.isItalic ? "italic" : nil),
      ("font-variant", font.smallCaps == .none ? nil : "small-caps"),
      ("text-decoration", marks.isEmpty ? nil : marks.joined(separator: " ")),
      ("text-decoration-style", (run.underline ?? run.strikethrough)?.pattern.css),
    ] + (run.paint.map { paint($0, as: "fill", in: rect) } ?? [])
  }
}

extension TextRun.LineStyle.Pattern {
  /// The nearest of CSS's styles; `nil` for the usual one.
  fileprivate var css: String? {
    switch self {
    case .solid: nil
    case .dot: "dotted"
    case .dash, .dashDot, .dashDotDot: "dashed"
    }
  }
}
