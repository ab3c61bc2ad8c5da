/// A view's lengths on an axis for the three most common proposals: 0, none and infinity. NaN
/// stands for "not known".
struct LengthSummary: BitwiseCopyable {
  var minimum: Double
  var ideal: Double
  var maximum: Double
}

extension LengthSummary {
  static let unknown = LengthSummary(minimum: .nan, ideal: .nan, maximum: .nan)

  init(always length: Double) { self.init(minimum: length, ideal: length, maximum: length) }

  /// Returns the length for one of the three proposals, or NaN for any other.
  @inline(__always) func length(for proposed: Double) -> Double {
    if proposed.isNaN { return ideal }
    if proposed == 0 { return minimum }
    if proposed == .infinity { return maximum }
    return .nan
  }

  /// Returns the lengths as multiples of a unit, as sums of thirds may miss them in the last bit.
  func rounded(to unit: LengthUnit) -> LengthSummary {
    LengthSummary(minimum: unit.up(minimum), ideal: unit.up(ideal), maximum: unit.up(maximum))
  }

  /// Returns whether both know the same lengths.
  func isIdentical(to other: LengthSummary) -> Bool {
    minimum.bitPattern == other.minimum.bitPattern && ideal.bitPattern == other.ideal.bitPattern
      && maximum.bitPattern == other.maximum.bitPattern
  }
}
