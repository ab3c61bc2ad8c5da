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
