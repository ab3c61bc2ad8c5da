import Foundation
import LayoutCore
import LayoutFonts
import LayoutKit
import Testing

/// Fonts by name, and text measured with them.
struct FontBookTests {
  private func width(_ string: String, _ book: FontBook, _ font: FontDescription) -> CGFloat {
    LineSetter(book).layout(of: StyledText(string, font: font), in: .unspecified).size.width
  }

  @Test func `a font is found by its names, in any case`() throws {
    var book = FontBook()
    book.add(try FontFile(TestFonts.boxes("4")), as: "Mine")
    for name in ["Boxes", "boxes regular", "Boxes-Regular", "mine"] {
      #expect(book.hasFont(FontDescription(family: name, size: 10)), "\(name)")
    }
    #expect(!book.hasFont(FontDescription(family: "Other", size: 10)))
    #expect(book.hasFont(FontDescription(size: 10)))
    #expect(book.names == ["boxes", "boxes regular", "boxes-regular", "mine"])
  }

  @Test func `fonts are printed by their names, not with their bytes`() throws {
    var book = FontBook()
    let font = try FontFile(TestFonts.boxes("4"))
    book.add(font)
    #expect("\(font)" == "FontFile(Boxes Regular)")
    #expect("\(book)" == "FontBook(boxes, boxes regular, boxes-regular)")
    #expect("\(LineSetter(book))".contains("\(book)"))
    #expect("\(LineSetter(book))".count < 1_000)
  }

  @Test func `text is as wide and high as the font says`() throws {
    var book = FontBook()
    book.add(try FontFile(TestFonts.boxes("4")))
    let font = FontDescription(family: "Boxes", size: 100)
    // (374 − 80 + 411) / 10, rounded up
    #expect(width("AV", book, font) == 71)
    let layout = LineSetter(book).layout(of: StyledText("A\nA", font: font), in: .unspecified)
    // Lines of 80 and 20, 9 apart
    #expect(layout.size.height == 209 && layout.firstBaseline == 80)
  }

  @Test func `lines of a desktop are whole points, as measured`() throws {
    var book = FontBook()
    book.add(try FontFile(TestFonts.boxes("4")))
    let font = FontDescription(family: "Boxes", size: 13, platform: .macOS)
    let layout = LineSetter(book).layout(of: StyledText("A\nA", font: font), in: .unspecified)
    // 0.8 · 13 = 10.4, 0.2 · 13 = 2.6 and a gap of 0.09 · 13 = 1.17, each rounded: 10 + 3 + 1 + 13
    #expect(layout.size.height == 27 && layout.firstBaseline == 10)
  }

  @Test func `fonts are added from a file`() throws {
    let path = TestFonts.folder.appendingPathComponent("Boxes-4.ttf").path
    let text = StyledText("AV", font: FontDescription(family: "Boxes", size: 100))
    var book = FontBook()
    try book.add(contentsOf: path)
    let node = LayoutNode.text(text, measurer: LineSetter(book))
    // (374 − 80 + 411) / 10, rounded up; 80 + 20
    #expect(node.layout(proposing: .unspecified).size == CGSize(width: 71, height: 100))
  }

  @Test func `the system font, and families that are not there, have the default metrics`() throws {
    let book = FontBook()
    let standard = LineSetter(SystemFontMetrics())
    for family in [nil, "Nowhere"] as [String?] {
      let text = StyledText("Hello", font: FontDescription(family: family, size: 17))
      #expect(
        LineSetter(book).layout(of: text, in: .unspecified)
          == standard.layout(of: text, in: .unspecified))
    }
  }

  @Test func `views find fonts by name, and are told of those that are missing`() throws {
    var book = FontBook()
    book.add(try FontFile(TestFonts.boxes("4")))
    let measurer = LineSetter(book)
    func layout(_ name: String) -> ResolvedLayout {
      Text("AV").font(.custom(name, fixedSize: 100)).layout(proposing: .unspecified) {
        $0.textMeasurer = measurer
        $0.displayScale = 1
      }
    }
    #expect(layout("Boxes").size == CGSize(width: 71, height: 100))
    #expect(layout("Boxes").diagnostics.isEmpty)
    // The system font takes the place of the other, and is less wide than its boxes.
    let missing = layout("Bokses")
    let standard = Text("AV").font(.system(size: 100))
    #expect(missing.size == standard.layout(proposing: .unspecified) { $0.displayScale = 1 }.size)
    #expect(
      missing.lint(only: [.missingFont]).map(\.message) == [
        "Text is in the font \"Bokses\", which its measurer does not have; another one is measured. "
          + "Give the measurer that font, or choose one that it has."
      ])
  }

  @Test func `a family's font is the one with the slant and the nearest weight`() throws {
    var book = FontBook()
    for (weight, isItalic, kind) in [(400, false, "4"), (700, false, "kern"), (400, true, "6")] {
      var tables = FontTablesInBytes(try TestFonts.boxes(kind))
      let selection = isItalic ? 1 : 0
      tables["OS/2"]?.replaceSubrange(4..<6, with: FontTablesInBytes.bytes(weight, 2))
      tables["OS/2"]?.replaceSubrange(62..<64, with: FontTablesInBytes.bytes(selection, 2))
      // The advance of A, 374, says which it is: the bold one's is 1 more, the italic one's 2.
      let advance = isItalic ? 376 : weight == 700 ? 375 : 374
      tables["hmtx"]?.replaceSubrange(8..<10, with: FontTablesInBytes.bytes(advance, 2))
      book.add(try FontFile(tables.font))
    }
    for (weight, isItalic, advance) in [
      (100, false, 374), (500, false, 374), (600, false, 375), (900, false, 375), (400, true, 376),
      (900, true, 376),
    ] {
      var font = FontDescription(family: "Boxes", size: 1000, weight: weight)
      font.isItalic = isItalic
      #expect(width("A", book, font) == CGFloat(advance), "\(weight) \(isItalic)")
    }
  }

  @Test(arguments: [false, true])
  func `a family's condensed font is for condensed text`(comesFirst: Bool) throws {
    let normal = try FontFile(TestFonts.boxes("4"))
    var tables = FontTablesInBytes(try TestFonts.boxes("4"))
    // Class 3 is 75 % wide; the advance of A says which font it is.
    tables["OS/2"]?.replaceSubrange(6..<8, with: FontTablesInBytes.bytes(3, 2))
    tables["hmtx"]?.replaceSubrange(8..<10, with: FontTablesInBytes.bytes(300, 2))
    let condensed = try FontFile(tables.font)
    #expect(normal.width == 1 && condensed.width == 0.75)
    var book = FontBook()
    for font in comesFirst ? [condensed, normal] : [normal, condensed] { book.add(font) }
    func width(_ factor: CGFloat) -> CGFloat {
      var font = FontDescription(family: "Boxes", size: 1000)
      font.width = factor
      return self.width("A", book, font)
    }
    #expect(width(1) == 374 && width(0.8) == 300)
    // There is no expanded one: 1.5 · 374.
    #expect(width(1.5) == 561)
  }

  @Test func `a variable font has the weight of the text`() throws {
    var book = FontBook()
    book.add(try FontFile(TestFonts.boxes("variable")))
    let font = FontDescription(family: "Boxes", size: 1000, weight: 900)
    #expect(width("A", book, font) == 490)
  }

  @Test func `characters that a font lacks come from the fallbacks`() throws {
    var book = FontBook()
    // The map of format 6 has no Greek.
    book.add(try FontFile(TestFonts.boxes("6")), as: "Latin")
    book.add(try FontFile(TestFonts.boxes("12")), as: "All")
    let font = FontDescription(family: "Latin", size: 1000)
    #expect(width("α", book, font) == 300)
    book.fallbacks = ["All"]
    // Alpha is the glyph 10: 300 + 10 · 37. An o is 485.
    #expect(width("α", book, font) == 670)
    #expect(width("oαo", book, font) == CGFloat(485 + 670 + 485))
  }

  @Test func `sizes that no font has give no room`() throws {
    var book = FontBook()
    book.add(try FontFile(TestFonts.boxes("4")))
    for size in [0, -5, .nan, .infinity] as [CGFloat] {
      let font = FontDescription(family: "Boxes", size: size)
      #expect(width("AV", book, font) == 0)
    }
  }

  @Test func `a file that is not there is an error`() {
    var book = FontBook()
    #expect(throws: FontFileError.notReadable("/no/such/font.ttf")) {
      try book.add(contentsOf: "/no/such/font.ttf")
    }
  }
}
