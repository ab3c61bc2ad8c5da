/// Moving letters closer, so that text need not be cut.
extension LineFiller {
  /// By how much a line may be too wide for its letters to move closer: the factor that AppKit's
  /// paragraph styles have by default.
  private static var tighteningFactor: Double { 0.05 }

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
    let excess = glyphs.advance() - width
    guard excess <= width * Self.tighteningFactor else { return nil }
    let step = max(excess, 0) / Double(max(glyphs.count { $0.advance > 0 }, 1))
    for index in glyphs.indices { glyphs[index].advance = max(glyphs[index].advance - step, 0) }
    // Closer letters are other ones, and added after all others, as those of a cut line are.
    let range = set.row.glyphs.count..<set.row.glyphs.count + glyphs.count
    set.row.glyphs += glyphs
    set.lines.removeSubrange((index + 1)...)
    set.lines[index] = set.line(range, width: glyphs.advance(), last.paragraph)
    set.lines[index].tightening = step
    return set
  }
}
