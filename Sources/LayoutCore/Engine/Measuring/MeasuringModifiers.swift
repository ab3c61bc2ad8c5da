/// Measuring modifiers. Children are placed on the way if their places are then final.
extension TreeStorage {
  /// Measures a modifier and those inside it, down to the first node that knows its answer or is a
  /// container.
  func measureModifiers(_ node: Int, _ proposal: Proposal) -> Size {
    let start = scratch.stepCount
    var node = node
    var proposal = proposal
    var size: Size
    while true {
      if let known = knownSize(of: node, for: proposal) {
        size = known
        break
      }
      guard nodes[node].kind.isUnary else {
        size = measureContainer(node, for: proposal)
        break
      }
      work.statistics.evaluations &+= 1
      if let decided = sizeWithoutChild(of: node, for: proposal) {
        record(decided, of: node, for: proposal, [])
        size = decided
        break
      }
      scratch.push(Scratch.Step(node: Int32(truncatingIfNeeded: node), proposal: proposal))
      proposal = childProposal(of: node, for: proposal)
      node = Int(nodes[node].first)
    }
    return finishModifiers(downTo: start, innermost: size)
  }

  /// Computes the sizes of the modifiers that wait for their children's.
  private func finishModifiers(downTo start: Int, innermost: Size) -> Size {
    var size = innermost
    while scratch.stepCount > start {
      let step = scratch.popStep()
      let (node, proposal) = (Int(step.node), step.proposal)
      size = finish(node, proposal, childSize: size)
    }
    return size
  }

  /// Computes a modifier's size from its child's, and places the child if placing would repeat the
  /// same proposal.
  private func finish(_ node: Int, _ proposal: Proposal, childSize: Size) -> Size {
    let size = size(of: node, around: childSize, for: proposal)
    record(size, of: node, for: proposal, [])
    if nodes[node].kind == .aspectRatio { keepAnswerIfShaped(size, of: node, to: proposal) }
    let child = Int(nodes[node].first)
    guard !nodes[node].kind.hasSecondary, !work.isRefused,
      isCurrent(child, nodes[child].flags, placingProposal(of: node, in: size, for: proposal))
    else { return size }
    frames[child].origin = childOrigin(of: node, in: size)
    noteChildPlaced(child, in: node)
    return size
  }

  /// Keeps the answer of a modifier that takes its child's shape. It asks the child twice, so the
  /// questions would double with each such modifier around another.
  @inline(never) private func keepAnswerIfShaped(
    _ size: Size, of node: Int, to proposal: Proposal
  ) {
    guard !work.isRefused, aspectRatios[Int(nodes[node].payload)].takesChildShape else { return }
    keepAnswer(size, of: node, to: proposal, nodes[node].flags)
  }

  @inline(__always) private func noteChildPlaced(_ child: Int, in node: Int) {
    let isSettled = nodes[child].flags.has(.settled)
    nodes[node].flags.formUnion(flagsOnceArranged(node, isSettledInside: isSettled))
  }
}
