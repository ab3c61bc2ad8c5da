/// Breaks a row of characters of known widths into lines.
///
/// 1. Hard line breaks make paragraphs.
/// 2. A paragraph's characters fill lines of the proposed width; white space may hang over it.
/// 3. Lines beyond the limit, or beyond the proposed height, are dropped, and the last one that is
///    left is cut to make room for an ellipsis.
struct LineSetter {
  let text: StyledText
  let width: Double
  let height: Double
  let limit: Int

  init(_ text: StyledText, in proposal: ProposedViewSize) {
    func length(_ proposed: CGFloat?) -> Double {
      guard let proposed, !proposed.isNaN else { return .infinity }
      return max(Double(proposed), 0)
    }
    self.text = text
    self.width = length(proposal.width)
    self.height = length(proposal.height)
    self.limit = text.lineLimit.map { max($0, 1) } ?? .max
  }

  /// A character with its measures.
  struct Glyph {
    var character: Character
    var run: Int
    var advance: Double
    var ascent: Double
    var descent: Double
    var isWide: Bool
    let isSpace: Bool
    let isNewline: Bool
    /// Whether a line may end after it.
    var endsWord: Bool { isSpace || isWide || character == "-" }

    init(
      character: Character, run: Int, advance: Double, ascent: Double, descent: Double,
      isWide: Bool
    ) {
      self.character = character
      self.run = run
      self.advance = advance
      self.ascent = ascent
      self.descent = descent
      self.isWide = isWide
      if character.isPrintableASCII {
        (isSpace, isNewline) = (character == " ", false)
      } else {
        (isSpace, isNewline) = (character.isWhitespace, character.isNewline)
      }
    }
  }

  /// Characters that share a line.
  struct Line {
    var glyphs: ArraySlice<Glyph>
    var ascent = 0.0
    var descent = 0.0
    /// The number of the paragraph that the line belongs to.
    var paragraph = 0

    /// How wide the line is, with the white space at its end.
    var fullWidth: Double { glyphs.reduce(0) { $0 + $1.advance } }
    /// How wide the line is, without the white space at its end.
    var inkWidth: Double {
      guard let last = glyphs.lastIndex(where: { !$0.isSpace }) else { return 0 }
      return glyphs[...last].reduce(0) { $0 + $1.advance }
    }
  }

  /// The lines of a text at one scale.
  struct Lines {
    var lines: [Line]
    var scale: Double
    var isTruncated: Bool
  }
}

extension Character {
  /// Whether the character is a letter, digit, sign or space of ASCII, about which most is known
  /// without looking it up.
  var isPrintableASCII: Bool {
    guard let value = utf8.first else { return false }
    return value >= 0x20 && value < 0x7F && utf8.count == 1
  }
}

// MARK: - Breaking

extension LineSetter {
  func lines(_ glyphs: [Glyph], scale: Double) -> Lines {
    var lines: [Line] = []
    let paragraphs = glyphs.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, paragraph) in paragraphs.enumerated() {
      for glyphs in broken(paragraph) {
        lines.append(line(glyphs, of: number, scale: scale))
      }
    }
    let count = min(limit, linesThatFit(lines))
    guard lines.count > count else { return Lines(lines: lines, scale: scale, isTruncated: false) }
    let last = lines[count - 1]
    lines[count - 1] = line(cut(lines, at: count - 1), of: last.paragraph, scale: scale)
    return Lines(lines: Array(lines.prefix(count)), scale: scale, isTruncated: true)
  }

  /// A paragraph's lines.
  private func broken(_ paragraph: ArraySlice<Glyph>) -> [ArraySlice<Glyph>] {
    guard width < .infinity, !paragraph.isEmpty else { return [paragraph] }
    var lines: [ArraySlice<Glyph>] = []
    var start = paragraph.startIndex
    var lastBreak = start
    var used = 0.0
    var index = start
    while index < paragraph.endIndex {
      let glyph = paragraph[index]
      let overflows = used + glyph.advance > width + 1e-9
      if overflows, !glyph.isSpace, index > start {
        let end = lastBreak > start ? lastBreak : index
        lines.append(paragraph[start..<end])
        (start, lastBreak, index, used) = (end, end, end, 0)
        continue
      }
      used += glyph.advance
      index += 1
      if glyph.endsWord { lastBreak = index }
    }
    lines.append(paragraph[start...])
    return lines
  }

  /// How many lines the height has room for: at least one, and at least as many as room is kept for.
  private func linesThatFit(_ lines: [Line]) -> Int {
    guard height < .infinity else { return .max }
    var count = 0
    var bottom = 0.0
    for line in lines {
      bottom += line.ascent + line.descent
      guard bottom <= height + 1e-9 else { break }
      count += 1
      bottom += Double(text.lineSpacing)
    }
    return max(count, 1, text.minimumLines)
  }

  /// The last line that is left, with an ellipsis and as much of its paragraph as fits.
  private func cut(_ lines: [Line], at index: Int) -> ArraySlice<Glyph> {
    let paragraph = lines[index...].prefix { $0.paragraph == lines[index].paragraph }
    var glyphs = paragraph.flatMap { Array($0.glyphs) }
    while glyphs.last?.isSpace == true { glyphs.removeLast() }
    guard let sample = glyphs.last ?? lines[index...].lazy.compactMap(\.glyphs.first).first else {
      return lines[index].glyphs
    }
    var ellipsis = Glyph(
      character: "…", run: sample.run, advance: sample.advance, ascent: sample.ascent,
      descent: sample.descent, isWide: sample.isWide)
    if ellipsis.isWide { ellipsis.advance /= 2 }
    let kept = kept(of: glyphs, within: width - ellipsis.advance + 1e-9)
    var start = Array(glyphs.prefix(kept.start))
    if text.truncation == .tail { while start.last?.isSpace == true { start.removeLast() } }
    return (start + [ellipsis] + glyphs.suffix(kept.end))[...]
  }

  /// How many characters to keep at the start and the end of a line that must not be wider.
  private func kept(of glyphs: [Glyph], within width: Double) -> (start: Int, end: Int) {
    var (start, end, used) = (0, 0, 0.0)
    while start + end < glyphs.count {
      let takesStart =
        switch text.truncation {
        case .tail: true
        case .head: false
        case .middle: start <= end
        }
      used += glyphs[takesStart ? start : glyphs.count - 1 - end].advance
      guard used <= width else { break }
      if takesStart { start += 1 } else { end += 1 }
    }
    return (start, end)
  }
}

// MARK: - Measuring

extension LineSetter {
  private func line(_ glyphs: ArraySlice<Glyph>, of paragraph: Int, scale: Double) -> Line {
    var line = Line(glyphs: glyphs, paragraph: paragraph)
    if glyphs.isEmpty {
      let size = Double(text.font.size) * scale
      line.ascent = size * Double(ApproximateTextMeasurer.ascent)
      line.descent = size * Double(ApproximateTextMeasurer.descent)
    } else {
      line.ascent = glyphs.reduce(-.infinity) { max($0, $1.ascent) }
      line.descent = glyphs.reduce(-.infinity) { max($0, $1.descent) }
    }
    return line
  }

  /// The text's size and baselines.
  func measurement(of set: Lines) -> LeafMeasurement {
    let pixel = text.pixelLength > 0 ? Double(text.pixelLength) : 1
    func roundedUp(_ length: Double) -> Double { ((length / pixel) - 1e-6).rounded(.up) * pixel }
    let spacing = Double(text.lineSpacing)
    var top = 0.0
    var widest = 0.0
    var baseline = 0.0
    for (index, line) in set.lines.enumerated() {
      if index > 0 { top += spacing }
      baseline = top + line.ascent
      top += line.ascent + line.descent
      widest = max(widest, line.fullWidth)
    }
    if let last = set.lines.last, set.lines.count < text.minimumLines {
      top += Double(text.minimumLines - set.lines.count) * (last.ascent + last.descent + spacing)
    }
    let first = set.lines.first?.ascent ?? 0
    let adjustment = (first / pixel + 0.5).rounded(.down) * pixel - first
    return LeafMeasurement(
      width: CGFloat(min(roundedUp(widest), width)), height: CGFloat(roundedUp(top)),
      firstBaseline: CGFloat(first + adjustment),
      lastBaseline: CGFloat(roundedUp(baseline + adjustment)))
  }

  /// The text's size, baselines and lines.
  func layout(of set: Lines) -> TextLayout {
    let answer = measurement(of: set)
    var top = 0.0
    let lines = set.lines.map { line in
      defer { top += line.ascent + line.descent + Double(text.lineSpacing) }
      return TextLayout.Line(
        runs: runs(of: line, scale: set.scale), width: CGFloat(line.inkWidth),
        baseline: CGFloat(top + line.ascent))
    }
    return TextLayout(
      size: answer.size, firstBaseline: answer.firstBaseline ?? 0,
      lastBaseline: answer.lastBaseline ?? 0, lines: lines, scale: CGFloat(set.scale),
      isTruncated: set.isTruncated)
  }

  /// The parts of a line that come from one run each.
  private func runs(of line: Line, scale: Double) -> [TextRun] {
    var runs: [TextRun] = []
    var current = -1
    for glyph in line.glyphs {
      if glyph.run != current {
        current = glyph.run
        var run = text.runs[current]
        run.string = ""
        run.font.size *= CGFloat(scale)
        runs.append(run)
      }
      runs[runs.count - 1].string.append(glyph.character)
    }
    return runs
  }
}
