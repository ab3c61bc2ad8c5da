extension Int {
  /// So many of something, in words: `1 gap`, `3 gaps`.
  func counted(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}
