import LayoutCore

/// A bound on something that was measured.
struct Check {
  let name: String
  let kind: Kind
  let measured: Double
  let bound: Double
  /// The same of the floor, where a bound is on more than a ratio to it.
  var floor: Double?

  /// What is measured decides how much noise it carries.
  enum Kind {
    /// The same in each run, and held to the letter.
    case count
    /// A comparison of contenders that took turns; may be over by a quarter.
    case ratio
    /// A time by itself; may be over by a quarter, and means something on an otherwise idle core
    /// only.
    case time
  }

  var isOver: Bool { measured > bound }
  var isBroken: Bool { measured > (kind == .count ? bound : bound * 1.25) }

  /// A line for people: the bound, what was measured, and whether that is within it.
  var line: String {
    let verdict = isBroken ? "BROKEN" : isOver ? "over, within a quarter" : "ok"
    let ofFloor = floor.map { "; the floor's is \(Self.rounded($0))" } ?? ""
    return "\(name): \(Self.rounded(measured)) of at most \(bound): \(verdict)\(ofFloor)"
  }

  private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}

extension Check {
  /// The bounds on the first layout and on a change of width, as ratios to the floor.
  private static let ratios: [String: (first: Double?, resize: Double?)] = [
    "W1 wide": (2.1, nil), "W2 list": (7, nil), "W3 deep": (11, nil), "W4 balanced": (6, 4),
    "W5 cells": (4, nil), "W5 grid": (5, nil), "W5 uneven": (nil, 12), "W7 chat": (4, 2.3),
    "W8 modifiers": (12, nil),
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
      add(.count, what, measured, bound)
    }
    func add(_ kind: Kind, _ what: String, _ measured: Double?, _ bound: Double?) {
      guard let measured, let bound else { return }
      checks.append(Check(name: "\(name), \(what)", kind: kind, measured: measured, bound: bound))
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
    // Layouts of clients keep what they are made with.
    if !name.hasPrefix("W9"), !name.hasPrefix("W13") {
      count("growth of storage after the first layout", Double(measurement.growth), 0)
    }
    let isBuildBound = ["W1 ", "W2", "W3", "W4", "W5"].contains { name.hasPrefix($0) }
    add(.time, "ns a node to build", measurement.build.median / nodes, isBuildBound ? 50 : nil)
    add(.ratio, "first layout to floor", measurement.firstRatio, ratios[name]?.first)
    add(.ratio, "other width to floor", measurement.resizeRatio, ratios[name]?.resize)
    add(.time, "ns for nothing changed", measurement.unchanged.median, 50)
    add(.time, "ns for one change", measurement.change.median, changes[name])
    return checks
  }
}

extension Check {
  /// The bounds on what is compared with something else than the floor.
  static func all(
    _ workloads: WorkloadComparison, _ kit: KitComparison?, _ threads: ThreadComparison?,
    _ text: TextComparison?, _ fonts: FontComparison?
  ) -> [Check] {
    var checks = workloads.ratios.map {
      Check(name: $0.name, kind: .ratio, measured: $0.value, bound: $0.bound, floor: $0.floor)
    }
    func add(_ name: String, _ measured: Double?, _ bound: Double) {
      guard let measured else { return }
      checks.append(Check(name: name, kind: .ratio, measured: measured, bound: bound))
    }
    add("W10 kit, views to W2 and its text", kit?.ratio, 2.5)
    add("two trees on two threads to one on one", threads?.ratio, 1.15)
    func time(_ name: String, _ measured: Double, _ bound: Double) {
      checks.append(Check(name: name, kind: .time, measured: measured, bound: bound))
    }
    if let text {
      time("ns for the first size of a label of 100 characters", text.cold.median, 8000)
      time("ns for its size in another width", text.warm.median, 2000)
      // Ten million newlines and a million of anything else: below a second.
      for (name, milliseconds) in text.long { time("ms for \(name)", milliseconds, 1000) }
      for (name, milliseconds) in text.marks { time("ms to read \(name)", milliseconds, 200) }
    }
    if let fonts {
      time("ns to open a font of a megabyte", fonts.opening.median, 1_000_000)
      time("ns for the advance of one of its glyphs", fonts.advance.median, 20)
    }
    return checks
  }
}
