import LayoutCore

/// Expected frames written as a table: an id and four numbers a line.
///
///     avatar        16  36   48  48
///     "main title"  76  36   90  20
///     rule          _   60  192   1
///     row#2         0   44  320  44
///     badge         missing
///
/// `_` stands for any number; ids with spaces are quoted; `#2` means the second view with an id. Empty
/// lines and what follows `//` are left out.
struct FrameTable {
  private(set) var frames: [ExpectedFrame] = []
  /// What could not be read.
  private(set) var problems: [String] = []

  init(_ text: String) {
    for (index, line) in text.lines.enumerated() {
      var words = Self.words(of: line)
      guard !words.isEmpty else { continue }
      let name = words.removeFirst()
      if let frame = Self.frame(name, words) {
        frames.append(frame)
      } else {
        problems.append(
          "line \(index + 1) is no id with four numbers or \"missing\": "
            + line.trimmingSpaces)
      }
    }
  }

  private static func frame(_ name: String, _ words: [String]) -> ExpectedFrame? {
    let (id, occurrence) = parts(of: name)
    if words == ["missing"] { return .missing(id) }
    let numbers = words.map { word -> CGFloat?? in
      if word == "_" { return .some(nil) }
      return Double(word).map { .some(CGFloat($0)) }
    }
    guard numbers.count == 4, !numbers.contains(where: { $0 == nil }) else { return nil }
    let lengths = numbers.map { $0 ?? nil }
    return ExpectedFrame(
      id, x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3],
      occurrence: occurrence)
  }

  /// An id, and which of its views is meant.
  private static func parts(of name: String) -> (id: String, occurrence: Int) {
    guard let mark = name.lastIndex(of: "#"), mark > name.startIndex,
      let number = Int(name[name.index(after: mark)...]), number > 0
    else { return (name, 1) }
    return (String(name[..<mark]), number)
  }

  /// The words of a line; a quoted one may hold spaces.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var previous: Character?
    for character in line {
      if character == "/", previous == "/", !isQuoted {
        word?.removeLast()
        if word == "" { word = nil }
        break
      }
      previous = character
      if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character.isWhitespace, !isQuoted {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}
