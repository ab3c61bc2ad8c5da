import LayoutCore

/// Times the engine on trees of every kind, and a hand-written layout of the same trees beside it.
///
///     swift run -c release LayoutBenchmarks [--large] [--runs N] [name …]
@main struct LayoutBenchmarks {
  static func main() {
    var names: [String] = []
    var runs = 15
    var large = false
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--large": large = true
      case "--runs": runs = arguments.popFirst().flatMap { Int($0) } ?? runs
      default: names.append(argument)
      }
    }
    let stopwatch = Stopwatch(runs: max(runs, 1))
    let workloads = Workload.all(large: large).filter { workload in
      names.isEmpty || names.contains { workload.name.contains($0) }
    }
    Report(measurements: workloads.map { Measurement($0, stopwatch: stopwatch) }).print()
  }
}
