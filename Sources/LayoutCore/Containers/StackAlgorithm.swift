/// What the stack algorithm asks of a stack's children.
///
/// The engine answers from its flat storage; `LayoutSubviews` answer through their proxies when a
/// client calls a stack layout by hand.
protocol StackChildren {
  /// The number of children.
  var count: Int { get }
  /// The sum of the gaps between the children.
  var totalGap: Double { get }
  /// Whether all children have the same layout priority.
  var haveEqualPriorities: Bool { get }
  /// Whether nothing inside of any child depends on the length proposed along the stack.
  var ignoreLength: Bool { get }

  /// The gap in front of a child that is not the first.
  func gap(before child: Int) -> Double
  func priority(of child: Int) -> Double
  /// Whether nothing inside of a child depends on the length proposed along the stack.
  func ignoresLength(_ child: Int) -> Bool

  /// Whether it is known of a child that it never gets shorter when it is offered more.
  func isNeverShorterWhenOfferedMore(_ child: Int) -> Bool

  /// A child's length for a proposed length of 0.
  mutating func minimum(of child: Int, breadth: Double) -> Double
  /// A child's length for a proposed length of infinity.
  mutating func maximum(of child: Int, breadth: Double) -> Double
  /// Measures a child for good: its size and guide from now on are those of this answer.
  mutating func measure(_ child: Int, length: Double, breadth: Double) -> Double

  /// The child's extent across the stack, as measured for good.
  func breadth(of child: Int) -> Double
  /// The child's length along the stack, as measured for good.
  func length(of child: Int) -> Double
  /// The position of the stack's alignment guide in the child as measured for good.
  mutating func guide(of child: Int) -> Double
  /// Puts the child at a distance from the stack's leading or top corner.
  mutating func place(_ child: Int, along: Double, across: Double)
  /// Moves all children across the stack, against the sign of the distance.
  mutating func moveAll(across distance: Double)

  /// A list of as many numbers as there are children, for the order in which they are measured.
  func ordered(_ position: Int) -> Int
  mutating func setOrdered(_ position: Int, _ child: Int)
}

/// Lays out children in a line, in the way of HStack and VStack.
///
/// 1. Children are measured from the least to the most flexible, those of higher priority first.
/// 2. Each is offered an equal share of what is left, less the least that later priorities need.
/// 3. The line's length is the sum of the answers and gaps.
/// 4. Across the line the children's guides coincide; the breadth is the extent of all of them,
///    the guide's own position included.
///
/// No length proposed means that no length is proposed to any child.
struct StackAlgorithm<Children: StackChildren> {
  var children: Children

  /// Measures and places the children for a proposal.
  mutating func arrange(length: Double, breadth: Double) -> (length: Double, breadth: Double) {
    if length.isNaN || children.ignoreLength {
      for child in 0..<children.count {
        _ = children.measure(child, length: .nan, breadth: breadth)
      }
    } else {
      sortByPriority()
      distribute(length - children.totalGap, breadth: breadth)
    }
    return placeInLine()
  }
}

// MARK: - Order

extension StackAlgorithm {
  /// Orders the children by falling priority and otherwise as they come.
  private mutating func sortByPriority() {
    let count = children.count
    for child in 0..<count { children.setOrdered(child, child) }
    guard !children.haveEqualPriorities else { return }
    if count > Self.longestInsertionSort {
      let sorted = (0..<count).sorted { a, b in
        let (first, second) = (children.priority(of: a), children.priority(of: b))
        return first > second || (!(first < second) && a < b)
      }
      for (position, child) in sorted.enumerated() { children.setOrdered(position, child) }
      return
    }
    for position in 1..<max(count, 1) {
      let child = children.ordered(position)
      let priority = children.priority(of: child)
      var slot = position
      while slot > 0, priority > children.priority(of: children.ordered(slot - 1)) {
        children.setOrdered(slot, children.ordered(slot - 1))
        slot -= 1
      }
      children.setOrdered(slot, child)
    }
  }

  private static var longestInsertionSort: Int { 32 }

  /// Orders some children of equal priority from the least to the most flexible.
  private mutating func sortByFlexibility(_ positions: Range<Int>, breadth: Double) {
    let start = partitionByFlexibility(positions)
    if start == positions.upperBound { return }
    // A single child that takes any length comes last, unless it takes less the more it is offered.
    if start == positions.upperBound - 1 {
      if start == positions.lowerBound { return }
      let child = children.ordered(start)
      if children.isNeverShorterWhenOfferedMore(child) { return }
    }
    if positions.upperBound - start > Self.longestInsertionSort {
      sortManyByFlexibility(positions, breadth: breadth)
      return
    }
    if start > positions.lowerBound {
      for position in start..<positions.upperBound {
        let range = flexibility(of: children.ordered(position), breadth: breadth)
        if range.maximum - range.minimum > 0 { continue }
        // It is as rigid as the others, so their order counts, or takes no order at all.
        restoreOrder(positions)
        return insertionSort(positions, breadth: breadth)
      }
    }
    insertionSort(start..<positions.upperBound, breadth: breadth)
  }

  /// Moves the children whose length is always the same to the front; both kinds keep their order.
  ///
  /// - Returns: the position of the first child of the other kind.
  private mutating func partitionByFlexibility(_ positions: Range<Int>) -> Int {
    var front = positions.lowerBound
    for position in positions {
      let child = children.ordered(position)
      guard children.ignoresLength(child) else { continue }
      var slot = position
      while slot > front {
        children.setOrdered(slot, children.ordered(slot - 1))
        slot -= 1
      }
      children.setOrdered(front, child)
      front += 1
    }
    return front
  }

  private mutating func restoreOrder(_ positions: Range<Int>) {
    for position in positions.dropFirst() {
      let child = children.ordered(position)
      var slot = position
      while slot > positions.lowerBound, children.ordered(slot - 1) > child {
        children.setOrdered(slot, children.ordered(slot - 1))
        slot -= 1
      }
      children.setOrdered(slot, child)
    }
  }

  private mutating func insertionSort(_ positions: Range<Int>, breadth: Double) {
    for position in positions.dropFirst() {
      let child = children.ordered(position)
      let range = flexibility(of: child, breadth: breadth)
      var slot = position
      while slot > positions.lowerBound {
        let other = children.ordered(slot - 1)
        guard range.comes(before: flexibility(of: other, breadth: breadth)) else { break }
        children.setOrdered(slot, other)
        slot -= 1
      }
      children.setOrdered(slot, child)
    }
  }

  private mutating func sortManyByFlexibility(_ positions: Range<Int>, breadth: Double) {
    let ranges = positions.map { position in
      let child = children.ordered(position)
      return (child: child, range: flexibility(of: child, breadth: breadth))
    }
    let sorted = ranges.enumerated().sorted { a, b in
      a.element.range.comes(before: b.element.range)
        || (!b.element.range.comes(before: a.element.range) && a.offset < b.offset)
    }
    for (position, entry) in zip(positions, sorted) {
      children.setOrdered(position, entry.element.child)
    }
  }

  private mutating func flexibility(of child: Int, breadth: Double) -> LengthRange {
    LengthRange(
      minimum: children.minimum(of: child, breadth: breadth),
      maximum: children.maximum(of: child, breadth: breadth))
  }
}

/// The lengths that a child can take.
struct LengthRange {
  var minimum: Double
  var maximum: Double

  /// Whether a child of this range is measured before one of another range: if it is less flexible,
  /// or if both are infinitely flexible and this one needs more.
  func comes(before other: LengthRange) -> Bool {
    let (flexibility, otherFlexibility) = (maximum - minimum, other.maximum - other.minimum)
    if flexibility == .infinity && otherFlexibility == .infinity { return minimum > other.minimum }
    return flexibility < otherFlexibility
  }
}

// MARK: - Distribution

extension StackAlgorithm {
  /// Measures all children, in order, with their shares of a length.
  private mutating func distribute(_ length: Double, breadth: Double) {
    var available = length
    var start = 0
    while start < children.count {
      let end = endOfPriority(from: start)
      if start == 0 {
        available -= minimum(ofOrdered: end..<children.count, breadth: breadth)
        if available.isNaN { available = length }
      } else {
        let reserved = minimum(ofOrdered: start..<end, breadth: breadth)
        if !(available + reserved).isNaN { available += reserved }
      }
      sortByFlexibility(start..<end, breadth: breadth)
      for position in start..<end {
        let child = children.ordered(position)
        let share = max(available / Double(end - position), 0)
        let taken = children.measure(child, length: share, breadth: breadth)
        // Infinity less infinity leaves infinity.
        if !(available - taken).isNaN { available -= taken }
      }
      start = end
    }
  }

  /// The end of the run of equal priorities that starts at a position of the order.
  private func endOfPriority(from start: Int) -> Int {
    if children.haveEqualPriorities { return children.count }
    let priority = children.priority(of: children.ordered(start))
    var end = start + 1
    // A priority that is not a number equals none and makes a run of its own.
    while end < children.count, children.priority(of: children.ordered(end)) == priority {
      end += 1
    }
    return end
  }

  private mutating func minimum(ofOrdered positions: Range<Int>, breadth: Double) -> Double {
    var sum = 0.0
    for position in positions {
      sum += children.minimum(of: children.ordered(position), breadth: breadth)
    }
    return sum
  }
}

// MARK: - Placing

extension StackAlgorithm {
  /// Puts the measured children in a line and returns its extent.
  private mutating func placeInLine() -> (length: Double, breadth: Double) {
    var lower = 0.0
    var upper = 0.0
    var position = 0.0
    var length = 0.0
    for child in 0..<children.count {
      let guide = children.guide(of: child)
      let origin = guide.isNaN ? -Double.infinity : -guide
      if child > 0 { position += length + children.gap(before: child) }
      children.place(child, along: position, across: origin)
      length = children.length(of: child)
      lower = min(lower, origin)
      let end = origin + children.breadth(of: child)
      upper = max(upper, end.isNaN ? origin : end)
    }
    if lower != 0 { children.moveAll(across: lower) }
    return (position + length, upper - lower)
  }
}
