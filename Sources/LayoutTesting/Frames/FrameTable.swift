import LayoutCore

/// Expected frames written as a table: an id and four numbers a line.
///
///     avatar        16  36   48  48
///     "main title"  76  36   90  20
///     rule          _   60  192   1
///     row#2         0   44  320  44
///     "row#2"       0   88  320  44
///     badge         missing
///
/// `_` stands for any number; `#2` means the second view with an id. Quotes hold an id literally,
/// with spaces or a `#2` of its own: `"row#2"#3` is the third view with the id `row#2`. What is no
/// view's id is looked for as a text. Empty lines and what follows `//` are left out.
struct FrameTable {
  private(set) var frames: [ExpectedFrame] = []
  /// What could not be read.
  private(set) var problems: [String] = []

  init(_ text: String) {
    for (index, line) in text.lines.enumerated() {
      var words = Self.words(of: line)
      guard !words.isEmpty else { continue }
      let name = words.removeFirst()
      if let frame = Self.frame(name, words.map(\.text)) {
        frames.append(frame)
      } else {
        problems.append(
          "line \(index + 1) is no id with four numbers or \"missing\": "
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
    let isPlain =
      words(of: id[...]).map(\.text) == [id] && Word(id).idAndOccurrence.id == id
    return (isPlain ? id : "\"\(id)\"") + (occurrence == 1 ? "" : "#\(occurrence)")
  }

  /// The words of a line; what is quoted may hold spaces.
  private static func words(of line: Substring) -> [Word] {
    var words: [Word] = []
    var word: Word?
    var isQuoted = false
    var previous: Character?
    for character in line {
      if character == "/", previous == "/", !isQuoted {
        word?.text.removeLast()
        if word?.text == "" { word = nil }
        break
      }
      previous = character
      if character == "\"" {
        isQuoted.toggle()
        word = word ?? Word()
        word?.noteQuote()
      } else if character.isWhitespace, !isQuoted {
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
}
