/// The characters of a text in a row, with what it takes to break them into lines.
struct GlyphRow {
  var glyphs: [Glyph] = []
  /// The indices of the characters that end paragraphs.
  var newlines: [Int] = []
  /// The vertical measures of the text's runs.
  var runs: [RunMeasures] = []
}

/// How far the characters of a run reach above and below the text's baseline.
struct RunMeasures: BitwiseCopyable {
  let ascent: Double
  let descent: Double
}

/// A character with its measures. Its appearance stays in the text.
struct Glyph: BitwiseCopyable {
  /// The index of the character's run.
  var run: Int32
  /// The character's offset in its run's string, in UTF-8; 0 for an ellipsis, whose length is 0.
  var offset: Int32
  var length: Int32
  var traits: Traits
  var advance: Double

  /// A character's role in line breaking.
  struct Traits: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    static let isWide = Traits(rawValue: 1 << 0)
    static let isSpace = Traits(rawValue: 1 << 1)
    static let isNewline = Traits(rawValue: 1 << 2)
    static let isHyphen = Traits(rawValue: 1 << 3)
    /// A line may break after characters with any of these.
    static let endOfWord = Traits(rawValue: 0b1011)

    /// Returns whether the character has any of some traits.
    @inline(__always) func has(_ traits: Traits) -> Bool { rawValue & traits.rawValue != 0 }
  }
}

extension Glyph {
  /// Returns an ellipsis that stands for the cut characters, in the style of a remaining one.
  static func ellipsis(beside sample: Glyph) -> Glyph {
    var ellipsis = sample
    (ellipsis.offset, ellipsis.length) = (0, 0)
    ellipsis.traits.subtract([.isSpace, .isNewline, .isHyphen])
    if ellipsis.traits.has(.isWide) { ellipsis.advance /= 2 }
    return ellipsis
  }

  /// Returns the character as it is in the text.
  func string(in text: StyledText) -> Substring {
    if length == 0 { return "…" }
    let characters = text.runs[Int(run)].string.utf8
    let start = characters.index(characters.startIndex, offsetBy: Int(offset))
    return Substring(characters[start..<characters.index(start, offsetBy: Int(length))])
  }
}

extension ArraySlice<Glyph> {
  /// The total width of the characters.
  var advance: Double { reduce(0) { $0 + $1.advance } }

  /// The characters without the white space at their end.
  var droppingSpaces: Self {
    self[..<(lastIndex { !$0.traits.has(.isSpace) }.map { $0 + 1 } ?? startIndex)]
  }
}

// MARK: - Reading

extension GlyphRow {
  /// Adds the characters of a run.
  ///
  /// - Parameters:
  ///   - narrow: a common character of the run.
  ///   - wide: the width of characters that are as wide as they are high.
  mutating func add(_ run: TextRun, _ narrow: Glyph, wide: Double) {
    let isPlain = run.string.utf8.withContiguousStorageIfAvailable { addPlain($0, narrow) }
    if isPlain == true { return }
    var glyph = narrow
    for character in run.string {
      glyph.traits = character.traits
      glyph.length = Int32(clamping: character.utf8.count)
      glyph.advance = glyph.traits.has(.isWide) ? wide : narrow.advance
      if glyph.traits.has(.isNewline) { newlines.append(glyphs.count) }
      glyphs.append(glyph)
      glyph.offset = Int32(clamping: Int(glyph.offset) + Int(glyph.length))
    }
  }

  /// Shortcut: adds a run of printable ASCII, whose bytes are all characters of their own.
  ///
  /// Exact because no two of these characters combine into one.
  ///
  /// - Returns: whether the run is that; if not, nothing is added.
  private mutating func addPlain(_ bytes: UnsafeBufferPointer<UInt8>, _ narrow: Glyph) -> Bool {
    guard bytes.count < Int(Int32.max) else { return false }
    var glyph = narrow
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard byte.isPrintableASCII else {
        glyphs.removeLast(index)
        return false
      }
      glyph.traits = byte.traits
      glyphs.append(glyph)
      glyph.offset &+= 1
      index &+= 1
    }
    return true
  }
}

extension String {
  /// Whether any character ends a paragraph.
  var hasNewline: Bool {
    // In UTF-8, these characters start with one of these bytes.
    utf8.contains { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
      && contains(where: \.isNewline)
  }
}

extension UInt8 {
  /// Whether this is a letter, digit, sign or space of ASCII. Next to each other, these never
  /// combine into one character.
  fileprivate var isPrintableASCII: Bool { self >= 0x20 && self < 0x7F }

  /// The character's role in line breaking.
  fileprivate var traits: Glyph.Traits {
    switch self {
    case UInt8(ascii: " "): .isSpace
    case UInt8(ascii: "-"): .isHyphen
    default: []
    }
  }
}

extension Character {
  /// The character's role in line breaking, and whether it is wide.
  fileprivate var traits: Glyph.Traits {
    if let byte = utf8.first, utf8.count == 1, byte.isPrintableASCII { return byte.traits }
    var traits: Glyph.Traits = []
    if isFullWidth { traits.insert(.isWide) }
    if isWhitespace, !isBound { traits.insert(.isSpace) }
    if isNewline { traits.insert(.isNewline) }
    return traits
  }

  /// Whether the character is a space at which no line breaks.
  private var isBound: Bool { self == "\u{A0}" || self == "\u{2007}" || self == "\u{202F}" }

  /// Whether the character is about as wide as it is high.
  private var isFullWidth: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return true
    case 0xFFFC:
      // The placeholder for an image.
      return true
    default:
      return scalar.properties.isEmojiPresentation
    }
  }
}
