import LayoutCore

#if canImport(Glibc)
  import Glibc
#endif

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
    keepMemoryWarm()
    let stopwatch = Stopwatch(runs: max(runs, 1))
    let workloads = Workload.all(large: large).filter { workload in
      names.isEmpty || names.contains { workload.name.contains($0) }
    }
    Report(measurements: workloads.map { Measurement($0, stopwatch: stopwatch) }).print()
  }

  /// Lets the process keep the memory that it has freed, for the engine and the floor alike, so that
  /// no run pays for pages that the one before gave back.
  private static func keepMemoryWarm() {
    #if canImport(Glibc)
      typealias Option = @convention(c) (_ name: Int32, _ value: Int32) -> Int32
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let setOption = unsafeBitCast(symbol, to: Option.self)
      let (trimThreshold, mapThreshold): (Int32, Int32) = (-1, -3)
      _ = setOption(trimThreshold, 1 << 30)
      _ = setOption(mapThreshold, 1 << 30)
    #endif
  }
}
