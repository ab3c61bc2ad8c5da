import LayoutCore

/// Expected frames written as a table: an id and four numbers a line.
///
///     avatar        16  36   48  48
///     "main title"  76  36   90  20
///     rule          _   60  192   1
///     row#2         0   44  320  44
///     "row#2"       0   88  320  44
///     badge         missing
///     "a \"b\""     _   _    _   _
///
/// `_` stands for any number; `#2` means the second view with an id, or with another one that is
/// written alike. Quotes hold an id literally, with spaces or a `#2` of its own: `"row#2"#3` is the
/// third view with the id `row#2`. In quotes, `\"` is a quote and `\\` a backslash, and line breaks
/// are written as in Swift: `\n`, `\r`, `\u{2028}`. What is no view's id is looked for as a text.
/// Empty lines and what follows `//` are left out.
struct FrameTable {
  private(set) var frames: [ExpectedFrame] = []
  /// What could not be read.
  private(set) var problems: [String] = []

  init(_ text: String) {
    for (index, line) in text.lines.enumerated() {
      guard var words = Self.words(of: line) else {
        problems.append(
          "line \(index + 1) has quotes that are not around an id (a quote inside of them is "
            + "written \\\"): " + line.trimmingSpaces)
        continue
      }
      guard !words.isEmpty else { continue }
      let name = words.removeFirst()
      if let frame = Self.frame(name, words.map(\.text)) {
        frames.append(frame)
      } else {
        problems.append(
          "line \(index + 1) is no id with x, y, width and height (\"_\" for any) or \"missing\": "
            + line.trimmingSpaces)
      }
    }
    if frames.isEmpty, problems.isEmpty { problems.append("The table expects no frame.") }
  }

  private static func frame(_ name: Word, _ words: [String]) -> ExpectedFrame? {
    let (id, occurrence) = name.idAndOccurrence
    if words == ["missing"] { return .missing(id, occurrence: occurrence) }
    let numbers = words.map { word -> CGFloat?? in
      if word == "_" { return .some(nil) }
      // What Swift reads as a number may be "nan" too.
      guard let number = Double(word), !number.isNaN else { return nil }
      return .some(CGFloat(number))
    }
    guard numbers.count == 4, !numbers.contains(where: { $0 == nil }) else { return nil }
    let lengths = numbers.map { $0 ?? nil }
    return ExpectedFrame(
      id, x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3],
      occurrence: occurrence)
  }
}

// MARK: - Words

extension FrameTable {
  /// A word of a line, without its quotes.
  private struct Word {
    var text: String
    /// How much of the text is in quotes or before them; `nil` if nothing is quoted.
    private var quoted: Int?

    init(_ text: String = "") { self.text = text }

    mutating func noteQuote() { quoted = text.count }

    /// An id, and which of its views is meant.
    var idAndOccurrence: (id: String, occurrence: Int) {
      guard let mark = text.lastIndex(of: "#"),
        text.distance(from: text.startIndex, to: mark) >= quoted ?? 1,
        let number = Int(text[text.index(after: mark)...]), number > 0
      else { return (text, 1) }
      return (String(text[..<mark]), number)
    }
  }

  /// How an id is written in tables.
  static func name(_ id: String, occurrence: Int) -> String {
    let isPlain = words(of: id[...])?.map(\.text) == [id] && Word(id).idAndOccurrence.id == id
    return (isPlain ? id : quoted(id)) + (occurrence == 1 ? "" : "#\(occurrence)")
  }

  /// An id in quotes, on one line.
  static func quoted(_ id: String) -> String {
    let escaped = id.map { character -> String in
      if character == "\"" || character == "\\" { return "\\\(character)" }
      guard character.isNewline else { return "\(character)" }
      return character.unicodeScalars.map { scalar in
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }.joined()
    }
    return "\"\(escaped.joined())\""
  }

  /// The words of a line, of which those in quotes may hold spaces; `nil` if a quote is neither
  /// around a word nor written as a part of one.
  private static func words(of line: Substring) -> [Word]? {
    var words: [Word] = []
    var word: Word?
    var rest = line
    while let character = rest.popFirst() {
      if character == "/", rest.first == "/" { break }
      if character == "\"" {
        guard word == nil, let quoted = quotedWord(&rest) else { return nil }
        word = quoted
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = word ?? Word()
        word?.text.append(character)
      }
    }
    if let word { words.append(word) }
    return words
  }

  /// Takes a word until the quote that ends it; `nil` if nothing does, or the word goes on.
  private static func quotedWord(_ rest: inout Substring) -> Word? {
    var word = Word()
    while let character = rest.popFirst() {
      if character == "\\", let escaped = escapedCharacter(&rest) {
        word.text.append(escaped)
      } else if character == "\"" {
        word.noteQuote()
        let endsHere = rest.first.map { $0.isWhitespace || $0 == "#" } ?? true
        return endsHere || rest.hasPrefix("//") ? word : nil
      } else {
        word.text.append(character)
      }
    }
    return nil
  }

  /// Takes what stands for a character behind a backslash; `nil` if nothing there does.
  private static func escapedCharacter(_ rest: inout Substring) -> Character? {
    switch rest.first {
    case "\"", "\\": return rest.removeFirst()
    case "n", "r": return rest.removeFirst() == "n" ? "\n" : "\r"
    case "u":
      let digits = rest.dropFirst(2).prefix { $0.isASCII && $0.isHexDigit }
      guard rest.hasPrefix("u{\(digits)}"), let value = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return nil }
      rest.removeFirst(digits.count + 3)
      return Character(scalar)
    default: return nil
    }
  }
}
