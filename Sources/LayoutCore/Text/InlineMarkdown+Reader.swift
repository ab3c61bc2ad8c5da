extension InlineMarkdown {
  /// Goes through a text once: code, escaped signs, links and names of characters are found on the
  /// way, and runs of signs are noted, which mark something if they find each other.
  struct Reader {
    let source: Source
    private(set) var items: [Item] = []
    /// What stands in the place of names of characters.
    private(set) var strings: [String] = []
    private(set) var runs = MarkRuns()
    private var brackets: [Bracket] = []
    /// Where runs of backticks begin, by their length.
    private var backticks: [Int: [Int]]?
    /// The characters from here on up to the next item stand for themselves.
    private var start = 0

    init(_ source: Source) { self.source = source }

    /// A bracket that may begin a link, a picture, or text with attributes.
    private struct Bracket {
      let item: Int
      let sign: Unicode.Scalar
      /// The last run of signs in front of it.
      let run: Int
      /// Whether it may begin a link: there are none in links.
      var mayBeLink = true
    }
  }
}

extension InlineMarkdown.Reader {
  mutating func read() {
    var index = 0
    while index < source.count {
      switch source[index] {
      case "\\": index = readEscape(at: index)
      case "`": index = readCode(at: index)
      case "&": index = readName(at: index)
      case "<": index = readAddress(at: index)
      case "*", "_", "~": index = readRun(at: index)
      case "[": index = openBracket(from: index, sign: "[", length: 1)
      case "!", "^":
        let isOpening = index + 1 < source.count && source[index + 1] == "["
        index = isOpening ? openBracket(from: index, sign: source[index], length: 2) : index + 1
      case "]": index = closeBracket(at: index)
      default: index += 1
      }
    }
    addPlain(upTo: source.count, next: source.count)
    runs.match(in: &items, after: -1)
  }

  /// Adds the characters in front of an item.
  private mutating func addPlain(upTo end: Int, next: Int) {
    if start < end { items.append(InlineMarkdown.Item(start..<end)) }
    start = next
  }

  private mutating func readEscape(at index: Int) -> Int {
    guard index + 1 < source.count, source.isSign(at: index + 1) || source[index + 1] == "\n"
    else { return index + 1 }
    addPlain(upTo: index, next: index + 1)
    return index + 2
  }

  private mutating func readName(at index: Int) -> Int {
    guard let (string, end) = source.namedCharacter(at: index) else { return index + 1 }
    addPlain(upTo: index, next: end)
    var item = InlineMarkdown.Item(index..<end)
    item.string = Int32(clamping: strings.count)
    items.append(item)
    strings.append(string)
    return end
  }

  private mutating func readAddress(at index: Int) -> Int {
    guard let (scheme, end) = source.address(inAnglesAt: index) else { return index + 1 }
    addPlain(upTo: index, next: end)
    let label = index + 1..<end - 1
    items.append(InlineMarkdown.Item(index..<index))
    beginLink(to: scheme + source.string(label), at: items.count - 1)
    items.append(InlineMarkdown.Item(label))
    endLink(at: end)
    return end
  }

  private mutating func beginLink(to address: String, at item: Int) {
    items[item].mark = runs.add(.link(address))
  }

  private mutating func endLink(at index: Int) {
    var item = InlineMarkdown.Item(index..<index)
    item.endingMarks = 1
    items.append(item)
  }

  private mutating func readRun(at index: Int) -> Int {
    let sign = source[index]
    var end = index + 1
    while end < source.count, source[end] == sign { end += 1 }
    addPlain(upTo: index, next: end)
    runs.add(
      sign, beside: source.neighbours(of: index..<end), item: items.count, length: end - index)
    items.append(InlineMarkdown.Item(index..<end))
    return end
  }
}

// MARK: - Code

extension InlineMarkdown.Reader {
  private mutating func readCode(at index: Int) -> Int {
    var end = index + 1
    while end < source.count, source[end] == "`" { end += 1 }
    guard let close = placeOfBackticks(end - index, from: end) else { return end }
    let next = close + end - index
    addPlain(upTo: index, next: next)
    var range = end..<close
    // A space on either side makes room for backticks.
    func isSpace(_ place: Int) -> Bool { source[place] == " " || source[place] == "\n" }
    if range.count > 1, isSpace(range.lowerBound), isSpace(close - 1), !range.allSatisfy(isSpace) {
      range = end + 1..<close - 1
    }
    var item = InlineMarkdown.Item(range)
    item.isCode = true
    items.append(item)
    return next
  }

  /// Where the next run of so many backticks begins.
  private mutating func placeOfBackticks(_ count: Int, from start: Int) -> Int? {
    if backticks == nil {
      var found: [Int: [Int]] = [:]
      var index = 0
      while index < source.count {
        let first = index
        while index < source.count, source[index] == "`" { index += 1 }
        if index > first { found[index - first, default: []].append(first) }
        index += 1
      }
      backticks = found
    }
    guard let places = backticks?[count] else { return nil }
    let index = places.indices.partitionPoint { places[$0] >= start }
    return index < places.count ? places[index] : nil
  }
}

// MARK: - Links

extension InlineMarkdown.Reader {
  private mutating func openBracket(from index: Int, sign: Unicode.Scalar, length: Int) -> Int {
    addPlain(upTo: index, next: index + length)
    brackets.append(Bracket(item: items.count, sign: sign, run: runs.last))
    items.append(InlineMarkdown.Item(index..<index + length))
    return index + length
  }

  private mutating func closeBracket(at index: Int) -> Int {
    guard let bracket = brackets.popLast(), bracket.mayBeLink || bracket.sign != "[" else {
      return index + 1
    }
    let address = bracket.sign == "^" ? nil : source.address(inParenthesesAt: index + 1)
    let attributesEnd = bracket.sign == "^" ? source.endOfAttributes(at: index + 1) : nil
    guard let end = address?.end ?? attributesEnd else { return index + 1 }
    addPlain(upTo: index, next: end)
    items[bracket.item].range = index..<index
    runs.match(in: &items, after: bracket.run)
    if bracket.sign == "[", let address {
      beginLink(to: source.address(address.range), at: bracket.item)
      endLink(at: index)
      var outer = brackets.count - 1
      while outer >= 0, brackets[outer].mayBeLink {
        brackets[outer].mayBeLink = false
        outer -= 1
      }
    }
    return end
  }
}
