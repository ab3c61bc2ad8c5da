/// Cutting lines for which there is no room.
extension LineFiller {
  /// Drops lines, and gives the last remaining one an ellipsis and as much of its paragraph as
  /// fits.
  func cut(_ set: inout Lines, to count: Int) {
    let last = set.lines[count - 1]
    let rest = set.lines[(count - 1)...].prefix { $0.paragraph == last.paragraph }
    var glyphs = set.row.glyphs[last.glyphs.lowerBound..<(rest.last ?? last).glyphs.upperBound]
    glyphs = glyphs.droppingSpaces
    let nextLine = set.lines[(count - 1)...].first { !$0.glyphs.isEmpty }
    set.lines.removeSubrange(count...)
    set.isTruncated = true
    guard
      var sample = glyphs.prefix(last.glyphs.count).last
        ?? nextLine.map({ set.row.glyphs[$0.glyphs.lowerBound] })
    else { return }
    var ellipsis = self.ellipsis(beside: sample, scale: set.scale)
    var kept = kept(of: glyphs, within: width - ellipsis.advance + tolerance)
    // The ellipsis has the style of the character beside it, and its width may decide which
    // character that is.
    for _ in 0..<Self.maxEllipsisTries {
      guard let next = neighbour(ofEllipsisIn: glyphs, kept), next.run != sample.run else { break }
      sample = next
      ellipsis = self.ellipsis(beside: sample, scale: set.scale)
      kept = self.kept(of: glyphs, within: width - ellipsis.advance + tolerance)
    }
    var (start, end) = (glyphs.prefix(kept.start), glyphs.suffix(kept.end))
    if text.truncation == .tail { start = start.droppingSpaces }
    if text.truncation == .head { end = end.drop { $0.traits.has(.isSpace) } }
    // The cut line consists of other characters, which are added after all others.
    let first = set.row.glyphs.count
    set.row.glyphs += start + [ellipsis] + end
    let range = first..<set.row.glyphs.count
    set.lines[count - 1] = line(
      range, width: set.row.glyphs[range].advance, of: set, last.paragraph)
  }

  private static var maxEllipsisTries: Int { 4 }

  private func ellipsis(beside sample: Glyph, scale: Double) -> Glyph {
    var font = text.runs[Int(sample.run)].font
    font.size *= CGFloat(scale)
    return Glyph.ellipsis(beside: sample, advance: ellipsisAdvance(font))
  }

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
