/// Times repeated work in nanoseconds.
struct Stopwatch {
  /// The median and the least of several runs, in nanoseconds.
  struct Timing {
    let median: Double
    let minimum: Double
  }

  /// One run of some work, which says how long it took in nanoseconds.
  typealias Run = () -> Double

  let runs: Int

  /// Times some work, each time with a fresh input that is made and dropped outside of the time.
  func time<Input>(
    _ prepare: @escaping () -> Input, _ work: @escaping (inout Input) -> Void
  ) -> Timing {
    race([Self.run(prepare, work)]).timings[0]
  }

  /// Times the work of several contenders by turns.
  func race(_ contenders: [Run]) -> Race {
    // The first rounds find cold caches and untouched memory.
    Race(rounds: Array((0..<runs + 2).map { _ in contenders.map { $0() } }.dropFirst(2)))
  }

  /// One run of some work with a fresh input.
  static func run<Input>(
    _ prepare: @escaping () -> Input, _ work: @escaping (inout Input) -> Void
  ) -> Run {
    {
      var input = prepare()
      return time { work(&input) }
    }
  }

  /// Times some work once.
  static func time(_ work: () -> Void) -> Double {
    let start = ContinuousClock.now
    work()
    return nanoseconds(start.duration(to: .now))
  }

  static func nanoseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
  }
}

extension Stopwatch.Timing {
  /// The timing of some runs.
  init(_ times: [Double]) {
    self.init(median: times.median, minimum: times.min() ?? .nan)
  }

  static let none = Self(median: 0, minimum: 0)

  func divided(by count: Double) -> Self {
    Self(median: median / count, minimum: minimum / count)
  }

  /// The quieter of two timings of the same work: other programs can only make it longer.
  func quieter(_ other: Self) -> Self {
    Self(median: min(median, other.median), minimum: min(minimum, other.minimum))
  }
}

extension [Double] {
  /// The number in the middle; NaN where there is none.
  var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}

/// The times of contenders that took turns, round by round.
///
/// What slows a machine down for a while, such as another program on the same core, slows all
/// contenders of a round. The ratio within a round says how they compare, and the median over the
/// rounds leaves out those in which only one of them was disturbed.
struct Race {
  /// For each round, the time of each contender in nanoseconds.
  let rounds: [[Double]]

  /// The timing of each contender by itself.
  var timings: [Stopwatch.Timing] {
    rounds[0].indices.map { contender in Stopwatch.Timing(rounds.map { $0[contender] }) }
  }

  /// How much longer a contender takes than another, by the median of the rounds.
  func ratio(_ contender: Int, to other: Int) -> Double {
    rounds.map { $0[contender] / $0[other] }.median
  }
}
