/// Calling the closures of guides.
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
