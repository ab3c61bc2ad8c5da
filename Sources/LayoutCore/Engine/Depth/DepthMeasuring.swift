/// Measuring along the depth: the depth of a node for a proposed size and depth.
///
/// Modifiers and plain containers are walked in a loop: down with the proposals, up with the
/// depths. Only containers that align or stack their children recurse. Answers are kept until the
/// layout ends, so that the questions of nested stacks, which ask several times, do not multiply.
extension TreeStorage {
  func depth(of node: Int, for proposal: VolumeProposal) -> Double {
    guard space.isDeep[node] else { return 0 }
    var proposal = proposal
    // If no depth depends on the plane, the answer is the same whatever is proposed there.
    if !space.readsSizes { proposal.size = .unspecified }
    var visits: [DepthVisit] = []
    var answer = beginVisit(of: node, for: proposal, &visits)
    while let last = visits.indices.last {
      if let depth = answer { visits[last].deepest = max(visits[last].deepest, depth) }
      let visit = visits[last]
      if visit.next < visit.end {
        visits[last].next += 1
        answer =
          nodes[visit.next].flags.has(.leftOut)
          ? 0 : beginVisit(of: visit.next, for: visit.offer, &visits)
      } else {
        answer = finish(visit)
        visits.removeLast()
      }
    }
    return answer ?? 0
  }

  /// Answers for a node if that takes no work on its children, or else begins to visit them.
  private func beginVisit(
    of node: Int, for proposal: VolumeProposal, _ visits: inout [DepthVisit]
  ) -> Double? {
    if let known = knownDepth(of: node, for: proposal) { return known }
    work.statistics.depthEvaluations += 1
    let record = nodes[node]
    guard isPlain(node, record) else {
      let depth = computeDepth(of: node, record, for: proposal)
      remember(depth, of: node, for: proposal)
      return depth
    }
    chooseChild(of: node, for: proposal)
    let offer =
      record.kind.isUnary ? childProposal(of: node, record, inSpaceFor: proposal) : proposal
    let first = Int(record.first)
    visits.append(
      DepthVisit(
        node: node, proposal: proposal, offer: offer, next: first,
        end: record.kind.isUnary ? first + 1 : first + Int(record.count)))
    return nil
  }

  /// Returns whether a node is a container that shows only one of its children.
  func showsOneChild(_ node: Int) -> Bool {
    nodes[node].kind == .layout && layouts[Int(nodes[node].payload)].box.properties.showsOneSubview
  }

  /// Lets a container that shows only one of its children choose it for a proposal.
  func chooseChild(of node: Int, for proposal: VolumeProposal) {
    guard space.readsSizes, showsOneChild(node), !isStackLow() else { return }
    restoring(node) {
      proposing(depth: proposal.depth) {
        _ = measure(node, proposal.size)
        nodes[node].flags.subtract(.arranged)
        arrange(node)
      }
    }
    nodes[node].flags.subtract(.arrangement)
  }

  private func finish(_ visit: DepthVisit) -> Double {
    let modifier = depthModifier(at: visit.node)
    let depth = modifier?.depth(around: visit.deepest, for: visit.proposal.depth) ?? visit.deepest
    remember(depth, of: visit.node, for: visit.proposal)
    return depth
  }

  /// Returns whether a node is as deep as its children, apart from the effect of a depth modifier.
  private func isPlain(_ node: Int, _ record: NodeRecord) -> Bool {
    if record.kind.isUnary { return record.kind != .volume }
    if record.kind == .zstack { return false }
    return switch depthAttributes(of: node)?.role {
    case .aligned, .layer: false
    default: true
    }
  }

  private func remember(_ depth: Double, of node: Int, for proposal: VolumeProposal) {
    guard !work.isRefused else { return }
    space.depths[DepthQuestion(node, proposal)] = depth
  }

  /// Returns the depth of a node if that takes no work.
  private func knownDepth(of node: Int, for proposal: VolumeProposal) -> Double? {
    guard space.isDeep[node] else { return 0 }
    if nodes[node].kind.isLeaf || holdsRows(node) {
      return depth(ofLeaf: node, for: proposal.depth)
    }
    if let modifier = depthModifier(at: node) {
      let decided = modifier.depthWithoutChild(for: proposal.depth)
      if !decided.isNaN { return decided }
    }
    return space.depths[DepthQuestion(node, proposal)]
  }

  private func depth(ofLeaf node: Int, for proposed: Double) -> Double {
    if nodes[node].kind == .spacer {
      guard isDepthSpacer(node) else { return 0 }
      return max(0, SpacerLeaf.length(for: proposed, minimum: lengths[Int(nodes[node].payload)]))
    }
    if case .offered = depthAttributes(of: node)?.role {
      return proposed.isNaN ? 0 : max(0, proposed)
    }
    guard holdsRows(node) else { return 0 }
    let question = DepthQuestion(node, VolumeProposal(size: .unspecified, depth: proposed))
    if let known = space.depths[question] { return known }
    let depth = (nestedTrees[Int32(node)] ?? []).reduce(0) {
      max($0, $1.storage.depth(asRowFor: proposed))
    }
    space.depths[question] = depth
    return depth
  }

  /// Returns whether a node is the leaf of a lazy container that has rows in sight.
  func holdsRows(_ node: Int) -> Bool {
    guard !nestedTrees.isEmpty, case .rows = geometry(of: node)?.role else { return false }
    return true
  }

  /// Returns the depth modifier at a node, if there is one.
  func depthModifier(at node: Int) -> (any DepthModifier)? {
    guard nodes[node].kind == .depth, case .modifier(let modifier) = depthAttributes(of: node)?.role
    else { return nil }
    return modifier
  }

  /// Returns a modifier's proposal to its child during measuring.
  ///
  /// A modifier of the plane passes on the depth, together with the size that it would propose to
  /// the child when placing it. Where that is unspecified, it counts as 10.
  func childProposal(
    of node: Int, _ record: NodeRecord, inSpaceFor proposal: VolumeProposal
  ) -> VolumeProposal {
    var child = proposal
    if let modifier = depthModifier(at: node) {
      child.depth = modifier.childProposal(for: proposal.depth)
    } else if space.readsSizes, !record.kind.isPassive {
      // A modifier may have to ask its child before it knows what to propose to it.
      let placing = restoring(Int(record.first)) {
        proposing(depth: proposal.depth) {
          placingProposal(of: node, in: probe(node, proposal.size), for: proposal.size)
        }
      }
      child.size = Proposal(
        placing.width.isNaN ? unit.up(FlexibleLeaf.idealLength) : placing.width,
        placing.height.isNaN ? unit.up(FlexibleLeaf.idealLength) : placing.height)
    }
    return child
  }

  /// Computes the depth of a container that aligns or stacks its children, or of a modifier that
  /// computes all three lengths together.
  private func computeDepth(
    of node: Int, _ record: NodeRecord, for proposal: VolumeProposal
  ) -> Double {
    guard !isStackLow() else { return 0 }
    return switch depthAttributes(of: node)?.role {
    case .volume: volume(of: node, for: proposal).volume.depth
    case .aligned(let guide):
      extent(
        of: record, alignedBy: guide,
        inside: ViewInSpace(node: node, proposal: proposal, depth: .nan, isPlaced: false)
      ).extent.depth
    case .layer: proposal.depth.isNaN ? 0 : max(0, proposal.depth)
    default: stackedDepth(of: node, record, for: proposal)
    }
  }

  private func stackedDepth(
    of node: Int, _ record: NodeRecord, for proposal: VolumeProposal
  ) -> Double {
    let (algorithm, shares) = shares(of: node, record, for: proposal)
    return algorithm.places(shares).depth
  }

  /// Returns what a stack along the depth offers its children.
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

/// A modifier or plain container whose children are being asked for their depths.
private struct DepthVisit {
  let node: Int
  let proposal: VolumeProposal
  /// The proposal to the children.
  let offer: VolumeProposal
  var next: Int
  let end: Int
  var deepest = 0.0
}

extension TreeStorage {
  /// Returns the size of a node for a proposal, and leaves the node unchanged.
  func probe(_ node: Int, _ proposal: Proposal) -> Size {
    restoring(node) { measure(node, proposal) }
  }

  /// Asks something that may measure a node, and then restores what was known of the node.
  func restoring<Answer>(_ node: Int, _ ask: () -> Answer) -> Answer {
    let (frame, proposal, flags) = (frames[node], proposals[node], nodes[node].flags)
    let answer = ask()
    let isSame =
      flags == nodes[node].flags && !flags.has(.volumetric)
      && proposal.isIdentical(to: proposals[node])
    if isSame { return answer }
    frames[node] = frame
    proposals[node] = proposal
    nodes[node].flags.formUnion(flags.intersection(.unmeasured))
    // What is inside was laid out for the question.
    if !nodes[node].kind.isLeaf { nodes[node].flags.subtract(.arrangement) }
    return answer
  }
}
