/// Where containers and modifiers put their children for a size and the proposal that it answered.
extension Replay {
  /// The children of a node where they are placed, in order.
  func arrangement(of node: Int, _ size: Size, _ proposal: Proposal) -> [ReplayedChild] {
    inSpace(node) { arrange(node, size, proposal) }
  }

  private func arrange(_ node: Int, _ size: Size, _ proposal: Proposal) -> [ReplayedChild] {
    let record = storage.nodes[node]
    switch record.kind {
    case .stack, .zstack, .grid: return placeContainer(node, record, size, proposal)
    case .layout: return placeLayout(node, record, size, proposal)
    case .overlay, .background: return placeSecond(record, size, proposal)
    default: return record.kind.isUnary ? [placeChild(of: node, record, size, proposal)] : []
    }
  }

  /// The two views of an overlay or background where it places them.
  private func placeSecond(
    _ record: NodeRecord, _ size: Size, _ proposal: Proposal
  ) -> [ReplayedChild] {
    let pair = storage.guidePairs[Int(record.payload)]
    func guides(of child: Int, _ proposal: Proposal) -> [ExplainedGuide] {
      [pair.horizontal, pair.vertical].map { guide($0, of: child, proposal) }
    }
    var first = ReplayedChild(node: Int(record.first), proposal: proposal)
    first.size = measure(first.node, proposal)
    let lines = guides(of: first.node, proposal).map(\.position)
    var second = ReplayedChild(node: first.node + 1, proposal: Proposal(size))
    second.size = measure(second.node, second.proposal)
    second.guides = guides(of: second.node, second.proposal)
    second.origin = storage.unit.down(
      SecondView.origin(
        forGuide: Point(second.guides[0].position, second.guides[1].position),
        on: Point(lines[0], lines[1])))
    for index in lines.indices { second.guides[index].line = lines[index] }
    return [first, second]
  }

  private func placeChild(
    of node: Int, _ record: NodeRecord, _ size: Size, _ proposal: Proposal
  ) -> ReplayedChild {
    var child = ReplayedChild(node: Int(record.first))
    tellOfShape(record, proposal)
    child.proposal = storage.placingProposal(of: node, in: size, for: proposal)
    child.size = measure(child.node, child.proposal)
    _ = inSpace(child.node) { storage.question(child.node, child.proposal) }
    child.origin = storage.unit.down(storage.childOrigin(of: node, in: size))
    if let pair = storage.alignment(of: record) {
      child.guides = [pair.horizontal, pair.vertical].map { key in
        var guide = guide(key, of: child.node, child.proposal)
        guide.line = key.defaultValue(size: size, proposal: Proposal(size))
        return guide
      }
    }
    return child
  }

  /// The engine places the subviews that the client has measured here.
  private func placeLayout(
    _ node: Int, _ record: NodeRecord, _ size: Size, _ proposal: Proposal
  ) -> [ReplayedChild] {
    let bounds = bounds(ofLayout: node, size)
    var given: [Proposal?] = []
    // The container's own answer, which its placement may read.
    storage.record(size, of: node, for: proposal, [])
    withLayout(at: node) { layout, subviews in
      storage.placeSubviews(of: node, in: bounds, proposal: proposal) {
        layout.placeSubviews(
          in: bounds, proposal: storage.unit.down(proposal).viewSize, subviews: subviews)
        given = storage.givenProposals
      }
    }
    var children = storage.children(of: record).map { child in
      ReplayedChild(node: child, origin: storage.frames[child].origin)
    }
    children = zip(children, given).compactMap { child, given in
      guard !storage.nodes[child.node].flags.has(.leftOut) else { return nil }
      var child = child
      child.proposal = given ?? proposal
      child.size = measure(child.node, child.proposal)
      if let usable = given?.usable(for: child.size, in: bounds) {
        child.proposal = usable
        child.size = measure(child.node, usable)
      }
      return child
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
  private func moved(_ child: ReplayedChild, in node: Int, _ proposal: Proposal) -> ReplayedChild {
    var child = child
    switch storage.geometry(of: node)?.role {
    case .scroll: child.origin = original.frames[child.node].origin
    case .ignoringSafeArea(let regions, let edges):
      let insets = original.safeAreaInsets(of: node, regions, on: edges)
      child.proposal = proposal.extended(by: insets)
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
    let size = measure(0, proposal)
    var pending = [ReplayedChild(node: 0, proposal: proposal, size: size)]
    while let node = pending.popLast() {
      tell(.placed(node.origin, node.size, node.proposal), node.node)
      body(node)
      guard focus?.contains(node.node) ?? true else { continue }
      pending += arrangement(of: node.node, node.size, node.proposal).reversed()
    }
  }
}
