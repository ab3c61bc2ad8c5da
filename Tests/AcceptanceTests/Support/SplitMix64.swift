import LayoutCore

/// A small generator of random numbers that gives the same ones for the same seed, everywhere.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SplitMix64 {
  /// One of some values.
  mutating func pick<Value>(_ values: Value...) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// Whether something happens that happens once in so many times.
  mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// A whole number within limits, as a length.
  mutating func length(_ limits: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: limits, using: &self))
  }
}
