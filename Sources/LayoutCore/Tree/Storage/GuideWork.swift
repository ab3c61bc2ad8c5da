/// The guides of views that are being asked for, each by the closure of the one before.
struct GuideWork {
  /// How many closures have been called and have not answered.
  var depth = 0
  /// What closures answered that others asked for, as long as the outermost has not answered.
  var answers: [GuideQuestion: Double] = [:]

  /// How many closures may ask each other before the stack is watched.
  static let harmlessDepth = 16
}

/// A question to the closure of a guide.
struct GuideQuestion: Hashable {
  /// The place of the guide among all that are set.
  private let guide: Int
  /// The bits of the view's size and of what was proposed to it.
  private let lengths: SIMD4<UInt64>

  init(guide: Int, _ dimensions: ViewDimensions) {
    let (size, proposal) = (dimensions.size, dimensions.proposal)
    self.guide = guide
    lengths = SIMD4(
      size.width.bitPattern, size.height.bitPattern, proposal.width.bitPattern,
      proposal.height.bitPattern)
  }
}
