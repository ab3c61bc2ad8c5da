/// Sizes in the plane that depend on the depth.
///
/// Only a modifier for which all three lengths count makes a difference between the two questions;
/// whatever is around one is marked, and comes here instead of taking the engine's usual way.
extension TreeStorage {
  /// Runs some work with a depth proposed to the node that is measured.
  @inline(__always) private func proposing<Answer>(
    depth: Double, _ body: () -> Answer
  ) -> Answer {
    let ambient = work.depth
    work.depth = depth
    defer { work.depth = ambient }
    return body()
  }

  /// The size of a modifier that changes the depth proposed to its child; `nil` if nothing inside
  /// depends on that.
  func deepSize(of node: Int, _ record: NodeRecord, for proposal: Proposal) -> Size? {
    guard record.flags.has(.volumetric) else { return nil }
    guard !isStackLow() else { return .zero }
    if record.kind == .volume { return volume(of: node, for: proposal).volume.size }
    let depth = depthModifier(at: node)?.childProposal(for: work.depth) ?? work.depth
    return proposing(depth: depth) { measure(Int(record.first), proposal) }
  }

  /// Places the child of such a modifier in the plane.
  func placeDeepChild(
    of node: Int, _ record: NodeRecord, _ size: Size, _ proposal: Proposal
  ) {
    guard record.flags.has(.volumetric), !isStackLow() else {
      return placeChild(of: node, record, size, proposal)
    }
    let depth = depthProposed(toChildOf: node, record, proposal)
    let placing = placingProposal(of: node, in: size, for: proposal)
    let child = Int(record.first)
    _ = proposing(depth: depth) { measure(child, placing) }
    frames[child].origin = childOrigin(of: node, in: size)
  }

  /// The depth that a modifier proposes to its child when it places it.
  private func depthProposed(
    toChildOf node: Int, _ record: NodeRecord, _ proposal: Proposal
  ) -> Double {
    if record.kind == .volume { return volume(of: node, for: proposal).proposal.depth }
    guard let modifier = depthModifier(at: node) else { return work.depth }
    let own = depth(of: node, for: VolumeProposal(size: proposal, depth: work.depth))
    return modifier.placingProposal(in: own, for: work.depth)
  }

  /// Places the second view of an overlay or background, which is offered the first one's depth.
  func placeDeepLayer(
    _ layer: Int, on primary: Int, _ node: Int, _ size: Size, _ proposal: Proposal
  ) {
    let depth = depth(of: primary, for: VolumeProposal(size: proposal, depth: work.depth))
    _ = measure(primary, proposal)
    let guides = guidePairs[Int(nodes[node].payload)]
    let record = nodes[node]
    let line = Point(
      position(of: guides.horizontal, record.horizontalRole, in: primary),
      position(of: guides.vertical, record.verticalRole, in: primary))
    proposing(depth: depth) {
      _ = measure(layer, Proposal(size))
      let own = Point(
        position(of: guides.horizontal, record.horizontalRole, in: layer),
        position(of: guides.vertical, record.verticalRole, in: layer))
      frames[layer].origin = Point(line.x - own.x, line.y - own.y).orZero
    }
  }
}

// MARK: - Guides

extension TreeStorage {
  /// The explicit position of a guide in the child of a modifier that changes the proposed depth.
  func deepPosition(
    of guide: GuideKey, _ role: GuideRole, in child: Int, of node: Int
  ) -> Double? {
    guard !isStackLow() else { return nil }
    let depth = depthProposed(toChildOf: node, nodes[node], proposals[node])
    return proposing(depth: depth) { explicitPosition(of: guide, role, in: child) }
  }

  /// The values of a stack's children where it puts them, merged.
  func mergedDeepPosition(
    of guide: GuideKey, _ role: GuideRole, in node: Int, _ record: NodeRecord
  ) -> Double? {
    let offers = offers(node, record, Proposal(frames[node].size))
    let positions = children(of: record).enumerated().map { index, child in
      proposing(depth: offers[index]) { explicitPosition(of: guide, role, in: child) }
        .map { CGFloat(frames[child].origin[guide.axis] + $0) }
    }
    return guide.id.combineExplicit(positions).flatMap {
      usable(mergedPosition: Double($0), in: node)
    }
  }
}

// MARK: - Stacks along the depth

extension TreeStorage {
  func measureDeepOverlap(_ node: Int, _ record: NodeRecord, _ proposal: Proposal) -> Size {
    overlap(node, record, proposal, places: false).size
  }

  func placeDeepOverlap(_ node: Int, _ record: NodeRecord, _ size: Size) {
    let extent = overlap(node, record, Proposal(size), places: true)
    for child in children(of: record) {
      frames[child].origin = extent.origin(forGuide: frames[child].origin)
    }
  }

  /// Measures the children with what each of them is offered along the depth.
  ///
  /// - Parameter places: whether all children are measured, and their guides noted as their origins.
  private func overlap(
    _ node: Int, _ record: NodeRecord, _ proposal: Proposal, places: Bool
  ) -> OverlapExtent {
    let guides = guidePairs[Int(record.payload)]
    let top = highestPriority(in: record)
    let offers = offers(node, record, proposal)
    var extent = OverlapExtent()
    for (index, child) in children(of: record).enumerated() {
      let counts = !(priority(of: child) < top)
      guard counts || places else { continue }
      proposing(depth: offers[index]) {
        let size = measure(child, proposal)
        let guide = Point(
          position(of: guides.horizontal, record.horizontalRole, in: child),
          position(of: guides.vertical, record.verticalRole, in: child))
        if places { frames[child].origin = guide }
        if counts { extent.include(size, guide: guide) }
      }
    }
    return extent
  }

  private func offers(_ node: Int, _ record: NodeRecord, _ proposal: Proposal) -> [Double] {
    if case .aligned = depthAttributes(of: node)?.role {
      return [Double](repeating: work.depth, count: Int(record.count))
    }
    let proposal = VolumeProposal(size: proposal, depth: work.depth)
    return shares(of: node, record, for: proposal).shares.map(\.offer)
  }
}

// MARK: - All three lengths

extension TreeStorage {
  /// The answer of a modifier for which all three lengths count, to a proposal and the present depth.
  func volume(of node: Int, for proposal: Proposal) -> VolumeAnswer {
    volume(of: node, for: VolumeProposal(size: proposal, depth: work.depth))
  }

  /// The answer of a modifier for which all three lengths count.
  func volume(of node: Int, for proposal: VolumeProposal) -> VolumeAnswer {
    let question = DepthQuestion(node, proposal)
    if let known = space.volumes[question] { return known }
    let answer = workOutVolume(of: node, for: proposal)
    if !work.isRefused { space.volumes[question] = answer }
    return answer
  }

  /// The modifier for which all three lengths count that a node is, if it is one.
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
    let inner = modifier.childProposal(for: proposal, ideal: ideal)
    let volume = volume(ofChild: child, for: inner)
    return VolumeAnswer(proposal: inner, child: volume, volume: modifier.volume(around: volume))
  }

  private func volume(ofChild child: Int, for proposal: VolumeProposal) -> Volume {
    let depth = depth(of: child, for: proposal)
    let size = proposing(depth: proposal.depth) { probe(child, proposal.size) }
    return Volume(size: size, depth: depth)
  }
}
