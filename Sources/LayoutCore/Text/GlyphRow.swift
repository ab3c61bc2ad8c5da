/// The characters of a text in a row, with what it takes to break them into lines.
struct GlyphRow {
  var glyphs: [Glyph] = []
  /// The ends of paragraphs, which are no characters of the row.
  private(set) var newlines: [Newlines] = []
  /// The vertical measures of the text's runs.
  var runs: [RunMeasures] = []
  /// Finds where lines may break, over all runs.
  var breaker = LineBreaker()
}

/// Newlines in a row, with nothing between them, all of one run.
struct Newlines: BitwiseCopyable {
  /// How many characters are in front of them.
  let position: Int
  /// The index of their run, which says how high the lines are that only they are on.
  let run: Int32
  var count = 1
}

/// How far a line with characters of a run reaches above and below the text's baseline, on which
/// there is always room for characters that are not raised.
struct RunMeasures: BitwiseCopyable {
  let ascent: Double
  let descent: Double
  /// The least distance to a line below.
  let gap: Double

  init(_ line: LineMetrics, raisedBy offset: CGFloat) {
    let offset = offset.isUsable ? offset : 0
    ascent = Double(line.ascent + max(offset, 0))
    descent = Double(line.descent - min(offset, 0))
    gap = Double(line.gap)
  }
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

  /// Returns how wide the character is inside a line, after a width: soft hyphens are not seen, and
  /// tabs reach to the next stop.
  @inline(__always)
  func advance(after width: Double) -> Double {
    guard traits.hasAny(.dependOnPlace) else { return advance }
    return traits.has(.isTab) ? toNextStop(from: width) : 0
  }

  private func toNextStop(from width: Double) -> Double {
    guard advance > 0 else { return 0 }
    return ((width / advance + 1e-9).rounded(.down) + 1) * advance - width
  }

  /// A character's role in line breaking.
  struct Traits: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    static var none: Traits { Traits(rawValue: 0) }
    /// A line may break after the character.
    static let breaksAfter = Traits(rawValue: 1 << 0)
    static let isSpace = Traits(rawValue: 1 << 1)
    static let isSoftHyphen = Traits(rawValue: 1 << 2)
    /// The advance is the distance between stops.
    static let isTab = Traits(rawValue: 1 << 3)
    /// Those with which a character's advance depends on where it stands in a line.
    static let dependOnPlace = Traits(rawValue: isSoftHyphen.rawValue | isTab.rawValue)

    @inline(__always) func has(_ trait: Traits) -> Bool { rawValue & trait.rawValue != 0 }

    /// Returns whether the character has at least one of some traits.
    @inline(__always) func hasAny(_ traits: Traits) -> Bool { rawValue & traits.rawValue != 0 }
  }
}

extension Glyph {
  /// Returns an ellipsis that stands for the cut characters, in the style of a remaining one.
  static func ellipsis(beside sample: Glyph, advance: Double) -> Glyph {
    Glyph(run: sample.run, offset: 0, length: 0, traits: .none, advance: advance)
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
  /// The total width of the characters, on a line of their own.
  ///
  /// - Parameter isBroken: whether their paragraph goes on, so that a soft hyphen at their end is
  ///   seen.
  func advance(isBroken: Bool = false) -> Double {
    let width = reduce(0) { $0 + $1.advance(after: $0) }
    guard isBroken, let last, last.traits.has(.isSoftHyphen) else { return width }
    return width + last.advance
  }

  /// The same without the white space at their end.
  func inkAdvance(isBroken: Bool = false) -> Double {
    let ink = droppingSpaces
    return ink.advance(isBroken: isBroken && ink.count == count)
  }

  /// The characters without the white space at their end.
  var droppingSpaces: Self {
    self[..<(lastIndex { !$0.traits.has(.isSpace) }.map { $0 + 1 } ?? startIndex)]
  }
}

// MARK: - Reading

extension GlyphRow {
  /// Makes characters from an index on equally wide, and lets lines break after each.
  mutating func hide(from start: Int, advance: Double) {
    for index in glyphs.indices.dropFirst(start) {
      glyphs[index].advance = advance
      glyphs[index].traits = .breaksAfter
    }
  }

  /// Where a line ends that has room for its characters up to an index, and breaks inside a word.
  /// Soft hyphens, for which there is no room then, are in front of the next line.
  func endInWord(_ index: Int, from start: Int) -> Int {
    var end = index
    while end > start, glyphs[end - 1].traits.has(.isSoftHyphen) { end -= 1 }
    return end
  }

  /// Adds the characters of a run.
  ///
  /// - Parameters:
  ///   - advances: how wide each character is.
  ///   - tracking: what is added to each of them.
  ///   - hyphen: how wide a hyphen is that replaces a soft one.
  ///   - tabInterval: how far tab stops are apart.
  mutating func add(
    _ run: TextRun, number: Int, advances: [CGFloat], tracking: Double, tabInterval: Double,
    hyphen: @autoclosure () -> Double
  ) {
    if run.string.isOfPlainASCII, run.string.utf8.count < Int(Int32.max) {
      let scalars = Array(run.string.utf8).lazy.map { Unicode.Scalar($0) }
      return addPlain(scalars, number, advances, tracking)
    }
    if run.string.isOfPlainCharacters, run.string.utf8.count < Int(Int32.max) {
      return addPlain(run.string.unicodeScalars, number, advances, tracking)
    }
    let classes = LineBreakClasses.shared
    var glyph = Glyph(run: Int32(clamping: number), offset: 0, length: 1, traits: .none, advance: 0)
    for (index, character) in run.string.enumerated() {
      if character.isNewline {
        addNewline(of: glyph.run, at: glyphs.count)
        glyph.offset = Int32(clamping: Int(glyph.offset) + character.utf8.count)
        continue
      }
      for (place, scalar) in character.unicodeScalars.enumerated() {
        let lineBreak = classes.of(scalar)
        // Characters of several code points are never broken.
        if place == 0 {
          breaker.mark(&glyphs, before: lineBreak)
        } else {
          _ = breaker.next(lineBreak)
        }
      }
      glyph.traits = character.traits
      glyph.length = Int32(clamping: character.utf8.count)
      glyph.advance =
        glyph.traits.has(.isSoftHyphen)
        ? (hyphen() + tracking).usableLength : advances.usable(index, tracking)
      if glyph.traits.has(.isTab) { glyph.advance = tabInterval }
      glyphs.append(glyph)
      glyph.offset = Int32(clamping: Int(glyph.offset) + Int(glyph.length))
    }
  }

  /// Adds plain characters, as the general way would.
  @inline(__always) private mutating func addPlain(
    _ scalars: some Sequence<Unicode.Scalar>, _ number: Int, _ advances: [CGFloat],
    _ tracking: Double
  ) {
    let classes = LineBreakClasses.shared
    // An array of their own is known to be shared with nobody. It begins with the characters that
    // the first ones may change.
    let taken = min(glyphs.count, 2)
    let start = glyphs.count - taken
    var added: [Glyph] = []
    added.reserveCapacity(taken + advances.count)
    for glyph in glyphs[start...] { added.append(glyph) }
    var breaker = breaker
    var glyph = Glyph(run: Int32(clamping: number), offset: 0, length: 1, traits: .none, advance: 0)
    var index = 0
    for scalar in scalars {
      defer { index &+= 1 }
      if scalar == "\n" {
        addNewline(of: glyph.run, at: start + added.count)
        breaker = LineBreaker()
        glyph.offset &+= 1
        continue
      }
      breaker.mark(&added, before: classes.of(scalar))
      glyph.traits = scalar.isPlainSpace ? .isSpace : .none
      glyph.length = scalar.value < 0x80 ? 1 : Int32(truncatingIfNeeded: UTF8.width(scalar))
      glyph.advance = advances.usable(index, tracking)
      added.append(glyph)
      glyph.offset &+= glyph.length
    }
    self.breaker = breaker
    glyphs.removeLast(taken)
    if start == 0 { glyphs = added } else { glyphs += added }
  }

  /// Ends a paragraph in front of some character. What follows is a text of its own.
  @inline(__always)
  private mutating func addNewline(of run: Int32, at position: Int) {
    breaker = LineBreaker()
    if let last = newlines.last, last.position == position, last.run == run {
      newlines[newlines.count - 1].count += 1
    } else {
      newlines.append(Newlines(position: position, run: run))
    }
  }
}

extension LineBreaker {
  /// Says of the last of some characters whether a line may break between it and another one.
  @inline(__always)
  fileprivate mutating func mark(_ glyphs: inout [Glyph], before lineBreak: LineBreakClass) {
    let count = glyphs.count
    if isUndecided, lineBreak == .digit, count > 1 { glyphs[count - 2].traits.remove(.breaksAfter) }
    if next(lineBreak) != .no, count > 0 { glyphs[count - 1].traits.insert(.breaksAfter) }
  }
}

extension [CGFloat] {
  /// The advance of a character, with tracking.
  @inline(__always) fileprivate func usable(_ index: Int, _ tracking: Double) -> Double {
    (index < count ? Double(self[index]) + tracking : 0).usableLength
  }
}

extension Character {
  /// The character's role in lines, but for breaks after it.
  fileprivate var traits: Glyph.Traits {
    var traits = Glyph.Traits.none
    if isBreakingSpace { traits.insert(.isSpace) }
    if isOnly("\u{AD}") { traits.insert(.isSoftHyphen) }
    if isOnly("\t") { traits.insert(.isTab) }
    return traits
  }

  /// Whether the character is white space that is not seen where a line ends.
  var isBreakingSpace: Bool {
    // A space may carry an accent.
    isWhitespace && !isBound && unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  /// Whether the character is a space at which no line breaks.
  private var isBound: Bool { isOnly("\u{A0}") || isOnly("\u{2007}") || isOnly("\u{202F}") }

  /// Whether the character is a code point without marks. To compare characters takes the square of
  /// their marks.
  private func isOnly(_ scalar: Unicode.Scalar) -> Bool {
    unicodeScalars.first == scalar && unicodeScalars.dropFirst().isEmpty
  }
}
