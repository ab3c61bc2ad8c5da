/// The parts of `@Entry public var name: Type = value`.
struct VariableDeclaration {
  typealias Word = SourceReader.Word

  /// `static` or `class`.
  let typeMember: Word?
  /// `var` or `let`.
  let keyword: Word
  let name: Word
  let type: String?
  let value: String?
  let hasAccessors: Bool

  init?(_ source: String) {
    var reader = SourceReader(source)
    let modifiers = reader.skipAttributesAndModifiers(until: ["var", "let"])
    guard let keyword = reader.word(), let name = reader.word() else { return nil }
    self.typeMember = modifiers.first { ["static", "class"].contains($0.text) }
    (self.keyword, self.name) = (keyword, name)
    self.type = reader.skip(":") ? reader.type() : nil
    self.value = reader.skip("=") ? reader.rest : nil
    self.hasAccessors = value == nil && reader.skip("{")
  }

  /// Whether the compiler accepts accessors from a macro.
  var canHaveAccessors: Bool { keyword.text == "var" && !hasAccessors }

  /// What may be there, of an optional type.
  var wrappedType: String? {
    guard let type else { return nil }
    if type.hasSuffix("?") { return String(type.dropLast()) }
    for prefix in ["Optional<", "Swift.Optional<"] where type.hasPrefix(prefix) {
      return String(type.dropFirst(prefix.count).dropLast())
    }
    return nil
  }
}

/// Reads the beginning of a declaration, over comments.
struct SourceReader {
  struct Word {
    let text: String
    /// In bytes from the beginning of the source.
    let offset: Int
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ source: String) { bytes = Array(source.utf8) }
}

// MARK: - Reading

extension SourceReader {
  /// The next name or keyword; one in backticks keeps them.
  mutating func word() -> Word? {
    skipBlanks()
    let start = place
    if next == UInt8(ascii: "`") {
      place += 1
      while let byte = next, byte != UInt8(ascii: "`") { place += 1 }
      place = min(place + 1, bytes.count)
    } else {
      while let byte = next, Self.isInWords(byte) { place += 1 }
    }
    return place > start ? Word(text: text(start..<place), offset: start) : nil
  }

  /// Goes over one character, if it is the next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard let byte = next, byte == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  /// Goes to one of the words, and returns the modifiers before it.
  @discardableResult
  mutating func skipAttributesAndModifiers(until words: Set<String>) -> [Word] {
    var modifiers: [Word] = []
    while true {
      if skip("@") {
        repeat { _ = word() } while skip(".")
        skipBrackets()
        continue
      }
      let start = place
      guard let word = word() else { return modifiers }
      if words.contains(word.text) {
        place = start
        return modifiers
      }
      modifiers.append(word)
      skipBrackets()
    }
  }

  /// A type, up to its value or its accessors.
  mutating func type() -> String {
    skipBlanks()
    let start = place
    var end = place
    while let byte = next, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "=") {
      if !skipBrackets() { place += 1 }
      end = place
      skipBlanks()
    }
    return text(start..<end)
  }

  /// All that is left.
  var rest: String { text(place..<bytes.count) }
}

// MARK: - Bytes

extension SourceReader {
  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private static func isInWords(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private func starts(with text: StaticString) -> Bool {
    // The buffer is read within its bounds, and only here.
    text.withUTF8Buffer { unsafe bytes[place...].starts(with: $0) }
  }

  /// Goes to the end of what begins here.
  private mutating func skip(through end: StaticString) {
    while next != nil, !starts(with: end) { place += 1 }
    place = min(place + end.utf8CodeUnitCount, bytes.count)
  }

  private mutating func skipBlanks() {
    while let byte = next {
      if starts(with: "//") {
        skip(through: "\n")
      } else if starts(with: "/*") {
        skipComment()
      } else if [UInt8(ascii: " "), 0x09, 0x0A, 0x0D].contains(byte) {
        place += 1
      } else {
        return
      }
    }
  }

  /// Goes over a comment that may contain others.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        place += 2
      } else if starts(with: "*/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0 && next != nil
  }

  /// Goes over what is in brackets, with the brackets in it, if one opens here.
  @discardableResult
  private mutating func skipBrackets() -> Bool {
    var depth = 0
    while let byte = next {
      if starts(with: "->") {
        // The bracket of an arrow closes nothing.
        if depth == 0 { return false }
        place += 2
        continue
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case _ where depth == 0: return false
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "\""):
        skipString()
        continue
      default: break
      }
      place += 1
      if depth == 0 { return true }
    }
    return depth == 0
  }

  /// Goes over a string on one line, such as the message of `@available`.
  private mutating func skipString() {
    place += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      place += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    place = min(place + 1, bytes.count)
  }
}
