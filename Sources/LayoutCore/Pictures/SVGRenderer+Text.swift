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
      if isRedacted { drawPlaceholder(for: line, of: text) } else { draw(line, in: node.frame) }
    }
  }

  private mutating func drawPlaceholder(
    for textLine: ResolvedLayout.PlacedLine, of text: StyledText
  ) {
    let size = textLine.runs.map(\.font.size).max() ?? text.font.size
    let bar = CGRect(
      x: textLine.origin.x, y: textLine.origin.y - size * 0.7, width: textLine.width,
      height: size * 0.75)
    line(element(.roundedRectangle(radius: size * 0.2), in: bar, Self.placeholder))
  }

  /// Draws a line, and again for each paint that takes groups: a part of a line can have none, so
  /// the other parts keep their places unseen.
  ///
  /// - Parameter rect: the text's frame, which gradients fit.
  private mutating func draw(_ textLine: ResolvedLayout.PlacedLine, in rect: CGRect) {
    guard textLine.width > 0 else { return }
    var kinds: [Appearance.Paint?] = []
    let paints = textLine.runs.map { run in
      var paint = run.paint.flatMap { $0.needsGroups ? $0 : nil }
      // The line is written again for each, so beyond sixteen, they become colours.
      if kinds.count >= 16, !kinds.contains(paint) { paint = nil }
      if !kinds.contains(paint) { kinds.append(paint) }
      return paint
    }
    for shown in kinds {
      draw(with: shown ?? .color(.black), in: rect) { renderer, paint in
        var part = textLine
        for (run, own) in paints.enumerated() {
          if own != shown {
            part.runs[run].hide()
          } else if own != nil {
            part.runs[run].paint = paint
          }
        }
        renderer.write(part, in: rect)
      }
    }
  }

  private mutating func write(_ textLine: ResolvedLayout.PlacedLine, in rect: CGRect) {
    let runs = textLine.runs
    let isRightToLeft = textLine.direction == .rightToLeft
    // A line written from the right starts at its right end.
    let start = textLine.origin.x + (isRightToLeft ? textLine.width : 0)
    let place: Attributes = [
      ("x", number(start)), ("y", number(textLine.origin.y)),
      ("textLength", number(textLine.width)), ("lengthAdjust", "spacingAndGlyphs"),
      ("xml:space", "preserve"), ("direction", isRightToLeft ? "rtl" : nil),
    ]
    if runs.count == 1, runs[0].baselineOffset == 0 {
      line(element("text", place, of: runs[0], in: rect))
      return
    }
    var raised: CGFloat = 0
    let parts = runs.map { run in
      // Each part is moved relative to the one before it.
      let move = raised - run.baselineOffset
      raised = run.baselineOffset
      return element("tspan", [("dy", move == 0 ? nil : number(move))], of: run, in: rect)
    }
    line(XMLText.start("text", place) + parts.joined() + "</text>")
  }

  /// Returns an element with a run's letters, or with a stand-in for its picture.
  private mutating func element(
    _ name: String, _ place: Attributes, of run: TextRun, in rect: CGRect
  ) -> String {
    var text = run.picture == nil ? XMLText.escaped(run.string) : "\u{25A2}"
    // A line under or through letters is filled as the element is that has the line.
    for (mark, style) in [("line-through", run.strikethrough), ("underline", run.underline)] {
      guard let style else { continue }
      var attributes: Attributes = [
        ("text-decoration", mark),
        ("style", style.pattern.css.map { "text-decoration-style:\($0)" }),
      ]
      if let color = style.color {
        text = part(text, fill(run.paint ?? .color(.black), in: rect))
        attributes += fill(.color(color), in: rect)
      }
      text = part(text, attributes)
    }
    let fill = run.paint.map { paint($0, as: "fill", in: rect) } ?? []
    let style = Self.attributes(of: run.font) + Self.spacing(of: run)
    return XMLText.start(name, place + style + fill) + text + "</\(name)>"
  }

  private func part(_ text: String, _ attributes: Attributes) -> String {
    XMLText.start("tspan", attributes) + text + "</tspan>"
  }

  /// Returns the attributes of a fill that takes nothing over from the one around it.
  private mutating func fill(_ paint: Appearance.Paint, in rect: CGRect) -> Attributes {
    self.paint(paint, as: "fill", in: rect).map { ($0.0, $0.1 ?? "1") }
  }

  private static func attributes(of font: FontDescription) -> Attributes {
    var family = font.design == .standard ? nil : families[font.design]
    if let name = font.family {
      family = "'\(name.filter { $0 != "'" })', \(families[font.design] ?? "sans-serif")"
    }
    return [
      ("font-family", family), ("font-size", XMLText.number(font.size)),
      ("font-weight", font.weight == 400 ? nil : "\(font.weight)"),
      ("font-style", font.isItalic ? "italic" : nil),
      ("style", font.smallCaps.css.map { "font-variant-caps:\($0)" }),
    ]
  }

  /// The distance between a run's letters, which counts as a part of them in a line's length.
  private static func spacing(of run: TextRun) -> Attributes {
    let isUsual = run.tracking == 0 || !run.tracking.isFinite
    return [("letter-spacing", isUsual ? nil : XMLText.number(run.tracking))]
  }
}

extension TextRun {
  /// Leaves only the run's place.
  fileprivate mutating func hide() {
    (paint, underline, strikethrough) = (.color(.clear), nil, nil)
  }
}

extension FontDescription.SmallCaps {
  /// CSS's name; `nil` for none.
  fileprivate var css: String? {
    switch self {
    case .none: nil
    case .lowercase: "small-caps"
    case .uppercase: "unicase"
    case .all: "all-small-caps"
    }
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
