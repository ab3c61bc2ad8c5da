/// Breaks a row of characters of known widths into lines.
///
/// 1. Hard line breaks separate paragraphs.
/// 2. A paragraph's characters fill lines of the proposed width; white space at the end of a line
///    may exceed it.
/// 3. Lines beyond the limit, or beyond the proposed height, are dropped, and the last remaining
///    line is cut to make room for an ellipsis.
struct LineSetter {
  let text: StyledText
  let width: Double
  let height: Double
  let limit: Int
  /// The extra distance between lines; never negative, so lines do not overlap.
  let lineSpacing: Double
  let hasLineHeights: Bool
  private let pixel: Double

  init(_ text: StyledText, in proposal: ProposedViewSize) {
    func length(_ proposed: CGFloat?) -> Double {
      guard let proposed, !proposed.isNaN else { return .infinity }
      return max(Double(proposed), 0)
    }
    self.text = text
    self.width = length(proposal.width)
    self.height = length(proposal.height)
    self.limit = text.lineLimit.map { max($0, 1) } ?? .max
    self.lineSpacing = text.lineSpacing > 0 ? Double(text.lineSpacing) : 0
    self.hasLineHeights = text.hasLineHeights
    self.pixel = text.pixelLength > 0 ? Double(text.pixelLength) : 1
  }

  /// By how much lengths may exceed what there is. Sizes are rounded up to pixels unless they
  /// exceed one by no more than this, so a text fits into its own size.
  var tolerance: Double { 1e-6 * pixel }

  /// The characters of a line.
  struct Line {
    /// The range of the line's characters among all.
    var glyphs: Range<Int>
    /// The line's width, with the white space at its end.
    var width: Double
    var ascent = 0.0
    var descent = 0.0
    /// The paragraph that the line belongs to.
    var paragraph = Paragraph()
  }

  /// The lines of a text at one scale.
  struct Lines {
    /// The characters that the lines consist of.
    var row: GlyphRow
    var lines: [Line] = []
    var scale: Double
    var isTruncated = false

    /// Returns the width of a line, without the white space at its end.
    func inkWidth(of line: Line) -> Double {
      row.glyphs[line.glyphs].droppingSpaces.advance
    }
  }
}

// MARK: - Breaking

extension LineSetter {
  func lines(_ row: GlyphRow, scale: Double) -> Lines {
    var set = Lines(row: row, scale: scale)
    var start = 0
    for (number, newline) in row.newlines.enumerated() {
      addLines(of: start..<newline, number, to: &set)
      start = newline + 1
    }
    addLines(of: start..<row.glyphs.count, row.newlines.count, to: &set)
    let count = min(limit, linesThatFit(set.lines))
    guard set.lines.count > count else { return set }
    cut(&set, to: count)
    return set
  }

  /// Breaks a paragraph into lines.
  private func addLines(of range: Range<Int>, _ number: Int, to set: inout Lines) {
    let row = set.row
    let paragraph = paragraph(number, of: row.glyphs[range], scale: set.scale)
    func add(_ glyphs: Range<Int>, _ width: Double) {
      set.lines.append(line(glyphs, width: width, of: row, paragraph, set.scale))
    }
    let room = width + tolerance
    var (start, index, used) = (range.lowerBound, range.lowerBound, 0.0)
    // Where the line may break, and how wide it then is.
    var (end, usedToEnd) = (start, 0.0)
    while index < range.upperBound {
      let glyph = row.glyphs[index]
      if used + glyph.advance > room, index > start, !glyph.traits.has(.isSpace) {
        if end == start { (end, usedToEnd) = (index, used) }
        add(start..<end, usedToEnd)
        (start, index, used, usedToEnd) = (end, end, 0, 0)
        continue
      }
      used += glyph.advance
      index += 1
      if glyph.traits.has(.endOfWord) { (end, usedToEnd) = (index, used) }
    }
    add(start..<range.upperBound, used)
  }

  /// Returns a line with the heights of what is in it.
  func line(
    _ range: Range<Int>, width: Double, of row: GlyphRow, _ paragraph: Paragraph, _ scale: Double
  ) -> Line {
    var line = Line(glyphs: range, width: width, paragraph: paragraph)
    if range.isEmpty {
      let size = max(Double(text.font.size), 0) * scale
      line.ascent = size * Double(ApproximateTextMeasurer.ascent)
      line.descent = size * Double(ApproximateTextMeasurer.descent)
    } else {
      let first = Int(row.glyphs[range.lowerBound].run)
      (line.ascent, line.descent) = (row.runs[first].ascent, row.runs[first].descent)
      if row.runs.count > 1 {
        for glyph in row.glyphs[range] {
          let measures = row.runs[Int(glyph.run)]
          line.ascent = max(line.ascent, measures.ascent)
          line.descent = max(line.descent, measures.descent)
        }
      }
    }
    if let height = paragraph.lineHeight { line.setHeight(height) }
    return line
  }

  /// Returns how many lines the height has room for: at least one, and at least the minimum number.
  private func linesThatFit(_ lines: [Line]) -> Int {
    guard height < .infinity else { return .max }
    var count = 0
    var bottom = 0.0
    for line in lines {
      bottom += line.ascent + line.descent
      guard bottom <= height + tolerance else { break }
      count += 1
      bottom += lineSpacing
    }
    return max(count, 1, text.minimumLines)
  }
}

// MARK: - Measuring

extension LineSetter {
  /// Returns the text's size and baselines.
  func measurement(of set: Lines) -> LeafMeasurement {
    // Adding 0 turns minus zero into zero.
    func roundedUp(_ length: Double) -> Double {
      0 + ((length - tolerance) / pixel).rounded(.up) * pixel
    }
    var top = 0.0
    var widest = 0.0
    var baseline = 0.0
    for (index, line) in set.lines.enumerated() {
      if index > 0 { top += lineSpacing }
      baseline = top + line.ascent
      top += line.ascent + line.descent
      widest = max(widest, line.width)
    }
    if let last = set.lines.last, set.lines.count < text.minimumLines {
      top +=
        Double(text.minimumLines - set.lines.count) * (last.ascent + last.descent + lineSpacing)
    }
    let first = set.lines.first?.ascent ?? 0
    let adjustment = (first / pixel + 0.5).rounded(.down) * pixel - first
    return LeafMeasurement(
      width: CGFloat(min(roundedUp(widest), width)), height: CGFloat(roundedUp(top)),
      firstBaseline: CGFloat(first + adjustment),
      lastBaseline: CGFloat(roundedUp(baseline + adjustment)))
  }

  /// Returns the text's size, baselines and lines.
  func layout(of set: Lines) -> TextLayout {
    let answer = measurement(of: set)
    var top = 0.0
    let lines = set.lines.map { line in
      defer { top += line.ascent + line.descent + lineSpacing }
      return TextLayout.Line(
        runs: runs(of: line, in: set), width: CGFloat(set.inkWidth(of: line)),
        baseline: CGFloat(top + line.ascent))
    }
    return TextLayout(
      size: answer.size, firstBaseline: answer.firstBaseline ?? 0,
      lastBaseline: answer.lastBaseline ?? 0, lines: lines, scale: CGFloat(set.scale),
      isTruncated: set.isTruncated)
  }

  /// Returns the parts of a line, one for each run.
  private func runs(of line: Line, in set: Lines) -> [TextRun] {
    var runs: [TextRun] = []
    var current: Int32 = -1
    for glyph in set.row.glyphs[line.glyphs] {
      if glyph.run != current {
        current = glyph.run
        var run = text.runs[Int(current)]
        run.string = ""
        run.font.size *= CGFloat(set.scale)
        runs.append(run)
      }
      runs[runs.count - 1].string += glyph.string(in: text)
    }
    return runs
  }
}
