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
