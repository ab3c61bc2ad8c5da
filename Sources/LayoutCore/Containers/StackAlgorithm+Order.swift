/// The order in which a stack measures its children.
extension StackAlgorithm {
  /// Orders the children by falling priority and otherwise as they come.
  mutating func sortByPriority() {
    let count = children.count
    for child in 0..<count { children.setOrdered(child, child) }
    guard !children.haveEqualPriorities else { return }
    for child in 0..<count {
      // Sorting by range orders the larger minimum first if the ranges are infinite.
      let priority = children.priority(of: child)
      children.setRange(of: child, LengthRange(minimum: priority, maximum: .infinity))
    }
    sort(0..<count) { $0.minimum > $1.minimum }
  }

  /// Orders some children of equal priority from the least to the most flexible.
  ///
  /// Children that always have the same length come first, as they come, and only the others are
  /// asked how flexible they are.
  mutating func sortByFlexibility(_ positions: Range<Int>, breadth: Double) {
    guard positions.count > 1 else { return }
    let start = partitionByFlexibility(positions)
    if start == positions.upperBound { return }
    if start == positions.upperBound - 1 {
      // A single flexible child comes last, unless it gets shorter the more it is offered, or turns out to
      // have one length too and stands in front of another.
      let child = children.ordered(start)
      if children.isNeverShorterWhenOfferedMore(child),
        children.hasOneSizeForOneLength(child) || isLast(child, of: positions)
      {
        return
      }
    }
    var isMoreFlexible = true
    var isInOrder = true
    for position in start..<positions.upperBound {
      let child = children.ordered(position)
      let range = LengthRange(
        minimum: children.minimum(of: child, breadth: breadth),
        maximum: children.maximum(of: child, breadth: breadth))
      children.setRange(of: child, range)
      isMoreFlexible = isMoreFlexible && range.maximum - range.minimum > 0
      if position > start {
        isInOrder =
          isInOrder && !range.comes(before: children.range(of: children.ordered(position - 1)))
      }
    }
    if isMoreFlexible || start == positions.lowerBound {
      if isInOrder, isMoreFlexible { return }
      return sort(start..<positions.upperBound) { $0.comes(before: $1) }
    }
    // One is as rigid as those in front, or takes no order at all: all are sorted as they come.
    for position in positions.lowerBound..<start {
      let child = children.ordered(position)
      children.setRange(
        of: child,
        LengthRange(
          minimum: children.minimum(of: child, breadth: breadth),
          maximum: children.maximum(of: child, breadth: breadth)))
    }
    restoreOrder(positions)
    sort(positions) { $0.comes(before: $1) }
  }

  /// Whether a child stands behind all others at some positions of the order.
  private func isLast(_ child: Int, of positions: Range<Int>) -> Bool {
    positions.allSatisfy { children.ordered($0) <= child }
  }

  /// Moves the children whose length is always the same to the front; both kinds keep their order.
  ///
  /// - Returns: the position of the first child of the other kind.
  private mutating func partitionByFlexibility(_ positions: Range<Int>) -> Int {
    var front = positions.lowerBound
    var waiting = 0
    for position in positions {
      let child = children.ordered(position)
      if children.ignoresLength(child) {
        children.setOrdered(front, child)
        front += 1
      } else {
        children.setSpare(waiting, child)
        waiting += 1
      }
    }
    for position in 0..<waiting { children.setOrdered(front + position, children.spare(position)) }
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
}

// MARK: - Sorting

extension StackAlgorithm {
  /// Sorts some positions of the order by the children's ranges; children that come before each other
  /// in neither way keep their order.
  private mutating func sort(
    _ positions: Range<Int>, _ comesBefore: (LengthRange, LengthRange) -> Bool
  ) {
    if positions.count > Self.longestInsertionSort {
      return mergeSort(positions, comesBefore)
    }
    for position in positions.dropFirst() {
      let child = children.ordered(position)
      let range = children.range(of: child)
      var slot = position
      while slot > positions.lowerBound {
        let other = children.ordered(slot - 1)
        guard comesBefore(range, children.range(of: other)) else { break }
        children.setOrdered(slot, other)
        slot -= 1
      }
      children.setOrdered(slot, child)
    }
  }

  private static var longestInsertionSort: Int { 32 }

  /// Merges runs of rising length, with the spare list as the room to merge in.
  private mutating func mergeSort(
    _ positions: Range<Int>, _ comesBefore: (LengthRange, LengthRange) -> Bool
  ) {
    var width = 1
    while width < positions.count {
      var start = positions.lowerBound
      while start + width < positions.upperBound {
        let middle = start + width
        let end = min(middle + width, positions.upperBound)
        for position in start..<middle { children.setSpare(position, children.ordered(position)) }
        var (left, right, slot) = (start, middle, start)
        while left < middle, right < end {
          let (first, second) = (children.spare(left), children.ordered(right))
          if comesBefore(children.range(of: second), children.range(of: first)) {
            children.setOrdered(slot, second)
            right += 1
          } else {
            children.setOrdered(slot, first)
            left += 1
          }
          slot += 1
        }
        while left < middle {
          children.setOrdered(slot, children.spare(left))
          left += 1
          slot += 1
        }
        start = end
      }
      width *= 2
    }
  }
}

/// The lengths that a child can take.
struct LengthRange: BitwiseCopyable {
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
