/// Times repeated work in nanoseconds.
struct Stopwatch {
  /// The median and the least of several runs, in nanoseconds.
  struct Timing {
    let median: Double
    let minimum: Double
  }

  let runs: Int

  /// Times some work, each time with a fresh input that is made and dropped outside of the time.
  func time<Input>(
    _ prepare: () -> Input, _ work: (inout Input) -> Void
  ) -> Timing {
    var times: [Double] = []
    for run in 0..<runs + 2 {
      var input = prepare()
      let start = ContinuousClock.now
      work(&input)
      let time = start.duration(to: .now)
      // The first runs find cold caches and untouched memory.
      if run >= 2 { times.append(Self.nanoseconds(time)) }
    }
    times.sort()
    return Timing(median: times[times.count / 2], minimum: times[0])
  }

  /// Sums up a thousand changes, each of which says how long it took.
  static func timeChanges(_ change: (_ step: Int) -> Duration) -> Timing {
    let times = (0..<1000).map { nanoseconds(change($0)) }.sorted()
    return Timing(median: times[times.count / 2], minimum: times[0])
  }

  static func nanoseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
  }
}
