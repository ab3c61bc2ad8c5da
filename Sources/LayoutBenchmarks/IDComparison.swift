import LayoutCore

/// What ids on all leaves of W4 cost, and how long they take to be found.
struct IDComparison {
  /// For each type of ids, what they add to building the tree.
  let types: [Building]
  /// For each type of ids, how long finding a frame takes beside a dictionary.
  let lookUps: [LookUp]
  /// A leaf found by its id and changed, a layout, and the leaf's frame.
  let change: Stopwatch.Timing

  struct Building {
    let name: String
    /// Nanoseconds a leaf, and the most that it may be.
    let time: Double
    let bound: Double
    /// Bytes a leaf beyond the id, once ids have been looked for.
    let bytes: Double
  }

  struct LookUp {
    let name: String
    let frame: Stopwatch.Timing
    let dictionary: Stopwatch.Timing
    let ratio: Double
  }

  /// An id like that of a model's item.
  private enum Cell: Hashable {
    case cell(Int32)
  }

  /// As much as a UUID.
  private struct Long: Hashable {
    let bits: (UInt64, UInt64)

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.bits == rhs.bits }
    func hash(into hasher: inout Hasher) {
      hasher.combine(bits.0)
      hasher.combine(bits.1)
    }
  }

  private static let texts = (0..<10_000).map { "leaf \($0)" }
  private static let labels = texts.map { "a leaf with a longer name: " + $0 }

  init(stopwatch: Stopwatch) {
    types = [
      Self.building("integers", 100, stopwatch) { $0 },
      Self.building("enums", 100, stopwatch) { Cell.cell(Int32($0)) },
      Self.building("short strings", 200, stopwatch) { Self.texts[$0] },
      Self.building("long strings", 200, stopwatch) { Self.labels[$0] },
      Self.building("ids of 16 bytes", 200, stopwatch) {
        Long(bits: (UInt64($0) &* 0x9E37_79B9_7F4A_7C15, UInt64($0)))
      },
    ]
    lookUps = [
      Self.lookUp("integers", stopwatch) { $0 },
      Self.lookUp("short strings", stopwatch) { Self.texts[$0] },
    ]
    change = Self.change()
  }

  /// Building W4 with ids takes turns with building it without.
  private static func building<ID: Hashable>(
    _ name: String, _ bound: Double, _ stopwatch: Stopwatch, _ id: @escaping (Int) -> ID
  ) -> Building {
    let plain = Workload.balanced(depth: 4)
    let workload = Workload.balanced(depth: 4) { $0.id(id($1)) }
    func build(_ workload: Workload) -> Stopwatch.Run {
      Stopwatch.run({ [LayoutTree]() }, { $0.append(LayoutTree(workload.describe())) })
    }
    let race = stopwatch.race([build(plain), build(workload)])
    let leaves = Double(workload.leafCount)
    let tree = workload.tree()
    let found = tree.layout(proposing: workload.proposal).frame(of: id(0))
    precondition(found != nil)
    tree.layout(proposing: workload.proposal)
    let without = plain.tree()
    without.layout(proposing: workload.proposal)
    return Building(
      name: name,
      time: race.rounds.map { ($0[1] - $0[0]) / leaves }.median, bound: bound,
      bytes: Double(tree.byteCount - without.byteCount) / leaves
        - Double(MemoryLayout<ID>.stride))
  }

  private static func lookUp<ID: Hashable>(
    _ name: String, _ stopwatch: Stopwatch, _ id: @escaping (Int) -> ID
  ) -> LookUp {
    let workload = Workload.balanced(depth: 4) { $0.id(id($1)) }
    let result = workload.tree().layout(proposing: workload.proposal)
    let ids = (0..<workload.leafCount).map(id)
    let dictionary = Dictionary(
      uniqueKeysWithValues: ids.map { (AnyHashable($0), result.frame(of: $0) ?? .zero) })
    var random = SeededGenerator(seed: 42)
    let asked = (0..<1000).map { _ in ids[random.below(ids.count)] }
    var sum = 0.0
    let race = stopwatch.race([
      Stopwatch.run({}) { _ in
        for id in asked { sum += Double(result.frame(of: id)?.minX ?? .nan) }
      },
      Stopwatch.run({}) { _ in
        for id in asked { sum += Double(dictionary[AnyHashable(id)]?.minX ?? .nan) }
      },
    ])
    precondition(sum.isFinite)
    return LookUp(
      name: name, frame: race.timings[0].divided(by: 1000),
      dictionary: race.timings[1].divided(by: 1000), ratio: race.ratio(0, to: 1))
  }

  private static func change() -> Stopwatch.Timing {
    let workload = Workload.balanced(depth: 4) { $0.id($1) }
    let tree = workload.tree()
    tree.layout(proposing: workload.proposal)
    var random = SeededGenerator(seed: 42)
    return Stopwatch.Timing(
      (0..<1000).map { step in
        // Every other leaf is fixed.
        let id = 2 * random.below(workload.leafCount / 2)
        let leaf = workload.changed(step)
        return Stopwatch.time {
          tree.replace(id, with: leaf.id(id))
          precondition(tree.layout(proposing: workload.proposal).frame(of: id) != nil)
        }
      })
  }

  var checks: [Check] {
    types.flatMap {
      [
        Check(
          name: "ns a leaf for \($0.name) as ids", kind: .time, measured: $0.time,
          bound: $0.bound),
        Check(
          name: "bytes a leaf beyond \($0.name) as ids", kind: .count, measured: $0.bytes,
          bound: 40),
      ]
    }
      + lookUps.map {
        Check(
          name: "frame of \($0.name) to a look-up", kind: .ratio, measured: $0.ratio, bound: 0.5)
      }
      + [
        Check(
          name: "ns for a change by id and its frame", kind: .time, measured: change.median,
          bound: 2500)
      ]
  }

  func print() {
    func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
    Swift.print("\nAn id on every leaf of W4:")
    for type in types {
      Swift.print(
        "  \(type.name): \(rounded(type.time)) ns to build, \(rounded(type.bytes)) bytes beside it")
    }
    for lookUp in lookUps {
      Swift.print(
        "  frame(of:) for \(lookUp.name): \(rounded(lookUp.frame.median)) ns, a dictionary's "
          + "\(rounded(lookUp.dictionary.median))")
    }
    Swift.print("  a change by id, layout, and frame(of:): \(rounded(change.median)) ns")
  }
}
