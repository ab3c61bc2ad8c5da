import LayoutCore

/// Lines of words in columns.
struct TextTable: CustomStringConvertible {
  let lines: [[String]]

  init(_ lines: [[String]]) { self.lines = lines }

  var description: String {
    let count = lines.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return lines.map { words in
      var line = "  "
      for (column, word) in words.enumerated() {
        line += word + String(repeating: " ", count: widths[column] - word.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}

extension CGFloat {
  /// The number with at most three decimals.
  var text: String { isNaN ? "NaN" : Double(self).plainText }

  /// The number as code that makes the same one.
  var code: String {
    if isNaN { return ".nan" }
    if isInfinite { return self > 0 ? ".infinity" : "-.infinity" }
    return Double(text) == Double(self) ? text : "\(self)"
  }
}

extension CGRect {
  /// The rectangle as `(x, y, width, height)`.
  var text: String { plainText }
}

extension StringProtocol {
  /// The lines of the text, however they end.
  ///
  /// A carriage return and a line feed are one character, so lines can't be found by the line feed.
  var lines: [SubSequence] { split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }

  /// The text without white space at its ends.
  var trimmingSpaces: String { String(drop { $0.isWhitespace }).trimmingSpacesAtEnd }

  /// The text without space at the end.
  var trimmingSpacesAtEnd: String { String(reversed().drop { $0.isWhitespace }.reversed()) }
}
