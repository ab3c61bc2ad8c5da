import LayoutFonts
import Testing

/// What is read of a font. The boxes' advances are 300 + 37 · n, n being their number: A is the
/// third, V the fourth, T, o, f, i, 1 and the comma follow.
struct FontFileTests {
  @Test func `names, heights and counts`() throws {
    let font = try FontFile(TestFonts.boxes("4"))
    #expect(font.family == "Boxes" && font.fullName == "Boxes Regular")
    #expect(font.postScriptName == "Boxes-Regular")
    #expect(font.unitsPerEm == 1000 && font.glyphCount == 15)
    #expect((font.ascent, font.descent, font.lineGap, font.capHeight) == (800, 200, 90, 700))
    #expect(font.weight == 400 && !font.isItalic && font.axes.isEmpty)
  }

  @Test(arguments: ["4", "6", "12", "13"])
  func `characters are found in each format of map`(format: String) throws {
    let font = try FontFile(TestFonts.boxes(format))
    #expect(font.glyph(for: "A") == 2)
    #expect(font.advance(of: 2) == 374)
    #expect(font.glyph(for: "W") == 0)
    // 300 + 5 · 37 and 300 + 2 · 37
    #expect(font.advances(of: "oA") == [485, 374])
  }

  @Test func `one glyph stands for all characters of a range, or one for each`() throws {
    for (format, glyphs) in [("12", [2, 3, 4]), ("13", [2, 2, 2])] {
      var tables = FontTablesInBytes(try TestFonts.boxes(format))
      // A is the first character of a range; now the range has B and C, too.
      let map = try #require(tables["cmap"]), end: [UInt8] = [0, 0, 0, 0x41, 0, 0, 0, 0x41]
      let place = try #require(map.indices.first { map[$0...].starts(with: end) })
      tables["cmap"]?[place + 7] = 0x43
      let font = try FontFile(tables.font)
      #expect("ABC".unicodeScalars.map(font.glyph(for:)) == glyphs, "\(format)")
    }
  }

  @Test(arguments: ["4", "extension"])
  func `the characters of a ligature share its width`(kind: String) throws {
    let font = try FontFile(TestFonts.boxes(kind))
    // The ligatures of fi and ffi are the glyphs 13 and 14, of 781 and 818.
    #expect(font.advances(of: "fi") == [390.5, 390.5])
    let three = font.advances(of: "ffi")
    #expect(three.count == 3 && abs(three.reduce(0, +) - 818) < 1e-9)
  }

  @Test func `characters that are never drawn have no width, nor part of another's`() throws {
    let font = try FontFile(TestFonts.boxes("4"))
    for sign in ["\n", "\r\n", "\t", "\u{85}", "\u{2028}", "\u{2029}"] {
      // Nothing is kerned across a line's end or a tab.
      #expect(font.advances(of: "A\(sign)V") == [374, 0, 411])
    }
    #expect(font.advances(of: "A\u{AD}V\u{200B}") == [374 - 80, 0, 411, 0])
    #expect(font.advances(of: "fi\n") == [390.5, 390.5, 0])
    // What joins or keeps apart is part of the letter in front.
    for sign in ["\u{34F}", "\u{61C}", "\u{180E}", "\u{E0100}"] {
      let width = font.advances(of: "A\(sign)V").reduce(0, +)
      #expect(width == 374 - 80 + 411)
    }
  }

  @Test func `a line is as wide behind one of another script as by itself`() throws {
    var tables = FontTablesInBytes(try TestFonts.boxes("4"))
    // Cyrillic's letters, and signs beside them, are not kerned: their script is four zeros.
    var table = try #require(tables["GPOS"])
    let place = try #require(table.indices.first { table[$0...].starts(with: "cyrl".utf8) })
    let list = Int(table[4]) << 8 | Int(table[5])
    table.replaceSubrange(
      place + 4..<place + 6, with: FontTablesInBytes.bytes(table.count - list, 2))
    tables["GPOS"] = table + [0, 0, 0, 0]
    let font = try FontFile(tables.font)
    // The letter is the glyph 11, a 1 the glyph 8: 300 + 11 · 37 and 300 + 8 · 37.
    #expect(font.advances(of: "11") == [596 - 25, 596])
    #expect(font.advances(of: "б11") == [707, 596, 596])
    for sign in ["\n", "\u{2028}", "\t"] {
      #expect(font.advances(of: "б\(sign)11") == [707, 0, 596 - 25, 596])
    }
  }

  /// The boxes of a kind, with another character in place of alpha, whose glyph is 670 wide.
  private func font(_ kind: String, with code: Int) throws -> FontFile {
    var tables = FontTablesInBytes(try TestFonts.boxes("12"))
    // In this map, each character is a range of its own.
    var map = try #require(tables["cmap"])
    let alpha: [UInt8] = [0, 0, 3, 0xB1, 0, 0, 3, 0xB1]
    let place = try #require(map.indices.first { map[$0...].starts(with: alpha) })
    let range = FontTablesInBytes.bytes(code, 4)
    map.replaceSubrange(place..<place + 8, with: range + range)
    tables = FontTablesInBytes(try TestFonts.boxes(kind))
    tables["cmap"] = map
    return try FontFile(tables.font)
  }

  @Test func `letters with marks have the glyph of both, if there is one`() throws {
    let font = try self.font("4", with: 0xF3)
    // T is 448, and 45 nearer to ó, where it would be 60 nearer to o.
    #expect(font.advances(of: "Tó") == [448 - 45, 670])
    #expect(font.advances(of: "To\u{301}") == [448 - 45, 670])
    // Also if another mark, which has no glyph, is nearer to the letter.
    #expect(font.advances(of: "To\u{325}\u{301}") == [448 - 45, 670])
  }

  @Test func `letters with marks have one glyph for each, if there is none of both`() throws {
    let font = try self.font("4", with: 0x301)
    #expect(font.advances(of: "Tó") == [448 - 60, 485])
    #expect(font.advances(of: "To\u{301}") == [448 - 60, 485])
    // A grave accent is not there, so nothing is; what is missing is as wide as the glyph 0.
    #expect(font.advances(of: "ò") == [300])
  }

  @Test func `marks have no width where a font does not say which glyphs are marks`() throws {
    // The fonts say nothing. The widths, and which pairs are kerned, are those that HarfBuzz gave.
    for (kind, string, kerning) in [
      ("4", "o\u{301}", 0), ("4", "A\u{301}V", 0), ("kern", "A\u{301}V", -90),
    ] as [(String, String, Double)] {
      let font = try self.font(kind, with: 0x301)
      let letters = string.unicodeScalars.filter { $0 != "\u{301}" }
      let widths = letters.map { font.advances(of: String(Character($0)))[0] }
      #expect(font.advances(of: string).reduce(0, +) == widths.reduce(0, +) + kerning)
    }
    let font = try self.font("4", with: 0x301)
    #expect(font.advances(of: "\u{301}") == [0])
    // A circle around a letter is a mark of another kind, and is missing.
    #expect(font.advances(of: "o\u{20DD}") == [485 + 300])
  }

  @Test func `a non-joiner keeps letters from being joined`() throws {
    let font = try FontFile(TestFonts.boxes("4"))
    func width(_ string: String) -> Double { font.advances(of: string).reduce(0, +) }
    #expect(width("f\u{200C}i") == width("f") + width("i"))
    #expect(
      width("ff\u{200C}i") == width("ff") + width("i") && width("ffi") != width("ff\u{200C}i"))
    // It does not keep them from being kerned.
    #expect(width("A\u{200C}V") == width("AV"))
  }

  @Test func `pairs are kerned, by glyphs and by classes`() throws {
    for (kind, change) in [("4", -80), ("extension", -80), ("kern", -90)] as [(String, Double)] {
      let font = try FontFile(TestFonts.boxes(kind))
      let kerned: [Double] = [374 + change, 411]
      #expect(font.advances(of: "AV") == kerned)
    }
  }

  @Test func `a variable font has all weights of its axis`() throws {
    let font = try FontFile(TestFonts.boxes("variable"))
    #expect(font.axes.map(\.tag) == ["wght"])
    #expect((font.axes[0].minimum, font.axes[0].normal, font.axes[0].maximum) == (400, 400, 900))
    #expect(font.advances(of: "A") == [374])
    // 1.31 times as wide at its boldest, and no wider beyond.
    #expect(font.advances(of: "A", at: ["wght": 900]) == [490])
    #expect(font.advances(of: "A", at: ["wght": 2000]) == [490])
    // 600 is a fifth of the way from 400 to 900 for the axis: 374 + 116 / 5 = 397.2.
    #expect(font.advances(of: "A", at: ["wght": 600]) == [397])
  }

  @Test func `a collection has several fonts`() throws {
    let bytes = FontTablesInBytes.collection(try ["4", "kern"].map(TestFonts.boxes))
    #expect(FontFile.count(in: bytes) == 2)
    // Pairs are 80 and 90 closer.
    #expect(try FontFile(bytes).advances(of: "AV") == [374 - 80, 411])
    #expect(try FontFile(bytes, index: 1).advances(of: "AV") == [374 - 90, 411])
    #expect(throws: FontFileError.noSuchFont(2)) { try FontFile(bytes, index: 2) }
  }

  @Test func `what is no font is refused with a reason`() throws {
    #expect(throws: FontFileError.notAFont) { try FontFile([]) }
    #expect(throws: FontFileError.notAFont) { try FontFile(Array("Hello, world".utf8)) }
    #expect(throws: FontFileError.noSuchFont(1)) { try FontFile(TestFonts.boxes("4"), index: 1) }
    #expect(throws: FontFileError.truncated) {
      try FontFile(Array(TestFonts.boxes("4").prefix(40)))
    }
    var noUnits = try TestFonts.boxes("4")
    let head = try #require(noUnits.indices.first { noUnits[$0...].starts(with: "head".utf8) })
    let offset = noUnits[head + 8..<head + 12].reduce(0) { $0 << 8 | Int($1) }
    (noUnits[offset + 18], noUnits[offset + 19]) = (0, 0)
    #expect(throws: FontFileError.noUnits) { try FontFile(noUnits) }
    #expect("\(FontFileError.missingTable("cmap"))".contains("“cmap”"))
  }
}
