/// Where containers and modifiers put their children for a size and the proposal that it answered.
extension Replay {
  /// The children of a node where they are placed, in order.
  func arrangement(of node: Int, _ size: Size, _ proposal: Proposal) -> [ReplayedChild] {
    inSpace(node) { arrange(node, size, proposal) }
  }

  private func arrange(_ node: Int, _ size: Size, _ proposal: Proposal) -> [ReplayedChild] {
    let record = storage.nodes[node]
    switch record.kind {
    case .stack: return placeStack(record, size, proposal)
    case .zstack: return placeOverlap(record, size)
    case .grid: return placeGrid(record, proposal)
    case .layout: return placeLayout(node, record, size, proposal)
    case .overlay, .background: return placeSecond(record, size, proposal)
    default: return record.kind.isUnary ? [placeChild(of: node, record, size, proposal)] : []
    }
  }

  private func placeStack(
    _ record: NodeRecord, _ size: Size, _ proposal: Proposal
  ) -> [ReplayedChild] {
    guard record.count > 0 else { return [] }
    var proposal = proposal
    let cross = record.axis.cross
    if proposal[cross].isNaN { proposal[cross] = size[cross] }
    return stack(record, proposal).children
  }

  private func placeChild(
    of node: Int, _ record: NodeRecord, _ size: Size, _ proposal: Proposal
  ) -> ReplayedChild {
    var child = ReplayedChild(node: Int(record.first))
    tellOfShape(record, proposal)
    child.proposal = storage.placingProposal(of: node, in: size, for: proposal)
    child.size = measure(child.node, child.proposal)
    _ = inSpace(child.node) { storage.question(child.node, child.proposal) }
    child.origin = storage.childOrigin(of: node, in: size)
    if let pair = storage.alignment(of: record) {
      child.guides = [pair.horizontal, pair.vertical].map { key in
        var guide = guide(key, of: child.node, child.proposal)
        guide.line = key.defaultValue(size: size, proposal: Proposal(size))
        return guide
      }
    }
    return child
  }

  private func placeLayout(
    _ node: Int, _ record: NodeRecord, _ size: Size, _ proposal: Proposal
  ) -> [ReplayedChild] {
    let pass = ReplayPass(self)
    defer { pass.end() }
    let (instance, subviews) = instance(at: node, record, pass)
    let bounds = bounds(ofLayout: node, size)
    let (placed, leftOut) = pass.placements(in: bounds, of: node) {
      instance.placeSubviews(in: bounds, proposal: proposal.viewSize, subviews: subviews)
    }
    let children = storage.children(of: record).filter { !leftOut.contains($0) }.map { child in
      if var found = placed[child] {
        found.size = measure(child, found.proposal)
        if let proposal = found.proposal.usable(for: found.size, in: bounds) {
          found.proposal = proposal
          found.size = measure(child, proposal)
        }
        return found
      }
      let childSize = measure(child, proposal)
      return ReplayedChild(
        node: child, proposal: proposal, size: childSize,
        origin: size.origin(ofCentered: childSize))
    }
    return children.first.map { [moved($0, in: node, proposal)] + children.dropFirst() } ?? []
  }

  /// The bounds that a layout is placed with: where it is in the window or root, and its size.
  func bounds(ofLayout node: Int, _ size: Size) -> CGRect {
    let corner = original.originOfLayout(node)
    return CGRect(origin: CGPoint(x: corner.x, y: corner.y), size: size.cgSize)
  }

  /// The first child where it is once everything has its place: scrolled, or extended into the
  /// unsafe area.
  private func moved(
    _ child: ReplayedChild, in node: Int, _ proposal: Proposal
  ) -> ReplayedChild {
    var child = child
    switch storage.geometry(of: node)?.role {
    case .scroll: child.origin = original.frames[child.node].origin
    case .ignoringSafeArea(let regions, let edges):
      let insets = original.safeAreaInsets(of: node, regions, on: edges)
      child.proposal = Proposal(
        proposal.width + Double(insets.leading + insets.trailing),
        proposal.height + Double(insets.top + insets.bottom))
      child.size = measure(child.node, child.proposal)
      child.origin = Point(-Double(insets.leading), -Double(insets.top))
    default: break
    }
    return child
  }
}

extension TreeStorage {
  /// The guides by which a modifier aligns its child, if it does.
  func alignment(of record: NodeRecord) -> GuidePair? {
    switch record.kind {
    case .frame: fixedFrames[Int(record.payload)].alignment
    case .flexibleFrame: flexibleFrames[Int(record.payload)].alignment
    default: nil
    }
  }
}

// MARK: - The whole layout

extension Replay {
  /// Goes through the whole layout, and tells of it: questions first, then places.
  func layOut(_ proposal: Proposal, _ body: (ReplayedChild) -> Void = { _ in }) {
    level = 0
    let size = measure(0, proposal)
    var pending = [(child: ReplayedChild(node: 0, proposal: proposal, size: size), level: 0)]
    while let (node, depth) = pending.popLast() {
      level = depth
      tell(.placed(node.origin, node.size, node.proposal), node.node)
      body(node)
      guard focus?.contains(node.node) ?? true else { continue }
      level = depth + 1
      let children = arrangement(of: node.node, node.size, node.proposal)
      for child in children.reversed() { pending.append((child, depth + 1)) }
    }
  }
}
