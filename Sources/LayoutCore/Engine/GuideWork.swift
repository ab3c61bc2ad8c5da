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

extension TreeStorage {
  /// What a guide's closure makes of dimensions.
  ///
  /// Closures that ask for guides, whose closures ask for guides in turn, get those that they ask for twice from
  /// memory: each of them asked twice again would take twice as long with each level. That is exact as closures
  /// answer equal dimensions equally.
  func value(ofGuide guide: Int, _ dimensions: ViewDimensions) -> Double {
    guard work.guides.depth > 0 else {
      defer { if !work.guides.answers.isEmpty { work.guides.answers = [:] } }
      return callGuide(guide, dimensions)
    }
    let question = GuideQuestion(guide: guide, dimensions)
    if let known = work.guides.answers[question] { return known }
    if work.guides.depth > GuideWork.harmlessDepth {
      watchStackOfFewLevels()
      if isStackLow() { return .nan }
    }
    let value = callGuide(guide, dimensions)
    work.guides.answers[question] = value
    return value
  }

  private func callGuide(_ guide: Int, _ dimensions: ViewDimensions) -> Double {
    work.guides.depth += 1
    defer { work.guides.depth -= 1 }
    return Double(guides[guide].value(dimensions))
  }
}
