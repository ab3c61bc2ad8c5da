/// Guides along the depth: positions of planes through views.
extension TreeStorage {
  /// Returns the position of a guide in a node of some depth: the explicit one, or the default.
  func position(
    of guide: DepthAlignment, in node: Int, _ depth: Double, for proposal: VolumeProposal,
    isPlaced: Bool
  ) -> Double {
    if let explicit = explicitPosition(
      of: guide, in: node, depth, for: proposal, isPlaced: isPlaced)
    {
      return explicit
    }
    if let position = guide.defaultValue(depth: depth) { return position }
    let dimensions = dimensions(of: node, depth, for: proposal, isPlaced: isPlaced)
    let position = Double(guide.id.defaultValue(in: dimensions))
    if position.isUsable || !depth.isFinite { return position }
    report(
      number: "has \(position.inDiagnostics) as the default of an alignment guide", node,
      "0 is used")
    return 0
  }

  /// Returns the position of a guide in a placed node.
  func position(ofPlaced guide: DepthAlignment, in node: Int) -> Double {
    let place = depthPlace(of: node)
    guard !space.places.isEmpty else { return guide.defaultValue(depth: 0) ?? 0 }
    return position(
      of: guide, in: node, place.depth,
      for: VolumeProposal(size: proposals[node], depth: place.proposal), isPlaced: true)
  }

  /// Returns the position of a guide in a node if the node or something inside sets it.
  ///
  /// - Parameter layer: the number of the node's own guides that count, from the innermost.
  func explicitPosition(
    of guide: DepthAlignment, in node: Int, _ depth: Double, for proposal: VolumeProposal,
    isPlaced: Bool, layer: Int = .max
  ) -> Double? {
    // A guide that is not set anywhere is not asked for.
    guard space.isDeep[node], space.guides.contains(ObjectIdentifier(guide.id)) else { return nil }
    let question = DepthGuideQuestion(
      question: DepthQuestion(node, proposal), guide: ObjectIdentifier(guide.id),
      isPlaced: isPlaced, layer: layer)
    if let known = space.positions[question] { return known.isNaN ? nil : known }
    // Nested frames, each of which aligns a guide of its child, ask recursively.
    guard !isStackLow() else { return nil }
    let position = findPosition(
      of: guide, in: node, depth, for: proposal, isPlaced: isPlaced, layer: layer)
    space.positions[question] = position ?? .nan
    return position
  }

  /// Follows a chain of modifiers in a loop and adds up their children's positions.
  private func findPosition(
    of guide: DepthAlignment, in node: Int, _ depth: Double, for proposal: VolumeProposal,
    isPlaced: Bool, layer: Int
  ) -> Double? {
    var (node, depth, proposal, layer) = (node, depth, proposal, layer)
    var offset = 0.0
    while space.isDeep[node] {
      if let own = position(
        of: guide, setBy: node, depth, for: proposal, isPlaced: isPlaced, layer: layer)
      {
        return offset + own
      }
      layer = .max
      let record = nodes[node]
      if record.kind.isLeaf { return nil }
      // The guides of a box stay inside its container.
      if !record.kind.isUnary, guide.isBoxGuide || isStackLow() { return nil }
      if isPlaced { arrange(node, inSpaceFor: proposal) }
      let children = arrangement(of: node, in: depth, for: proposal, isPlaced: isPlaced)
      guard record.kind.isUnary, let child = children.first else {
        return merged(guide, children, in: node, isPlaced: isPlaced).map { offset + $0 }
      }
      offset += child.position
      (node, depth, proposal) = (child.node, child.depth, child.proposal)
    }
    return nil
  }

  /// Places a node's children in the plane. Questions may have laid them out for other proposals.
  private func arrange(_ node: Int, inSpaceFor proposal: VolumeProposal) {
    let ambient = work.depth
    work.depth = proposal.depth
    defer { work.depth = ambient }
    if nodes[node].flags.has(.volumetric) { nodes[node].flags.subtract(.arranged) }
    arrange(node)
  }

  /// Merges the values of a container's children, moved to where the children are.
  private func merged(
    _ guide: DepthAlignment, _ children: [DepthPlacement], in node: Int, isPlaced: Bool
  ) -> Double? {
    let positions = children.map { child in
      explicitPosition(
        of: guide, in: child.node, child.depth, for: child.proposal, isPlaced: isPlaced
      ).map { CGFloat(child.position + $0) }
    }
    return guide.combineExplicit(positions).flatMap {
      usable(mergedPosition: Double($0), in: node)
    }
  }

  /// Returns the value of the outermost of a node's own guides with a key, if it gives a usable
  /// one.
  private func position(
    of guide: DepthAlignment, setBy node: Int, _ depth: Double, for proposal: VolumeProposal,
    isPlaced: Bool, layer: Int
  ) -> Double? {
    guard let guides = depthAttributes(of: node)?.guides, !guides.isEmpty else { return nil }
    for index in (0..<min(layer, guides.count)).reversed() where guides[index].key == guide {
      let dimensions = dimensions(
        of: node, depth, for: proposal, isPlaced: isPlaced, layer: index)
      let value = Double(guides[index].value(dimensions))
      if value.isUsable || (!depth.isFinite && !value.isNaN) { return value }
      report(
        number: "sets an alignment guide to \(value.inDiagnostics)", node, "the guide is ignored")
    }
    return nil
  }

  /// Returns the dimensions of a node in space.
  func dimensions(
    of node: Int, _ depth: Double, for proposal: VolumeProposal, isPlaced: Bool,
    layer: Int = .max
  ) -> ViewDimensions3D {
    let plane: ViewDimensions
    if isPlaced {
      plane = dimensions(of: node)
    } else {
      let ambient = work.depth
      work.depth = proposal.depth
      defer { work.depth = ambient }
      plane = ViewDimensions(
        size: probe(node, proposal.size), proposal: proposal.size, source: guideReader(),
        node: Int32(node), mayBeExplicit: nodes[node].flags.guideKinds)
    }
    return ViewDimensions3D(
      plane: plane, depth: depth, proposal: proposal.depth,
      source: guideReader(), isPlaced: isPlaced, layer: layer)
  }
}
