import LayoutCore

/// How long a change of W4 takes while the last result is always kept, and with a list of what
/// differs from it, beside the same change without.
struct HeldComparison {
  /// Changes of a leaf's size, which move what follows it, and what is in that.
  let held: Stopwatch.Timing
  let listed: Stopwatch.Timing
  let free: Stopwatch.Timing
  /// Changes of a leaf that move nothing else.
  let listedAlone: Stopwatch.Timing
  /// What listing and reading each of many nodes adds, in nanoseconds.
  let perNode: Double

  init() {
    free = Stopwatch.Timing(Self.changes { _ in })
    var last: ResolvedLayout?
    let held = Self.changes { last = $0 }
    var (counts, sum) = ([Double](), 0.0)
    func list(_ result: ResolvedLayout) {
      if let last, let changes = result.changes(since: last) {
        for change in changes { sum += Double(change.after?.frame.minX ?? 0) }
        counts.append(Double(changes.count))
      }
      last = result
    }
    listed = Stopwatch.Timing(Self.changes(list))
    self.held = Stopwatch.Timing(held)
    (last, counts) = (nil, [])
    listedAlone = Stopwatch.Timing(Self.changes(movingOthers: false, list))
    precondition(counts.median == 1)
    (last, counts) = (nil, [])
    let moved = Self.changesOfFirst(of: 1000, list)
    // The column is longer, too.
    precondition(counts.median == 1001 && sum.isFinite)
    last = nil
    perNode = (moved.median - Self.changesOfFirst(of: 1000) { last = $0 }.median) / 1001
  }

  /// The times of changes of the first box of a column, which move all others.
  private static func changesOfFirst(
    of count: Int, _ use: (ResolvedLayout) -> Void
  ) -> [Double] {
    let boxes = (0..<count).map { LayoutNode.fixed(width: CGFloat(10 + $0 % 7), height: 10) }
    let tree = LayoutTree(.vstack(alignment: .leading, spacing: 2, boxes))
    use(tree.layout(proposing: .unspecified))
    return (0..<200).compactMap { step in
      let box = LayoutNode.fixed(width: 10, height: CGFloat(11 + step % 2))
      return tree.reference(at: [0]).map { first in
        Stopwatch.time {
          tree.replace(first, with: box)
          use(tree.layout(proposing: .unspecified))
        }
      }
    }
  }

  /// The times of a thousand changes of leaves that look random, each with a layout and what is
  /// done with the result.
  private static func changes(
    movingOthers: Bool = true, _ use: (ResolvedLayout) -> Void
  ) -> [Double] {
    let workload = Workload.balanced(depth: 4)
    let tree = workload.tree()
    use(tree.layout(proposing: workload.proposal))
    var random = SeededGenerator(seed: 42)
    // Every other leaf is fixed.
    let places = (0..<1000).map { _ in
      [random.below(10), random.below(10), random.below(10), 2 * random.below(5)]
    }
    return places.enumerated().compactMap { step, place in
      // As wide as before, and less high than others of the row.
      let width = 2 + place.reduce(0) { $0 * 10 + $1 } % 3
      let node =
        movingOthers
        ? workload.changed(step) : .fixed(width: CGFloat(width), height: CGFloat(step % 7) / 8)
      return tree.reference(at: NodePlace(place)).map { leaf in
        Stopwatch.time {
          tree.replace(leaf, with: node)
          use(tree.layout(proposing: workload.proposal))
        }
      }
    }
  }

  var checks: [Check] {
    [
      Check(
        name: "ns for a change of W4 with the last result kept", kind: .time,
        measured: held.median, bound: 3000),
      Check(
        name: "ns for a change of W4 that moves nothing else, with what differs listed",
        kind: .time, measured: listedAlone.median, bound: 2000),
      Check(
        name: "ns a node that differs to list and read", kind: .time, measured: perNode, bound: 25),
    ]
  }

  func print() {
    func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
    func micro(_ timing: Stopwatch.Timing) -> Double { (timing.median / 10).rounded() / 100 }
    Swift.print(
      """

      A change of W4 takes \(micro(free)) µs, \(micro(held)) with the last result always kept, and \
      \(micro(listed)) with what differs listed and read
      One that moves nothing else takes \(micro(listedAlone)) µs with what differs listed and read, \
      each of a thousand that a change moves \(rounded(perNode)) ns
      """)
  }
}
