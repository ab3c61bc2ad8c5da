extension InlineMarkdown {
  /// The characters of a text, with an empty one for each value.
  struct Source {
    private var bytes: [UInt8] = []
    /// Each character's first scalar, which decides of what kind it is, and where it starts.
    private var characters: [(first: Unicode.Scalar, start: Int32)] = []
    /// The numbers of the values, by where they are.
    private(set) var values: [Int: Int] = [:]
    /// Where each parenthesis closes that is behind a bracket; empty if there are no such.
    private(set) var closings: [Int32] = []

    var count: Int { characters.count }

    /// A character's first scalar; a zero for a value.
    subscript(index: Int) -> Unicode.Scalar { characters[index].first }

    init(_ literals: [String?]) {
      for literal in literals {
        if let literal {
          append(literal)
        } else {
          values[count] = values.count
          characters.append(("\0", Int32(clamping: bytes.count)))
        }
      }
      let mayHaveLinks = characters.indices.dropFirst().contains {
        self[$0] == "(" && self[$0 - 1] == "]"
      }
      if mayHaveLinks { findClosings() }
    }

    private mutating func append(_ string: String) {
      var start = Int32(clamping: bytes.count)
      bytes += string.utf8
      // Only from U+0300 on are there scalars that join others, but for a line break of two.
      if string.unicodeScalars.allSatisfy({ $0.value < 0x300 && $0 != "\r" }) {
        for scalar in string.unicodeScalars {
          characters.append((scalar, start))
          start &+= Int32(UTF8.width(scalar))
        }
        return
      }
      for character in string {
        let first = character.unicodeScalars.first ?? "\0"
        // A sign with an accent marks nothing.
        let isMarked = character.utf8.count > 1 && "*_~`\\[]()".unicodeScalars.contains(first)
        characters.append((isMarked ? "\u{FFFC}" : first, start))
        start &+= Int32(clamping: character.utf8.count)
      }
    }

    private mutating func findClosings() {
      closings = Array(repeating: .max, count: count)
      var open: [Int] = []
      for index in characters.indices {
        if self[index] == "(" { open.append(index) }
        if self[index] == ")", let opening = open.popLast() {
          closings[opening] = Int32(clamping: index)
        }
      }
    }

    /// Some characters; values are empty.
    func string(_ range: Range<Int>) -> String {
      let end = range.upperBound < count ? Int(characters[range.upperBound].start) : bytes.count
      return range.isEmpty
        ? "" : String(decoding: bytes[Int(characters[range.lowerBound].start)..<end], as: UTF8.self)
    }

    /// Whether a character has a meaning of its own, which a backslash takes away.
    func isSign(at index: Int) -> Bool {
      Character(self[index]).isPunctuation || Character(self[index]).isSymbol
    }

    func isWhitespace(_ index: Int) -> Bool {
      let scalar = self[index]
      if scalar.isASCII { return scalar == " " || "\t"..."\r" ~= scalar }
      return scalar.properties.isWhitespace
    }

    func isWordCharacter(_ index: Int) -> Bool {
      let scalar = self[index]
      if scalar.isASCII { return "0"..."9" ~= scalar || "a"..."z" ~= scalar || "A"..."Z" ~= scalar }
      return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }
}
