/// Swift source as words, marks and texts, without space and comments.
///
/// It knows just enough of the language to tell code from text: raw literals and those of many
/// lines, what is interpolated into them, comments in comments, and regular expressions.
struct SourceTokens: Sequence, IteratorProtocol {
  struct Token {
    let kind: Kind
    let range: Range<Int>
  }

  enum Kind: Equatable {
    /// A name, a keyword or a number.
    case word
    /// One byte of punctuation.
    case mark(UInt8)
    /// A literal text, without anything interpolated if it is plain.
    case text(isPlain: Bool)
    case regularExpression
    /// A literal without an end, up to the end of the line.
    case broken
  }

  private let bytes: [UInt8]
  private var index = 0
  private var last: Kind?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Token? {
    skipSpace()
    guard index < bytes.count else { return nil }
    let start = index
    let kind = readToken()
    last = kind
    return Token(kind: kind, range: start..<index)
  }

  private mutating func readToken() -> Kind {
    if bytes[index].isPartOfWord {
      index = self.index(from: index) { !$0.isPartOfWord }
      return .word
    }
    let hashes = self.index(from: index) { $0 != .init(ascii: "#") } - index
    if has("\"", at: index + hashes) { return readText(hashes) }
    if has("/", at: index + hashes), let end = endOfRegularExpression(hashes) {
      index = end
      return .regularExpression
    }
    index += 1
    return .mark(bytes[index - 1])
  }
}

// MARK: - Space

extension SourceTokens {
  private mutating func skipSpace() {
    while index < bytes.count {
      if bytes[index].isSpace {
        index += 1
      } else if has("//", at: index) {
        index = endOfLine
      } else if has("/*", at: index) {
        index = endOfComment
      } else {
        return
      }
    }
  }

  private var endOfLine: Int { index(from: index, where: \.isLineEnd) }

  private var endOfComment: Int {
    var (depth, place) = (0, index)
    while place < bytes.count {
      let step = has("/*", at: place) ? 1 : has("*/", at: place) ? -1 : 0
      depth += step
      place += step == 0 ? 1 : 2
      if depth == 0 { return place }
    }
    return place
  }
}

// MARK: - Literals

extension SourceTokens {
  private mutating func readText(_ hashes: Int) -> Kind {
    var isPlain = true
    if let end = endOfText(hashes, &isPlain) {
      index = end
      return .text(isPlain: isPlain)
    }
    index = endOfLine
    return .broken
  }

  private func endOfText(_ hashes: Int, _ isPlain: inout Bool) -> Int? {
    let isTall = isTall(hashes)
    let mark = isTall ? "\"\"\"" : "\""
    let (end, escape) = (mark + hashMarks(hashes), "\\" + hashMarks(hashes))
    var place = index + hashes + mark.utf8.count
    while place < bytes.count {
      if has(end, at: place) { return place + end.utf8.count }
      if has(escape + "(", at: place) {
        isPlain = false
        guard let close = endOfParentheses(at: place + escape.utf8.count) else { return nil }
        place = close
      } else if has(escape, at: place) {
        place += escape.utf8.count + 1
      } else if !isTall, bytes[place].isLineEnd {
        return nil
      } else {
        place += 1
      }
    }
    return nil
  }

  /// Whether a literal may have many lines. A raw one that ends on its line, like `#"""#`, has one.
  private func isTall(_ hashes: Int) -> Bool {
    let quote = index + hashes
    guard has("\"\"\"", at: quote) else { return false }
    guard hashes > 0 else { return true }
    return !(quote + 2..<endOfLine).contains { has("\"" + hashMarks(hashes), at: $0) }
  }

  private func endOfParentheses(at start: Int) -> Int? {
    var inside = self
    inside.index = start
    var depth = 0
    while let token = inside.next() {
      switch token.kind {
      case .mark(.init(ascii: "(")): depth += 1
      case .mark(.init(ascii: ")")): depth -= 1
      case .broken: return nil
      default: break
      }
      if depth == 0 { return inside.index }
    }
    return nil
  }

  /// The end of a regular expression, unless the slash divides or is part of another operator.
  private func endOfRegularExpression(_ hashes: Int) -> Int? {
    let start = index + hashes + 1
    guard hashes == 0 else {
      let end = "/" + hashMarks(hashes)
      return (start..<bytes.count).first { has(end, at: $0) }.map { $0 + end.utf8.count }
    }
    guard mayStartOperand, start < bytes.count, !bytes[start].isSpace else { return nil }
    var place = start
    while place < bytes.count, !bytes[place].isLineEnd {
      if has("/", at: place) { return place + 1 }
      place += has("\\", at: place) ? 2 : 1
    }
    return nil
  }

  private var mayStartOperand: Bool {
    guard case .mark(let mark) = last else { return last == nil }
    return "([{,;:=".utf8.contains(mark)
  }
}

// MARK: - Bytes

extension SourceTokens {
  private func index(from start: Int, where isFound: (UInt8) -> Bool) -> Int {
    bytes[start...].firstIndex(where: isFound) ?? bytes.count
  }

  private func has(_ text: String, at place: Int) -> Bool {
    place < bytes.count && bytes[place] == text.utf8.first
      && bytes[place...].starts(with: text.utf8)
  }

  private func hashMarks(_ count: Int) -> String { String(repeating: "#", count: count) }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == .init(ascii: "\n") || self == .init(ascii: "\r") }
  fileprivate var isSpace: Bool { self == .init(ascii: " ") || (9...13).contains(self) }

  /// Whether the byte belongs to a name. All bytes of letters beyond ASCII do.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case .init(ascii: "a") ... .init(ascii: "z"), .init(ascii: "A") ... .init(ascii: "Z"),
      .init(ascii: "0") ... .init(ascii: "9"), .init(ascii: "_"), .init(ascii: "`"), 0x80...:
      true
    default: false
    }
  }
}
