/// Measuring along the depth: how deep a node is for a proposed size and depth.
///
/// A chain of modifiers is walked in a loop: down with the proposals, up with the depths. Only
/// containers call themselves, once for each level. Answers are kept for the length of a layout, so
/// that stacks in stacks, which ask several times, don't multiply their questions.
extension TreeStorage {
  /// A modifier that waits for its child's depth.
  private struct Step {
    let node: Int
    let proposal: VolumeProposal
  }

  func depth(of node: Int, for proposal: VolumeProposal) -> Double {
    guard space.isDeep[node] else { return 0 }
    var steps: [Step] = []
    var node = node
    // Where no depth depends on the plane, answers are the same whatever is proposed there.
    var proposal = proposal
    if !space.readsSizes { proposal.size = .unspecified }
    var depth: Double
    while true {
      if let known = knownDepth(of: node, for: proposal) {
        depth = known
        break
      }
      let record = nodes[node]
      guard record.kind.isUnary, record.kind != .volume else {
        depth = workOutDepth(of: node, record, for: proposal)
        remember(depth, of: node, for: proposal)
        break
      }
      steps.append(Step(node: node, proposal: proposal))
      proposal = childProposal(of: node, record, inSpaceFor: proposal)
      node = Int(record.first)
    }
    while let step = steps.popLast() {
      if let modifier = depthModifier(at: step.node) {
        depth = modifier.depth(around: depth, for: step.proposal.depth)
      }
      remember(depth, of: step.node, for: step.proposal)
    }
    return depth
  }

  private func remember(_ depth: Double, of node: Int, for proposal: VolumeProposal) {
    guard !work.isRefused else { return }
    space.depths[DepthQuestion(node, proposal)] = depth
  }

  /// The depth of a node if that takes no work.
  private func knownDepth(of node: Int, for proposal: VolumeProposal) -> Double? {
    guard space.isDeep[node] else { return 0 }
    if nodes[node].kind.isLeaf { return depth(ofLeaf: node, for: proposal.depth) }
    if let modifier = depthModifier(at: node) {
      let decided = modifier.depthWithoutChild(for: proposal.depth)
      if !decided.isNaN { return decided }
    }
    return space.depths[DepthQuestion(node, proposal)]
  }

  private func depth(ofLeaf node: Int, for proposed: Double) -> Double {
    if nodes[node].kind == .spacer {
      guard isDepthSpacer(node) else { return 0 }
      return max(
        0, SpacerLeaf.length(for: proposed, minimum: lengths[Int(nodes[node].payload)]))
    }
    if case .offered = depthAttributes(of: node)?.role {
      return proposed.isNaN ? 0 : max(0, proposed)
    }
    guard !islands.isEmpty, case .rows = geometry(of: node)?.role else { return 0 }
    let question = DepthQuestion(node, VolumeProposal(size: .unspecified, depth: proposed))
    if let known = space.depths[question] { return known }
    let depth = (islands[Int32(node)] ?? []).reduce(0) {
      max($0, $1.storage.depth(asRowFor: proposed))
    }
    space.depths[question] = depth
    return depth
  }

  /// The modifier along the depth that a node is, if it is one.
  func depthModifier(at node: Int) -> (any DepthModifier)? {
    guard nodes[node].kind == .depth, case .modifier(let modifier) = depthAttributes(of: node)?.role
    else { return nil }
    return modifier
  }

  /// What a modifier proposes to its child while it is measured.
  ///
  /// A modifier of the plane passes the depth on, together with the size that the child would be placed
  /// with; what that leaves open counts as 10.
  func childProposal(
    of node: Int, _ record: NodeRecord, inSpaceFor proposal: VolumeProposal
  ) -> VolumeProposal {
    var child = proposal
    if let modifier = depthModifier(at: node) {
      child.depth = modifier.childProposal(for: proposal.depth)
    } else if space.readsSizes, !record.kind.isPassive {
      let ambient = work.depth
      work.depth = proposal.depth
      let size = probe(node, proposal.size)
      let placing = placingProposal(of: node, in: size, for: proposal.size)
      child.size = Proposal(
        placing.width.isNaN ? FlexibleLeaf.idealLength : placing.width,
        placing.height.isNaN ? FlexibleLeaf.idealLength : placing.height)
      work.depth = ambient
    }
    return child
  }

  /// The depth of a container, or of a modifier for which all three lengths count.
  private func workOutDepth(
    of node: Int, _ record: NodeRecord, for proposal: VolumeProposal
  ) -> Double {
    guard !isStackLow() else { return 0 }
    switch depthAttributes(of: node)?.role {
    case .volume: return volume(of: node, for: proposal).volume.depth
    case .aligned(let guide): return alignedDepth(of: record, guide, for: proposal)
    case .layer: return proposal.depth.isNaN ? 0 : max(0, proposal.depth)
    default: break
    }
    if record.kind == .zstack { return stackedDepth(of: node, record, for: proposal) }
    var deepest = 0.0
    for child in children(of: record) where !nodes[child].flags.has(.leftOut) {
      deepest = max(deepest, depth(of: child, for: proposal))
    }
    return deepest
  }

  private func alignedDepth(
    of record: NodeRecord, _ guide: DepthAlignment, for proposal: VolumeProposal
  ) -> Double {
    var extent = DepthExtent()
    for child in children(of: record) where !nodes[child].flags.has(.leftOut) {
      let depth = depth(of: child, for: proposal)
      extent.include(
        depth, guide: position(of: guide, in: child, depth, for: proposal, isPlaced: false))
    }
    return extent.depth
  }

  private func stackedDepth(
    of node: Int, _ record: NodeRecord, for proposal: VolumeProposal
  ) -> Double {
    let (algorithm, shares) = shares(of: node, record, for: proposal)
    return algorithm.places(shares).depth
  }

  /// What a stack along the depth offers to its children.
  func shares(
    of node: Int, _ record: NodeRecord, for proposal: VolumeProposal
  ) -> (algorithm: DepthStackAlgorithm, shares: [DepthStackAlgorithm.Share]) {
    var spacing = 0.0
    if case .stack(let given) = depthAttributes(of: node)?.role { spacing = given }
    let algorithm = DepthStackAlgorithm(spacing: spacing)
    let first = Int(record.first)
    let priorities = children(of: record).map { priority(of: $0) }
    let shares = algorithm.shares(of: proposal.depth, priorities: priorities) { index, offer in
      depth(of: first + index, for: VolumeProposal(size: proposal.size, depth: offer))
    }
    return (algorithm, shares)
  }
}

extension TreeStorage {
  /// The size of a node for a proposal, with the node left as it was.
  func probe(_ node: Int, _ proposal: Proposal) -> Size {
    let (frame, old, flags) = (frames[node], proposals[node], nodes[node].flags)
    let size = measure(node, proposal)
    let isSame =
      flags == nodes[node].flags && !flags.has(.volumetric) && old.isIdentical(to: proposals[node])
    if isSame { return size }
    frames[node] = frame
    proposals[node] = old
    nodes[node].flags.formUnion(flags.intersection(.unmeasured))
    // What is inside was laid out for the question.
    if !nodes[node].kind.isLeaf { nodes[node].flags.subtract([.arranged, .settled]) }
    return size
  }
}
