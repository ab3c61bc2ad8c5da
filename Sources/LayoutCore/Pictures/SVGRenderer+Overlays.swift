// Overlays: frames, names, guides, baselines, spacing and proposals.

extension SVGRenderer {
  private enum Ink {
    static let frame = "#0a84ff"
    static let window = "#8e8e93"
    static let guide = "#ff9500"
    static let baseline = "#ff3b30"
    static let gap = "#ff2d92"
    static let proposal = "#248a3d"
  }

  mutating func drawOverlays() {
    let overlays = options.overlays
    guard !overlays.isEmpty else { return }
    line("<g font-size=\"7\" stroke-width=\"0.75\" fill=\"none\">")
    if overlays.contains(.window) { drawWindow() }
    if overlays.contains(.spacing) { result.gaps.forEach { draw($0) } }
    if overlays.contains(.frames) { nodes.forEach { drawFrame(of: $0) } }
    if overlays.contains(.baselines) {
      result.baselines.forEach { draw($0, Ink.baseline, dash: "1 1") }
    }
    if overlays.contains(.guides) {
      result.alignmentLines.forEach { draw($0, Ink.guide, dash: nil) }
    }
    let proposals = overlays.contains(.proposals) ? result.proposals() : []
    for (index, node) in nodes.enumerated() {
      drawTexts(on: node, proposal: proposals.isEmpty ? nil : proposals[index])
    }
    line("</g>")
  }

  private mutating func drawWindow() {
    let window = CGRect(origin: .zero, size: result.window)
    guard window.isDrawable else { return }
    line(rectangle(window, [("stroke", Ink.window), ("stroke-dasharray", "4 3")]))
  }

  private mutating func drawFrame(of node: ResolvedLayout.Node) {
    guard node.frame.isDrawable else { return }
    line(
      rectangle(
        node.frame,
        [
          ("stroke", Ink.frame), ("stroke-opacity", "0.6"),
          ("stroke-dasharray", node.isHidden ? "2 2" : nil),
        ]))
  }

  private mutating func draw(_ layoutLine: LayoutLine, _ color: String, dash: String?) {
    // A line extends a little beyond the views on it.
    let (start, end) = (layoutLine.start - 4, layoutLine.end + 4)
    let isUpright = layoutLine.axis == .horizontal
    let (x1, x2) = isUpright ? (layoutLine.position, layoutLine.position) : (start, end)
    let (y1, y2) = isUpright ? (start, end) : (layoutLine.position, layoutLine.position)
    line(
      XMLText.element(
        "line",
        [
          ("x1", number(x1)), ("y1", number(y1)), ("x2", number(x2)), ("y2", number(y2)),
          ("stroke", color), ("stroke-dasharray", dash),
        ]))
  }

  private mutating func draw(_ gap: LayoutGap) {
    guard gap.frame.isDrawable else { return }
    let isHorizontal = gap.axis == .horizontal
    line(rectangle(gap.frame, [("fill", Ink.gap), ("fill-opacity", "0.15")]))
    // Neighbours that overlap have a negative gap.
    let length = isHorizontal ? gap.frame.size.width : gap.frame.size.height
    drawText(
      number(length), at: CGPoint(x: gap.frame.midX, y: gap.frame.midY + 2.5), Ink.gap,
      anchor: "middle")
  }

  private mutating func drawTexts(on node: ResolvedLayout.Node, proposal: ProposedViewSize?) {
    guard !node.isHidden, node.frame.isDrawable, node.id != nil || node.isLeaf else { return }
    if options.overlays.contains(.names), node.id != nil || !node.isSpacer {
      drawText(
        node.id.map { "\($0.base)" } ?? node.name,
        at: CGPoint(x: node.frame.minX + 2, y: node.frame.minY + 7.5), Ink.frame)
    }
    if let proposal {
      func length(_ length: CGFloat?) -> String {
        length.map { $0 == .infinity ? "∞" : number($0) } ?? "nil"
      }
      drawText(
        "\(length(proposal.width)) × \(length(proposal.height))",
        at: CGPoint(x: node.frame.minX + 2, y: node.frame.maxY - 2), Ink.proposal)
    }
  }

  /// Draws a short text, with a pale edge that keeps it readable above anything.
  private mutating func drawText(
    _ text: String, at point: CGPoint, _ color: String, anchor: String? = nil
  ) {
    let place: Attributes = [
      ("x", number(point.x)), ("y", number(point.y)), ("text-anchor", anchor),
    ]
    let edge: Attributes = [
      ("stroke", "#ffffff"), ("stroke-opacity", "0.8"), ("stroke-width", "2"),
      ("stroke-linejoin", "round"),
    ]
    let letters = XMLText.escaped(text) + "</text>"
    line(XMLText.start("text", place + edge) + letters)
    line(XMLText.start("text", place + [("fill", color)]) + letters)
  }
}
