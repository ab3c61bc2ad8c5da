/// Numbers that look random and are the same for the same seed, everywhere: for laws, benchmarks
/// and tests.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// The next number of the sequence that is known as SplitMix64.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number from 0 up to a limit.
  package mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// A whole number within limits, as a length.
  package mutating func length(_ limits: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: limits, using: &self))
  }
}
