/// The marks of elements in a text in XML, one after the other.
///
/// Each byte is looked at once, or twice for attributes that are asked for, whatever the text is.
struct XMLMarks {
  private let data: FontData
  private var index = 0

  /// Begins with the first mark. The text is in UTF-8, or in UTF-16 if it begins with a mark of
  /// that.
  init(_ data: FontData) { self.data = data.inUTF8 }

  /// A mark that an element begins or ends with.
  struct Mark {
    let kind: Kind
    let name: Range<Int>
    /// What is between the name and the end of the mark.
    let rest: Range<Int>

    enum Kind {
      case beginning, end, whole
    }
  }

  /// The next mark of an element; `nil` if there is none, or one that does not end.
  mutating func next() -> Mark? {
    while let open = place(of: "<", from: index) {
      index = open + 1
      switch sign(index) {
      case "?": guard pass("?", by: "?>") else { return nil }
      case "!": guard passDeclaration() else { return nil }
      default: return element()
      }
    }
    return nil
  }

  /// Whether an element that has begun with a mark ends, behind others of its name in it.
  mutating func end(of beginning: Mark) -> Bool {
    var depth = beginning.kind == .beginning ? 1 : 0
    let name = text(beginning.name)
    while depth > 0, let mark = next() {
      guard mark.kind != .whole, mark.name.count == beginning.name.count, text(mark.name) == name
      else { continue }
      depth += mark.kind == .beginning ? 1 : -1
    }
    return depth == 0
  }
}

// MARK: - What is in a mark

extension XMLMarks {
  /// Some characters.
  func text(_ range: Range<Int>) -> String {
    data.part(from: range.lowerBound, count: range.count)?.text(utf16: false) ?? ""
  }

  /// The attributes of some names that a mark has; `nil` if they are not written in quotes.
  func attributes(of mark: Mark, named names: Set<String>) -> [String: String]? {
    var attributes: [String: String] = [:]
    var start = skippingSpace(mark.rest.lowerBound)
    while start < mark.rest.upperBound {
      var end = start
      while end < mark.rest.upperBound, sign(end) != "=", !isSpace(at: end) { end += 1 }
      let name = text(start..<end)
      let equals = skippingSpace(end)
      let open = skippingSpace(equals + 1)
      guard sign(equals) == "=", let quote = sign(open), quote == "\"" || quote == "'",
        let close = place(of: quote, from: open + 1), close < mark.rest.upperBound
      else { return nil }
      if names.contains(name) { attributes[name] = text(open + 1..<close) }
      start = skippingSpace(close + 1)
    }
    return attributes
  }

  private func sign(_ place: Int) -> Unicode.Scalar? {
    data.byte(place).map { Unicode.Scalar(UInt8($0)) }
  }

  private func place(of sign: Unicode.Scalar, from start: Int) -> Int? {
    var place = start
    while let found = self.sign(place) {
      if found == sign { return place }
      place += 1
    }
    return nil
  }

  private func has(_ text: String, at place: Int) -> Bool {
    text.utf8.enumerated().allSatisfy { data.byte(place + $0.offset) == Int($0.element) }
  }

  private func isSpace(at place: Int) -> Bool {
    switch sign(place) {
    case " ", "\t", "\n", "\r": true
    default: false
    }
  }

  private func skippingSpace(_ place: Int) -> Int {
    var place = place
    while isSpace(at: place) { place += 1 }
    return place
  }
}

// MARK: - Going on

extension XMLMarks {
  /// Goes behind something that begins here with some characters and ends with others; nowhere if
  /// it begins otherwise.
  ///
  /// - Returns: whether it ends.
  private mutating func pass(_ beginning: String, by end: String) -> Bool {
    index += beginning.utf8.count
    let last = end.utf8.count - 1
    while let close = place(of: ">", from: index + last) {
      if has(end, at: close - last) {
        index = close + 1
        return true
      }
      index = close + 1 - last
    }
    return false
  }

  /// Goes behind a remark, characters without marks, or a declaration, in which there may be others
  /// between brackets.
  private mutating func passDeclaration() -> Bool {
    if has("!--", at: index) { return pass("!--", by: "-->") }
    if has("![CDATA[", at: index) { return pass("![CDATA[", by: "]]>") }
    var isInBrackets = false
    while let byte = sign(index) {
      switch byte {
      case "\"", "'":
        guard let close = place(of: byte, from: index + 1) else { return false }
        index = close + 1
      case "<" where has("<!--", at: index):
        guard pass("<!--", by: "-->") else { return false }
      case "<" where has("<?", at: index):
        guard pass("<?", by: "?>") else { return false }
      case ">" where !isInBrackets:
        index += 1
        return true
      default:
        if byte == "[" || byte == "]" { isInBrackets = byte == "[" }
        index += 1
      }
    }
    return false
  }

  private mutating func element() -> Mark? {
    let isEnd = sign(index) == "/"
    let start = isEnd ? index + 1 : index
    var end = start
    while let byte = sign(end), byte != ">", byte != "/", !isSpace(at: end) { end += 1 }
    var close = end
    while let byte = sign(close), byte != ">" {
      if byte == "\"" || byte == "'" {
        guard let quote = place(of: byte, from: close + 1) else { return nil }
        close = quote
      }
      close += 1
    }
    guard sign(close) != nil else { return nil }
    index = close + 1
    let isWhole = close > end && sign(close - 1) == "/"
    return Mark(
      kind: isEnd ? .end : isWhole ? .whole : .beginning, name: start..<end,
      rest: end..<(isWhole ? close - 1 : close))
  }
}

extension FontData {
  /// The same text in UTF-8, if a mark in front says that it is in UTF-16.
  fileprivate var inUTF8: FontData {
    let order = unsigned16(0)
    guard order == 0xFEFF || order == 0xFFFE else { return self }
    let units = stride(from: 2, to: count - 1, by: 2).compactMap { place in
      unsigned16(place).map { order == 0xFEFF ? UInt16($0) : UInt16($0).byteSwapped }
    }
    return FontData(Array(String(decoding: units, as: UTF16.self).utf8))
  }
}
