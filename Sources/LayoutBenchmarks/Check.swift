import LayoutCore

/// A bound on something that was measured.
struct Check {
  let name: String
  let measured: Double
  let bound: Double
  /// Counts carry no noise and are held to the letter; ratios may be over by a quarter.
  let isCount: Bool
  /// The same of the floor, where a bound is on more than a ratio to it.
  var floor: Double?

  var isBroken: Bool { measured > (isCount ? bound : bound * 1.25) }

  /// A line for people: the bound, what was measured, and whether that is within it.
  var line: String {
    let verdict = isBroken ? "BROKEN" : measured > bound ? "over, within a quarter" : "ok"
    let ofFloor = floor.map { "; the floor's is \(Self.rounded($0))" } ?? ""
    return "\(name): \(Self.rounded(measured)) of at most \(bound): \(verdict)\(ofFloor)"
  }

  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}

extension Check {
  /// The bounds on the first layout and on a change of width, as ratios to the floor.
  private static let ratios: [String: (first: Double, resize: Double?)] = [
    "W1 wide": (2.1, nil), "W2 list": (7, nil), "W3 deep": (11, nil), "W4 balanced": (6, 4),
    "W5 cells": (4, nil), "W5 grid": (5, nil), "W7 chat": (4, 2.3), "W8 modifiers": (12, nil),
  ]

  /// The bounds on a change of one leaf, in nanoseconds on an otherwise idle machine.
  private static let changes: [String: Double] = [
    "W1 wide": 20_000, "W2 list": 10_000, "W4 balanced": 1000, "W7 chat": 20_000,
  ]

  /// All bounds that concern one workload.
  static func all(_ measurement: Measurement) -> [Check] {
    let name = measurement.workload.name
    let nodes = Double(measurement.workload.nodeCount)
    var checks: [Check] = []
    func count(_ what: String, _ measured: Double, _ bound: Double) {
      checks.append(
        Check(name: "\(name), \(what)", measured: measured, bound: bound, isCount: true))
    }
    func ratio(_ what: String, _ measured: Double?, _ bound: Double?) {
      guard let measured, let bound else { return }
      checks.append(
        Check(name: "\(name), \(what)", measured: measured, bound: bound, isCount: false))
    }
    let evaluations = Double(measurement.firstStatistics.evaluations) / nodes
    count("nodes looked at when nothing changed", Double(measurement.unchangedVisits), 0)
    if name == "W4 balanced" {
      count("evaluations a node", evaluations, 2.5)
      count("median of the nodes looked at for a change", Double(measurement.changeVisits), 50)
      count("bytes a node", measurement.bytesPerNode, 160)
    }
    if name.hasPrefix("W3") { count("evaluations a node", evaluations, 3) }
    if name == "W7 chat" {
      count("measures, first", Double(measurement.firstStatistics.leafMeasures), 5755)
      count("measures, other width", Double(measurement.resizeStatistics.leafMeasures), 1860)
    }
    if !name.hasPrefix("W9") {
      count("growth of storage after the first layout", Double(measurement.growth), 0)
    }
    let isBuildBound = ["W1", "W2", "W3", "W4", "W5"].contains { name.hasPrefix($0) }
    ratio("ns a node to build", measurement.build.median / nodes, isBuildBound ? 50 : nil)
    ratio("first layout to floor", measurement.firstRatio, ratios[name]?.first)
    ratio("other width to floor", measurement.resizeRatio, ratios[name]?.resize)
    ratio("ns for nothing changed", measurement.unchanged.median, 50)
    ratio("ns for one change", measurement.change.median, changes[name])
    return checks
  }

  /// The bounds that compare workloads with each other.
  static func all(_ measurements: [Measurement]) -> [Check] {
    func first(_ name: String) -> Double? {
      measurements.first { $0.workload.name == name }?.first.median
    }
    func perNode(_ prefix: String) -> [Double] {
      measurements.filter { $0.workload.name.hasPrefix(prefix) }.map {
        $0.first.median / Double($0.workload.nodeCount)
      }
    }
    var checks = measurements.flatMap { all($0) }
    func add(_ name: String, _ measured: Double?, _ bound: Double, floor: Double? = nil) {
      guard let measured, measured.isFinite else { return }
      checks.append(
        Check(name: name, measured: measured, bound: bound, isCount: false, floor: floor))
    }
    if let stacks = first("W4 balanced") {
      add("W9 custom to W4", first("W9 custom").map { $0 / stacks }, 2.5)
      add("W9 AnyLayout to W4", first("W9 AnyLayout").map { $0 / stacks }, 2.5)
    }
    func ratioOfChanges(_ timing: (Measurement) -> Stopwatch.Timing?) -> Double? {
      let medians = ["W4 large (W11)", "W4 balanced"].compactMap { name in
        measurements.first { $0.workload.name == name }.flatMap(timing)?.median
      }
      return medians.count == 2 ? medians[0] / medians[1] : nil
    }
    add(
      "W4, a change in the large tree to one in the small", ratioOfChanges(\.change), 2,
      floor: ratioOfChanges(\.floorChange))
    for prefix in ["W3", "W4"] {
      let times = perNode(prefix)
      guard let least = times.min(), let most = times.max(), times.count > 1 else { continue }
      add("\(prefix), time a node at all sizes", most / least, 1.5)
    }
    return checks
  }
}

extension Check {
  /// The bounds on what is compared apart from the workloads.
  static func all(_ kit: KitComparison?, _ threads: ThreadComparison?) -> [Check] {
    var checks: [Check] = []
    func add(_ name: String, _ measured: Double?, _ bound: Double) {
      guard let measured else { return }
      checks.append(Check(name: name, measured: measured, bound: bound, isCount: false))
    }
    add("W10 kit, views to W2 and its text", kit?.ratio, 2.5)
    add("two trees on two threads to one on one", threads?.ratio, 1.15)
    return checks
  }
}
