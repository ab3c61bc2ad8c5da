import LayoutCore

/// Compares workloads with each other: their trees take turns.
struct WorkloadComparison {
  /// A ratio between workloads, and the floor's own where that tells what the machine adds.
  struct Ratio {
    let name: String
    let value: Double
    let bound: Double
    var floor: Double?
  }

  private(set) var ratios: [Ratio] = []

  /// Compares those of the workloads that a bound compares.
  init(_ workloads: [Workload], stopwatch: Stopwatch) {
    func pick(_ names: String...) -> [Workload]? {
      let picked = names.compactMap { name in workloads.first { $0.name == name } }
      return picked.count == names.count ? picked : nil
    }
    for name in ["W9 custom", "W9 AnyLayout"] {
      guard let pair = pick(name, "W4 balanced") else { continue }
      let ratio = stopwatch.race(pair.map(\.firstLayout)).ratio(0, to: 1)
      ratios.append(Ratio(name: "\(name) to W4", value: ratio, bound: 2.5))
    }
    if let pair = pick("W4 large (W11)", "W4 balanced") {
      ratios.append(
        Ratio(
          name: "W4, a change among a million leaves to one among 10,000",
          value: Self.ratioOfChanges(pair.map { $0.changes(of: $0.tree()) }, stopwatch), bound: 10,
          floor: Self.ratioOfChanges(pair.map { $0.changesOfFloor() }, stopwatch)))
    }
    for prefix in ["W3", "W4"] {
      let sizes = workloads.filter { $0.name.hasPrefix(prefix) }
      guard sizes.count > 1 else { continue }
      ratios.append(
        Ratio(
          name: "\(prefix), time a node at all sizes", value: Self.spread(of: sizes, stopwatch),
          bound: 1.5))
    }
  }

  /// How much longer the slowest tree takes for a node than the fastest.
  private static func spread(of workloads: [Workload], _ stopwatch: Stopwatch) -> Double {
    let race = stopwatch.race(workloads.map(\.firstLayout))
    let times = workloads.indices.map { race.ratio($0, to: 0) / Double(workloads[$0].nodeCount) }
    return (times.max() ?? .nan) / (times.min() ?? .nan)
  }

  /// How much longer a change takes in one tree than in another, each by the median of a hundred in
  /// a turn.
  ///
  /// Each turn drives some of the other tree out of the nearest caches. A small tree that is
  /// measured alone is faster, so the ratio of the times in the report is higher than this one.
  private static func ratioOfChanges(
    _ changes: [Stopwatch.Run?], _ stopwatch: Stopwatch
  ) -> Double {
    let turns = changes.compactMap { change in
      change.map { change -> Stopwatch.Run in
        {
          // What the other tree's turn drove out of the nearest memory comes back.
          for _ in 0..<400 { _ = change() }
          return (0..<100).map { _ in change() }.median
        }
      }
    }
    return turns.count == changes.count ? stopwatch.race(turns).ratio(0, to: 1) : .nan
  }
}

extension Workload {
  /// First layouts of new trees: the median of so many that small trees, too, are at work for a
  /// while.
  var firstLayout: Stopwatch.Run {
    let layout = Stopwatch.run(tree) { [proposal] in _ = $0.layout(proposing: proposal) }
    let count = max(1, min(20, 20_000 / nodeCount))
    return { (0..<count).map { _ in layout() }.median }
  }
}
