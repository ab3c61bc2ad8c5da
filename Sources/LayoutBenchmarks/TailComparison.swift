import LayoutCore

/// The slowest changes: each of a leaf among 100,000, with a layout, in a tree like W4.
///
/// Half of the leaves share what is left over, so a change somewhere may move shares elsewhere. A
/// change that moves many nodes takes as long as these do; it must not lay out again what stays as
/// it was.
struct TailComparison {
  private let times: [Double]
  /// The numbers of nodes that were looked at.
  private let visits: [Double]

  /// Returns `nil` if the tree has no leaves that change.
  init?(changes count: Int = 4000) {
    let workload = Workload.balanced(depth: 5)
    let tree = workload.tree()
    var (times, visits) = ([Double](), [Double]())
    guard let change = workload.changes(of: tree) else { return nil }
    for _ in 0..<count / 4 { _ = change() }
    for _ in 0..<count {
      times.append(change())
      visits.append(Double(tree.statistics.visits))
    }
    (self.times, self.visits) = (times.sorted(), visits.sorted())
  }

  private func percentile(_ percent: Double, of sorted: [Double]) -> Double {
    sorted[min(Int(Double(sorted.count) * percent / 100), sorted.count - 1)]
  }

  var checks: [Check] {
    [
      Check(
        name: "99th percentile of the nodes looked at for a change among 100,000 leaves",
        kind: .count, measured: percentile(99, of: visits), bound: 100),
      Check(
        name: "99th percentile of ns for a change among 100,000 leaves", kind: .time,
        measured: percentile(99, of: times), bound: 10_000),
    ]
  }

  func print() {
    let shown = [50.0, 90, 99, 99.9].map { percent in
      "\((percentile(percent, of: times) / 10).rounded() / 100) µs and "
        + "\(Int(percentile(percent, of: visits))) nodes"
    }
    Swift.print(
      "\nA change among 100,000 leaves takes \(shown[0]) in the middle, of a hundred the slowest "
        + "\(shown[2]), of a thousand \(shown[3])")
  }
}
