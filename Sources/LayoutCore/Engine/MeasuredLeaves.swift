/// Leaves that a closure measures: asked as rarely as their promises allow.
extension TreeStorage {
  /// A measured leaf's size for a proposal, remembered or asked for.
  @inline(__always) func ask(leaf: Int, _ proposal: Proposal, node: Int) -> Size {
    if let answer = measured.base[leaf].answer(to: proposal) {
      return measured.base[leaf].size(of: answer)
    }
    let wraps = measured.base[leaf].wraps
    // The baselines of older answers are not remembered: guides ask again.
    if !wraps, let size = memory.answer(of: node, to: proposal) { return size }
    let answer = call(leaf: leaf, proposal, node: node)
    let size = measured.base[leaf].size(of: answer)
    if !wraps { memory.remember(size, of: node, to: proposal) }
    return size
  }

  /// The baselines of a measured leaf for a proposal.
  func baselines(ofLeaf leaf: Int, _ proposal: Proposal, node: Int) -> BaselineRecord.Pair {
    let answer =
      measured.base[leaf].answer(to: proposal) ?? call(leaf: leaf, proposal, node: node)
    guard leaf < baselines.count else { return BaselineRecord.Pair() }
    return baselines[leaf][answer]
  }

  /// Calls a measured leaf's closure and remembers its answer.
  private func call(leaf: Int, _ proposal: Proposal, node: Int) -> MeasuredRecord.Answer {
    work.statistics.leafMeasures += 1
    let measurement = measuredLeaves[leaf]._withUnsafeGuaranteedRef {
      $0.payload.measure(proposal.viewSize)
    }
    let size = usable(Size(measurement.size), for: proposal, of: node)
    let answer = measured.base[leaf].remember(size, for: proposal)
    if measurement.firstBaseline != nil || measurement.lastBaseline != nil
      || leaf < baselines.count
    {
      remember(
        BaselineRecord.Pair(
          first: usable(baseline: measurement.firstBaseline, of: node),
          last: usable(baseline: measurement.lastBaseline, of: node)), of: answer, leaf: leaf)
    }
    return answer
  }

  private func usable(baseline: CGFloat?, of node: Int) -> Double {
    guard let baseline else { return .nan }
    if baseline.isFinite { return Double(baseline) }
    report(
      .invalidNumber, node,
      "answers a baseline of \(baseline), which is no position; the baseline is ignored")
    return .nan
  }

  private func remember(
    _ pair: BaselineRecord.Pair, of answer: MeasuredRecord.Answer, leaf: Int
  ) {
    while baselines.count <= leaf { baselines.append(BaselineRecord()) }
    baselines.base[leaf][answer] = pair
  }

  /// A client's answer, made usable: no number counts as 0, and infinity, where it was not
  /// proposed, as what was.
  @inline(__always) func usable(_ size: Size, for proposal: Proposal, of node: Int) -> Size {
    let isUsable =
      size.width >= 0 && size.height >= 0 && size.width + size.height < UsableNumber.limit
    return isUsable ? size : repair(size, for: proposal, of: node)
  }

  private func repair(_ size: Size, for proposal: Proposal, of node: Int) -> Size {
    func usable(_ length: Double, _ proposed: Double) -> Double {
      if length == .infinity && proposed == .infinity { return length }
      if length.isUsable { return length }
      return length > 0 ? FlexibleLeaf.length(for: proposed) : 0
    }
    let result = Size(usable(size.width, proposal.width), usable(size.height, proposal.height))
    if result != size {
      report(
        .invalidNumber, node,
        "answers \(size.width) × \(size.height) to a proposal, which no layout can use; "
          + "\(result.width) × \(result.height) is used instead")
    }
    return result
  }
}
