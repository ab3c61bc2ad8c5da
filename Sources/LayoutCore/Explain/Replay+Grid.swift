/// Grids, replayed with the engine's own algorithm.
extension Replay {
  /// The size of a grid for a proposal.
  func grid(_ record: NodeRecord, _ proposal: Proposal) -> Size {
    var work = GridWork()
    var algorithm = GridAlgorithm(
      gridStructure(record), taking: &work, ReplayedGridChildren(self, record))
    return algorithm.measure(proposal)
  }

  /// The children of a grid where it puts them.
  func placeGrid(_ record: NodeRecord, _ proposal: Proposal) -> [ReplayedChild] {
    var work = GridWork()
    var algorithm = GridAlgorithm(
      gridStructure(record), taking: &work, ReplayedGridChildren(self, record))
    _ = algorithm.measure(proposal)
    algorithm.children.forgetGuides()
    algorithm.place(storage.grids[Int(record.payload)].alignment)
    var children = algorithm.children.children
    for index in children.indices { children[index].cell = algorithm.slot(of: index) }
    return children
  }

  private func gridStructure(_ record: NodeRecord) -> GridStructure {
    storage.gridStructure(record) { ReplayedGridChildren(self, record) }
  }
}

extension TreeStorage {
  /// A grid's rows and columns, as the layout found them or found again.
  fileprivate func gridStructure(
    _ record: NodeRecord, _ children: () -> some GridCellSource
  ) -> GridStructure {
    let grid = grids[Int(record.payload)]
    return grid.structure
      ?? GridStructure(grid.rows, spacing: grid.spacing, children: children())
  }
}

/// The children of a grid, which keep a record of what they are asked.
private struct ReplayedGridChildren: GridChildren {
  private let replay: Replay
  private(set) var children: [ReplayedChild]

  init(_ replay: Replay, _ record: NodeRecord) {
    self.replay = replay
    self.children = replay.storage.children(of: record).map { ReplayedChild(node: $0) }
  }

  /// Forgets which guides were read, before the children are placed.
  mutating func forgetGuides() {
    for child in children.indices { children[child].guides = [] }
  }

  // No shortcuts, so that everybody is asked what the rules ask.
  var arePlain: Bool { false }
  var haveGenericSpacing: Bool { false }

  func traits(of child: Int) -> GridCellTraits? {
    replay.storage.gridTraits(of: children[child].node)
  }

  func priority(of child: Int) -> Double { replay.storage.priority(of: children[child].node) }

  func spacing(of child: Int) -> ViewSpacing {
    let storage = replay.storage
    var spacing = storage.spacing(of: children[child].node)
    let parent = Int(storage.nodes[children[child].node].parent)
    spacing.direction = storage.nodes[parent].direction
    return spacing
  }

  func least(of child: Int) -> Size {
    replay.measure(children[child].node, Proposal(0, 0))
  }

  func greatest(of child: Int) -> Size {
    replay.measure(children[child].node, Proposal(.infinity, .infinity))
  }

  mutating func measure(_ child: Int, _ proposal: Proposal) -> Size {
    children[child].proposal = proposal
    children[child].size = replay.measure(children[child].node, proposal)
    return children[child].size
  }

  func measuredSize(of child: Int) -> Size { children[child].size }

  func hasGuide(_ role: GuideRole, on axis: Axis, of child: Int) -> Bool {
    replay.storage.nodes[children[child].node].flags.has(.guides(role, axis))
  }

  mutating func position(of guide: GuideKey, in child: Int) -> Double {
    let found = replay.guide(guide, of: children[child].node, children[child].proposal)
    children[child].guides.append(found)
    return found.position
  }

  mutating func place(_ child: Int, at origin: Point, _ proposal: Proposal) {
    children[child].origin = origin
    for index in children[child].guides.indices {
      let guide = children[child].guides[index]
      children[child].guides[index].line = origin[guide.key.axis] + guide.position
    }
  }
}
