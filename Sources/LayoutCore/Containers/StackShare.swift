/// A stack's offer to one of its children, with the reasons for it.
struct StackShare {
  /// The axis of the stack.
  let axis: Axis
  /// The length offered along the stack; NaN if none was proposed to the stack.
  let offered: Double
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

extension StackShare {
  /// Why the child was offered that length.
  var reason: String {
    if offered.isNaN {
      return "no \(axis.lengthName) is proposed to the stack, so none is proposed to its views"
    }
    if offered == .infinity { return "the \(axis.lengthName) proposed to the stack is infinite" }
    var text =
      offered > 0 ? "\((offered * Double(sharers)).plainText) left for " : "nothing left for "
    text += sharers == 1 ? "1 view" : "\(sharers) views"
    text += " of priority \(priority.plainText)"
    if reserved > 0 { text += ", \(reserved.plainText) kept for lower priorities" }
    guard rivals > 1 else { return text }
    text += ", \(rank.ordinal) in order of flexibility"
    guard let range else { return text }
    let (least, most) = (range.minimum.plainText, range.maximum.plainText)
    return text + (least == most ? " (always \(least))" : " (\(least) to \(most))")
  }
}

// MARK: - The stack itself

enum StackReasons {
  /// Why a stack is as large as it is.
  static func size(
    _ size: Size, along axis: Axis, count: Int, totalGap: Double
  ) -> String {
    if count == 0 { return "it has no views" }
    let views = count == 1 ? "its view is" : "its \(count) views"
    let breadth = "\(size[axis.cross].plainText) \(axis.cross.adjective)"
    let sum =
      count == 1
      ? " \((size[axis]).plainText) \(axis.adjective)"
      : " add up to \((size[axis] - totalGap).plainText)\(gaps(count, totalGap))"
    return "\(views)\(sum), and across it they reach \(breadth) with their guides in line"
  }

  private static func gaps(_ count: Int, _ totalGap: Double) -> String {
    if totalGap == 0 { return "" }
    let gaps = count == 2 ? "the gap" : "\(count - 1) gaps"
    return " and \(gaps) to \(totalGap.plainText)"
  }

  /// Why a child is where it is along the stack.
  static func place(after neighbour: String?, gap: Double, on axis: Axis) -> String {
    guard let neighbour else { return "it is the first" }
    return gap == 0
      ? "it follows \(neighbour) without a gap"
      : "it follows \(neighbour) after a gap of \(gap.plainText)"
  }
}
