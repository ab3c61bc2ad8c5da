/// The snapshot in a call of a test, where it is written as a literal.
///
/// 1. The calls whose arguments start on the line are read to their ends.
/// 2. Those with an argument `recorded` are left. If `expectSnapshot` is among them, others don't
///    count: they are arguments of it, or it is in a closure of theirs.
/// 3. There must be one, and its argument must be a literal and nothing else. Of two, one would get
///    the snapshot of the other.
struct RecordedLiteral {
  /// The bytes of the literal.
  let range: Range<Int>

  private struct Call {
    let isExpectation: Bool
    var isLabelled = false
    var literal: Range<Int>?
  }

  /// A bracket that is not closed yet, and the number of the call whose arguments it opens.
  private struct Bracket {
    let mark: UInt8
    let call: Int?
  }

  /// Finds the literal of the call on a line, which is given with its place in the source.
  init?(ofCallOn line: Range<Int>, in source: [UInt8]) {
    let tokens = Array(SourceTokens(source))
    var calls: [Call] = []
    var open: [Bracket] = []
    for (index, token) in tokens.enumerated() where token.range.lowerBound >= line.lowerBound {
      let isInCall = open.contains { $0.call != nil }
      if token.range.lowerBound >= line.upperBound, !isInCall { break }
      switch token.kind {
      case .broken: if isInCall { return nil }
      case .mark(let mark) where "([{".utf8.contains(mark):
        let opensCall = mark == .init(ascii: "(") && line.contains(token.range.lowerBound)
        if opensCall {
          let name = index > 0 ? source[tokens[index - 1].range] : []
          calls.append(Call(isExpectation: name.elementsEqual("expectSnapshot".utf8)))
        }
        open.append(Bracket(mark: mark, call: opensCall ? calls.count - 1 : nil))
      case .mark(let mark) where ")]}".utf8.contains(mark):
        // What is closed may have been opened before the line.
        guard let last = open.popLast() else { continue }
        guard last.mark.isClosed(by: mark) else { return nil }
      case .mark(.init(ascii: ":")):
        guard let call = open.last?.call, Self.isLabel(index - 1, of: tokens, in: source)
        else { continue }
        calls[call].isLabelled = true
        calls[call].literal = Self.literal(at: index + 1, of: tokens)
      default: break
      }
    }
    guard open.allSatisfy({ $0.call == nil }) else { return nil }
    let labelled = calls.filter(\.isLabelled)
    let expectations = labelled.filter(\.isExpectation)
    let found = expectations.isEmpty ? labelled : expectations
    guard found.count == 1, let range = found[0].literal else { return nil }
    self.range = range
  }

  private static func isLabel(
    _ index: Int, of tokens: [SourceTokens.Token], in source: [UInt8]
  ) -> Bool {
    index > 0 && tokens[index - 1].kind.isMark(of: "(,")
      && source[tokens[index].range].elementsEqual("recorded".utf8)
  }

  private static func literal(at index: Int, of tokens: [SourceTokens.Token]) -> Range<Int>? {
    guard index + 1 < tokens.count, tokens[index].kind == .text(isPlain: true),
      tokens[index + 1].kind.isMark(of: ",)")
    else { return nil }
    return tokens[index].range
  }
}

extension SourceTokens.Kind {
  fileprivate func isMark(of marks: String) -> Bool {
    guard case .mark(let mark) = self else { return false }
    return marks.utf8.contains(mark)
  }
}

extension UInt8 {
  fileprivate func isClosed(by mark: UInt8) -> Bool {
    ["()", "[]", "{}"].contains { $0.utf8.elementsEqual([self, mark]) }
  }
}

// MARK: - Writing

extension RecordedLiteral {
  /// A literal of many lines for a text.
  static func literal(for text: String, indentation: String, lineEnd: String) -> String {
    let lines = text.lines.map { indentation + escaped($0) }
    return (["\"\"\""] + lines + [indentation + "\"\"\""]).joined(separator: lineEnd)
  }

  private static func escaped(_ line: Substring) -> String {
    var escaped = ""
    var quotes = 0
    for scalar in line.unicodeScalars {
      quotes = scalar == "\"" ? quotes + 1 : 0
      switch scalar {
      case "\\": escaped += "\\\\"
      // Three in a row would end the literal.
      case "\"" where quotes % 3 == 0: escaped += "\\\""
      case "\t": escaped += "\t"
      case "\u{0}"..<"\u{20}", "\u{7F}":
        escaped += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
