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
