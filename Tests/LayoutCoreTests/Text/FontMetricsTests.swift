import Foundation
import LayoutCore
import Testing

/// The sources of advances and heights.
struct FontMetricsTests {
  private func size(
    _ string: String, _ source: some FontMetrics,
    _ change: (inout FontDescription) -> Void = { _ in }
  ) -> CGSize {
    var font = FontDescription(size: 10)
    change(&font)
    var text = StyledText(string, font: font)
    text.pixelLength = 1e-4
    return LineSetter(source).layout(of: text, in: .unspecified).size
  }

  private func width(
    _ string: String, _ change: (inout FontDescription) -> Void = { _ in }
  ) -> CGFloat {
    size(string, SystemFontMetrics(), change).width
  }

  // MARK: The system font

  @Test func `letters with accents are as wide as without`() {
    for (accented, plain) in [("é", "e"), ("Å", "A"), ("ñ", "n"), ("ữ", "ư"), ("Ж", "Ж\u{301}")] {
      #expect(abs(width(accented) - width(plain)) < 0.02, "\(accented)")
    }
  }

  @Test func `letters are as wide in one code point as in several, which Swift calls equal`() {
    for code in [
      0xC0..<0x250, 0x340..<0x530, 0x1E00..<0x2000, 0x2126..<0x232B, 0x3040..<0x3100,
      0xAC00..<0xAC20, 0xFB1D..<0xFB50,
    ] {
      for composed in code.compactMap({ Unicode.Scalar($0) }).map({ String(Character($0)) }) {
        let parts = composed.decomposedStringWithCanonicalMapping
        #expect(composed == parts)
        // T, A and the full stop are kerned with many letters.
        for (front, behind) in [("", ""), ("T", ""), ("", "."), ("A", "V")] {
          #expect(
            width(front + composed + behind) == width(front + parts + behind),
            "\(front)\(composed)\(behind)")
        }
      }
    }
  }

  @Test func `marks of a letter may be written in any order, and with the letter or apart`() {
    for spellings in [
      // With a dot below and an accent, which has no code point of its own; with a circumflex,
      // which has.
      ["e\u{323}\u{301}", "e\u{301}\u{323}", "é\u{323}", "ẹ\u{301}"],
      ["e\u{323}\u{302}", "e\u{302}\u{323}", "ê\u{323}", "ẹ\u{302}", "ệ"],
      ["\u{1112}\u{1161}\u{11AB}", "하\u{11AB}", "한"], ["K", "\u{212A}"],
      ["Å", "A\u{30A}", "\u{212B}"],
    ] {
      #expect(Set(spellings).count == 1)
      #expect(Set(spellings.map { width("T\($0)V") }).count == 1, "\(spellings[0])")
    }
    // An accent between a letter and another of its kind keeps them apart: e, not é.
    #expect("e\u{302}\u{301}" != "e\u{301}\u{302}" && width("e\u{302}\u{301}") == width("ế"))
  }

  @Test func `letters that look alike are as wide as each other`() {
    for (one, other) in [("А", "A"), ("Ο", "O"), ("р", "p"), ("ο", "o"), ("Х", "X")] {
      #expect(abs(width(one) - width(other)) < 0.3, "\(one)")
    }
  }

  @Test func `ideographs, kana, hangul and emoji are as wide as the size`() {
    #expect(width("漢字") == 20)
    #expect(width("かな、") == 30)
    #expect(width("한글") == 20)
    for emoji in ["😀", "👩‍👩‍👧‍👦", "🇫🇷", "👍🏽", "❤️", "1️⃣"] {
      #expect(width(emoji) == 10, "\(emoji)")
    }
  }

  @Test func `digits may be made equally wide`() {
    #expect(width("111") < width("000"))
    #expect(
      width("111") { $0.hasMonospacedDigits = true }
        == width("888") { $0.hasMonospacedDigits = true })
    #expect(width("il.") { $0.design = .monospaced } == 3 * 6.18)
    #expect(width("WWW") { $0.design = .monospaced } == 3 * 6.18)
  }

  @Test func `bolder is wider, and larger text is relatively narrower`() {
    var last: CGFloat = 0
    for weight in stride(from: 100, through: 900, by: 100) {
      let width = width("Hamburgefonts") { $0.weight = weight }
      #expect(width > last)
      last = width
    }
    #expect(width("Hamburgefonts") { $0.size = 30 } < 3 * width("Hamburgefonts"))
    #expect(width("Hello") { $0.width = 0.5 } < 0.51 * width("Hello"))
  }

  @Test func `pairs are kerned`() {
    #expect(width("AV") < width("A") + width("V"))
    #expect(width("To") < width("T") + width("o"))
    // Also where a line may break between them, which is not seen.
    for unseen in ["\u{AD}", "\u{200B}", "\u{2060}"] {
      #expect(width("T\(unseen)o") == width("To"))
      #expect(width("A\(unseen)\(unseen)V") == width("AV"))
    }
  }

  @Test func `a mark that asks for an emoji makes one of symbols alone`() {
    #expect(width("A\u{FE0F}") == width("A") && width("é\u{FE0F}") == width("é"))
    #expect(width("\u{2764}\u{FE0F}") == width("😀"))
  }

  @Test(arguments: [0, -5, .nan, .infinity, 1e300] as [CGFloat])
  func `sizes that no font has give no room`(fontSize: CGFloat) {
    for source in [SystemFontMetrics(), SystemFontMetrics(styledLines: .tall)] {
      for platform in [Platform.iOS, .macOS] {
        let size = size("Hello", source) { ($0.size, $0.platform) = (fontSize, platform) }
        #expect(size.width == 0 && size.height == 0)
      }
    }
    #expect(size("Hello", SquareFontMetrics()) { $0.size = fontSize } == .zero)
  }

  @Test func `characters that are not seen take no room`() {
    #expect(width("\u{200B}\u{200D}\u{2060}\u{FEFF}") == 0)
    #expect(width("a\u{200B}b") > 0)
    #expect(width("\u{FFFD}") > 0)
    #expect(width("\u{301}\u{302}") == 0)
  }

  // MARK: Distances, measured

  @Test func `tall lines keep more distance from other views`() {
    // The size of a text style, and the distances above and below it.
    for (size, above, below) in [
      (26, 12.6788, 23.3018), (22, 11.092, 20.9092), (17, 8.7722, 16.0435),
      (15, 7.4981, 13.5972), (13, 6.2241, 11.1509), (12, 5.9524, 10.6777), (11, 5.6807, 10.2046),
      (10, 4.909, 9.2314),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      let font = FontDescription(size: size, isTextStyle: true, platform: .macOS)
      let box = LayoutNode.fixed(width: 50, height: 10)
      var text = StyledText("Hg", font: font)
      text.pixelLength = 0.5
      let setter = LineSetter(SystemFontMetrics(styledLines: .tall))
      let result = LayoutNode.vstack([
        box.id(1), .text(text, measurer: setter).id(2), box.id(3),
      ])
      .layout(proposing: .unspecified)
      let frames = (1...3).map { result.frame(of: $0) ?? .zero }
      #expect(abs(frames[1].minY - frames[0].maxY - above) < 0.001, "above \(size)")
      #expect(abs(frames[2].minY - frames[1].maxY - below) < 0.001, "below \(size)")
    }
  }

  // MARK: Lines, measured

  /// Heights of lines of one text, and the distance of a second line.
  private func lines(
    _ platform: Platform, _ fontSize: CGFloat, style: Bool
  ) -> (height: CGFloat, pitch: CGFloat) {
    let font = FontDescription(size: fontSize, isTextStyle: style, platform: platform)
    let line = SystemFontMetrics().lineMetrics(of: font, pixelLength: 0.5)
    return (line.ascent + line.descent, line.ascent + line.descent + line.gap)
  }

  @Test func `lines of text styles on iOS`() {
    // Size, height, and what is left to the next line.
    for (size, height, leading) in [
      (34, 40.574, 0.426), (28, 33.414, 0.586), (22, 26.254, 1.746), (20, 23.867, 1.133),
      (17, 20.287, 1.713), (16, 19.094, 1.906), (15, 17.9, 2.1), (13, 15.514, 2.486),
      (12, 14.32, 1.68), (11, 13.127, 0),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      let line = lines(.iOS, size, style: true)
      #expect(abs(line.height - height) < 0.001, "\(size)")
      #expect(abs(line.pitch - height - leading) < 0.001, "\(size)")
      #expect(lines(.iOS, size, style: false) == (line.height, line.height))
    }
  }

  @Test func `lines of sized fonts on macOS are whole points`() {
    for (size, height) in [
      (9.5, 12), (10, 13), (10.5, 13), (11, 14), (11.5, 14), (12, 15), (12.5, 15), (13, 16),
      (15, 19),
      (17, 20), (20, 24), (22, 26), (24, 28), (26, 30), (32, 38), (40, 47),
    ] as [(CGFloat, CGFloat)] {
      #expect(lines(.macOS, size, style: false) == (height, height), "\(size)")
    }
  }

  /// The distances that follow from a text style's metrics: between two texts its leading, rounded
  /// up; to a view above and below the rest of a line and a tenth of it, rounded up.
  private func distances(
    _ platform: Platform, _ size: CGFloat, pixel: CGFloat
  ) -> (texts: CGFloat, above: CGFloat, below: CGFloat) {
    let font = FontDescription(size: size, isTextStyle: true, platform: platform)
    let metrics = SystemFontMetrics().metrics(of: font, pixelLength: pixel)
    func roundedUp(_ length: CGFloat) -> CGFloat { (length / pixel).rounded(.up) * pixel }
    let line = metrics.ascent + metrics.descent
    let loose = line + roundedUp(line / 10)
    return (roundedUp(metrics.leading), loose - metrics.ascent, loose - metrics.capHeight)
  }

  @Test func `distances of text styles`() {
    // Measured: iOS in thirds of a point, macOS in whole points. The numbers are sums of up to
    // three that were written with three places.
    for (platform, size, texts, above, below) in [
      (Platform.iOS, 34, 0.667, 12.535, 20.951), (.iOS, 28, 0.667, 10.421, 17.351),
      (.iOS, 22, 2, 7.973, 13.42), (.iOS, 20, 1.333, 7.491, 12.442), (.iOS, 17, 2, 6.434, 10.643),
      (.iOS, 16, 2, 5.86, 9.821), (.iOS, 15, 2.333, 5.619, 9.331), (.iOS, 13, 2.667, 4.803, 8.02),
      (.iOS, 12, 2, 4.562, 7.533), (.iOS, 11, 0, 3.987, 6.71), (.macOS, 26, 2, 9.484, 16.302),
      (.macOS, 22, 1, 7.641, 13.409), (.macOS, 17, 2, 6.586, 11.043), (.macOS, 15, 3, 5.164, 9.098),
      (.macOS, 13, 1, 4.742, 8.151), (.macOS, 11, 2, 4.32, 7.205), (.macOS, 12, 1, 4.531, 7.678),
      (.macOS, 10, 2, 4.109, 6.731),
    ] as [(Platform, CGFloat, CGFloat, CGFloat, CGFloat)] {
      let found = distances(platform, size, pixel: platform == .iOS ? 1 / 3 : 1)
      #expect(abs(found.texts - texts) < 0.0015, "\(platform) \(size): \(found.texts)")
      #expect(abs(found.above - above) < 0.0015, "\(platform) \(size): \(found.above)")
      #expect(abs(found.below - below) < 0.0015, "\(platform) \(size): \(found.below)")
    }
  }

  // MARK: Others

  @Test func `cells of a terminal are taken as wcwidth says`() {
    for (string, cells) in [
      ("Hello", 5), ("漢字", 4), ("e\u{301}", 1), ("\u{200B}", 0), ("😀", 2), ("한", 2), ("ｱ", 1),
      ("Ａ", 2),
      // A consonant with a vowel beside it; a letter of two parts; a flag, and half of one.
      ("กำ", 2), ("की", 2), ("क्षि", 2), ("🇩🇪", 2), ("🇩", 1),
      // An emoji only with the mark that asks for it, a face of several, and a key.
      ("🖥", 1), ("🖥\u{FE0F}", 2), ("👩‍👩‍👧", 2), ("1\u{FE0F}\u{20E3}", 2),
      // Archaic kana, brackets for upright lines, chess; a mark of its own.
      // A sign of the I Ching, a syllable of two letters, a letter that no mark makes an emoji.
      ("\u{4DC0}", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1161}", 0), ("a\u{FE0F}", 1),
      // A sign that is drawn around figures.
      ("\u{600}\u{661}", 2),
      ("\u{1B001}", 2), ("\u{FE10}", 2), ("\u{1FA00}", 1), ("\u{3099}", 0),
    ] as [(String, CGFloat)] {
      #expect(size(string, TerminalFontMetrics()) == CGSize(width: cells, height: 1), "\(string)")
    }
    let cell = CGSize(width: 8, height: 16)
    #expect(size("漢字", TerminalFontMetrics(cell: cell)) == CGSize(width: 32, height: 16))
    // A tab ends at a multiple of eight cells.
    #expect(size("a\tb", TerminalFontMetrics()).width == 9)
    #expect(size("a\tb", TerminalFontMetrics(cell: cell)).width == 72)
  }

  /// A source that does not keep the rules.
  private struct Careless: FontMetrics {
    let advances: [CGFloat]

    func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics {
      TextMetrics(ascent: 1, descent: 0, capHeight: 1)
    }

    func advances(of string: String, in font: FontDescription) -> [CGFloat] { advances }
  }

  @Test func `advances that cannot be used count as nothing`() {
    #expect(size("abcd", Careless(advances: [.nan, -1, .infinity, 3])).width == 3)
    #expect(size("abcd", Careless(advances: [2])).width == 2)
    #expect(size("a", Careless(advances: [2, 3, 4])).width == 2)
  }
}
