extension LineFiller {
  /// What the lines of a paragraph have in common.
  struct Paragraph: Equatable {
    /// How many paragraphs are in front of it.
    var number = 0
    /// How high each of its lines is; `nil` where their letters decide.
    var lineHeight: Double?
    /// The run of a newline beside it, which decides where there are no letters.
    var run: Int32?
  }

  /// The paragraph of some characters in a row. What its first run says of heights counts for all
  /// of it.
  func paragraph(
    _ number: Int, of glyphs: ArraySlice<Glyph>, beside newline: Int32?, scale: Double
  ) -> Paragraph {
    guard hasLineHeights else { return Paragraph(number: number, run: newline) }
    var lineHeight: StyledText.LineHeight?
    var size = glyphs.isEmpty && newline == nil ? text.font.size : 0
    var seen: Int32 = -1
    func see(_ run: Int32) {
      seen = run
      lineHeight = lineHeight ?? text.runs[Int(run)].lineHeight
      size = max(size, text.runs[Int(run)].fontOfLine.size)
    }
    for glyph in glyphs where glyph.run != seen { see(glyph.run) }
    if glyphs.isEmpty, let newline { see(newline) }
    let length = (lineHeight ?? text.lineHeight)?.length(forSize: Double(size) * scale)
    return Paragraph(number: number, lineHeight: length, run: newline)
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
