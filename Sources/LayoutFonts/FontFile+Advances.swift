import LayoutCore

extension FontFile {
  /// Returns how wide the characters of a string are, in units, kerning and ligatures included.
  ///
  /// The characters of a ligature share its width. A character that the font lacks is as wide as
  /// the glyph for missing ones. Characters that are never drawn, such as newlines, tabs, and soft
  /// hyphens, have no width.
  ///
  /// - Parameter values: where a variable font stands, by its axes' names, such as `["wght": 700]`.
  public func advances(of string: String, at values: [String: Double] = [:]) -> [Double] {
    Shaper(self, at: values).advances(of: string)
  }
}

/// Measures strings in one font at one place of its axes.
struct Shaper: Sendable {
  let font: FontFile
  private let position: [Double]
  /// The kinds of glyphs; `nil` if the font does not say them, which then follow from characters.
  private let classes: FontData?
  /// By script, since each has features of its own.
  private let scripts: [String: (ligatures: Ligatures, kerning: PairKerning)]

  init(_ font: FontFile, at values: [String: Double]) {
    self.font = font
    let position = font.variations.position(values)
    self.position = position
    var scripts: [String: (ligatures: Ligatures, kerning: PairKerning)] = [:]
    for script in ["latn", "grek", "cyrl", "hebr", "DFLT"] {
      scripts[script] = (
        Ligatures(font.tables, script: script),
        PairKerning(font.tables, script: script, at: position)
      )
    }
    self.scripts = scripts
    classes = font.tables["GDEF"].flatMap { table in
      table.unsigned16(4).flatMap { $0 == 0 ? nil : table.part(from: $0) }
    }
  }

  func advances(of string: String) -> [Double] {
    var result: [Double] = []
    var (glyphs, limits) = ([SetGlyph](), [Int]())
    var script: String?
    // Each stretch of one script on a line, or up to a tab, is set on its own.
    func finish() {
      add(glyphs, joinedUpTo: limits, of: script ?? "DFLT", to: &result)
      (glyphs, limits) = ([], [])
    }
    func take(_ scalar: Unicode.Scalar, _ glyph: Int, _ number: Int) {
      if let own = scalar.fontScript, own != script {
        if script != nil { finish() }
        script = own
      }
      if scalar.endsLine {
        finish()
        script = nil
      }
      // It keeps letters apart that would be joined.
      if scalar == "\u{200C}" { limits.append(glyphs.count) }
      if scalar.isHidden { return }
      glyphs.append(
        SetGlyph(
          number: glyph, character: number, isMark: classes == nil && scalar.isMark))
    }
    for (number, character) in string.enumerated() {
      result.append(0)
      if let scalar = character.onlyScalar, let glyph = font.usualGlyph(for: scalar) {
        take(scalar, glyph, number)
      } else {
        for scalar in font.scalars(of: character) { take(scalar, font.glyph(for: scalar), number) }
      }
    }
    finish()
    return result
  }

  /// Adds the widths of glyphs to those of their characters.
  ///
  /// - Parameter limits: before which glyphs a ligature has to end.
  private func add(
    _ given: [SetGlyph], joinedUpTo limits: [Int], of script: String, to result: inout [Double]
  ) {
    guard let features = scripts[script], let start = given.first?.character,
      let last = given.last?.character
    else { return }
    var isDrawn = [Bool](repeating: false, count: last - start + 1)
    for glyph in given { isDrawn[glyph.character - start] = true }
    var glyphs: [SetGlyph] = []
    for (begin, end) in zip([0] + limits, limits + [given.count]) {
      var part = Array(given[begin..<end])
      features.ligatures.apply(to: &part)
      glyphs += part
    }
    if let classes {
      for index in glyphs.indices {
        glyphs[index].isMark = classes.glyphClass(of: glyphs[index].number) == 3
      }
    }
    var advances = glyphs.map { glyph -> Double in
      let advance = Double(font.advance(of: glyph.number))
      return position.isEmpty
        ? advance
        : (advance + font.variations.delta(ofAdvance: glyph.number, at: position)).rounded()
    }
    features.kerning.apply(to: &advances, of: glyphs)
    // Marks stand over the letter in front, also those that are kerned.
    for index in glyphs.indices where glyphs[index].isMark { advances[index] = 0 }
    for (index, advance) in advances.enumerated() {
      let first = glyphs[index].character
      let next = index + 1 < glyphs.count ? glyphs[index + 1].character : last + 1
      let joined = (first..<max(next, first + 1)).filter { isDrawn[$0 - start] }
      for number in joined { result[number] += advance / Double(joined.count) }
    }
  }
}

/// A glyph in a row of them.
struct SetGlyph {
  /// The glyph's number in its font.
  var number: Int
  /// The number of the character that it is a part of.
  let character: Int
  /// Whether it stands over the glyph in front.
  var isMark: Bool
}

extension FontFile {
  /// Whether the font has a character, or the parts of which it consists.
  func has(_ character: Character) -> Bool {
    if let scalar = character.onlyScalar, let glyph = usualGlyph(for: scalar) { return glyph != 0 }
    return scalars(of: character).first.map { glyph(for: $0) != 0 } ?? false
  }

  /// The glyph of a code point; `nil` if it is set with those of others.
  fileprivate func usualGlyph(for scalar: Unicode.Scalar) -> Int? {
    let glyph = glyph(for: scalar)
    if glyph != 0, scalar.value < 0x340 || !scalar.isSeldomWritten { return glyph }
    return Compositions.shared.canBeWrittenOtherwise(scalar) ? nil : glyph
  }

  /// The code points with which a character is set: equal ones, however they are written, with the
  /// same.
  fileprivate func scalars(of character: Character) -> [Unicode.Scalar] {
    Compositions.shared.scalars(of: character) { glyph(for: $0) != 0 }
  }
}

extension Character {
  /// The code point that is all of the character; `nil` if there are several.
  fileprivate var onlyScalar: Unicode.Scalar? {
    var scalars = unicodeScalars.makeIterator()
    let first = scalars.next()
    return scalars.next() == nil ? first : nil
  }
}

extension Unicode.Scalar {
  /// The script whose features a letter gets; `nil` for signs, which follow their neighbours.
  fileprivate var fontScript: String? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8,
      0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA722...0xA7FF, 0xFB00...0xFB06:
      "latn"
    case 0x370...0x373, 0x375...0x377, 0x37A...0x37D, 0x37F, 0x384, 0x386, 0x388...0x3E1,
      0x3F0...0x3FF, 0x1F00...0x1FFF:
      "grek"
    case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: "cyrl"
    case 0x591...0x5F4, 0xFB1D...0xFB4F: "hebr"
    default: nil
    }
  }

  /// Whether the character ends a line or its letters, as tabs do.
  fileprivate var endsLine: Bool {
    value < 0x20 || value == 0x85 || value == 0x2028 || value == 0x2029
  }

  /// Whether the character stands over the one in front.
  fileprivate var isMark: Bool { value >= 0x300 && properties.generalCategory == .nonspacingMark }

  /// Whether the character controls others and is never drawn.
  var isHidden: Bool {
    switch value {
    case 0xAD, 0x34F, 0x61C, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E,
      0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0xFFF0...0xFFF8, 0x1D173...0x1D17A,
      0xE0000...0xE0FFF:
      true
    default: endsLine
    }
  }
}
