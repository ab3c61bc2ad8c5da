import LayoutCore

/// What was measured of one workload.
struct Measurement {
  let workload: Workload
  /// Describing the tree and writing it into storage.
  var build = Stopwatch.Timing.none
  var first = Stopwatch.Timing.none
  /// Reading all frames of a result that nobody has read, of a tree that was never read.
  var read = Stopwatch.Timing.none
  var unchanged = Stopwatch.Timing.none
  /// One leaf changed and laid out again.
  var change = Stopwatch.Timing.none
  var resize = Stopwatch.Timing.none
  var floorFirst: Stopwatch.Timing?
  var floorResize: Stopwatch.Timing?
  var floorChange: Stopwatch.Timing?
  /// How much longer the first layout takes than the floor's.
  var firstRatio: Double?
  /// How much longer a layout in another width takes than the floor's.
  var resizeRatio: Double?
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
  /// A part of a measurement.
  enum Part: String, CaseIterable {
    case build, first, again, floor
  }

  /// Builds, lays out and changes a workload's tree, and lets the floor take turns with it.
  init(_ workload: Workload, _ parts: Set<Part>, stopwatch: Stopwatch) {
    self.workload = workload
    let floor = parts.contains(.floor) ? workload.floor : nil
    if parts.contains(.build) { measureBuild(stopwatch) }
    if parts.contains(.first) { measureFirst(beside: floor, stopwatch) }
    if parts.contains(.again) { measureAgain(beside: floor, stopwatch) }
  }

  /// The same measurement with the quieter times of what has no floor beside it, of this and
  /// another.
  ///
  /// A time by itself, without anything to compare it with, can only be made longer by other
  /// programs.
  func quieter(_ other: Measurement) -> Measurement {
    var quieter = self
    quieter.build = build.quieter(other.build)
    quieter.unchanged = unchanged.quieter(other.unchanged)
    quieter.change = change.quieter(other.change)
    return quieter
  }

  private mutating func measureBuild(_ stopwatch: Stopwatch) {
    let workload = workload
    build = stopwatch.time({ [LayoutTree]() }, { $0.append(LayoutTree(workload.describe())) })
  }

  private mutating func measureFirst(
    beside floor: (() -> FloorTree)?, _ stopwatch: Stopwatch
  ) {
    let proposal = workload.proposal
    var statistics = LayoutStatistics()
    var contenders = [
      Stopwatch.run(workload.tree) { tree in
        tree.layout(proposing: proposal)
        statistics = tree.statistics
      }
    ]
    if let floor {
      contenders.append(
        Stopwatch.run(floor) { tree in
          let size = proposal.replacingUnspecifiedDimensions()
          tree.layOut(width: size.width, height: size.height)
          precondition(tree.checksum.isFinite)
        })
    }
    let workload = workload
    read = stopwatch.time(
      { workload.tree().layout(proposing: proposal) },
      { result in
        let sum = result.nodes.reduce(0) { $0 + Double($1.frame.minX + $1.frame.width) }
        precondition(sum.isFinite)
      })
    let race = stopwatch.race(contenders)
    first = race.timings[0]
    firstStatistics = statistics
    guard floor != nil else { return }
    floorFirst = race.timings[1]
    firstRatio = race.ratio(0, to: 1)
  }

  private mutating func measureAgain(
    beside floor: (() -> FloorTree)?, _ stopwatch: Stopwatch
  ) {
    let workload = workload
    let tree = workload.tree()
    tree.layout(proposing: workload.proposal)
    bytesPerNode = Double(tree.byteCount) / Double(tree.nodeCount)
    unchanged = stopwatch.time(
      {},
      { _ in for _ in 0..<100 { tree.layout(proposing: workload.proposal) } }
    ).divided(by: 100)
    unchangedVisits = tree.statistics.visits
    let size = tree.byteCount
    measureResize(of: tree, beside: floor, stopwatch)
    growth = tree.byteCount - size
    measureChanges(of: tree)
    guard floor != nil, let change = workload.changesOfFloor() else { return }
    floorChange = Stopwatch.Timing((0..<1000).map { _ in change() })
  }

  private mutating func measureResize(
    of tree: LayoutTree, beside floor: (() -> FloorTree)?, _ stopwatch: Stopwatch
  ) {
    let (proposal, size) = (workload.proposal, workload.proposal.replacingUnspecifiedDimensions())
    var statistics = LayoutStatistics()
    var contenders = [
      Self.turning { step in
        tree.layout(
          proposing: ProposedViewSize(
            width: proposal.width.map { $0 - Double(step % 2) }, height: proposal.height))
        statistics = tree.statistics
      }
    ]
    if var floorTree = floor?() {
      contenders.append(
        Self.turning { step in
          floorTree.layOut(width: size.width - Double(step % 2), height: size.height)
          precondition(floorTree.checksum.isFinite)
        })
    }
    let race = stopwatch.race(contenders)
    resize = race.timings[0]
    resizeStatistics = statistics
    guard floor != nil else { return }
    floorResize = race.timings[1]
    resizeRatio = race.ratio(0, to: 1)
  }

  /// Layouts in two widths by turns. One before each two that are timed brings the memory back that
  /// another contender had.
  private static func turning(_ layOut: @escaping (_ step: Int) -> Void) -> Stopwatch.Run {
    var step = 0
    func next() {
      step += 1
      layOut(step)
    }
    return {
      next()
      return Stopwatch.time {
        next()
        next()
      } / 2
    }
  }

  /// A thousand changes of leaves that look random, each timed.
  private mutating func measureChanges(of tree: LayoutTree) {
    guard let change = workload.changes(of: tree) else { return }
    var visits: [Int] = []
    self.change = Stopwatch.Timing(
      (0..<1000).map { _ in
        let time = change()
        visits.append(tree.statistics.visits)
        return time
      })
    visits.sort()
    changeVisits = visits[visits.count / 2]
  }
}
