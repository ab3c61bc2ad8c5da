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
      let question = question(to: node, for: proposal)
      if let decided = question.decided {
        record(decided, of: node, for: proposal, [])
        size = decided
        break
      }
      scratch.push(Scratch.Step(node: Int32(truncatingIfNeeded: node), proposal: proposal))
      proposal = question.proposalInside
      node = Int(nodes[node].first)
    }
    return finishModifiers(downTo: start, innermost: size)
  }

  /// Returns a modifier's size if it is known without asking the child, and otherwise what the
  /// child is proposed.
  @inline(__always) private func question(
    to node: Int, for proposal: Proposal
  ) -> (decided: Size?, proposalInside: Proposal) {
    let payload = Int(nodes[node].payload)
    switch nodes[node].kind {
    case .padding: return (nil, paddings[payload].childProposal(for: proposal))
    case .flexibleFrame:
      let frame = flexibleFrames.base + payload
      return (
        frame.pointee.sizeWithoutChild(for: proposal), frame.pointee.childProposal(for: proposal)
      )
    default:
      if let decided = sizeWithoutChild(of: node, for: proposal) { return (decided, proposal) }
      return (nil, childProposal(of: node, for: proposal))
    }
  }

  /// Computes the sizes of the modifiers that wait for their children's.
  private func finishModifiers(downTo start: Int, innermost: Size) -> Size {
    var size = innermost
    while scratch.stepCount > start {
      let step = scratch.popStep()
      let (node, proposal) = (Int(step.node), step.proposal)
      size =
        switch nodes[node].kind {
        case .padding: finishPadding(node, proposal, childSize: size)
        case .flexibleFrame: finishFlexibleFrame(node, proposal, childSize: size)
        default: finish(node, proposal, childSize: size)
        }
    }
    return size
  }

  /// Finishes padding, the same without the questions that have one answer for it: placing proposes
  /// what measuring has just proposed.
  @inline(__always) private func finishPadding(
    _ node: Int, _ proposal: Proposal, childSize: Size
  ) -> Size {
    let padding = paddings.base + Int(nodes[node].payload)
    let size = padding.pointee.size(around: childSize, for: proposal)
    record(size, of: node, for: proposal, [])
    let child = Int(nodes[node].first)
    guard !work.isRefused else { return size }
    frames[child].origin = padding.pointee.corner
    noteChildPlaced(child, in: node)
    return size
  }

  /// Finishes a flexible frame, the same without looking at other kinds.
  @inline(__always) private func finishFlexibleFrame(
    _ node: Int, _ proposal: Proposal, childSize: Size
  ) -> Size {
    let frame = flexibleFrames.base + Int(nodes[node].payload)
    let size = frame.pointee.size(around: childSize, for: proposal)
    record(size, of: node, for: proposal, [])
    let child = Int(nodes[node].first)
    guard !work.isRefused,
      isCurrent(
        child, nodes[child].flags, frame.pointee.placingProposal(in: size, for: proposal))
    else { return size }
    frames[child].origin = origin(ofChildIn: node, framedBy: frame, in: size)
    noteChildPlaced(child, in: node)
    return size
  }

  /// Computes a modifier's size from its child's, and places the child if placing would repeat the
  /// same proposal.
  private func finish(_ node: Int, _ proposal: Proposal, childSize: Size) -> Size {
    let size = size(of: node, around: childSize, for: proposal)
    record(size, of: node, for: proposal, [])
    let child = Int(nodes[node].first)
    guard !nodes[node].kind.hasSecondary, !work.isRefused,
      isCurrent(child, nodes[child].flags, placingProposal(of: node, in: size, for: proposal))
    else { return size }
    frames[child].origin = childOrigin(of: node, in: size)
    noteChildPlaced(child, in: node)
    return size
  }

  @inline(__always) private func noteChildPlaced(_ child: Int, in node: Int) {
    let isSettled = nodes[child].flags.has(.settled)
    nodes[node].flags.formUnion(flagsOnceArranged(node, isSettledInside: isSettled))
  }
}
