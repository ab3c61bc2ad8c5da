/// The Markdown that short texts use: `**bold**`, `*italic*`, `` `code` ``, `~~struck out~~` and
/// `[linked](address)`.
///
/// A mark counts if the same mark ends the part later, and if no white space is just inside either.
/// Any other character stands for itself. Values between literals are never searched.
///
///     let pieces = InlineMarkdown.pieces(of: ["Hello, **", nil, "**"])
///     // The characters "Hello, ", and then the first value, which is bold.
///
/// The time grows with the length, whatever the text: nothing is looked for twice in the same part,
/// and marks in parts that are very deep in each other stand for themselves.
public enum InlineMarkdown {
  /// What a mark says of the text between it and the next.
  public enum Mark: Equatable, Sendable {
    /// Two asterisks or underscores.
    case bold
    /// One asterisk or underscore.
    case italic
    /// Two tildes.
    case struckOut
    /// One backtick. Nothing inside is a mark.
    case code
  }

  /// Characters, or one of the values between literals, by its number among them.
  public enum Content: Equatable, Sendable {
    /// Characters.
    case string(String)
    /// A value, by its number among the values.
    case value(Int)
  }

  /// A part of a text with the marks around it, the outermost first.
  public typealias Piece = (content: Content, marks: [Mark])

  /// Whether a string might have marks in it.
  public static func mayBeIn(_ string: String) -> Bool {
    string.utf8.contains { byte in
      byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
        || byte == UInt8(ascii: "~") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\")
    }
  }

  /// The pieces of literals and values, which are `nil`, with the marks around each.
  public static func pieces(of literals: [String?]) -> [Piece] {
    var reader = Reader(source: Source(literals))
    reader.read(0..<reader.source.count, level: 0, marks: [])
    return reader.pieces
  }

  /// What so many of a sign mark; `nil` if they are no mark.
  fileprivate static func mark(by sign: Unicode.Scalar, _ count: Int) -> Mark? {
    switch sign {
    case "*", "_": count == 2 ? .bold : .italic
    case "~": count == 2 ? .struckOut : nil
    case "`": count == 2 ? nil : .code
    default: nil
    }
  }
}

// MARK: - Reading

/// What was looked for in a part, so that nothing is looked for again at each character.
private struct Search {
  /// The marks that nothing ends, a bit for each.
  var endless: UInt64 = 0
  /// Where the next bracket closes; the end of the part if none does.
  var bracket: Int?
  /// Where the address behind that bracket ends; `nil` if there is none.
  var addressEnd: Int?
  /// The last run of equal signs.
  var run = 0..<0
}

private struct Reader {
  let source: InlineMarkdown.Source
  private(set) var pieces: [InlineMarkdown.Piece] = []

  init(source: InlineMarkdown.Source) { self.source = source }

  /// Parts that are deeper in each other than this have no parts of their own.
  private static var deepestLevel: Int { 16 }

  mutating func read(_ part: Range<Int>, level: Int, marks: [InlineMarkdown.Mark]) {
    if level > Self.deepestLevel { return readLiterally(part, marks: marks) }
    var search = Search()
    var plain = ""
    // Characters from here on stand for themselves and are not yet in the plain text.
    var start = part.lowerBound
    var index = start
    while index < part.upperBound {
      let sign = source[index]
      if sign == "\\", index + 1 < part.upperBound, source.isSign(at: index + 1) {
        plain += source.string(start..<index)
        start = index + 1
        index += 2
      } else if let count = marksOfNothing(at: index, in: part, &search) {
        index += count
      } else if sign == "\0", let value = source.values[index] {
        add(&plain, start..<index, marks)
        pieces.append((.value(value), marks))
        index += 1
        start = index
      } else if let link = link(at: index, in: part, &search) {
        add(&plain, start..<index, marks)
        read(link.label, level: level + 1, marks: marks)
        (start, index) = (link.end, link.end)
      } else if let marked = marked(at: index, in: part, &search) {
        add(&plain, start..<index, marks)
        if sign == "`" {
          readLiterally(marked.inside, marks: marks + [marked.mark])
        } else {
          read(marked.inside, level: level + 1, marks: marks + [marked.mark])
        }
        (start, index) = (marked.end, marked.end)
      } else {
        index += 1
      }
    }
    add(&plain, start..<index, marks)
  }

  /// Reads code, or what is very deep inside: no character means anything but itself.
  private mutating func readLiterally(_ part: Range<Int>, marks: [InlineMarkdown.Mark]) {
    var plain = ""
    var start = part.lowerBound
    for index in part where source[index] == "\0" {
      guard let value = source.values[index] else { continue }
      add(&plain, start..<index, marks)
      pieces.append((.value(value), marks))
      start = index + 1
    }
    add(&plain, start..<part.upperBound, marks)
  }

  /// Adds a piece of plain text with more characters at its end, if there are any.
  private mutating func add(
    _ plain: inout String, _ rest: Range<Int>, _ marks: [InlineMarkdown.Mark]
  ) {
    plain += source.string(rest)
    if !plain.isEmpty { pieces.append((.string(plain), marks)) }
    plain = ""
  }
}

// MARK: - Marks

extension Reader {
  /// How many equal signs at an index stand for themselves, because nothing follows them that they
  /// could mark.
  private func marksOfNothing(
    at index: Int, in part: Range<Int>, _ search: inout Search
  ) -> Int? {
    let sign = source[index]
    guard sign == "*" || sign == "_" || sign == "~" else { return nil }
    if !search.run.contains(index) {
      var end = index + 1
      while end < part.upperBound, source[end] == sign { end += 1 }
      search.run = index..<end
    }
    let end = search.run.upperBound
    return end == part.upperBound || source.isWhitespace(end) ? end - index : nil
  }

  /// What is between two marks, of which the first is at an index.
  private func marked(
    at index: Int, in part: Range<Int>, _ search: inout Search
  ) -> (inside: Range<Int>, mark: InlineMarkdown.Mark, end: Int)? {
    let sign = source[index]
    // The longer marks come first.
    for count in (1...2).reversed() {
      // They differ in their last five bits.
      let bit: UInt64 = 1 << UInt64(sign.value & 31 + (count == 2 ? 32 : 0))
      func isMark(at index: Int) -> Bool {
        index + count <= part.upperBound && source[index] == sign
          && source[index + count - 1] == sign
      }
      guard search.endless & bit == 0, let mark = InlineMarkdown.mark(by: sign, count),
        isMark(at: index)
      else { continue }
      if sign == "_", index > part.lowerBound, source.isWordCharacter(index - 1) {
        return nil
      }
      let start = index + count
      guard start < part.upperBound, !source.isWhitespace(start) else { continue }
      // Three marks begin with two around one, and end with one inside two.
      let isTriple = count == 2 && source[start] == sign
      var end = start + 1
      while end < part.upperBound {
        guard source[end] == sign else {
          end += 1
          continue
        }
        let next = end + count
        let isInWord = sign == "_" && next < part.upperBound && source.isWordCharacter(next)
        let isEnd = isMark(at: end) && !isInWord && !source.isWhitespace(end - 1)
        let goesOn = next < part.upperBound && source[next] == sign
        if isEnd, !goesOn || (count == 2 && !isTriple) {
          return (start..<end, mark, next)
        }
        end += isEnd && count == 1 ? 2 : 1
      }
      search.endless |= bit
    }
    return nil
  }

  /// A link at an index.
  private func link(
    at index: Int, in part: Range<Int>, _ search: inout Search
  ) -> (label: Range<Int>, end: Int)? {
    guard source[index] == "[" else { return nil }
    if (search.bracket ?? index) <= index {
      let close = (index..<part.upperBound).first { source[$0] == "]" }
      search.bracket = close ?? part.upperBound
      search.addressEnd = close.flatMap { addressEnd(after: $0, in: part) }
    }
    guard let close = search.bracket, let end = search.addressEnd else { return nil }
    return (index + 1..<close, end)
  }

  /// Where the address in parentheses behind a bracket ends.
  private func addressEnd(after close: Int, in part: Range<Int>) -> Int? {
    guard close + 1 < part.upperBound, source[close + 1] == "(" else {
      return nil
    }
    let end = Int(source.closings[close + 1])
    return end < part.upperBound ? end + 1 : nil
  }
}
