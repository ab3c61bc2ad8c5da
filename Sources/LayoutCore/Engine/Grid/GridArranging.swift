/// The engine's use of the grid algorithm.
extension TreeStorage {
  /// Returns a grid's size for a proposal.
  func measureGrid(_ node: Int, _ record: NodeRecord, for proposal: Proposal) -> Size {
    withGrid(record) { grid, children in
      measure(&grid, structure(of: &grid, node, children), proposal, children)
    }
  }

  /// Places a grid's children for the proposal that it answered.
  func placeGrid(_ node: Int, _ record: NodeRecord, for proposal: Proposal) {
    withGrid(record) { grid, children in
      let structure = structure(of: &grid, node, children)
      // If no proposal makes a difference, any measured one will do.
      let isCurrent =
        !record.flags.has(.volumetric)
        && (grid.measured.map { $0.isIdentical(to: proposal) || record.flags.isRigid } ?? false)
      if !isCurrent { _ = measure(&grid, structure, proposal, children) }
      guard !work.isRefused else { return }
      var algorithm = GridAlgorithm(structure, taking: &grid.work, children)
      algorithm.place(grid.alignment)
      algorithm.giveBack(&grid.work)
      if unit.isSet { roundPositions(in: node) }
    }
  }

  private func measure(
    _ grid: inout GridRecord, _ structure: GridStructure, _ proposal: Proposal,
    _ children: StoredGridChildren
  ) -> Size {
    grid.measured = nil
    var algorithm = GridAlgorithm(structure, taking: &grid.work, children)
    let size = unit.up(algorithm.measure(proposal))
    algorithm.giveBack(&grid.work)
    if !work.isRefused { grid.measured = proposal }
    return size
  }

  /// Takes a grid's record out of its table while it is worked on. Any question meanwhile, even to
  /// the same grid, then finds a record without lists instead of half-filled ones.
  private func withGrid<Result>(
    _ record: NodeRecord, _ body: (inout GridRecord, StoredGridChildren) -> Result
  ) -> Result {
    let payload = Int(record.payload)
    var grid = grids[payload]
    grids[payload].work = GridWork()
    grids[payload].measured = nil
    let result = body(&grid, StoredGridChildren(storage: self, record: record, all: grid.children))
    grids[payload].structure = grid.structure
    grids[payload].measured = grid.measured
    swap(&grids[payload].work, &grid.work)
    return result
  }

  private func structure(
    of grid: inout GridRecord, _ node: Int, _ children: StoredGridChildren
  ) -> GridStructure {
    if let structure = grid.structure { return structure }
    let structure = GridStructure(grid.rows, spacing: grid.spacing, children: children)
    grid.structure = structure
    if structure.isTooWide {
      report(
        number: "has rows over more columns than a grid can have", node,
        "the last cells in them cover one each")
    }
    return structure
  }
}

// MARK: - Summarising

extension TreeStorage {
  /// Summarises a grid. Most grids are unknown until they are asked; one in which no proposal makes
  /// a difference is measured here.
  func summariseGrid(_ node: Int, _ record: inout NodeRecord) {
    let payload = Int(record.payload)
    grids[payload].structure = nil
    grids[payload].measured = nil
    var all = NodeFlags()
    var (isGeneric, isPlain) = (true, true)
    for child in children(of: record) {
      let child = nodes + child
      all.formUnion(child.pointee.flags)
      if child.pointee.spacing != SpacingClass.generic { isGeneric = false }
      if child.pointee.attributes >= 0 || child.pointee.kind.isUnary { isPlain = false }
    }
    grids[payload].children = GridRecord.Children(
      flags: all,
      arePlain: isPlain && options.shortcuts.contains(.plainCells) && !all.hasAny(.anyPriority))
    record.spacing = isGeneric ? SpacingClass.generic : SpacingClass.unresolved
    record.flags.formUnion(all.intersection(.inherited))
    let isRigid =
      all.isRigid
      && withGrid(record) { grid, children in
        !structure(of: &grid, node, children).hasMergedCells
      }
    guard isRigid else {
      record.flags.formUnion(.everythingOnProposal)
      summaries[node] = .unknown
      return
    }
    if children(of: record).contains(where: { summaries[$0].hasUnknownIdeal }) {
      // They are asked now.
      record.flags.formUnion(.probed)
    }
    // Cells that span several columns may be settled in another order if nothing is proposed.
    let size = measureGrid(node, record, for: .unspecified)
    summaries[node] = SummaryRecord(
      width: LengthSummary(always: size.width), height: LengthSummary(always: size.height))
  }

  /// Forgets what a grid has measured, because something inside has changed.
  func forgetGridAnswers(_ node: Int) {
    if nodes[node].kind == .grid { grids[Int(nodes[node].payload)].measured = nil }
  }

  func spacing(ofGrid record: NodeRecord) -> ViewSpacing {
    let node = Int(nodes[Int(record.first)].parent)
    return withGrid(record) { grid, children in
      structure(of: &grid, node, children).spacing(children, record.direction)
    }
  }
}

// MARK: - Children

/// The children of a grid in flat storage.
private struct StoredGridChildren: GridChildren {
  // Pointers into the storage instead of a reference to it, as for stacks.
  private let unmanaged: Unmanaged<TreeStorage>
  private let nodes: UnsafeMutablePointer<NodeRecord>
  private let frames: UnsafeMutablePointer<FrameRecord>
  private let proposals: UnsafeMutablePointer<Proposal>
  private let summaries: UnsafeMutablePointer<SummaryRecord>
  private let shortcuts: Shortcuts
  private let record: NodeRecord
  private let all: GridRecord.Children
  private let first: Int

  init(storage: TreeStorage, record: NodeRecord, all: GridRecord.Children) {
    self.unmanaged = .passUnretained(storage)
    self.nodes = storage.nodes.base
    self.frames = storage.frames.base
    self.proposals = storage.proposals.base
    self.summaries = storage.summaries.base
    self.shortcuts = storage.options.shortcuts
    self.record = record
    self.all = all
    self.first = Int(record.first)
  }

  @inline(__always) private func withStorage<Result>(_ body: (TreeStorage) -> Result) -> Result {
    unmanaged._withUnsafeGuaranteedRef(body)
  }

  var arePlain: Bool { all.arePlain }
  var unit: LengthUnit { withStorage { $0.unit } }

  var haveGenericSpacing: Bool { record.spacing == SpacingClass.generic }

  var standardSpacing: Size {
    // Of the first child's container, as the grid's own number is not known here.
    withStorage { $0.standardLengths(of: record.count > 0 ? Int(nodes[first].parent) : -1).spacing }
  }

  func traits(of child: Int) -> GridCellTraits? { withStorage { $0.gridTraits(of: first + child) } }

  func priority(of child: Int) -> Double { withStorage { $0.priority(of: first + child) } }

  func spacing(of child: Int) -> ViewSpacing {
    withStorage { storage in
      var spacing = storage.spacing(of: first + child)
      spacing.direction = record.direction
      return spacing
    }
  }

  func least(of child: Int) -> Size {
    let summary = summaries[first + child]
    let known = Size(summary.width.minimum, summary.height.minimum)
    if !known.width.isNaN, !known.height.isNaN { return known }
    return measure(child, Proposal(0, 0))
  }

  func greatest(of child: Int) -> Size {
    let summary = summaries[first + child]
    let known = Size(summary.width.maximum, summary.height.maximum)
    if !known.width.isNaN, !known.height.isNaN { return known }
    return measure(child, Proposal(.infinity, .infinity))
  }

  @inline(__always) func measurePlenty(_ child: Int, _ proposal: Proposal) -> Size? {
    let node = first + child
    let flags = nodes[node].flags
    guard shortcuts.contains(.gridShares) else { return nil }
    if flags.isRigid, !flags.has(.unmeasured) {
      return proposal.width >= frames[node].width ? frames[node].size : nil
    }
    return withStorage { $0.sizeIfUnwrapped(of: node, for: proposal) }
  }

  @inline(__always) func measuredSize(of child: Int) -> Size { frames[first &+ child].size }

  @inline(__always) func measure(_ child: Int, _ proposal: Proposal) -> Size {
    withStorage {
      $0.sizeIfUnwrapped(of: first + child, for: proposal) ?? $0.measure(first + child, proposal)
    }
  }

  func hasGuide(_ role: GuideRole, on axis: Axis, of child: Int) -> Bool {
    nodes[first + child].flags.has(.guides(role, axis))
  }

  func haveNoGuides(_ horizontal: GuideRole, _ vertical: GuideRole) -> Bool {
    let guides = NodeFlags.guides(horizontal, .horizontal).union(.guides(vertical, .vertical))
    return shortcuts.contains(.plainGrids) && !all.flags.hasAny(guides)
  }

  func position(of guide: GuideKey, in child: Int) -> Double {
    withStorage { $0.position(of: guide, guide.role, in: first + child) }
  }

  func place(_ child: Int, at origin: Point, _ proposal: Proposal) {
    // Reading the guides of other children may have measured this one for another proposal.
    _ = measure(child, proposal)
    frames[first + child].origin = origin
  }

  @inline(__always) func place(
    _ child: Int, of size: Size, at origin: Point, _ proposal: Proposal
  ) {
    let node = first &+ child
    frames[node] = FrameRecord(x: origin.x, y: origin.y, width: size.width, height: size.height)
    proposals[node] = proposal
  }
}
