// Text as it is drawn: what a renderer needs besides frames.

extension ResolvedLayout {
  /// A line of text, where it is drawn.
  public struct PlacedLine: Equatable, Sendable {
    /// The line's text, without white space at its end.
    public internal(set) var runs: [TextRun]
    /// The left end of the baseline, in the coordinates of the root or window.
    public internal(set) var origin: CGPoint
    /// The line's width.
    public internal(set) var width: CGFloat
    /// The direction in which the line's paragraph is written.
    public internal(set) var direction: LayoutDirection

    /// The line's characters.
    public var string: String { runs.reduce(into: "") { $0 += $1.string } }
  }
}

extension ResolvedLayout {
  /// Returns the nodes whose text this is, in the order of description.
  ///
  ///     result.nodes(ofText: "Sign in").first?.textLines()
  ///
  /// It looks at all nodes; an id is found faster.
  public func nodes(ofText text: String) -> [Node] {
    nodes.filter { node in
      guard case .text(let own) = node.appearance?.content else { return false }
      return own.string == text
    }
  }

  /// Returns the frames of all nodes whose text this is, in the order of description.
  ///
  ///     result.frames(ofText: "Sign in").first
  public func frames(ofText text: String) -> [CGRect] { nodes(ofText: text).map(\.frame) }
}

extension ResolvedLayout.Node {
  /// Breaks the node's text into lines, scaled and cut; `nil` if it draws no text.
  ///
  ///     let title = result.node(of: "title")
  ///     #expect(title?.textLayout()?.isTruncated == false)
  ///
  /// The measurer is the one that the text was laid out with, or the tree's if a closure of the
  /// client's measured it.
  public func textLayout() -> TextLayout? {
    guard case .text(let text) = appearance?.content else { return nil }
    // A frame on a pixel grid may be too narrow for its lines by a fraction.
    return textMeasurer.layout(of: text, in: proposal)
  }

  /// Returns the lines of the node's text from top to bottom, where they are drawn; none if it
  /// draws no text.
  ///
  ///     for line in node.textLines() { page.draw(line.runs, from: line.origin) }
  ///
  /// The text's alignment positions the lines in the node's frame. Their runs have the fonts to
  /// draw with, which may be scaled down.
  public func textLines() -> [ResolvedLayout.PlacedLine] {
    guard case .text(let text) = appearance?.content, let layout = textLayout() else { return [] }
    return layout.lines.map { line in
      ResolvedLayout.PlacedLine(
        runs: line.runs.withoutSpaceAtEnd,
        origin: CGPoint(
          x: frame.origin.x + text.indentation(of: line, in: frame.size.width, storage.unit),
          y: frame.origin.y + line.baseline),
        width: line.width, direction: line.direction)
    }
  }
}

extension StyledText {
  /// Returns the distance of a line from the left edge, given the width to align in.
  fileprivate func indentation(
    of line: TextLayout.Line, in width: CGFloat, _ unit: LengthUnit
  ) -> CGFloat {
    let room = width - line.width
    let half = CGFloat(unit.down(Double(room / 2)))
    switch (alignment, alignmentBasis == .content ? line.direction : layoutDirection) {
    case (.center, .leftToRight): return half
    case (.center, .rightToLeft): return room - half
    case (.leading, .leftToRight), (.trailing, .rightToLeft): return 0
    default: return room
    }
  }
}

extension [TextRun] {
  /// The runs without white space at their end, which adds no width.
  fileprivate var withoutSpaceAtEnd: [TextRun] {
    var runs = self
    while let last = runs.popLast() {
      var run = last
      // By scalars, because to find where a character begins takes long in a line of flags.
      let end = last.string.unicodeScalars.lastIndex { !Character($0).isBreakingSpace }
      run.string = end.map { String(last.string.unicodeScalars[...$0]) } ?? ""
      if run.string.isEmpty { continue }
      runs.append(run)
      break
    }
    return runs
  }
}
