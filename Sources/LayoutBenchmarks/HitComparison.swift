import LayoutCore

/// How long it takes to find what is in sight of a long list, and what is under a point of it.
struct HitComparison {
  /// The nodes in sight, once where nodes are seen is known.
  let sight: Stopwatch.Timing
  /// The view under a point.
  let point: Stopwatch.Timing
  /// Working out where all nodes are seen, with the first question.
  let first: Stopwatch.Timing
  let nodeCount: Int
  let sightCount: Int

  init(stopwatch: Stopwatch) {
    // Each row has six nodes.
    let rows = (0..<1001).map { row in
      LayoutNode.hstack(
        spacing: 4, (0..<5).map { .fixed(width: CGFloat(20 + (row + $0) % 7), height: 20) })
    }
    let tree = LayoutTree(
      .scroll(to: .offset(CGPoint(x: 0, y: 9000)), .vstack(spacing: 0, rows)))
    let window = CGSize(width: 300, height: 280)
    let result = tree.layout(in: window)
    let area = CGRect(origin: .zero, size: window)
    nodeCount = result.nodes.count
    sightCount = result.nodes(in: area).count
    var found = 0
    sight = stopwatch.time({ result }) { result in
      for _ in 0..<100 { found += result.nodes(in: area).count }
    }.divided(by: 100)
    point = stopwatch.time({ result }) { result in
      for step in 0..<100 {
        let point = CGPoint(x: CGFloat(step * 3), y: CGFloat(step * 2))
        found += result.nodes(at: point).count
      }
    }.divided(by: 100)
    var step = 0
    first = stopwatch.time({
      step += 1
      let leaf = LayoutNode.fixed(width: CGFloat(20 + step % 5), height: 20)
      tree.reference(at: [0, 0, 0]).map { _ = tree.replace($0, with: leaf) }
      return tree.layout(in: window)
    }) { found += $0.nodes(in: area).count }
    precondition(found > 0)
  }

  var checks: [Check] {
    [
      Check(name: "ns for the nodes in sight", kind: .time, measured: sight.median, bound: 20_000),
      Check(name: "ns for a point", kind: .time, measured: point.median, bound: 2000),
    ]
  }

  func print() {
    func rounded(_ timing: Stopwatch.Timing) -> Double { (timing.median / 10).rounded() / 100 }
    Swift.print(
      "\nOf a list of \(nodeCount) nodes, the \(sightCount) in sight are found in "
        + "\(rounded(sight)) µs (\(rounded(first)) the first time), what is under a point in "
        + "\(rounded(point))")
  }
}
