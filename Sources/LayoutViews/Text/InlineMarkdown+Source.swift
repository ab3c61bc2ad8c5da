extension InlineMarkdown {
  /// The characters of a key, with an empty one for each value.
  struct Source {
    private var bytes: [UInt8] = []
    /// Where each character starts in the bytes.
    private var starts: [Int32] = []
    /// What each character may mean.
    private(set) var signs: [Sign] = []
    private(set) var texts: [Int: Text] = [:]
    /// Where each parenthesis closes that is behind a bracket; empty if there are no such.
    private(set) var closings: [Int32] = []

    var count: Int { signs.count }

    init(_ segments: [LocalizedStringKey.Segment]) {
      for segment in segments {
        switch segment {
        case .literal(let string): append(string)
        case .text(let text):
          texts[count] = text
          starts.append(Int32(clamping: bytes.count))
          signs.append(.value)
        }
      }
      starts.append(Int32(clamping: bytes.count))
      let mayHaveLinks = signs.indices.dropFirst().contains {
        signs[$0] == .openParenthesis && signs[$0 - 1] == .closeBracket
      }
      if mayHaveLinks { findClosings() }
    }

    private mutating func append(_ string: String) {
      let first = Int32(clamping: bytes.count)
      bytes += string.utf8
      // Most strings are ASCII, where each byte is a character, but for line breaks of two bytes.
      if string.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) {
        starts += first..<Int32(clamping: bytes.count)
        signs += string.utf8.map { Sign($0) }
        return
      }
      var start = first
      for character in string {
        let length = character.utf8.count
        starts.append(start)
        signs.append(length == 1 ? Sign(bytes[Int(start)]) : .plain)
        start += Int32(clamping: length)
      }
    }

    private mutating func findClosings() {
      closings = Array(repeating: .max, count: count)
      var open: [Int] = []
      for (index, sign) in signs.enumerated() {
        if sign == .openParenthesis { open.append(index) }
        if sign == .closeParenthesis, let opening = open.popLast() {
          closings[opening] = Int32(clamping: index)
        }
      }
    }

    /// Some characters; values are empty.
    func string(_ range: Range<Int>) -> String {
      String(
        decoding: bytes[Int(starts[range.lowerBound])..<Int(starts[range.upperBound])],
        as: UTF8.self)
    }

    /// A character; `nil` for a value.
    func character(at index: Int) -> Character? { string(index..<index + 1).first }

    func isWhitespace(_ index: Int) -> Bool {
      signs[index] == .plain && character(at: index)?.isWhitespace == true
    }

    func isWordCharacter(_ index: Int) -> Bool {
      guard signs[index] == .plain, let character = character(at: index) else { return false }
      return character.isLetter || character.isNumber
    }
  }

  /// What a character may mean.
  enum Sign {
    case plain, value, star, underscore, tilde, backtick, backslash
    case openBracket, closeBracket, openParenthesis, closeParenthesis

    init(_ byte: UInt8) {
      switch Unicode.Scalar(byte) {
      case "*": self = .star
      case "_": self = .underscore
      case "~": self = .tilde
      case "`": self = .backtick
      case "\\": self = .backslash
      case "[": self = .openBracket
      case "]": self = .closeBracket
      case "(": self = .openParenthesis
      case ")": self = .closeParenthesis
      default: self = .plain
      }
    }
  }
}
