/// Measuring containers. Children are placed on the way if their places are then final.
extension TreeStorage {
  // Nested containers call these functions recursively. Work that needs stack space is done in
  // separate functions, before and after the recursive calls.

  func measureContainer(_ node: Int, for proposal: Proposal) -> Size {
    work.written.note(node)
    if let size = rememberedSize(ofContainer: node, for: proposal) { return size }
    guard !isStackLow() else { return .zero }
    countEvaluation()
    let size = arrangeContainer(node, for: proposal)
    guard !work.isRefused else { return .zero }
    remember(size, ofContainer: node, for: proposal)
    return size
  }

  /// Asks a custom layout, without the steps for other containers.
  ///
  /// Those would change nothing: no summary knows anything of a custom layout, every proposed
  /// length makes a difference to it, and measuring does not place its children.
  func askClientLayout(_ node: Int, for proposal: Proposal) -> Size {
    guard !isStackLow() else { return .zero }
    countEvaluation()
    let size = measureLayout(node, nodes[node], for: proposal)
    guard !work.isRefused else { return .zero }
    record(size, of: node, for: proposal, [])
    memory.remember(size, of: node, to: proposal)
    return size
  }

  private func arrangeContainer(_ node: Int, for proposal: Proposal) -> Size {
    switch nodes[node].kind {
    case .stack where unit.isSet: arrangeRoundedStack(node, for: proposal)
    case .stack: arrangeStack(node, for: proposal)
    case .zstack: measureOverlap(node, for: proposal)
    case .grid: measureGrid(node, nodes[node], for: proposal)
    default: measureLayout(node, nodes[node], for: proposal)
    }
  }

  /// Returns a container's size if it follows from its summary or is an earlier answer.
  @inline(__always) private func rememberedSize(
    ofContainer node: Int, for proposal: Proposal
  ) -> Size? {
    let flags = nodes[node].flags
    guard
      let size = summarisedSize(of: node, for: proposal)
        ?? (isAskedOften(flags) ? earlierAnswer(of: node, to: proposal, flags) : nil)
    else { return nil }
    record(size, of: node, for: proposal, [])
    return size
  }

  /// Records a container's answer, after its children were asked for it.
  private func remember(_ size: Size, ofContainer node: Int, for proposal: Proposal) {
    let (kind, axis, flags) = (nodes[node].kind, nodes[node].axis, nodes[node].flags)
    // Measuring a stack has given its children their final places, unless no breadth was proposed.
    let isPlaced =
      kind == .stack && (!proposal[axis.cross].isNaN || !flags.dependsAtAll(on: axis.cross))
    record(size, of: node, for: proposal, isPlaced ? settledState(of: node) : [])
    if isAskedOften(flags) { keepAnswer(size, of: node, to: proposal, flags) }
  }

  /// Whether a parent's questions multiply with others: those about both axes, and in space those
  /// for its own depth.
  @inline(__always) private func isAskedOften(_ flags: NodeFlags) -> Bool {
    flags.axesDependOnEachOther || flags.has(.volumetric)
  }

  /// Keeps a node's answer, because the question may come again.
  func keepAnswer(_ size: Size, of node: Int, to proposal: Proposal, _ flags: NodeFlags) {
    if flags.has(.volumetric) {
      space.sizes[DepthQuestion(node, VolumeProposal(size: proposal, depth: work.depth))] = size
    } else {
      memory.remember(size, of: node, to: proposal.essence(for: flags))
    }
  }

  /// Counts an answer, and refuses the layout after too many.
  ///
  /// Where nodes ask for other sizes with each question, the questions may double with each level.
  /// Such a layout would end, but nobody could wait for it.
  @inline(__always) func countEvaluation() {
    work.statistics.evaluations += 1
    if work.statistics.evaluations > work.maxEvaluations {
      (work.isRefused, work.hasAskedTooMuch) = (true, true)
    }
  }

  /// Allows the questions of one layout from now on, or of a question after it.
  func allowEvaluations() {
    work.maxEvaluations =
      work.statistics.evaluations + options.maxEvaluations + Self.evaluationsPerNode * count
  }

  /// How often each node may be asked besides, because large trees ask more.
  private static var evaluationsPerNode: Int { 200 }

  /// Returns a node's answer to a proposal, if it was kept.
  @inline(never) func earlierAnswer(
    of node: Int, to proposal: Proposal, _ flags: NodeFlags
  ) -> Size? {
    guard flags.has(.volumetric) else {
      return memory.answer(of: node, to: proposal.essence(for: flags))
    }
    return space.sizes[DepthQuestion(node, VolumeProposal(size: proposal, depth: work.depth))]
  }

  /// Returns the state of a node whose children have just been placed: settled, if they are settled
  /// inside too.
  func settledState(of node: Int) -> NodeFlags {
    for child in children(of: node) where !nodes[child].flags.has(.settled) { return .arranged }
    return flagsOnceArranged(node, isSettledInside: true)
  }

  /// Returns the size that follows from the summary of a node.
  ///
  /// Exact because a summary contains a length only if it is the same for every proposal on the
  /// other axis. This lays out nothing inside the node.
  @inline(__always) func summarisedSize(of node: Int, for proposal: Proposal) -> Size? {
    let summary = summaries[node]
    let width = summary.width.length(for: proposal.width)
    if width.isNaN { return nil }
    let height = summary.height.length(for: proposal.height)
    return height.isNaN ? nil : Size(width, height)
  }
}

extension NodeFlags {
  /// Whether the answers for one axis depend on both proposals. A parent's questions about one axis
  /// then multiply with those about the other.
  @inline(__always) fileprivate var axesDependOnEachOther: Bool {
    (has(.widthOnWidth) && has(.widthOnHeight)) || (has(.heightOnHeight) && has(.heightOnWidth))
  }
}
