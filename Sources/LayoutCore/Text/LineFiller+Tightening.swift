/// Moving letters closer, so that less text is cut, or none.
extension LineFiller {
  /// By how much letters move closer at most, as a part of their font's size: four lines measured
  /// in SwiftUI agree with it, whole ones and cut ones.
  static var tightest: Double { 1.0 / 72 }

  /// Returns so many lines, of which the last has the whole rest of the text; `nil` where letters
  /// may not move closer, or would have to move too close.
  func tightened(_ whole: Lines, to count: Int) -> Lines? {
    guard text.allowsTightening else { return nil }
    var set = whole
    let index = set.endLine(count)
    let (last, end) = (set.lines[index], set.lines[set.lines.count - 1])
    guard last.paragraph == end.paragraph, !last.glyphs.isEmpty else { return nil }
    var glyphs = set.row.glyphs[last.glyphs.lowerBound..<end.glyphs.upperBound].droppingSpaces
    // Where a line breaks at a tab or at a soft hyphen, advances are not simply added up.
    guard !glyphs.contains(where: { $0.traits.hasAny(.dependOnPlace) }) else { return nil }
    let excess = max(glyphs.advance() - width, 0)
    var closest = glyphs
    tighten(&closest, by: Self.tightest, scale: set.scale)
    let most = glyphs.advance() - closest.advance()
    guard excess <= most + tolerance else { return nil }
    let tightening = most > 0 ? Self.tightest * min(excess / most, 1) : 0
    tighten(&glyphs, by: tightening, scale: set.scale)
    // Closer letters are other ones, and added after all others, as those of a cut line are.
    let range = set.row.glyphs.count..<set.row.glyphs.count + glyphs.count
    set.row.glyphs += glyphs
    set.lines.removeSubrange((index + 1)...)
    set.lines[index] = set.line(range, width: glyphs.advance(), last.paragraph)
    set.lines[index].tightening = tightening
    return set
  }

  /// Moves letters closer, by a part of their font's size. Tabs and soft hyphens stay.
  func tighten(_ glyphs: inout ArraySlice<Glyph>, by share: Double, scale: Double) {
    for index in glyphs.indices where !glyphs[index].traits.hasAny(.dependOnPlace) {
      let size = text.runs[Int(glyphs[index].run)].font.usableSize * scale
      glyphs[index].advance = max(glyphs[index].advance - share * size, 0)
    }
  }
}
