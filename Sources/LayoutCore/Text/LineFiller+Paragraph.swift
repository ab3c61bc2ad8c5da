extension LineFiller {
  /// What the lines of a paragraph have in common.
  struct Paragraph: Equatable {
    /// How many paragraphs are in front of it.
    var number = 0
    /// How high each of its lines is; `nil` where their letters decide.
    var lineHeight: Double?
  }

  /// The paragraph of some characters in a row. What its first run says of heights counts for all
  /// of it.
  func paragraph(_ number: Int, of glyphs: ArraySlice<Glyph>, scale: Double) -> Paragraph {
    guard hasLineHeights else { return Paragraph(number: number) }
    var lineHeight: StyledText.LineHeight?
    var size = glyphs.isEmpty ? text.font.size : 0
    var seen: Int32 = -1
    for glyph in glyphs where glyph.run != seen {
      seen = glyph.run
      let run = text.runs[Int(seen)]
      lineHeight = lineHeight ?? run.lineHeight
      size = max(size, run.font.size)
    }
    let length = (lineHeight ?? text.lineHeight)?.length(forSize: Double(size) * scale)
    return Paragraph(number: number, lineHeight: length)
  }
}

extension LineFiller.Line {
  /// Gives the line another height, half of the difference at either edge.
  mutating func setHeight(_ height: Double) {
    let half = (height - ascent - descent) / 2
    ascent += half
    descent += half
    gap = 0
  }
}
