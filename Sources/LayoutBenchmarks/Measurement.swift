import LayoutCore

/// What was measured of one workload.
struct Measurement {
  let workload: Workload
  /// Describing the tree and writing it into storage.
  var build = Stopwatch.Timing(median: 0, minimum: 0)
  var first = Stopwatch.Timing(median: 0, minimum: 0)
  var unchanged = Stopwatch.Timing(median: 0, minimum: 0)
  /// One leaf changed and laid out again.
  var change = Stopwatch.Timing(median: 0, minimum: 0)
  var resize = Stopwatch.Timing(median: 0, minimum: 0)
  var floorFirst: Stopwatch.Timing?
  var floorResize: Stopwatch.Timing?
  var floorChange: Stopwatch.Timing?
  var firstStatistics = LayoutStatistics()
  var resizeStatistics = LayoutStatistics()
  /// The median number of nodes that one change looked at.
  var changeVisits = 0
  /// The nodes that a layout without a change looked at.
  var unchangedVisits = 0
  var bytesPerNode = 0.0
  /// How much the tree's storage grew in layouts after the first, in bytes.
  var growth = 0
}

extension Measurement {
  /// Builds, lays out and changes a workload's tree, and runs the floor beside it.
  init(_ workload: Workload, _ parts: Set<Part>, stopwatch: Stopwatch) {
    self.workload = workload
    if parts.contains(.build) { measureBuild(stopwatch) }
    if parts.contains(.first) { measureFirst(stopwatch) }
    if parts.contains(.again) { measureAgain(stopwatch) }
    if parts.contains(.floor) { measureFloor(stopwatch) }
  }

  /// A part of a measurement.
  enum Part: String, CaseIterable {
    case build, first, again, floor
  }

  private mutating func measureBuild(_ stopwatch: Stopwatch) {
    let workload = workload
    build = stopwatch.time({ [LayoutTree]() }, { $0.append(LayoutTree(workload.describe())) })
  }

  private mutating func measureFirst(_ stopwatch: Stopwatch) {
    let workload = workload
    var statistics = LayoutStatistics()
    first = stopwatch.time(
      { LayoutTree(workload.describe()) },
      { tree in
        tree.layout(proposing: workload.proposal)
        statistics = tree.statistics
      })
    firstStatistics = statistics
  }

  private mutating func measureAgain(_ stopwatch: Stopwatch) {
    let workload = workload
    let tree = LayoutTree(workload.describe())
    tree.layout(proposing: workload.proposal)
    bytesPerNode = Double(tree.byteCount) / Double(tree.nodeCount)
    unchanged = stopwatch.time(
      {},
      { _ in for _ in 0..<100 { tree.layout(proposing: workload.proposal) } }
    ).divided(by: 100)

    unchangedVisits = tree.statistics.visits

    var step = 0
    let narrower = ProposedViewSize(
      width: (workload.proposal.width ?? 0) - 1, height: workload.proposal.height)
    var statistics = LayoutStatistics()
    let size = tree.byteCount
    resize = stopwatch.time(
      {},
      { _ in
        step += 1
        tree.layout(proposing: step.isMultiple(of: 2) ? workload.proposal : narrower)
        statistics = tree.statistics
      })
    resizeStatistics = statistics
    growth = tree.byteCount - size
    measureChanges(of: tree)
  }

  /// A thousand changes of leaves that look random, each timed.
  private mutating func measureChanges(of tree: LayoutTree) {
    let leaves = workload.changes(tree.leaves)
    guard !leaves.isEmpty else { return }
    var random = RandomNumbers(seed: 42)
    tree.layout(proposing: workload.proposal)
    var visits: [Int] = []
    change = Stopwatch.timeChanges { step in
      let leaf = leaves[random.below(leaves.count)]
      let node = workload.changed(step)
      let start = ContinuousClock.now
      tree.replace(leaf, with: node)
      tree.layout(proposing: workload.proposal)
      let time = start.duration(to: .now)
      visits.append(tree.statistics.visits)
      return time
    }
    visits.sort()
    changeVisits = visits[visits.count / 2]
  }

  private mutating func measureFloor(_ stopwatch: Stopwatch) {
    guard let floor = workload.floor else { return }
    let size = workload.proposal.replacingUnspecifiedDimensions()
    var checksum = 0.0
    floorFirst = stopwatch.time(
      floor,
      { tree in
        tree.layOut(width: size.width, height: size.height)
        checksum += tree.checksum
      })
    var tree = floor()
    var step = 0
    floorResize = stopwatch.time(
      {},
      { _ in
        step += 1
        tree.layOut(
          width: size.width - (step.isMultiple(of: 2) ? 0 : 1), height: size.height)
        checksum += tree.checksum
      })
    measureChanges(ofFloor: tree)
    precondition(checksum.isFinite)
  }

  /// The same for the floor: it does no more than every layout has to.
  private mutating func measureChanges(ofFloor tree: FloorTree) {
    guard let changed = workload.floorChanged else { return }
    var changes = FloorChanges(tree)
    let leaves = changes.fixedLeaves
    var random = RandomNumbers(seed: 42)
    floorChange = Stopwatch.timeChanges { step in
      let leaf = leaves[random.below(leaves.count)]
      let size = changed(step)
      let start = ContinuousClock.now
      changes.change(leaf: leaf, width: size.width, height: size.height)
      return start.duration(to: .now)
    }
  }
}

extension Stopwatch.Timing {
  func divided(by count: Double) -> Self {
    Stopwatch.Timing(median: median / count, minimum: minimum / count)
  }
}

extension LayoutTree {
  /// The references to all leaves, in the order in which they are described.
  var leaves: [Reference] {
    var leaves: [Reference] = []
    var pending = [root]
    while let node = pending.popLast() {
      let children = children(of: node)
      if children.isEmpty { leaves.append(node) }
      pending.append(contentsOf: children.reversed())
    }
    return leaves
  }
}
