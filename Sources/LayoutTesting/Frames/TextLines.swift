extension StringProtocol {
  /// The lines of the text, however they end.
  ///
  /// A carriage return and a line feed are one character, so lines can't be found by the line feed.
  var lines: [SubSequence] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The text without white space at its ends.
  var trimmingSpaces: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
