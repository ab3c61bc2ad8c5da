/// A length that some children share out among themselves: each in turn is offered an equal part of what the
/// ones before have left.
struct EqualShares {
  /// What is left.
  private(set) var rest: Double
  /// How many children have not had their turn.
  private(set) var count: Int

  @inline(__always) init(of length: Double, among count: Int) {
    self.rest = length
    self.count = count
  }

  /// What the next child is offered.
  ///
  /// It is worked out for each turn, though all who take what they are offered get the same but for the last
  /// bit: that bit is SwiftUI's too.
  @inline(__always) var offer: Double { max(rest / Double(count), 0) }

  /// Takes away what a child has taken of its offer.
  @inline(__always) mutating func take(_ length: Double) {
    // Infinity less infinity leaves infinity.
    if !(rest - length).isNaN { rest -= length }
    count &-= 1
  }
}
