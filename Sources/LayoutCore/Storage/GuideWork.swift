/// The guide closures in progress, each called by the one before.
struct GuideWork {
  /// The number of closures that were called and have not returned.
  var depth = 0
  /// Answers to questions that closures asked; kept until the outermost closure returns.
  var answers: [GuideQuestion: Double] = [:]

  /// How many containers merge the guides inside of them, each for the one around it.
  var level = 0
  /// Where the guides of containers far inside were merged to; `nil` where there are none.
  var merged: [MergedGuide: Double?] = [:]

  /// How often containers have merged guides in this layout.
  var merges = 0

  /// How many containers may ask each other before answers are remembered. Asking again is faster
  /// where there are few.
  static let harmlessLevel = 8

  /// How often containers may merge guides for each node before answers are remembered at all
  /// levels. Layouts that ask for guides at several proposals may ask many times from level to
  /// level.
  static let harmlessMerges = 8

  /// How many closures may ask each other before the stack is watched.
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

/// A question for the guides inside of a container.
struct MergedGuide: Hashable {
  private let axis: Axis
  private let guide: ObjectIdentifier
  /// The container, and what was proposed to it.
  private let question: DepthQuestion

  init(_ guide: GuideKey, _ node: Int, _ proposal: VolumeProposal) {
    self.axis = guide.axis
    self.guide = ObjectIdentifier(guide.id)
    self.question = DepthQuestion(node, proposal)
  }
}
