import LayoutCore

/// How long a change of W4 takes while the last result is always kept, and with a list of what
/// differs from it, beside the same change without.
struct HeldComparison {
  let held: Stopwatch.Timing
  let listed: Stopwatch.Timing
  let free: Stopwatch.Timing
  /// How many nodes differed on average.
  let listedCount: Double

  init() {
    free = Self.changes { _ in }
    var last: ResolvedLayout?
    held = Self.changes { last = $0 }
    var (count, sum) = (0, 0.0)
    listed = Self.changes { result in
      if let last, let changes = result.changes(since: last) {
        for change in changes { sum += Double(change.after?.frame.minX ?? 0) }
        count += changes.count
      }
      last = result
    }
    precondition(count > 0 && sum.isFinite)
    listedCount = Double(count) / 1000
  }

  /// A thousand changes of leaves that look random, each with a layout and what is done with the
  /// result.
  private static func changes(_ use: (ResolvedLayout) -> Void) -> Stopwatch.Timing {
    let workload = Workload.balanced(depth: 4)
    let tree = workload.tree()
    use(tree.layout(proposing: workload.proposal))
    var random = SeededGenerator(seed: 42)
    // Every other leaf is fixed.
    let places = (0..<1000).map { _ in
      NodePlace([random.below(10), random.below(10), random.below(10), 2 * random.below(5)])
    }
    return Stopwatch.Timing(
      places.enumerated().compactMap { step, place in
        let node = workload.changed(step)
        return tree.reference(at: place).map { leaf in
          Stopwatch.time {
            tree.replace(leaf, with: node)
            use(tree.layout(proposing: workload.proposal))
          }
        }
      })
  }

  var checks: [Check] {
    [
      Check(
        name: "ns for a change of W4 with the last result kept", kind: .time,
        measured: held.median, bound: 3000),
      Check(
        name: "ns for a change of W4 with all that differs listed", kind: .time,
        measured: listed.median, bound: 2000),
    ]
  }

  func print() {
    func rounded(_ timing: Stopwatch.Timing) -> Double { (timing.median / 10).rounded() / 100 }
    Swift.print(
      "\nA change of W4 takes \(rounded(held)) µs with the last result always kept, "
        + "\(rounded(listed)) with the \(Int(listedCount)) nodes that differ listed, and "
        + "\(rounded(free)) without either")
  }
}
