/// Leaves that a closure measures: asked as rarely as their promises allow.
extension TreeStorage {
  /// Summarises a leaf. One that wraps is measured here, because most wrapping leaves end up with
  /// their ideal size.
  @inline(__always) func summariseMeasured(_ node: Int) {
    let record = nodes + node
    let leaf = Int(record.pointee.payload)
    var flags = record.pointee.flags.intersection(.described).union(.unmeasured).union(.arrangement)
    let promise = measured.base[leaf].promise
    if promise == .wrapping {
      flags.formUnion([.widthOnWidth, .heightOnWidth, .anythingOnWidth])
      let size = idealSize(ofLeaf: leaf, node: node)
      if leaf < baselines.count, !baselines[leaf][.ideal].isEmpty {
        flags.formUnion(.verticalGuides)
      }
      summaries[node] = SummaryRecord(
        width: LengthSummary(minimum: .nan, ideal: size.width, maximum: size.width),
        height: .unknown)
    } else {
      memory.forget(node)
      flags.formUnion([.everythingOnProposal, .verticalGuides])
      summaries[node] = .unknown
      if promise == .truncating { summariseTruncating(node, leaf) }
    }
    let hasMetrics = measured.base[leaf].hasMetrics
    record.pointee.flags = flags
    record.pointee.spacing = hasMetrics ? SpacingClass.unresolved : SpacingClass.generic
    if record.pointee.attributes >= 0 { applyAttributes(of: node, to: &record.pointee) }
    if hasMetrics { resolveSpacingEarly(node) }
  }

  /// Shortcut: summarises the width of a leaf that wraps and truncates.
  ///
  /// Exact because such a leaf promises these widths for every height. An ideal width of 0 promises
  /// nothing.
  private func summariseTruncating(_ node: Int, _ leaf: Int) {
    let ideal = idealSize(ofLeaf: leaf, node: node).width
    guard ideal > 0, options.shortcuts.contains(.truncation) else { return }
    summaries[node].width = LengthSummary(minimum: 0, ideal: ideal, maximum: ideal)
  }

  @inline(__always) private func idealSize(ofLeaf leaf: Int, node: Int) -> Size {
    measured.base[leaf].sizeIfUnwrapped(for: .unspecified) ?? callForIdeal(leaf: leaf, node: node)
  }

  /// Shortcut: returns the size of a leaf that wraps, if the proposal is at least as wide as its
  /// ideal size.
  ///
  /// Exact because such a leaf promises to answer with its ideal size then, whatever the height.
  @inline(__always) func sizeIfUnwrapped(of node: Int, for proposal: Proposal) -> Size? {
    guard nodes[node].kind == .measured,
      let size = measured.base[Int(nodes[node].payload)].sizeIfUnwrapped(for: proposal)
    else { return nil }
    frames[node].size = size
    proposals[node] = proposal
    nodes[node].flags.subtract(.unanswered)
    return size
  }

  /// Returns a measured leaf's size for a proposal, remembered or asked for.
  @inline(__always) func ask(leaf: Int, _ proposal: Proposal, node: Int) -> Size {
    if let answer = measured.base[leaf].answer(to: proposal) {
      return measured.base[leaf].size(of: answer)
    }
    let promise = measured.base[leaf].promise
    // Baselines of older answers are not remembered; reading a guide asks again.
    if promise != .wrapping, let size = earlierSize(ofLeaf: leaf, proposal, node: node) {
      return size
    }
    let answer = call(leaf: leaf, proposal, node: node)
    let size = measured.base[leaf].size(of: answer)
    if promise != .wrapping {
      memory.remember(size, of: node, to: measured.base[leaf].question(proposal))
    }
    return size
  }

  /// Returns an answer to an earlier question, if it is the one to a proposal.
  private func earlierSize(ofLeaf leaf: Int, _ proposal: Proposal, node: Int) -> Size? {
    var question = measured.base[leaf].question(proposal)
    if let size = memory.answer(of: node, to: question) { return size }
    guard measured.base[leaf].promise == .truncating, options.shortcuts.contains(.truncation) else {
      return nil
    }
    // Shortcut: if the whole content fits into the height, the height makes no difference.
    let height = question.height
    question.height = .infinity
    guard let whole = memory.answer(of: node, to: question), height >= whole.height else {
      return nil
    }
    return whole
  }

  /// Returns the baselines of a measured leaf for a proposal.
  func baselines(ofLeaf leaf: Int, _ proposal: Proposal, node: Int) -> BaselineRecord.Pair {
    let answer = measured.base[leaf].answer(to: proposal) ?? call(leaf: leaf, proposal, node: node)
    guard leaf < baselines.count else { return BaselineRecord.Pair() }
    return baselines[leaf][answer]
  }

  /// Calls a measured leaf's closure and remembers its answer.
  private func call(leaf: Int, _ proposal: Proposal, node: Int) -> MeasuredRecord.Answer {
    let measurement = measurement(ofLeaf: leaf, unit.down(proposal).viewSize)
    let size = usable(Size(measurement.size), for: proposal, of: node)
    let answer = measured.base[leaf].remember(size, for: proposal)
    remember(baselinesOf: measurement, of: answer, leaf: leaf, node: node)
    return answer
  }

  /// Calls the closure of a leaf for its ideal size, and remembers it.
  @inline(__always) private func callForIdeal(leaf: Int, node: Int) -> Size {
    let measurement = measurement(ofLeaf: leaf, .unspecified)
    let size = usable(Size(measurement.size), for: .unspecified, of: node)
    measured.base[leaf].remember(ideal: size)
    remember(baselinesOf: measurement, of: .ideal, leaf: leaf, node: node)
    return size
  }

  @inline(__always) private func measurement(
    ofLeaf leaf: Int, _ proposal: ProposedViewSize
  ) -> LeafMeasurement {
    work.statistics.leafMeasures += 1
    return measuredLeaves.address(of: leaf).pointee(proposal)
  }

  @inline(__always) private func remember(
    baselinesOf measurement: LeafMeasurement, of answer: MeasuredRecord.Answer, leaf: Int, node: Int
  ) {
    if measurement.firstBaseline != nil || measurement.lastBaseline != nil || leaf < baselines.count
    {
      remember(
        measurement.firstBaseline, measurement.lastBaseline, of: answer, leaf: leaf, node: node)
    }
  }

  @inline(never) private func remember(
    _ first: CGFloat?, _ last: CGFloat?, of answer: MeasuredRecord.Answer, leaf: Int, node: Int
  ) {
    let pair = BaselineRecord.Pair(
      first: usable(baseline: first, of: node), last: usable(baseline: last, of: node))
    while baselines.count <= leaf { baselines.append(BaselineRecord()) }
    baselines.base[leaf][answer] = pair
  }

  private func usable(baseline: CGFloat?, of node: Int) -> Double {
    guard let baseline else { return .nan }
    if baseline.isUsable { return Double(baseline) }
    report(
      number: "answers a baseline of \(baseline.inDiagnostics)", node, "the baseline is ignored")
    return .nan
  }

  /// Returns a client's answer, made usable: NaN becomes 0, and infinity, where none was proposed
  /// on either axis, becomes what was. It is rounded up to whole units.
  @inline(__always) func usable(_ size: Size, for proposal: Proposal, of node: Int) -> Size {
    let isUsable =
      !unit.isSet && size.width >= 0 && size.height >= 0
      && (size.width + size.height < UsableNumber.limit
        // What most layouts answer to an infinite proposal.
        || (size.width == proposal.width && size.height == proposal.height))
    return isUsable ? size : repair(size, for: proposal, of: node)
  }

  @inline(never) private func repair(_ size: Size, for proposal: Proposal, of node: Int) -> Size {
    // A circle, for example, is as high as it is wide.
    let isOffered = proposal.width == .infinity || proposal.height == .infinity
    func usable(_ length: Double, _ proposed: Double) -> Double {
      if length == .infinity && isOffered { return length }
      if length.isUsable { return length }
      return length > 0 ? FlexibleLeaf.length(for: proposed) : 0
    }
    let result = Size(usable(size.width, proposal.width), usable(size.height, proposal.height))
    if result != size {
      report(
        number: "answers \(size.inDiagnostics) to a proposal", node,
        "\(result.inDiagnostics) is used")
    }
    return unit.up(result)
  }
}
