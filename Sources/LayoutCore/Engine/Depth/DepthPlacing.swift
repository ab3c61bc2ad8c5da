/// A child's place along the depth in its parent.
struct DepthPlacement {
  let node: Int
  let proposal: VolumeProposal
  let depth: Double
  var position = 0.0
}

/// Placing along the depth: what children are proposed in a node of some depth, and where they go.
extension TreeStorage {
  /// Returns the children of a node along the depth.
  ///
  /// - Parameter isPlaced: whether the children have their places in the plane. Otherwise they are
  ///   asked with the node's own proposal there.
  func arrangement(
    of node: Int, in depth: Double, for proposal: VolumeProposal, isPlaced: Bool
  ) -> [DepthPlacement] {
    let record = nodes[node]
    if record.kind.isLeaf { return [] }
    if record.kind.isUnary {
      return modified(node, record, in: depth, for: proposal, isPlaced: isPlaced)
    }
    switch depthAttributes(of: node)?.role {
    case .aligned(let guide):
      return aligned(node, record, guide, for: proposal, isPlaced: isPlaced)
    case .layer(let guide, let position):
      return placements(record, for: proposal, isPlaced: isPlaced).map { child in
        let own = self.position(
          of: guide, in: child.node, child.depth, for: child.proposal, isPlaced: isPlaced)
        return child.moved(to: position - own)
      }
    default: break
    }
    if record.kind == .zstack { return stacked(node, record, for: proposal, isPlaced: isPlaced) }
    if !isPlaced { chooseChild(of: node, for: proposal) }
    return placements(record, for: proposal, isPlaced: isPlaced)
  }

  /// Returns a container's children, all at its back.
  private func placements(
    _ record: NodeRecord, for proposal: VolumeProposal, isPlaced: Bool
  ) -> [DepthPlacement] {
    children(of: record).compactMap { child in
      if nodes[child].flags.has(.leftOut) { return nil }
      return placement(of: child, for: proposal, isPlaced: isPlaced)
    }
  }

  private func placement(
    of child: Int, for proposal: VolumeProposal, isPlaced: Bool
  ) -> DepthPlacement {
    var proposal = proposal
    if isPlaced { proposal.size = proposals[child] }
    return DepthPlacement(
      node: child, proposal: proposal, depth: depth(of: child, for: proposal))
  }

  private func aligned(
    _ node: Int, _ record: NodeRecord, _ guide: DepthAlignment, for proposal: VolumeProposal,
    isPlaced: Bool
  ) -> [DepthPlacement] {
    let children = placements(record, for: proposal, isPlaced: isPlaced)
    var extent = DepthExtent()
    let positions = children.map { child in
      let position = position(
        of: guide, in: child.node, child.depth, for: child.proposal, isPlaced: isPlaced)
      extent.include(child.depth, guide: position)
      return position
    }
    return zip(children, positions).map { $0.moved(to: extent.position(forGuide: $1)) }
  }

  /// Returns the children of a stack along the depth, each in front of the one before.
  private func stacked(
    _ node: Int, _ record: NodeRecord, for proposal: VolumeProposal, isPlaced: Bool
  ) -> [DepthPlacement] {
    var proposal = proposal
    // All children of such a stack are placed with the same proposal.
    if isPlaced, record.count > 0 { proposal.size = proposals[Int(record.first)] }
    let (algorithm, shares) = shares(of: node, record, for: proposal)
    let positions = algorithm.places(shares).positions
    return shares.indices.map { index in
      DepthPlacement(
        node: Int(record.first) + index,
        proposal: VolumeProposal(size: proposal.size, depth: shares[index].offer),
        depth: shares[index].depth, position: positions[index])
    }
  }
}

// MARK: - Modifiers

extension TreeStorage {
  private func modified(
    _ node: Int, _ record: NodeRecord, in depth: Double, for proposal: VolumeProposal,
    isPlaced: Bool
  ) -> [DepthPlacement] {
    let child = Int(record.first)
    if let modifier = depthModifier(at: node) {
      var inner = proposal
      inner.depth = modifier.placingProposal(in: depth, for: proposal.depth)
      let placement = placement(of: child, for: inner, isPlaced: isPlaced)
      let position = position(
        of: placement, by: modifier, in: depth, node, for: proposal, isPlaced: isPlaced)
      return [placement.moved(to: position)]
    }
    if record.kind == .volume {
      let answer = volume(of: node, for: proposal)
      return [
        DepthPlacement(
          node: child, proposal: answer.proposal, depth: answer.child.depth
        ).moved(to: (depth - answer.child.depth) / 2)
      ]
    }
    let inner =
      isPlaced ? proposal : childProposal(of: node, record, inSpaceFor: proposal)
    let first = placement(of: child, for: inner, isPlaced: isPlaced)
    guard record.kind.hasSecondary else { return [first] }
    return [first, layer(over: first, node, for: proposal, isPlaced: isPlaced)]
  }

  /// Returns where a depth modifier puts its child.
  private func position(
    of child: DepthPlacement, by modifier: any DepthModifier, in depth: Double, _ node: Int,
    for proposal: VolumeProposal, isPlaced: Bool
  ) -> Double {
    guard let guide = modifier.alignment else { return modifier.back }
    let own =
      guide.defaultValue(depth: depth)
      ?? Double(
        guide.id.defaultValue(
          in: ViewDimensions3D(
            plane: plane(of: node, for: proposal, isPlaced: isPlaced), depth: depth)))
    return own
      - position(
        of: guide, in: child.node, child.depth, for: child.proposal, isPlaced: isPlaced)
  }

  /// Returns the size of a modifier's own box, which has only default guides.
  private func plane(
    of node: Int, for proposal: VolumeProposal, isPlaced: Bool
  ) -> ViewDimensions {
    if isPlaced { return ViewDimensions(size: frames[node].size, proposal: proposals[node]) }
    let ambient = work.depth
    work.depth = proposal.depth
    defer { work.depth = ambient }
    return ViewDimensions(size: probe(node, proposal.size), proposal: proposal.size)
  }

  /// Returns the second view of an overlay or background, which is offered the first one's depth.
  private func layer(
    over first: DepthPlacement, _ node: Int, for proposal: VolumeProposal, isPlaced: Bool
  ) -> DepthPlacement {
    var offered = proposal
    offered.depth = first.depth
    let second = placement(of: first.node + 1, for: offered, isPlaced: isPlaced)
    guard case .overlay(let guide) = depthAttributes(of: node)?.role else { return second }
    return second.moved(
      to: position(
        of: guide, in: first.node, first.depth, for: first.proposal, isPlaced: isPlaced)
        - position(
          of: guide, in: second.node, second.depth, for: second.proposal, isPlaced: isPlaced))
  }
}

extension DepthPlacement {
  /// Returns the same child at another position; NaN puts it at the back.
  fileprivate func moved(to position: Double) -> DepthPlacement {
    var moved = self
    moved.position = position.isNaN ? 0 : position
    return moved
  }
}
