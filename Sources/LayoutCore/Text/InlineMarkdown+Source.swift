extension InlineMarkdown {
  /// The characters of a text, with an empty one for each value.
  struct Source {
    private var bytes: [UInt8] = []
    /// Each character's first scalar, which decides of what kind it is, and where it starts.
    private var characters: [(first: Unicode.Scalar, start: Int32)] = []
    /// The numbers of the values, by where they are.
    private(set) var values: [Int: Int] = [:]
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
        let scalar = character.unicodeScalars.first ?? "\0"
        // A sign with an accent marks nothing, and all ends of lines are the same.
        let first =
          scalar == "\r" ? "\n" : scalar.isASCII && character.utf8.count > 1 ? "\u{FFFC}" : scalar
        characters.append((first, start))
        start &+= Int32(clamping: character.utf8.count)
      }
    }

    /// Some characters; values are empty.
    func string(_ range: Range<Int>) -> String {
      let end = range.upperBound < count ? Int(characters[range.upperBound].start) : bytes.count
      return range.isEmpty
        ? "" : String(decoding: bytes[Int(characters[range.lowerBound].start)..<end], as: UTF8.self)
    }

    /// Whether a character may have a meaning of its own, which a backslash takes away.
    func isSign(at index: Int) -> Bool {
      switch self[index] {
      case "!"..."/", ":"..."@", "["..."`", "{"..."~": true
      default: false
      }
    }

    /// What is beside a range, apart from tildes. Where the text ends, it is as if there were white
    /// space.
    func neighbours(of range: Range<Int>) -> Neighbours {
      var (before, after) = (range.lowerBound - 1, range.upperBound)
      while before >= 0, self[before] == "~" { before -= 1 }
      while after < count, self[after] == "~" { after += 1 }
      return Neighbours(
        before: before < 0 ? .space : kind(at: before),
        after: after < count ? kind(at: after) : .space)
    }

    private func kind(at index: Int) -> Neighbours.Kind {
      let scalar = self[index]
      if scalar.isASCII {
        return isSign(at: index) ? .sign : isWhitespace(index) ? .space : .letter
      }
      // Among these are no spaces and no punctuation, and asking takes long.
      if 0xC0...0x2FF ~= scalar.value || 0x4E00...0x9FFF ~= scalar.value { return .letter }
      switch scalar.properties.generalCategory {
      case .spaceSeparator: return .space
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation:
        return .sign
      default: return .letter
      }
    }

    fileprivate func isWhitespace(_ index: Int) -> Bool {
      self[index] == " " || "\t"..."\r" ~= self[index]
    }

    /// Whether a character is one of the two that count as space within a line.
    func isSpace(at index: Int) -> Bool { self[index] == " " || self[index] == "\t" }
  }
}

// MARK: - Addresses

extension InlineMarkdown.Source {
  private static var deepestParenthesis: Int { 32 }

  /// The address behind a link's label, and where that ends, with a title if there is one.
  func address(inParenthesesAt open: Int) -> (range: Range<Int>, end: Int)? {
    guard open < count, self[open] == "(" else { return nil }
    let start = skippingSpace(open + 1)
    guard let end = endOfAddress(from: start) else { return nil }
    var index = skippingSpace(end)
    if index > end, let title = endOfTitle(at: index) { index = skippingSpace(title) }
    return index < count && self[index] == ")" ? (start..<end, index + 1) : nil
  }

  /// An address without the angles around it, with what its backslashes and names of characters
  /// stand for.
  func address(_ range: Range<Int>) -> String {
    let isInAngles = range.count > 1 && self[range.lowerBound] == "<"
    let range = isInAngles ? range.dropFirst().dropLast() : range
    var (address, start, index) = ("", range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if isEscape(at: index) {
        address += string(start..<index)
        (start, index) = (index + 1, index + 2)
      } else if self[index] == "&", let name = namedCharacter(at: index),
        name.end <= range.upperBound
      {
        address += string(start..<index) + name.string
        (start, index) = (name.end, name.end)
      } else {
        index += 1
      }
    }
    return address + string(start..<range.upperBound)
  }

  private func endOfAddress(from start: Int) -> Int? {
    var index = start
    if index < count, self[index] == "<" {
      index += 1
      while index < count, self[index] != ">" {
        if self[index] == "<" || self[index] == "\n" { return nil }
        index += isEscape(at: index) ? 2 : 1
      }
      return index < count ? index + 1 : nil
    }
    var depth = 0
    while index < count, !isWhitespace(index) {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" {
        if depth == 0 { break }
        depth -= 1
      }
      if depth > Self.deepestParenthesis { return nil }
      index += isEscape(at: index) ? 2 : 1
    }
    return depth == 0 ? min(index, count) : nil
  }

  private func endOfTitle(at index: Int) -> Int? {
    guard index < count else { return nil }
    let close: Unicode.Scalar
    switch self[index] {
    case "\"", "'": close = self[index]
    case "(": close = ")"
    default: return nil
    }
    var end = index + 1
    while end < count, self[end] != close {
      if close == ")", self[end] == "(" { return nil }
      end += isEscape(at: end) ? 2 : 1
    }
    return end < count ? end + 1 : nil
  }

  /// Where the attributes behind a label end.
  func endOfAttributes(at open: Int) -> Int? {
    guard open < count, self[open] == "(" else { return nil }
    var (index, depth) = (open, 0)
    while index < count {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      if depth == 0 { return index + 1 }
      if depth > Self.deepestParenthesis { return nil }
      index += 1
    }
    return nil
  }

  /// Where an address ends that is between an angle and another one, and the scheme that it lacks:
  /// that of mail, or none.
  func address(inAnglesAt open: Int) -> (scheme: String, end: Int)? {
    var end = open + 1
    var (colon, at) = (0, 0)
    while end < count, self[end] != ">" {
      if isWhitespace(end) || self[end] == "<" || self[end].value < 0x20 { return nil }
      if colon == 0, self[end] == ":" { colon = end }
      if at == 0, self[end] == "@" { at = end }
      end += 1
    }
    guard end < count else { return nil }
    func isOf(_ signs: String, _ range: Range<Int>) -> Bool {
      range.allSatisfy { place in
        switch self[place] {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: signs.unicodeScalars.contains(self[place])
        }
      }
    }
    if 2...32 ~= colon - open - 1, self[open + 1].properties.isAlphabetic,
      isOf("+.-", open + 1..<colon)
    {
      return ("", end + 1)
    }
    let isMail =
      at > open + 1 && at < end - 1 && isOf(".!#$%&'*+/=?^_`{|}~-", open + 1..<at)
      && isOf(".-", at + 1..<end) && areLabels(at + 1..<end)
    return isMail ? ("mailto:", end + 1) : nil
  }

  /// Whether the names between the points of a domain have 1 to 63 characters each, and neither
  /// begin nor end with a hyphen.
  private func areLabels(_ range: Range<Int>) -> Bool {
    var start = range.lowerBound
    for place in start...range.upperBound where place == range.upperBound || self[place] == "." {
      if !(1...63 ~= place - start) || self[start] == "-" || self[place - 1] == "-" { return false }
      start = place + 1
    }
    return true
  }

  private func isEscape(at index: Int) -> Bool {
    self[index] == "\\" && index + 1 < count && isSign(at: index + 1)
  }

  private func skippingSpace(_ index: Int) -> Int {
    var index = index
    while index < count, isWhitespace(index) { index += 1 }
    return index
  }
}
