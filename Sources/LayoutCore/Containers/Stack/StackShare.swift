/// A stack's offer to one of its children, with the reasons for it.
struct StackShare {
  /// The axis of the stack.
  let axis: Axis
  /// The length offered along the stack; NaN if none was proposed to the stack.
  let offered: Double
  /// The length that was left, of which the offer is a share; NaN if none was proposed.
  let left: Double
  /// The number of children that shared what was left, including this one.
  let sharers: Int
  /// The child's position among those of equal priority, from the least to the most flexible.
  let rank: Int
  /// The number of children with the same priority.
  let rivals: Int
  let priority: Double
  /// The child's range of lengths, as far as the stack asked.
  let range: LengthRange?
  /// The length reserved for children of lower priority.
  let reserved: Double
}

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
