/// Breaks a row of characters of known widths into lines.
///
/// 1. Hard line breaks separate paragraphs.
/// 2. A paragraph's characters fill lines of the proposed width; white space at the end of a line
///    may exceed it.
/// 3. Lines beyond the limit, or beyond the proposed height, are dropped, and the last remaining
///    line is cut to make room for an ellipsis, unless its letters may move closer and all fit.
///    They move as close in a line that is cut nevertheless.
struct LineFiller {
  let text: StyledText
  /// The proposed width, rounded up to a pixel: so wide are lines that it breaks or cuts.
  let width: Double
  let height: Double
  let limit: Int
  /// The extra distance between lines; never negative, so lines do not overlap.
  let lineSpacing: Double
  let hasLineHeights: Bool
  /// The measures of a text without characters, before any scaling.
  let emptyLine: LineMetrics
  let pixel: Double

  init(_ text: StyledText, in proposal: ProposedViewSize, emptyLine: LineMetrics) {
    func length(_ proposed: CGFloat?) -> Double {
      guard let proposed, !proposed.isNaN else { return .infinity }
      return max(Double(proposed), 0)
    }
    self.text = text
    self.emptyLine = emptyLine
    self.height = length(proposal.height)
    self.limit = text.lineLimit.map { max($0, 1) } ?? .max
    self.lineSpacing = text.lineSpacing > 0 ? Double(text.lineSpacing) : 0
    self.hasLineHeights = text.hasLineHeights
    self.pixel = text.pixelLength > 0 && text.pixelLength.isFinite ? Double(text.pixelLength) : 1
    self.width = Self.inPixels(length(proposal.width), pixel: pixel)
  }

  /// By how much lengths may exceed what there is. Lengths of a text are rounded up to pixels
  /// unless they exceed one by no more than this, so it fits into its own size.
  var tolerance: Double { 1e-6 * pixel }

  /// Returns a length of a text in whole pixels.
  static func roundedUp(_ length: Double, pixel: Double) -> Double {
    // Adding 0 turns minus zero into zero.
    0 + (length / pixel - 1e-6).rounded(.up) * pixel
  }

  /// Returns a proposed width in whole pixels: as measured in SwiftUI, one that exceeds a pixel in
  /// nothing but its last digit gets another one.
  private static func inPixels(_ width: Double, pixel: Double) -> Double {
    let count = (width / pixel).rounded(.up)
    // What a text answered is in pixels already, however that is rounded.
    let fewer = (count - 1) * pixel
    return fewer >= width ? fewer : count * pixel
  }

  /// The characters of a line.
  struct Line {
    /// The range of the line's characters among all.
    var glyphs: Range<Int>
    /// The line's width, with the white space at its end.
    var width: Double
    var ascent = 0.0
    var descent = 0.0
    /// The least distance to a line below.
    var gap = 0.0
    /// Whether its paragraph goes on, so that a soft hyphen at its end is seen.
    var isBroken = false
    /// How much closer letters are than usual, as a part of their font's size.
    var tightening = 0.0
    /// The paragraph that the line belongs to.
    var paragraph = Paragraph()
    /// How many such lines there are, one below the other; more than one only without letters.
    var count = 1
  }

  /// The lines of a text at one scale.
  struct Lines {
    /// The characters that the lines consist of.
    var row: GlyphRow
    var lines: [Line] = []
    var scale: Double
    /// A text without characters.
    var emptyLine = LineMetrics(ascent: 0, descent: 0)
    var isTruncated = false

    /// How many lines there are.
    var count: Int { lines.reduce(0) { $0 + $1.count } }

    /// Returns the width of a line, without the white space at its end.
    func inkWidth(of line: Line) -> Double {
      row.glyphs[line.glyphs].inkAdvance(isBroken: line.isBroken)
    }
  }
}

// MARK: - Breaking

extension LineFiller {
  /// Returns the lines of a text.
  ///
  /// - Parameter ellipsis: how wide an ellipsis is in a font.
  func lines(_ row: GlyphRow, scale: Double, ellipsis: (FontDescription) -> Double) -> Lines {
    var set = Lines(row: row, scale: scale, emptyLine: emptyLine)
    set.lines.reserveCapacity(row.newlines.count + 1)
    var (start, number) = (0, 0)
    for newlines in row.newlines {
      let end = newlines.position
      // The first of them ends what is in front, the others end empty paragraphs.
      var blank = newlines.count
      if end > start {
        addLines(of: start..<end, number, newlines.run, to: &set)
        blank -= 1
      }
      number += newlines.count
      addBlankLines(blank, at: end, number - 1, newlines.run, to: &set)
      start = end
    }
    addLines(of: start..<row.glyphs.count, number, row.newlines.last?.run, to: &set)
    let count = min(limit, linesThatFit(set.lines))
    guard set.count > count else { return set }
    if let tightened = tightened(set, to: count) { return tightened }
    cut(&set, to: count, ellipsis: ellipsis)
    return set
  }

  /// Adds the lines of empty paragraphs, as one. A number stands for all of them.
  private func addBlankLines(
    _ count: Int, at position: Int, _ number: Int, _ run: Int32, to set: inout Lines
  ) {
    guard count > 0 else { return }
    let glyphs = set.row.glyphs[position..<position]
    let paragraph = paragraph(number, of: glyphs, beside: run, scale: set.scale)
    var blank = set.line(position..<position, width: 0, paragraph)
    blank.count = count
    set.lines.append(blank)
  }

  /// Breaks a paragraph beside a newline of some run into lines.
  private func addLines(of range: Range<Int>, _ number: Int, _ run: Int32?, to set: inout Lines) {
    let row = set.row
    let paragraph = paragraph(number, of: row.glyphs[range], beside: run, scale: set.scale)
    let room = width + tolerance
    var (start, index, used) = (range.lowerBound, range.lowerBound, 0.0)
    // Where the line may break, and how wide it then is.
    var (end, usedToEnd) = (start, 0.0)
    // A hyphen is no line by itself.
    var hasLetters = false
    while index < range.upperBound {
      let glyph = row.glyphs[index]
      let advance = glyph.advance(after: used)
      if used + advance > room, index > start, !glyph.traits.has(.isSpace) {
        if end == start { (end, usedToEnd) = (row.endInWord(index, from: start), used) }
        if end > start {
          set.lines.append(set.line(start..<end, width: usedToEnd, paragraph, isBroken: true))
          (start, index, used, usedToEnd, hasLetters) = (end, end, 0, 0, false)
          continue
        }
      }
      used += advance
      index += 1
      let isHyphen = glyph.traits.has(.isSoftHyphen)
      if !isHyphen { hasLetters = true }
      guard hasLetters, glyph.traits.has(.breaksAfter) else { continue }
      // A soft hyphen that ends a line is seen.
      let shown = isHyphen ? used + glyph.advance : used
      if isHyphen, shown > room { continue }
      (end, usedToEnd) = (index, shown)
    }
    set.lines.append(set.line(start..<range.upperBound, width: used, paragraph))
    evenOut(&set, of: range, paragraph)
  }

  /// Moves the last word of a paragraph's first line to its second and last one, if that is a lone
  /// word, the two lines become more even, and the second still fits.
  ///
  /// Measured: SwiftUI does so for paragraphs of two lines, and for no others.
  private func evenOut(_ set: inout Lines, of range: Range<Int>, _ paragraph: Paragraph) {
    let count = set.lines.count
    guard count > 1, !text.isPlaceholder, set.lines[count - 2].glyphs.lowerBound == range.lowerBound
    else { return }
    let glyphs = set.row.glyphs
    let (first, second) = (set.lines[count - 2].glyphs, set.lines[count - 1].glyphs)
    guard !second.isEmpty, !hasBreak(glyphs[second].dropLast()),
      let end = glyphs[first].droppingSpaces.dropLast().lastIndex(where: {
        $0.traits.has(.breaksAfter)
      })
    else { return }
    let (upper, lower) = (glyphs[first.lowerBound...end], glyphs[(end + 1)..<second.upperBound])
    guard upper.contains(where: { !$0.traits.has(.isSoftHyphen) }) else { return }
    let difference = glyphs[first].inkAdvance(isBroken: true) - glyphs[second].inkAdvance()
    let (above, below) = (upper.inkAdvance(isBroken: true), lower.inkAdvance())
    guard below <= width + tolerance, abs(above - below) < abs(difference) else { return }
    for (index, moved, isBroken) in [(count - 2, upper, true), (count - 1, lower, false)] {
      set.lines[index] = set.line(
        moved.indices, width: moved.advance(isBroken: isBroken), paragraph, isBroken: isBroken)
    }
  }

  /// Whether a line may break after any of some characters.
  private func hasBreak(_ glyphs: ArraySlice<Glyph>) -> Bool {
    glyphs.contains { $0.traits.has(.breaksAfter) }
  }

  /// Returns how many lines the height has room for: at least one, and at least the minimum number.
  private func linesThatFit(_ lines: [Line]) -> Int {
    guard height < .infinity else { return .max }
    var count = 0
    var bottom = 0.0
    for line in lines {
      let gap = max(line.gap, lineSpacing)
      let fitting = line.count(fitting: height + tolerance - bottom, gap: gap)
      count += fitting
      guard fitting == line.count else { break }
      bottom += line.height(gap: gap) + gap
    }
    return max(count, 1, text.minimumLines)
  }
}

extension LineFiller.Lines {
  /// Returns a line with the heights of what is in it.
  func line(
    _ range: Range<Int>, width: Double, _ paragraph: LineFiller.Paragraph, isBroken: Bool = false
  ) -> LineFiller.Line {
    var line = LineFiller.Line(
      glyphs: range, width: width, isBroken: isBroken, paragraph: paragraph)
    if range.isEmpty, let run = paragraph.run {
      let beside = row.runs[Int(run)]
      (line.ascent, line.descent, line.gap) = (beside.ascent, beside.descent, beside.gap)
    } else if range.isEmpty {
      line.ascent = Double(emptyLine.ascent) * scale
      line.descent = Double(emptyLine.descent) * scale
      line.gap = Double(emptyLine.gap) * scale
    } else {
      let first = row.runs[Int(row.glyphs[range.lowerBound].run)]
      (line.ascent, line.descent, line.gap) = (first.ascent, first.descent, first.gap)
      if row.runs.count > 1 {
        for glyph in row.glyphs[range] {
          let measures = row.runs[Int(glyph.run)]
          line.ascent = max(line.ascent, measures.ascent)
          line.descent = max(line.descent, measures.descent)
          line.gap = max(line.gap, measures.gap)
        }
      }
    }
    if let height = paragraph.lineHeight { line.setHeight(height) }
    return line
  }
}

extension LineFiller.Line {
  /// The height of the line, or of all such lines with the distances between them.
  func height(gap: Double) -> Double {
    count == 1 ? ascent + descent : Double(count) * (ascent + descent + gap) - gap
  }

  /// Returns how many such lines a height has room for.
  fileprivate func count(fitting room: Double, gap: Double) -> Int {
    if height(gap: gap) <= room { return count }
    let pitch = ascent + descent + gap
    guard count > 1, pitch > 0, room > 0 else { return 0 }
    return min(Int((room + gap) / pitch), count - 1)
  }
}
