/// Views on top of each other, replayed with the engine's own algorithm.
extension Replay {
  /// The size of a container whose children overlap.
  func overlap(_ record: NodeRecord, _ proposal: Proposal) -> Size {
    var algorithm = OverlapAlgorithm(children: ReplayedOverlapChildren(self, record))
    return algorithm.extent(for: proposal).size
  }

  /// The children of such a container where it places them.
  func placeOverlap(_ record: NodeRecord, _ size: Size) -> [ReplayedChild] {
    var algorithm = OverlapAlgorithm(children: ReplayedOverlapChildren(self, record))
    let extent = algorithm.place(for: Proposal(size))
    var children = algorithm.children.children
    for index in children.indices {
      children[index].guides[0].line = extent.before.x
      children[index].guides[1].line = extent.before.y
    }
    return children
  }

  /// The two views of an overlay or background where it places them.
  func placeSecond(
    _ record: NodeRecord, _ size: Size, _ proposal: Proposal
  ) -> [ReplayedChild] {
    let keys = storage.guidePairs[Int(record.payload)].keys
    var first = ReplayedChild(node: Int(record.first), proposal: proposal)
    first.size = measure(first.node, proposal)
    let lines = keys.map { guide($0, of: first.node, proposal).position }
    var second = ReplayedChild(node: first.node + 1, proposal: Proposal(size))
    second.size = measure(second.node, second.proposal)
    second.guides = keys.map { guide($0, of: second.node, second.proposal) }
    second.origin = SecondView.origin(
      forGuide: second.guidePoint, on: Point(lines[0], lines[1]))
    for index in second.guides.indices { second.guides[index].line = lines[index] }
    return [first, second]
  }
}

/// The children of a container that overlap, which keep a record of what they are asked.
private struct ReplayedOverlapChildren: OverlapChildren {
  private let replay: Replay
  private let keys: [GuideKey]
  private(set) var children: [ReplayedChild]

  init(_ replay: Replay, _ record: NodeRecord) {
    self.replay = replay
    keys = replay.storage.guidePairs[Int(record.payload)].keys
    children = replay.storage.children(of: record).map { ReplayedChild(node: $0) }
  }

  var count: Int { children.count }

  func priority(of child: Int) -> Double { replay.storage.priority(of: children[child].node) }

  mutating func measure(_ child: Int, _ proposal: Proposal) -> (size: Size, guide: Point) {
    let node = children[child].node
    children[child].proposal = proposal
    children[child].size = replay.measure(node, proposal)
    children[child].guides = keys.map { replay.guide($0, of: node, proposal) }
    return (children[child].size, children[child].guidePoint)
  }

  subscript(origin child: Int) -> Point {
    get { children[child].origin }
    set { children[child].origin = newValue }
  }
}

extension ReplayedChild {
  /// Where the guides on the two axes are in the child.
  fileprivate var guidePoint: Point { Point(guides[0].position, guides[1].position) }
}

extension GuidePair {
  fileprivate var keys: [GuideKey] { [horizontal, vertical] }
}
