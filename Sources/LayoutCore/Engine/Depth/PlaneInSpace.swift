/// Sizes in the plane that depend on the depth.
///
/// Sizes depend on the proposed depth only through modifiers that compute all three lengths
/// together. The ancestors of such a modifier are marked, and come here instead of taking the
/// engine's usual path.
extension TreeStorage {
  /// Runs a closure with a depth proposed to the node that is measured.
  @inline(__always) func proposing<Answer>(depth: Double, _ body: () -> Answer) -> Answer {
    let ambient = work.depth
    work.depth = depth
    defer { work.depth = ambient }
    return body()
  }

  /// Returns the size of a modifier that changes the depth proposed to its child; `nil` if nothing
  /// inside depends on it.
  func sizeInChangedDepth(of node: Int, _ record: NodeRecord, for proposal: Proposal) -> Size? {
    guard record.flags.has(.volumetric) else { return nil }
    guard !isStackLow() else { return .zero }
    if record.kind == .volume { return volume(of: node, for: proposal).volume.size }
    let depth = depthModifier(at: node)?.childProposal(for: work.depth) ?? work.depth
    return proposing(depth: depth) { measure(Int(record.first), proposal) }
  }

  /// Places the child of such a modifier in the plane.
  func placeDeepChild(of node: Int, _ record: NodeRecord, _ size: Size, _ proposal: Proposal) {
    guard record.flags.has(.volumetric), !isStackLow() else {
      return placeChild(of: node, record, size, proposal)
    }
    let depth = depthProposed(toChildOf: node, record, proposal)
    let placing = placingProposal(of: node, in: size, for: proposal)
    let child = Int(record.first)
    _ = proposing(depth: depth) { measure(child, placing) }
    frames[child].origin = childOrigin(of: node, in: size)
    if unit.isSet { roundPositions(in: node) }
  }

  /// Returns the depth that a modifier proposes to its child when it places it.
  private func depthProposed(
    toChildOf node: Int, _ record: NodeRecord, _ proposal: Proposal
  ) -> Double {
    if record.kind == .volume { return volume(of: node, for: proposal).proposal.depth }
    guard let modifier = depthModifier(at: node) else { return work.depth }
    let own = depth(of: node, for: VolumeProposal(size: proposal, depth: work.depth))
    return modifier.placingProposal(in: own, for: work.depth)
  }
}

// MARK: - Guides

extension TreeStorage {
  /// Returns the explicit position of a guide in the child of a modifier that changes the proposed
  /// depth.
  func deepPosition(of guide: GuideKey, _ role: GuideRole, in child: Int, of node: Int) -> Double? {
    guard !isStackLow() else { return nil }
    let depth = depthProposed(toChildOf: node, nodes[node], proposals[node])
    return proposing(depth: depth) { explicitPosition(of: guide, role, in: child) }
  }
}

// MARK: - Stacks along the depth

extension TreeStorage {
  /// Returns the depth that a container with overlapping children offers each of them.
  func depthsOffered(by node: Int, _ record: NodeRecord, for proposal: Proposal) -> [Double] {
    if case .aligned = depthAttributes(of: node)?.role {
      return [Double](repeating: work.depth, count: Int(record.count))
    }
    let proposal = VolumeProposal(size: proposal, depth: work.depth)
    return shares(of: node, record, for: proposal).shares.map(\.offer)
  }
}

// MARK: - All three lengths

extension TreeStorage {
  /// Returns the answer, to a proposal and the present depth, of a modifier that computes all three
  /// lengths together.
  func volume(of node: Int, for proposal: Proposal) -> VolumeAnswer {
    volume(of: node, for: VolumeProposal(size: proposal, depth: work.depth))
  }

  /// Returns the answer of a modifier that computes all three lengths together.
  func volume(of node: Int, for proposal: VolumeProposal) -> VolumeAnswer {
    let question = DepthQuestion(node, proposal)
    if let known = space.volumes[question] { return known }
    let answer = workOutVolume(of: node, for: proposal)
    if !work.isRefused { space.volumes[question] = answer }
    return answer
  }

  /// Returns the modifier at a node that computes all three lengths together, if there is one.
  func volumeModifier(at node: Int) -> (any VolumeModifier)? {
    guard case .volume(let modifier) = depthAttributes(of: node)?.role else { return nil }
    return modifier
  }

  private func workOutVolume(of node: Int, for proposal: VolumeProposal) -> VolumeAnswer {
    let none = Volume(size: .zero, depth: 0)
    guard let modifier = volumeModifier(at: node), !isStackLow() else {
      return VolumeAnswer(proposal: proposal, child: none, volume: none)
    }
    let child = Int(nodes[node].first)
    let ideal = modifier.takesChildShape ? volume(ofChild: child, for: .unspecified) : nil
    var inner = modifier.childProposal(for: proposal, ideal: ideal)
    inner.size = unit.up(inner.size)
    let volume = volume(ofChild: child, for: inner)
    var around = modifier.volume(around: volume)
    around.size = unit.up(around.size)
    return VolumeAnswer(proposal: inner, child: volume, volume: around)
  }

  private func volume(ofChild child: Int, for proposal: VolumeProposal) -> Volume {
    let depth = depth(of: child, for: proposal)
    let size = proposing(depth: proposal.depth) { probe(child, proposal.size) }
    return Volume(size: size, depth: depth)
  }
}
