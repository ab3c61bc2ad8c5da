/// The third dimension of a layout: once a tree is laid out in the plane, every node gets its depth
/// and its distance from the back.
///
/// Depth is a separate question besides the one for a size. Flat trees are never asked.
extension TreeStorage {
  /// Whether the tree has to be laid out along the depth too.
  var needsSpace: Bool {
    space.isUsed || !window.depth.isNaN
      || nestedTrees.values.contains { $0.contains { $0.storage.needsSpace } }
  }

  /// Finds out which nodes may have a depth, and forgets the answers of earlier layouts.
  func prepareSpace() {
    space.forget()
    space.isDeep = [Bool](repeating: false, count: count)
    (space.guides, space.readsSizes, space.isUsed) = ([], false, false)
    var order: [Int] = []
    var pending = [0]
    while let node = pending.popLast() {
      order.append(node)
      pending.append(contentsOf: children(of: node))
    }
    for node in order.reversed() {
      noteReading(by: node)
      if !space.isDeep[node] { space.isDeep[node] = mayHaveDepth(node) }
      let parent = Int(nodes[node].parent)
      if parent >= 0, space.isDeep[node] { space.isDeep[parent] = true }
    }
    space.readsSizes = space.readsSizes && space.isDeep[0]
  }

  /// Does the same before the tree is summarised. Summaries depend on whether depths depend on
  /// sizes.
  func prepareSpaceForSummaries() {
    let didReadSizes = space.readsSizes
    prepareSpace()
    guard space.readsSizes != didReadSizes else { return }
    forEachNode(below: 0) { markChanged($0) }
  }

  /// Records that a node sets guides along the depth, or that its depth may depend on its size.
  private func noteReading(by node: Int) {
    if let depth = depthAttributes(of: node) {
      space.isUsed = true
      for guide in depth.guides { space.guides.insert(ObjectIdentifier(guide.key.id)) }
      space.readsSizes = space.readsSizes || depth.readsSizes
    }
    // The size decides which view is shown and thus gives the depth.
    if showsOneChild(node) { space.readsSizes = true }
  }

  /// Returns whether a node by itself may have a depth, or has to know the depth it is offered.
  private func mayHaveDepth(_ node: Int) -> Bool {
    if nodes[node].kind == .spacer, isDepthSpacer(node) { return true }
    guard let attributes = attributes(of: node) else { return false }
    if attributes.depth != nil { return true }
    return switch attributes.geometry?.value.role {
    case .reader, .rows: true
    default: false
    }
  }

  /// Returns whether a spacer is directly inside a stack along the depth.
  func isDepthSpacer(_ node: Int) -> Bool {
    guard nodes[node].orientation == .neither else { return false }
    var parent = Int(nodes[node].parent)
    while parent >= 0, nodes[parent].kind.isUnary {
      if nodes[parent].kind == .transparent { return true }
      parent = Int(nodes[parent].parent)
    }
    return parent >= 0 && nodes[parent].kind == .zstack
  }

  /// Places everything along the depth, and once more in the plane where that depends on the depth.
  func settleInSpace() {
    guard space.isDeep[0] else {
      space.places = []
      return
    }
    let depth = depth(of: 0, for: VolumeProposal(size: proposals[0], depth: window.depth))
    space.places = [DepthPlace](repeating: DepthPlace(), count: count)
    space.places[0] = DepthPlace(position: 0, depth: depth, proposal: window.depth)
    placeInSpace(below: 0, arranging: space.readsSizes)
  }

  /// Places everything again that was asked something since it was placed.
  func settleAgain() {
    guard space.readsSizes, !space.places.isEmpty else { return settle(0) }
    placeInSpace(below: 0, arranging: true)
  }

  /// Places everything in a node again after its size in the plane has changed.
  func settleInSpace(below node: Int, for proposal: Proposal) {
    work.depth = space.places[node].proposal
    _ = measure(node, proposal)
    let question = VolumeProposal(size: proposal, depth: space.places[node].proposal)
    space.places[node].depth = restoring(node) { depth(of: node, for: question) }
    placeInSpace(below: node, arranging: true)
  }

  /// Places everything along the depth again, now that the rows in sight are known.
  func settleRowsInSpace() {
    prepareSpace()
    if space.readsSizes { restoringPlane { settleInSpace() } } else { settleInSpace() }
  }

  /// Asks questions that lay out the inside of nodes for other proposals, and then undoes these
  /// layouts.
  private func restoringPlane<Answer>(_ ask: () -> Answer) -> Answer {
    let kept = (0..<count).map { (nodes[$0], frames[$0], proposals[$0]) }
    let origins = layouts.map(\.origin)
    let answer = ask()
    for (layout, origin) in origins.enumerated() {
      layouts[layout].answers.forget()
      layouts[layout].origin = origin
    }
    for (node, (record, frame, proposal)) in kept.enumerated() {
      (nodes[node], frames[node], proposals[node]) = (record, frame, proposal)
    }
    return answer
  }

  /// Places everything below a node along the depth. Works through a list of nodes, so a tree may
  /// have any number of levels.
  private func placeInSpace(below root: Int, arranging: Bool) {
    defer { work.depth = window.depth }
    var pending = [root]
    while let node = pending.popLast(), !work.isRefused {
      work.depth = space.places[node].proposal
      if arranging {
        arrangeInSpace(node, for: work.depth)
        nodes[node].flags.formUnion(.settled)
      }
      guard arranging || space.isDeep[node] else { continue }
      for child in arrangement(of: placedView(node)) {
        space.places[child.node] = DepthPlace(
          position: child.position, depth: child.depth, proposal: child.proposal.depth)
        if arranging || space.isDeep[child.node] { pending.append(child.node) }
      }
      placeRowsInSpace(of: node)
    }
  }

  /// Places a node's children in the plane, again if their sizes may depend on the depth.
  func arrangeInSpace(_ node: Int, for depth: Double) {
    if dependsOnDepth(node) { nodes[node].flags.subtract(.arranged) }
    proposing(depth: depth) { arrange(node) }
  }

  /// Returns whether a node may place its children in another way for another depth. An overlay's
  /// second view decides no size, but is offered the first one's depth.
  private func dependsOnDepth(_ node: Int) -> Bool {
    let record = nodes[node]
    return record.flags.has(.volumetric)
      || (record.kind.hasSecondary && nodes[Int(record.first) + 1].flags.has(.volumetric))
  }

  /// Places the rows of a lazy container along the depth. Rows are nested trees, which are offered
  /// the depth that was proposed to their container.
  private func placeRowsInSpace(of node: Int) {
    guard holdsRows(node) else { return }
    for nestedTree in nestedTrees[Int32(node)] ?? [] {
      nestedTree.storage.placeInSpace(asRowFor: space.places[node].proposal)
    }
  }

  private func placeInSpace(asRowFor proposal: Double) {
    window.depth = proposal
    guard needsSpace else { return }
    work.isActive = true
    defer { work.isActive = false }
    settleRowsInSpace()
  }

  /// Returns the depth offered to the root of a tree nested in a node.
  func depthProposed(toNestedTreesIn node: Int) -> Double {
    space.places.isEmpty ? window.depth : space.places[node].proposal
  }

  /// Returns the depth of the tree as a row, for a proposed depth.
  func depth(asRowFor proposal: Double) -> Double {
    guard needsSpace || !proposal.isNaN else { return 0 }
    window.depth = proposal
    prepareSpace()
    let isActive = work.isActive
    work.isActive = true
    defer { work.isActive = isActive }
    let question = VolumeProposal(size: proposals[0], depth: proposal)
    return space.readsSizes
      ? restoringPlane { depth(of: 0, for: question) } : depth(of: 0, for: question)
  }
}
