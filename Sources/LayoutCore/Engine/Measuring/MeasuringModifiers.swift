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
      work.written.note(node)
      if let known = knownSize(of: node, for: proposal) {
        size = known
        break
      }
      guard nodes[node].kind.isUnary else {
        size = measureContainer(node, for: proposal)
        break
      }
      countEvaluation()
      if work.isRefused {
        size = .zero
        break
      }
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
    func question(
      _ modifier: UnsafeMutablePointer<some ModifierLayout>
    ) -> (decided: Size?, proposalInside: Proposal) {
      (
        modifier.pointee.sizeWithoutChild(for: proposal),
        modifier.pointee.childProposal(for: proposal)
      )
    }
    switch nodes[node].kind {
    case .padding: return question(paddings.at(payload))
    case .flexibleFrame: return question(flexibleFrames.at(payload))
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
      let payload = Int(nodes[node].payload)
      size =
        switch nodes[node].kind {
        case .padding: finish(node, paddings.at(payload), proposal, childSize: size)
        case .flexibleFrame:
          finish(node, flexibleFrames.at(payload), proposal, childSize: size)
        default: finish(node, proposal, childSize: size)
        }
    }
    return size
  }

  /// The same as for any modifier, for one of a known type, without a look at the kind at each
  /// step.
  @inline(__always) private func finish(
    _ node: Int, _ modifier: UnsafeMutablePointer<some ModifierLayout>, _ proposal: Proposal,
    childSize: Size
  ) -> Size {
    let size = modifier.pointee.size(around: childSize, for: proposal)
    record(size, of: node, for: proposal, [])
    let child = Int(nodes[node].first)
    guard isReadyToPlace(child, in: node),
      isCurrent(
        child, nodes[child].flags, modifier.pointee.placingProposal(in: size, for: proposal))
    else { return size }
    frames[child].origin = modifier.pointee.origin(
      of: StoredChild(storage: self, parent: node), in: size)
    noteChildPlaced(child, in: node)
    if unit.isSet { roundPositions(in: node) }
    return size
  }

  /// Computes a modifier's size from its child's, and places the child if placing would repeat the
  /// same proposal.
  private func finish(_ node: Int, _ proposal: Proposal, childSize: Size) -> Size {
    let size = size(of: node, around: childSize, for: proposal)
    record(size, of: node, for: proposal, [])
    if nodes[node].kind == .aspectRatio { keepAnswerIfShaped(size, of: node, to: proposal) }
    let child = Int(nodes[node].first)
    guard !nodes[node].kind.hasSecondary, isReadyToPlace(child, in: node),
      isCurrent(child, nodes[child].flags, placingProposal(of: node, in: size, for: proposal))
    else { return size }
    frames[child].origin = childOrigin(of: node, in: size)
    noteChildPlaced(child, in: node)
    if unit.isSet { roundPositions(in: node) }
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

  /// Returns whether a modifier's child can be placed while only sizes are wanted. To find guides
  /// inside of it that are not yet where they belong, it would be measured again, and so would what
  /// is inside: the questions would double with each level.
  @inline(__always) private func isReadyToPlace(_ child: Int, in node: Int) -> Bool {
    let flags = nodes[child].flags
    if work.isRefused || flags.has(.settled) { return !work.isRefused }
    return !flags.hasAny(.allGuides) || !readsGuides(of: flags, nodes[node])
  }

  /// Returns whether a modifier is aligned by a guide that something in its child may set.
  @inline(never) private func readsGuides(of child: NodeFlags, _ record: NodeRecord) -> Bool {
    switch record.kind {
    case .frame, .flexibleFrame, .modifier:
      child.has(.guides(record.role(on: .horizontal), .horizontal))
        || child.has(.guides(record.role(on: .vertical), .vertical))
    default: false
    }
  }

  @inline(__always) private func noteChildPlaced(_ child: Int, in node: Int) {
    let isSettled = nodes[child].flags.has(.settled)
    nodes[node].flags.formUnion(flagsOnceArranged(node, isSettledInside: isSettled))
  }
}
