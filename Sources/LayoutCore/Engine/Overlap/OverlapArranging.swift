/// The engine's use of the overlap algorithm.
extension TreeStorage {
  /// Returns the size of a container whose children overlap.
  func measureOverlap(_ node: Int, for proposal: Proposal) -> Size {
    var algorithm = OverlapAlgorithm(children: StoredOverlapChildren(self, node, proposal))
    return unit.up(algorithm.extent(for: proposal).size)
  }

  /// Places the children of such a container in its size.
  func placeOverlap(_ node: Int, _ size: Size) {
    let proposal = Proposal(size)
    var algorithm = OverlapAlgorithm(children: StoredOverlapChildren(self, node, proposal))
    algorithm.place(for: proposal)
    if unit.isSet { roundPositions(in: node) }
  }

  /// Places the two views of an overlay or background. The second is proposed the size and depth of
  /// the first.
  func placeSecondary(_ node: Int, _ record: NodeRecord, in size: Size, for proposal: Proposal) {
    let primary = Int(record.first)
    let secondary = primary + 1
    _ = measure(primary, proposal)
    frames[primary].origin = .zero
    let line = guidePoint(of: record, in: primary)
    let depth =
      nodes[secondary].flags.has(.volumetric)
      ? depth(of: primary, for: VolumeProposal(size: proposal, depth: work.depth)) : work.depth
    proposing(depth: depth) {
      _ = measure(secondary, Proposal(size))
      let guide = guidePoint(of: record, in: secondary)
      frames[secondary].origin = unit.down(SecondView.origin(forGuide: guide, on: line))
    }
  }

  /// Returns where a child as last measured has the two guides by which a node aligns its children.
  @inline(__always) fileprivate func guidePoint(of record: NodeRecord, in child: Int) -> Point {
    let guides = guidePairs[Int(record.payload)]
    return Point(
      position(of: guides.horizontal, record.horizontalRole, in: child),
      position(of: guides.vertical, record.verticalRole, in: child))
  }

  /// Returns the highest priority among a container's children. If they overlap, those that have it
  /// decide the size.
  func highestPriority(in record: NodeRecord) -> HighestPriority {
    HighestPriority(of: children(of: record).lazy.map { self.priority(of: $0) })
  }
}

/// The overlapping children of a container in flat storage.
private struct StoredOverlapChildren: OverlapChildren {
  private let storage: TreeStorage
  private let record: NodeRecord
  /// The depth offered to each child, if sizes depend on it.
  private let depths: [Double]?

  init(_ storage: TreeStorage, _ node: Int, _ proposal: Proposal) {
    self.storage = storage
    record = storage.nodes[node]
    depths =
      record.flags.has(.volumetric) ? storage.depthsOffered(by: node, record, for: proposal) : nil
  }

  var count: Int { Int(record.count) }

  func priority(of child: Int) -> Double { storage.priority(of: node(child)) }

  func measure(_ child: Int, _ proposal: Proposal) -> (size: Size, guide: Point) {
    guard let depths else { return answer(child, proposal) }
    return storage.proposing(depth: depths[child]) { answer(child, proposal) }
  }

  @inline(__always) private func answer(
    _ child: Int, _ proposal: Proposal
  ) -> (size: Size, guide: Point) {
    let size = storage.measure(node(child), proposal)
    return (size, storage.guidePoint(of: record, in: node(child)))
  }

  subscript(origin child: Int) -> Point {
    get { storage.frames[node(child)].origin }
    nonmutating set { storage.frames[node(child)].origin = newValue }
  }

  private func node(_ child: Int) -> Int { Int(record.first) + child }
}
