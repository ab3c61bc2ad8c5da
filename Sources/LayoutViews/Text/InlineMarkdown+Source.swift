extension InlineMarkdown {
  /// The characters of a key, with an empty one for each value.
  struct Source {
    private var bytes: [UInt8] = []
    /// Where each character starts in the bytes, and where the last one ends.
    private var starts: [Int32] = [0]
    /// What each character may mean.
    private(set) var signs: [Sign] = []
    /// The first scalar of each character, which decides of what kind it is.
    private var scalars: [Unicode.Scalar] = []
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
          append("\0", of: 0, .value)
        }
      }
      let mayHaveLinks = signs.indices.dropFirst().contains {
        signs[$0] == .openParenthesis && signs[$0 - 1] == .closeBracket
      }
      if mayHaveLinks { findClosings() }
    }

    private mutating func append(_ string: String) {
      bytes += string.utf8
      // Only from U+0300 on are there scalars that join others, but for a line break of two.
      if string.unicodeScalars.allSatisfy({ $0.value < 0x300 && $0 != "\r" }) {
        for scalar in string.unicodeScalars { append(scalar, of: UTF8.width(scalar)) }
      } else {
        for character in string {
          append(character.unicodeScalars.first ?? "\0", of: character.utf8.count)
        }
      }
    }

    /// Appends a character with its first scalar and its number of bytes.
    private mutating func append(_ scalar: Unicode.Scalar, of length: Int, _ sign: Sign? = nil) {
      signs.append(sign ?? (length == 1 ? Sign(scalar) : .plain))
      scalars.append(scalar)
      starts.append(Int32(clamping: Int(starts[starts.count - 1]) + length))
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
      let (start, end) = (Int(starts[range.lowerBound]), Int(starts[range.upperBound]))
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Whether a character has a meaning of its own, which a backslash takes away.
    func isSign(at index: Int) -> Bool {
      Character(scalars[index]).isPunctuation || Character(scalars[index]).isSymbol
    }

    func isWhitespace(_ index: Int) -> Bool {
      let scalar = scalars[index]
      if scalar.isASCII { return scalar == " " || "\t"..."\r" ~= scalar }
      return scalar.properties.isWhitespace
    }

    func isWordCharacter(_ index: Int) -> Bool {
      let scalar = scalars[index]
      if scalar.isASCII { return "0"..."9" ~= scalar || "a"..."z" ~= scalar || "A"..."Z" ~= scalar }
      return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  /// What a character may mean.
  enum Sign: UInt8 {
    case plain, value, star, underscore, tilde, backtick, backslash
    case openBracket, closeBracket, openParenthesis, closeParenthesis

    init(_ scalar: Unicode.Scalar) {
      switch scalar {
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
