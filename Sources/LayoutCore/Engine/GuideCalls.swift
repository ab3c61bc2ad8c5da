/// Calling the closures of guides.
extension TreeStorage {
  /// Returns the value that a guide's closure computes from dimensions.
  ///
  /// A closure may read guides whose closures read further guides. During such nested calls,
  /// answers are remembered: if each closure read two guides, the time would otherwise double with
  /// each level. Exact because closures answer equal dimensions equally.
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
