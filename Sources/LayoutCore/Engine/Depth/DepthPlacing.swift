/// A view in space: what it was proposed, how deep it is then, and where it goes.
struct ViewInSpace {
  let node: Int
  var proposal: VolumeProposal
  var depth: Double
  /// Whether the view has its place in the plane. Otherwise it is asked with its parent's proposal
  /// there.
  let isPlaced: Bool
  /// The distance from its parent's back.
  var position = 0.0
}

extension ViewInSpace {
  /// Returns the same view at another position; NaN puts it at the back.
  fileprivate func moved(to position: Double) -> ViewInSpace {
    var moved = self
    moved.position = position.isNaN ? 0 : position
    return moved
  }
}

/// Placing along the depth: what children are proposed in a node of some depth, and where they go.
extension TreeStorage {
  /// Returns a view as it was placed.
  func placedView(_ node: Int) -> ViewInSpace {
    let place = space.places[node]
    return ViewInSpace(
      node: node, proposal: VolumeProposal(size: proposals[node], depth: place.proposal),
      depth: place.depth, isPlaced: true)
  }

  /// Returns the children of a view along the depth.
  func arrangement(of view: ViewInSpace) -> [ViewInSpace] {
    let record = nodes[view.node]
    if record.kind.isLeaf { return [] }
    if record.kind.isUnary { return modified(view, record) }
    switch depthAttributes(of: view.node)?.role {
    case .aligned(let guide):
      let (extent, children) = extent(of: record, alignedBy: guide, inside: view)
      return children.map { $0.moved(to: extent.position(forGuide: $0.position)) }
    case .layer(let guide, let position):
      return children(of: record, inside: view).map {
        $0.moved(to: position - self.position(of: guide, in: $0))
      }
    default: break
    }
    if record.kind == .zstack { return stacked(view, record) }
    if !view.isPlaced { chooseChild(of: view.node, for: view.proposal) }
    return children(of: record, inside: view)
  }

  /// Returns a container's children, all at its back.
  private func children(of record: NodeRecord, inside view: ViewInSpace) -> [ViewInSpace] {
    children(of: record).compactMap { child in
      nodes[child].flags.has(.leftOut) ? nil : self.view(child, view.proposal, view.isPlaced)
    }
  }

  private func view(_ node: Int, _ proposal: VolumeProposal, _ isPlaced: Bool) -> ViewInSpace {
    var proposal = proposal
    if isPlaced { proposal.size = proposals[node] }
    return ViewInSpace(
      node: node, proposal: proposal, depth: depth(of: node, for: proposal), isPlaced: isPlaced)
  }

  /// Returns the extent of a container's children once their guides meet, and the children, with
  /// the positions of these guides in them.
  func extent(
    of record: NodeRecord, alignedBy guide: DepthAlignment, inside view: ViewInSpace
  ) -> (extent: DepthExtent, children: [ViewInSpace]) {
    var extent = DepthExtent()
    let children = children(of: record, inside: view).map { child in
      var child = child
      child.position = position(of: guide, in: child)
      extent.include(child.depth, guide: child.position)
      return child
    }
    return (extent, children)
  }

  /// Returns the children of a stack along the depth, each in front of the one before.
  private func stacked(_ view: ViewInSpace, _ record: NodeRecord) -> [ViewInSpace] {
    var proposal = view.proposal
    // All children of such a stack are placed with the same proposal.
    if view.isPlaced, record.count > 0 { proposal.size = proposals[Int(record.first)] }
    let (algorithm, shares) = shares(of: view.node, record, for: proposal)
    let positions = algorithm.places(shares).positions
    return shares.indices.map { index in
      ViewInSpace(
        node: Int(record.first) + index,
        proposal: VolumeProposal(size: proposal.size, depth: shares[index].offer),
        depth: shares[index].depth, isPlaced: view.isPlaced, position: positions[index])
    }
  }
}

// MARK: - Modifiers

extension TreeStorage {
  private func modified(_ view: ViewInSpace, _ record: NodeRecord) -> [ViewInSpace] {
    let (child, proposal, isPlaced) = (Int(record.first), view.proposal, view.isPlaced)
    if let modifier = depthModifier(at: view.node) {
      var inner = proposal
      inner.depth = modifier.placingProposal(in: view.depth, for: proposal.depth)
      let child = self.view(child, inner, isPlaced)
      return [child.moved(to: position(of: child, by: modifier, in: view))]
    }
    if record.kind == .volume {
      let answer = volume(of: view.node, for: proposal)
      return [
        ViewInSpace(
          node: child, proposal: answer.proposal, depth: answer.child.depth, isPlaced: isPlaced
        ).moved(to: (view.depth - answer.child.depth) / 2)
      ]
    }
    let inner = isPlaced ? proposal : childProposal(of: view.node, record, inSpaceFor: proposal)
    let first = self.view(child, inner, isPlaced)
    guard record.kind.hasSecondary else { return [first] }
    // The second view is offered the first one's depth.
    let offer = VolumeProposal(size: proposal.size, depth: first.depth)
    let second = self.view(child + 1, offer, isPlaced)
    guard case .overlay(let guide) = depthAttributes(of: view.node)?.role else {
      return [first, second]
    }
    return [
      first, second.moved(to: position(of: guide, in: first) - position(of: guide, in: second)),
    ]
  }

  /// Returns where a depth modifier puts its child.
  private func position(
    of child: ViewInSpace, by modifier: any DepthModifier, in view: ViewInSpace
  ) -> Double {
    guard let guide = modifier.alignment else { return modifier.back }
    let own =
      guide.defaultValue(depth: view.depth)
      ?? Double(
        guide.id.defaultValue(in: ViewDimensions3D(plane: plane(of: view), depth: view.depth)))
    return own - position(of: guide, in: child)
  }

  /// Returns the size of a modifier's own box, which has only default guides.
  private func plane(of view: ViewInSpace) -> ViewDimensions {
    let node = view.node
    if view.isPlaced { return ViewDimensions(size: frames[node].size, proposal: proposals[node]) }
    return ViewDimensions(
      size: proposing(depth: view.proposal.depth) { probe(node, view.proposal.size) },
      proposal: view.proposal.size)
  }
}
