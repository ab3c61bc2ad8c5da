/// The guide closures in progress, each called by the one before.
struct GuideWork {
  /// The number of closures that were called and have not returned.
  var depth = 0
  /// Answers to questions that closures asked; kept until the outermost closure returns.
  var answers: [GuideQuestion: Double] = [:]

  /// The number of nested closures from which the machine stack is checked.
  static let harmlessDepth = 16
}

/// A question to the closure of a guide.
struct GuideQuestion: Hashable {
  /// The index of the guide in storage.
  private let guide: Int
  /// The bits of the view's size and of its proposal.
  private let lengths: SIMD4<UInt64>

  init(guide: Int, _ dimensions: ViewDimensions) {
    let (size, proposal) = (dimensions.size, dimensions.proposal)
    self.guide = guide
    lengths = SIMD4(
      size.width.bitPattern, size.height.bitPattern, proposal.width.bitPattern,
      proposal.height.bitPattern)
  }
}
