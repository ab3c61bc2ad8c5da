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
  }

  /// The characters of a line.
  struct Line {
    /// The range of the line's characters among all.
    var glyphs: Range<Int>
    var ascent = 0.0
    var descent = 0.0
    /// The paragraph that the line belongs to.
    var paragraph = Paragraph()
  }

  /// The lines of a text at one scale.
  struct Lines {
    /// The characters that the lines consist of.
    var glyphs: [Glyph]
    var lines: [Line]
    var scale: Double
    var isTruncated = false

    /// Returns the width of a line, with the white space at its end.
    func fullWidth(of line: Line) -> Double { glyphs[line.glyphs].advance }

    /// Returns the width of a line, without the white space at its end.
    func inkWidth(of line: Line) -> Double {
      let end = glyphs[line.glyphs].lastIndex { !$0.traits.contains(.isSpace) }
      return end.map { glyphs[line.glyphs.lowerBound...$0].advance } ?? 0
    }
  }
}

/// A character with its measures. Its appearance stays in the text.
struct Glyph: BitwiseCopyable {
  /// The index of the character's run.
  var run: Int32
  /// The character's offset in its run's string, in UTF-8; 0 for an ellipsis, whose length is 0.
  var offset: Int32
  var length: Int32
  var traits: Traits
  var advance: Double
  var ascent: Double
  var descent: Double

  /// A character's role in line breaking.
  struct Traits: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    static let isWide = Traits(rawValue: 1 << 0)
    static let isSpace = Traits(rawValue: 1 << 1)
    static let isNewline = Traits(rawValue: 1 << 2)
    static let isHyphen = Traits(rawValue: 1 << 3)
    /// A line may break after characters with any of these.
    static let endOfWord: Traits = [.isWide, .isSpace, .isHyphen]
  }
}

extension Glyph {
  /// Returns an ellipsis that stands for the cut characters, in the style of a remaining one.
  static func ellipsis(beside sample: Glyph) -> Glyph {
    var ellipsis = sample
    (ellipsis.offset, ellipsis.length) = (0, 0)
    ellipsis.traits.subtract([.isSpace, .isNewline, .isHyphen])
    if ellipsis.traits.contains(.isWide) { ellipsis.advance /= 2 }
    return ellipsis
  }

  /// Returns the character as it is in the text.
  func string(in text: StyledText) -> Substring {
    if length == 0 { return "…" }
    let characters = text.runs[Int(run)].string.utf8
    let start = characters.index(characters.startIndex, offsetBy: Int(offset))
    return Substring(characters[start..<characters.index(start, offsetBy: Int(length))])
  }
}

extension ArraySlice<Glyph> {
  /// The total width of the characters.
  fileprivate var advance: Double { reduce(0) { $0 + $1.advance } }
}

// MARK: - Breaking

extension LineSetter {
  func lines(_ glyphs: [Glyph], scale: Double) -> Lines {
    var set = Lines(glyphs: glyphs, lines: [], scale: scale)
    var (start, paragraph) = (0, 0)
    for index in glyphs.indices where glyphs[index].traits.contains(.isNewline) {
      addLines(of: start..<index, paragraph, to: &set)
      (start, paragraph) = (index + 1, paragraph + 1)
    }
    addLines(of: start..<glyphs.count, paragraph, to: &set)
    let count = min(limit, linesThatFit(set.lines))
    guard set.lines.count > count else { return set }
    cut(&set, to: count)
    return set
  }

  /// Breaks a paragraph into lines.
  private func addLines(of paragraph: Range<Int>, _ number: Int, to set: inout Lines) {
    var start = paragraph.lowerBound
    let shared = self.paragraph(number, of: set.glyphs[paragraph], scale: set.scale)
    if width < .infinity {
      var (index, lastBreak, used) = (start, start, 0.0)
      while index < paragraph.upperBound {
        let glyph = set.glyphs[index]
        let overflows = used + glyph.advance > width + 1e-9
        if overflows, !glyph.traits.contains(.isSpace), index > start {
          let end = lastBreak > start ? lastBreak : index
          set.lines.append(line(start..<end, of: set.glyphs, shared, set.scale))
          (start, lastBreak, index, used) = (end, end, end, 0)
          continue
        }
        used += glyph.advance
        index += 1
        if !glyph.traits.isDisjoint(with: .endOfWord) { lastBreak = index }
      }
    }
    set.lines.append(line(start..<paragraph.upperBound, of: set.glyphs, shared, set.scale))
  }

  private func line(
    _ range: Range<Int>, of glyphs: [Glyph], _ paragraph: Paragraph, _ scale: Double
  ) -> Line {
    var line = Line(glyphs: range, paragraph: paragraph)
    if range.isEmpty {
      let size = max(Double(text.font.size), 0) * scale
      line.ascent = size * Double(ApproximateTextMeasurer.ascent)
      line.descent = size * Double(ApproximateTextMeasurer.descent)
    } else {
      (line.ascent, line.descent) = (-.infinity, -.infinity)
      for glyph in glyphs[range] {
        line.ascent = max(line.ascent, glyph.ascent)
        line.descent = max(line.descent, glyph.descent)
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
      guard bottom <= height + 1e-9 else { break }
      count += 1
      bottom += lineSpacing
    }
    return max(count, 1, text.minimumLines)
  }

  /// Drops lines, and gives the last remaining one an ellipsis and as much of its paragraph as
  /// fits.
  private func cut(_ set: inout Lines, to count: Int) {
    let last = set.lines[count - 1]
    let rest = set.lines[(count - 1)...].prefix { $0.paragraph == last.paragraph }
    var glyphs = set.glyphs[last.glyphs.lowerBound..<(rest.last ?? last).glyphs.upperBound]
    glyphs = glyphs.droppingSpaces
    let nextLine = set.lines[(count - 1)...].first { !$0.glyphs.isEmpty }
    set.lines.removeSubrange(count...)
    set.isTruncated = true
    guard
      var sample = glyphs.prefix(last.glyphs.count).last
        ?? nextLine.map({ set.glyphs[$0.glyphs.lowerBound] })
    else { return }
    var ellipsis = Glyph.ellipsis(beside: sample)
    var kept = kept(of: glyphs, within: width - ellipsis.advance + 1e-9)
    // The ellipsis has the style of the character beside it, and its width may decide which
    // character that is.
    for _ in 0..<Self.maxEllipsisTries {
      guard let next = neighbour(ofEllipsisIn: glyphs, kept), next.run != sample.run else { break }
      sample = next
      ellipsis = Glyph.ellipsis(beside: sample)
      kept = self.kept(of: glyphs, within: width - ellipsis.advance + 1e-9)
    }
    var start = glyphs.prefix(kept.start)
    if text.truncation == .tail { start = start.droppingSpaces }
    // The cut line consists of other characters, which are added after all others.
    let first = set.glyphs.count
    set.glyphs += start + [ellipsis] + glyphs.suffix(kept.end)
    set.lines[count - 1] = line(
      first..<set.glyphs.count, of: set.glyphs, last.paragraph, set.scale)
  }

  private static var maxEllipsisTries: Int { 4 }

  /// Returns the character beside the ellipsis, preferably the one in front of it.
  private func neighbour(
    ofEllipsisIn glyphs: ArraySlice<Glyph>, _ kept: (start: Int, end: Int)
  ) -> Glyph? {
    glyphs.prefix(kept.start).droppingSpaces.last ?? glyphs.suffix(kept.end).first ?? glyphs.first
  }

  /// Returns how many characters to keep at the start and at the end of a line of limited width.
  private func kept(of glyphs: ArraySlice<Glyph>, within width: Double) -> (start: Int, end: Int) {
    var (start, end, used) = (0, 0, 0.0)
    while start + end < glyphs.count {
      let takesStart =
        switch text.truncation {
        case .tail: true
        case .head: false
        case .middle: start <= end
        }
      used += glyphs[takesStart ? glyphs.startIndex + start : glyphs.endIndex - 1 - end].advance
      guard used <= width else { break }
      if takesStart { start += 1 } else { end += 1 }
    }
    return (start, end)
  }
}

extension ArraySlice<Glyph> {
  /// The characters without the white space at their end.
  fileprivate var droppingSpaces: Self {
    self[..<(lastIndex { !$0.traits.contains(.isSpace) }.map { $0 + 1 } ?? startIndex)]
  }
}

// MARK: - Measuring

extension LineSetter {
  /// Returns the text's size and baselines.
  func measurement(of set: Lines) -> LeafMeasurement {
    let pixel = text.pixelLength > 0 ? Double(text.pixelLength) : 1
    // Adding 0 turns minus zero into zero.
    func roundedUp(_ length: Double) -> Double {
      0 + ((length / pixel) - 1e-6).rounded(.up) * pixel
    }
    var top = 0.0
    var widest = 0.0
    var baseline = 0.0
    for (index, line) in set.lines.enumerated() {
      if index > 0 { top += lineSpacing }
      baseline = top + line.ascent
      top += line.ascent + line.descent
      widest = max(widest, set.fullWidth(of: line))
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
    for glyph in set.glyphs[line.glyphs] {
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
