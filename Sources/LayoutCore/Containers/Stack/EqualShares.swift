/// A length that children share: each in turn is offered an equal part of what the ones before have
/// left.
///
/// Children that take all they are offered get equal parts of it, to the last bit. By what is left,
/// each would get a part that differs from those before in the last bits, and another one once the
/// order of the children changes. So a part stays what it was unless it differs by more than
/// rounding explains. A change inside of one of the children then leaves the others alone.
///
/// Where all lengths are whole units, children are offered what is in their part, rounded down. So
/// the last ones get the remainder.
struct EqualShares {
  /// The length that is left.
  private(set) var rest: Double
  /// The number of children that have not had their turn.
  private(set) var count: Int
  /// The offer to the next child.
  private(set) var offer: Double

  @inline(__always) init(of length: Double, among count: Int) {
    rest = length
    self.count = count
    offer = max(length / Double(count), 0)
  }

  /// Subtracts the part of its offer that a child has taken.
  @inline(__always) mutating func take(_ length: Double) {
    // Infinity minus infinity leaves infinity.
    if !(rest - length).isNaN { rest -= length }
    count &-= 1
    let next = max(rest / Double(count), 0)
    if abs(next - offer) > offer * Self.roundingError { offer = next }
  }

  /// Returns what is left of the length for others: nothing, where rounding explains the rest.
  @inline(__always) func left(of length: Double) -> Double {
    abs(rest) < abs(length) * Self.roundingError && length.isFinite ? 0 : rest
  }

  /// How much of a length rounding makes at most when many parts are subtracted from it.
  static var roundingError: Double { 0x1p-43 }
}
