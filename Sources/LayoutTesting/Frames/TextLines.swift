extension StringProtocol {
  /// The lines of the text, however they end.
  ///
  /// A carriage return and a line feed are one character, so lines can't be found by the line feed.
  var lines: [SubSequence] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The text without white space at its ends.
  var trimmingSpaces: String {
    String(drop { $0.isWhitespace }).trimmingSpacesAtEnd
  }

  /// The text without space at the end.
  var trimmingSpacesAtEnd: String {
    String(reversed().drop { $0.isWhitespace }.reversed())
  }
}
