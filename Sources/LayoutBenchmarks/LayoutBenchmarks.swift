import LayoutCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Times the engine on trees of every kind, and a hand-written layout of the same trees beside it.
///
///     swift run -c release LayoutBenchmarks
///       [--large] [--check] [--json] [--shortcuts] [--without SHORTCUT] [--runs N]
///       [--only build|first|again|floor] [name …]
///
/// `--large` adds a tree with a million leaves and others of several sizes, `--check` compares with
/// the bounds and fails if one is broken, `--json` prints the workloads' figures for programs and
/// nothing else: whether a bound is broken is then said by the exit code. Names are parts of the
/// workloads' names, or `W10`, `text`, `fonts`, `threads`, `describing`, `read`, `hit`, `ids`,
/// `held`, `changes` and `tail` for what is compared apart from them. `W10` and `text` have texts
/// in the default metrics, the workloads have words of one width.
/// `--only` leaves out all but a part of each measurement, so that a profile shows nothing else.
/// `--shortcuts` prints what each shortcut wins, and nothing else: how much longer first layouts,
/// layouts in another width and changes of one leaf take with it alone switched off, and in which
/// workload that is the most. `--without` switches one off for everything else that is measured.
///
/// What is compared takes turns, so that a machine that is slow for a while is slow for all. Each
/// line of `--check` has a bound, what was measured and a verdict. Counts are held to the letter; a
/// time or ratio is `over, within a quarter` where noise may explain it, and else `BROKEN`. Times
/// of their own, as for one change, mean something on an otherwise idle core only: those over their
/// bounds are taken up to four times more.
///
/// The floor of a change adds up again on the way to the root, and shares out among the leaf's
/// siblings. How much longer that takes in a tree that no processor's memory holds is the machine's
/// part in the time.
@main struct LayoutBenchmarks {
  static func main() async {
    var names: [String] = []
    var runs = 15
    var options: Set<String> = []
    var parts = Set(Measurement.Part.allCases)
    var leftOut: Shortcuts = []
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--large", "--check", "--json", "--shortcuts": options.insert(argument)
      case "--runs":
        guard let count = arguments.popFirst().flatMap({ Int($0) }), count > 0 else {
          return fail("--runs takes a number above 0")
        }
        runs = count
      case "--without":
        guard let name = arguments.popFirst(),
          let found = Shortcuts.named.first(where: { $0.name == name })
        else { return fail("--without takes one of \(Shortcuts.named.map(\.name))") }
        leftOut.formUnion(found.shortcut)
      case "--only":
        guard let part = arguments.popFirst().flatMap(Measurement.Part.init) else {
          return fail("--only takes one of \(Measurement.Part.allCases.map(\.rawValue))")
        }
        parts = [part]
      case let name where name.hasPrefix("-"): return fail("there is no option \(name)")
      default: names.append(argument)
      }
    }
    keepMemoryWarm()
    let stopwatch = Stopwatch(runs: runs)
    var workloads = Workload.all(large: options.contains("--large")).filter { workload in
      names.isEmpty || names.contains { workload.name.contains($0) }
    }
    for index in workloads.indices { workloads[index].leftOut = leftOut }
    let comparisons = [
      "W10", "text", "fonts", "threads", "describing", "read", "hit", "ids", "held", "changes",
      "tail",
    ]
    if let name = names.first(where: { name in
      !comparisons.contains(name) && !workloads.contains { $0.name.contains(name) }
    }) {
      return fail("there is no workload \(name)")
    }
    if options.contains("--shortcuts") {
      return ShortcutComparison(workloads, stopwatch: stopwatch).print()
    }
    let (isForPrograms, isChecked) = (options.contains("--json"), options.contains("--check"))
    var measurements = workloads.map { Measurement($0, parts, stopwatch: stopwatch) }
    if isChecked { lookAgain(at: &measurements, stopwatch) }
    let report = Report(measurements: measurements)
    if isForPrograms { print(report.json) } else { report.print() }
    if isForPrograms && !isChecked { return }
    func isWanted(_ name: String) -> Bool { names.isEmpty || names.contains(name) }
    let kit = isWanted("W10") ? KitComparison(stopwatch: stopwatch) : nil
    let text = isWanted("text") ? TextComparison(stopwatch: stopwatch) : nil
    let fonts = isWanted("fonts") ? FontComparison(stopwatch: stopwatch) : nil
    let threads = isWanted("threads") ? await ThreadComparison(runs: runs) : nil
    let read = isWanted("read") ? ReadComparison(stopwatch: stopwatch) : nil
    let hit = isWanted("hit") ? HitComparison(stopwatch: stopwatch) : nil
    let ids = isWanted("ids") ? IDComparison(stopwatch: stopwatch) : nil
    let held = isWanted("held") || isWanted("changes") ? HeldComparison() : nil
    let tail = isWanted("tail") ? TailComparison() : nil
    if !isForPrograms {
      if isWanted("describing") { DescribingComparison(stopwatch: stopwatch).print() }
      kit?.print()
      text?.print()
      fonts?.print()
      threads?.print()
      read?.print()
      hit?.print()
      ids?.print()
      held?.print()
      tail?.print()
    }
    guard isChecked else { return }
    let comparison = WorkloadComparison(workloads, stopwatch: stopwatch)
    let checks =
      measurements.flatMap(Check.all) + Check.all(comparison, kit, threads, text, fonts)
      + (read?.checks ?? []) + (hit?.checks ?? []) + (ids?.checks ?? [])
      + (held?.checks ?? []) + (tail?.checks ?? [])
    if !isForPrograms { checks.forEach { print($0.line) } }
    let broken = checks.filter(\.isBroken).count
    if !isForPrograms { print("\(checks.count - broken) bounds kept, \(broken) broken") }
    if broken > 0 { exit(1) }
  }

  /// Takes times that are over their bounds again, in the hope of a core without other programs.
  private static func lookAgain(at measurements: inout [Measurement], _ stopwatch: Stopwatch) {
    for _ in 0..<4 {
      for index in measurements.indices
      where Check.all(measurements[index]).contains(where: { $0.kind == .time && $0.isOver }) {
        measurements[index] = measurements[index].quieter(
          Measurement(measurements[index].workload, [.build, .again], stopwatch: stopwatch))
      }
    }
  }

  private static func fail(_ problem: String) {
    print(problem)
    exit(2)
  }

  /// Lets the process keep the memory that it has freed, for the engine and the floor alike, so
  /// that no run pays for pages that the one before gave back.
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
