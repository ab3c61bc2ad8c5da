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
    return Double(guides.address(of: guide).pointee(dimensions))
  }
}

// MARK: - Merged guides

extension TreeStorage {
  /// Where the guides inside of a container are merged to for its proposal, if that is remembered.
  ///
  /// Exact because guides are a function of what is inside of the container and of what it was
  /// proposed.
  @inline(never) func rememberedPosition(_ guide: GuideKey, _ node: Int) -> Double?? {
    work.guides.merged[mergedGuide(guide, node)]
  }

  private func mergedGuide(_ guide: GuideKey, _ node: Int) -> MergedGuide {
    let depth = nodes[node].flags.has(.volumetric) ? work.depth : Proposal.none
    return MergedGuide(guide, node, VolumeProposal(size: proposals[node], depth: depth))
  }

  @inline(never) func remember(_ position: Double?, of guide: GuideKey, in node: Int) {
    if !work.isRefused { work.guides.merged[mergedGuide(guide, node)] = .some(position) }
  }

  /// Whether answers are remembered for containers that merge guides.
  var remembersMergedGuides: Bool {
    work.guides.level >= GuideWork.harmlessLevel
      || work.guides.merges > GuideWork.harmlessMerges * count
  }

  /// Forgets where guides were merged to, because something may change or move from now on.
  func forgetMergedGuides() {
    work.guides.merges = 0
    if !work.guides.merged.isEmpty { work.guides.merged = [:] }
  }
}
