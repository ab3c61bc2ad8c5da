/// Cutting lines for which there is no room.
extension LineFiller {
  /// Drops lines, and gives the last remaining one an ellipsis and as much of its paragraph as
  /// fits.
  func cut(_ set: inout Lines, to count: Int, ellipsis advance: (FontDescription) -> Double) {
    let index = set.endLine(count)
    let last = set.lines[index]
    let rest = set.lines[index...].prefix { $0.paragraph == last.paragraph }
    var glyphs = set.row.glyphs[last.glyphs.lowerBound..<(rest.last ?? last).glyphs.upperBound]
    glyphs = glyphs.droppingSpaces
    let nextLine = set.lines[index...].first { !$0.glyphs.isEmpty }
    set.lines.removeSubrange((index + 1)...)
    set.isTruncated = true
    guard
      var sample = glyphs.prefix(last.glyphs.count).last
        ?? nextLine.map({ set.row.glyphs[$0.glyphs.lowerBound] })
    else { return }
    var ellipsis = self.ellipsis(beside: sample, scale: set.scale, advance)
    let isTight = text.allowsTightening && glyphs.advance() + ellipsis.advance > width + tolerance
    if isTight { tighten(&glyphs, by: Self.tightest, scale: set.scale) }
    var kept = kept(of: glyphs, within: width - ellipsis.advance + tolerance)
    // The ellipsis has the style of the character beside it, and its width may decide which
    // character that is.
    for _ in 0..<Self.maxEllipsisTries {
      guard let next = neighbour(ofEllipsisIn: glyphs, kept), next.run != sample.run else { break }
      sample = next
      ellipsis = self.ellipsis(beside: sample, scale: set.scale, advance)
      kept = self.kept(of: glyphs, within: width - ellipsis.advance + tolerance)
    }
    dropWhatTabsPush(&kept.end, of: glyphs, behind: glyphs.prefix(kept.start) + [ellipsis])
    var (start, end) = (glyphs.prefix(kept.start), glyphs.suffix(kept.end))
    if text.truncation == .tail { start = start.droppingSpaces }
    if text.truncation == .head { end = end.drop { $0.traits.has(.isSpace) } }
    // The cut line consists of other characters, which are added after all others.
    let first = set.row.glyphs.count
    set.row.glyphs += start + [ellipsis] + end
    let range = first..<set.row.glyphs.count
    set.lines[index] = set.line(range, width: set.row.glyphs[range].advance(), last.paragraph)
    if isTight { set.lines[index].tightening = Self.tightest }
  }

  private static var maxEllipsisTries: Int { 4 }

  private func ellipsis(
    beside sample: Glyph, scale: Double, _ advance: (FontDescription) -> Double
  ) -> Glyph {
    var font = text.runs[Int(sample.run)].font
    font.size *= CGFloat(scale)
    let tracking = Double(text.runs[Int(sample.run)].tracking) * scale
    return Glyph.ellipsis(beside: sample, advance: (advance(font) + tracking).usableLength)
  }

  /// Returns the character beside the ellipsis, preferably the one in front of it.
  private func neighbour(
    ofEllipsisIn glyphs: ArraySlice<Glyph>, _ kept: (start: Int, end: Int)
  ) -> Glyph? {
    glyphs.prefix(kept.start).droppingSpaces.last ?? glyphs.suffix(kept.end).first ?? glyphs.first
  }

  /// Returns how many characters to keep at the start and at the end of a line of limited width.
  /// Cut in the middle, both have about the same width, as in SwiftUI.
  private func kept(of glyphs: ArraySlice<Glyph>, within width: Double) -> (start: Int, end: Int) {
    var (start, end, atStart, atEnd) = (0, 0, 0.0, 0.0)
    while start + end < glyphs.count {
      let takesStart =
        switch text.truncation {
        case .tail: true
        case .head: false
        case .middle: atStart <= atEnd
        }
      let glyph = glyphs[takesStart ? glyphs.startIndex + start : glyphs.endIndex - 1 - end]
      let advance = glyph.advance(after: takesStart ? atStart : atEnd)
      guard atStart + atEnd + advance <= width else { break }
      if takesStart {
        (start, atStart) = (start + 1, atStart + advance)
      } else {
        (end, atEnd) = (end + 1, atEnd + advance)
      }
    }
    return (start, end)
  }
}

extension LineFiller {
  /// Lowers the number of characters that are kept behind an ellipsis until all fit: a tab reaches
  /// to another stop there than on a line of its own.
  private func dropWhatTabsPush(
    _ count: inout Int, of glyphs: ArraySlice<Glyph>, behind front: ArraySlice<Glyph>
  ) {
    guard glyphs.suffix(count).contains(where: { $0.traits.has(.isTab) }) else { return }
    // More characters never take less room.
    let tooMany = (1..<count + 1).partitionPoint {
      (front + glyphs.suffix($0)).advance() > width + tolerance
    }
    count = tooMany - 1
  }
}

extension LineFiller.Lines {
  /// Returns the index of the last of some lines, taken apart from others that are like it.
  mutating func endLine(_ number: Int) -> Int {
    var (index, left) = (0, number)
    while lines[index].count < left {
      left -= lines[index].count
      index += 1
    }
    guard lines[index].count > 1 else { return index }
    lines[index].count = left
    guard left > 1 else { return index }
    lines[index].count -= 1
    lines.insert(lines[index], at: index + 1)
    lines[index + 1].count = 1
    return index + 1
  }
}
