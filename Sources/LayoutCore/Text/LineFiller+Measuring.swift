// The size and the lines of a text that is broken into lines.

extension LineFiller {
  /// Returns the text's size and baselines.
  func measurement(of set: Lines) -> LeafMeasurement {
    func roundedUp(_ length: Double) -> Double { Self.roundedUp(length, pixel: pixel) }
    var top = 0.0
    var widest = 0.0
    var baseline = 0.0
    var gap = 0.0
    for line in set.lines {
      top += gap
      gap = max(line.gap, lineSpacing)
      top += line.height(gap: gap)
      baseline = top - line.descent
      widest = max(widest, line.width)
    }
    if let last = set.lines.last, text.minimumLines > 1, set.count < text.minimumLines {
      top += Double(text.minimumLines - set.count) * (last.ascent + last.descent + gap)
    }
    return LeafMeasurement(
      width: CGFloat(min(roundedUp(widest), width)), height: CGFloat(roundedUp(top)),
      firstBaseline: drawnBaseline(at: set.lines.first?.ascent ?? 0, in: set),
      lastBaseline: drawnBaseline(at: baseline, in: set))
  }

  /// Where a baseline is drawn: the first on the nearest pixel, which moves the others along, and
  /// these on the next pixel below.
  private func drawnBaseline(at baseline: Double, in set: Lines) -> CGFloat {
    let first = set.lines.first?.ascent ?? 0
    let moved = (first / pixel + 0.5).rounded(.down) * pixel - first
    return CGFloat(Self.roundedUp(baseline + moved, pixel: pixel))
  }

  /// Returns the text's size, baselines and lines.
  func layout(of set: Lines) -> TextLayout {
    let answer = measurement(of: set)
    var top = 0.0
    var lines: [TextLayout.Line] = []
    lines.reserveCapacity(set.count)
    var paragraphs = text.paragraphs[...]
    for line in set.lines {
      let gap = max(line.gap, lineSpacing)
      // An ellipsis is nowhere in the text.
      if let first = set.row.glyphs[line.glyphs].first(where: { $0.length > 0 }) {
        while let next = paragraphs.dropFirst().first, next.starts(upTo: first) {
          paragraphs.removeFirst()
        }
      }
      let drawn = TextLayout.Line(
        runs: runs(of: line, in: set), width: CGFloat(set.inkWidth(of: line)), baseline: 0,
        direction: line.glyphs.isEmpty
          ? text.emptyParagraph : paragraphs.first?.direction ?? text.emptyParagraph)
      for _ in 0..<line.count {
        lines.append(drawn)
        lines[lines.count - 1].baseline = drawnBaseline(at: top + line.ascent, in: set)
        top += line.ascent + line.descent + gap
      }
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
    for (index, glyph) in zip(line.glyphs, set.row.glyphs[line.glyphs]) {
      if glyph.run != current {
        current = glyph.run
        var run = text.runs[Int(current)]
        run.string = ""
        run.font.size *= CGFloat(set.scale)
        run.lineFont?.size *= CGFloat(set.scale)
        run.scaleSymbol(by: CGFloat(set.scale))
        run.tracking *= CGFloat(set.scale)
        run.tracking -= CGFloat(line.tightening) * run.font.size
        runs.append(run)
      }
      let endsLine = line.isBroken && index == line.glyphs.upperBound - 1
      let isHyphen = endsLine && glyph.traits.has(.isSoftHyphen)
      runs[runs.count - 1].string += isHyphen ? "-" : glyph.string(in: text)
    }
    return runs
  }
}
