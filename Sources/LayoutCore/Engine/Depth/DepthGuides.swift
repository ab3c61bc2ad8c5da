/// Guides along the depth: positions of planes through views.
extension TreeStorage {
  /// Returns the position of a guide in a node: the explicit one, or the default.
  func position(of guide: DepthAlignment, in view: ViewInSpace) -> Double {
    if let explicit = explicitPosition(of: guide, in: view) { return explicit }
    if let position = guide.defaultValue(depth: view.depth) { return position }
    let position = Double(guide.id.defaultValue(in: dimensions(of: view)))
    if position.isUsable || !view.depth.isFinite { return position }
    report(
      number: "has \(position.inDiagnostics) as the default of an alignment guide", view.node,
      "0 is used")
    return 0
  }

  /// Returns the position of a guide in a placed node.
  func position(ofPlaced guide: DepthAlignment, in node: Int) -> Double {
    guard !space.places.isEmpty else { return guide.defaultValue(depth: 0) ?? 0 }
    return position(of: guide, in: placedView(node))
  }

  /// Returns the position of a guide in a node if the node or something inside sets it.
  ///
  /// - Parameter layer: the number of the node's own guides that count, from the innermost.
  func explicitPosition(
    of guide: DepthAlignment, in view: ViewInSpace, layer: Int = .max
  ) -> Double? {
    // A guide that is not set anywhere is not asked for.
    guard space.isDeep[view.node], space.guides.contains(ObjectIdentifier(guide.id)) else {
      return nil
    }
    let question = DepthGuideQuestion(
      question: DepthQuestion(view.node, view.proposal), guide: ObjectIdentifier(guide.id),
      isPlaced: view.isPlaced, layer: layer)
    if let known = space.positions[question] { return known.isNaN ? nil : known }
    // Nested frames, each of which aligns a guide of its child, ask recursively.
    guard !isStackLow() else { return nil }
    let position = findPosition(of: guide, in: view, layer: layer)
    space.positions[question] = position ?? .nan
    return position
  }

  /// Follows a chain of modifiers in a loop and adds up their children's positions.
  private func findPosition(of guide: DepthAlignment, in view: ViewInSpace, layer: Int) -> Double? {
    var (view, layer, offset) = (view, layer, 0.0)
    while space.isDeep[view.node] {
      if let own = position(of: guide, setBy: view, layer: layer) { return offset + own }
      layer = .max
      let kind = nodes[view.node].kind
      if kind.isLeaf { return nil }
      // The guides of a box stay inside its container.
      if !kind.isUnary, guide.isBoxGuide || isStackLow() { return nil }
      // Questions may have laid out the children for other proposals.
      if view.isPlaced { arrangeInSpace(view.node, for: view.proposal.depth) }
      let children = arrangement(of: view)
      guard kind.isUnary, let child = children.first else {
        return merged(guide, children, in: view.node).map { offset + $0 }
      }
      offset += child.position
      view = child
    }
    return nil
  }

  /// Merges the values of a container's children, moved to where the children are.
  private func merged(_ guide: DepthAlignment, _ children: [ViewInSpace], in node: Int) -> Double? {
    let positions = children.map { child in
      explicitPosition(of: guide, in: child).map { CGFloat(child.position + $0) }
    }
    return guide.combineExplicit(positions).flatMap { usable(mergedPosition: Double($0), in: node) }
  }

  /// Returns the value of the outermost of a node's own guides with a key, if it gives a usable
  /// one.
  private func position(of guide: DepthAlignment, setBy view: ViewInSpace, layer: Int) -> Double? {
    guard let guides = depthAttributes(of: view.node)?.guides, !guides.isEmpty else { return nil }
    for index in (0..<min(layer, guides.count)).reversed() where guides[index].key == guide {
      let value = Double(guides[index].value(dimensions(of: view, layer: index)))
      if value.isUsable || (!view.depth.isFinite && !value.isNaN) { return value }
      report(
        number: "sets an alignment guide to \(value.inDiagnostics)", view.node,
        "the guide is ignored")
    }
    return nil
  }

  /// Returns the dimensions of a node in space.
  private func dimensions(of view: ViewInSpace, layer: Int = .max) -> ViewDimensions3D {
    let (node, proposal) = (view.node, view.proposal)
    let plane =
      view.isPlaced
      ? dimensions(of: node)
      : ViewDimensions(
        size: proposing(depth: proposal.depth) { probe(node, proposal.size) },
        proposal: proposal.size, source: guideReader(), node: Int32(node),
        mayBeExplicit: nodes[node].flags.guideKinds)
    return ViewDimensions3D(
      plane: plane, depth: view.depth, proposal: proposal.depth, source: guideReader(),
      isPlaced: view.isPlaced, layer: layer)
  }
}
