extension String {
  /// The text as a sentence: with a capital letter and a full stop, unless it has them.
  var asSentence: String { asSentenceFromName.capitalised }

  /// The text as a sentence that begins with a view's name, which is left as it is.
  var asSentenceFromName: String {
    guard let last, !".!?".contains(last) else { return self }
    return self + "."
  }

  private var capitalised: String { prefix(1).uppercased() + dropFirst() }
}

extension [String] {
  /// Nouns one after the other: `a`, `a and b`, `a, b and c`.
  var enumeration: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }

  /// Parts of a sentence that have a verb each: `it is red, and it is round`.
  var clauses: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + ", and " + last
  }
}
