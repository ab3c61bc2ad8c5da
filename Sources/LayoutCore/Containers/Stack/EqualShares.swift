/// A length that children share: each in turn is offered an equal part of what the ones before have
/// left.
struct EqualShares {
  /// The length that is left.
  private(set) var rest: Double
  /// The number of children that have not had their turn.
  private(set) var count: Int

  @inline(__always) init(of length: Double, among count: Int) {
    self.rest = length
    self.count = count
  }

  /// The offer to the next child.
  ///
  /// Recomputed at each turn. Children that take all they are offered would get equal shares but
  /// for rounding in the last bit, and SwiftUI rounds this way too.
  @inline(__always) var offer: Double { max(rest / Double(count), 0) }

  /// Subtracts the part of its offer that a child has taken.
  @inline(__always) mutating func take(_ length: Double) {
    // Infinity minus infinity leaves infinity.
    if !(rest - length).isNaN { rest -= length }
    count &-= 1
  }
}
