/// The range of lengths that a child can take.
struct LengthRange: BitwiseCopyable {
  var minimum: Double
  var maximum: Double

  static let unknown = LengthRange(minimum: .nan, maximum: .nan)

  var isKnown: Bool { !minimum.isNaN && !maximum.isNaN }

  func isIdentical(to other: LengthRange) -> Bool {
    minimum.bitPattern == other.minimum.bitPattern && maximum.bitPattern == other.maximum.bitPattern
  }

  /// Whether both lengths are known and differ.
  @inline(__always) var isFlexible: Bool { maximum - minimum > 0 }

  /// Returns whether a child of this range is measured before one of another: if it is less
  /// flexible, or if both are infinitely flexible and this one has the larger minimum.
  func comes(before other: LengthRange) -> Bool {
    let (flexibility, otherFlexibility) = (maximum - minimum, other.maximum - other.minimum)
    if flexibility == .infinity && otherFlexibility == .infinity { return minimum > other.minimum }
    return flexibility < otherFlexibility
  }
}

extension LengthRange {
  @inline(__always) init(_ summary: LengthSummary) {
    self.init(minimum: summary.minimum, maximum: summary.maximum)
  }
}
