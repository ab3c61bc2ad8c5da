import LayoutCore

/// How long the nodes of W4's result take to be read, in nanoseconds a node.
struct ReadComparison {
  /// Each way of going through the nodes, with the most that it may take.
  let ways: [(name: String, timing: Stopwatch.Timing, bound: Double)]

  init(stopwatch: Stopwatch) {
    let workload = Workload.balanced(depth: 4)
    let tree = workload.tree()
    var step = 0
    /// A result that nobody has read.
    func fresh() -> ResolvedLayout {
      step += 1
      tree.reference(at: [0, 0, 0, 0]).map { _ = tree.replace($0, with: workload.changed(step)) }
      return tree.layout(proposing: workload.proposal)
    }
    let known = fresh()
    precondition(known.nodes.count == workload.nodeCount)
    var sum = 0.0
    func time(
      _ name: String, _ bound: Double, _ result: @escaping () -> ResolvedLayout,
      _ read: @escaping (ResolvedLayout) -> Double
    ) -> (String, Stopwatch.Timing, Double) {
      let timing = stopwatch.time(result) { sum += read($0) }
      return (name, timing.divided(by: Double(workload.nodeCount)), bound)
    }
    ways = [
      time("frames, first reading", 12, fresh, Self.frames),
      time("frames, again", 12, { known }, Self.frames),
      time("parents", 25, { known }) { result in
        result.nodes.reduce(0) { $0 + Double($1.parent?.frame.minX ?? 0) }
      },
      time("children", 25, { known }) { result in
        var sum = 0.0
        for node in result.nodes { for child in node.children { sum += Double(child.frame.minX) } }
        return sum
      },
      time("drawing order", 25, { known }) { result in
        result.nodes.inDrawingOrder.reduce(0) { $0 + Double($1.frame.minX) }
      },
      time("into nodes and out", 25, { known }) { result in
        var sum = 0.0
        result.nodes.walk {
          sum += Double($0.frame.minX)
          return true
        } leave: {
          sum += Double($0.frame.minY)
        }
        return sum
      },
    ]
    precondition(sum.isFinite)
  }

  private static func frames(of result: ResolvedLayout) -> Double {
    var sum = 0.0
    for node in result.nodes { sum += Double(node.frame.minX) + Double(node.frame.width) }
    return sum
  }

  var checks: [Check] {
    ways.map {
      Check(
        name: "ns a node to read \($0.name)", kind: .time, measured: $0.timing.median,
        bound: $0.bound)
    }
  }

  func print() {
    Swift.print("\nNanoseconds a node to read W4's result:")
    for (name, timing, _) in ways {
      Swift.print("  \(name): \((timing.median * 10).rounded() / 10)")
    }
  }
}
