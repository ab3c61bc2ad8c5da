/// The order in which a stack measures its children.
extension StackAlgorithm {
  /// Gives the children their turns by falling priority and otherwise as they come.
  mutating func sortByPriority() {
    let (turns, areEqual) = (children.turns, children.haveEqualPriorities)
    for child in 0..<children.count {
      // Sorting by range puts the larger minimum first if the ranges are infinite.
      let priority = areEqual ? 0 : children.priority(of: child)
      let minimum = min(priority, .greatestFiniteMagnitude)
      turns[child] = StackTurn(
        child: child, range: LengthRange(minimum: minimum, maximum: .infinity))
    }
    if !areEqual { sort(0..<children.count) }
  }

  /// Orders some turns of equal priority from the least to the most flexible child.
  ///
  /// Children that always have the same length come first, as they come, and only the others are
  /// asked how flexible they are.
  mutating func sortByFlexibility(_ positions: Range<Int>, breadth: Double) {
    guard positions.count > 1 else { return }
    let (start, areFlexible) = partitionByFlexibility(positions)
    let others = start..<positions.upperBound
    if areFlexible { return sort(others) }
    if others.count == 1 {
      // A single flexible child comes last, unless it gets shorter the more it is offered, or turns out to
      // have one length too and stands in front of another.
      let child = children.turns[start].child
      if children.isNeverShorterWhenOfferedMore(child),
        children.hasOneSizeForOneLength(child) || isLast(child, of: positions)
      {
        return
      }
    }
    askForRanges(others, breadth: breadth)
    if start == positions.lowerBound || others.allSatisfy({ children.turns[$0].range.isFlexible }) {
      return sort(others)
    }
    // One is as rigid as those in front, or takes no order at all: all are sorted as they come.
    askForRanges(positions.lowerBound..<start, breadth: breadth)
    children.turns.merge(positions, at: start, spare: children.count) { $0.child < $1.child }
    sort(positions)
  }

  /// Whether a child stands behind all others at some positions of the order.
  private func isLast(_ child: Int, of positions: Range<Int>) -> Bool {
    positions.allSatisfy { children.turns[$0].child <= child }
  }

  /// Moves the children whose length is always the same to the front; both kinds keep their order.
  ///
  /// - Returns: the position of the first child of the other kind, and whether it is known of all of that
  ///   kind, from then on in their turns, that they can have different lengths.
  private func partitionByFlexibility(
    _ positions: Range<Int>
  ) -> (start: Int, areFlexible: Bool) {
    let (turns, spare) = (children.turns, children.count)
    var front = positions.lowerBound
    var waiting = 0
    var areFlexible = true
    for position in positions {
      let child = turns[position].child
      if children.ignoresLength(child) {
        turns[front] = turns[position]
        front += 1
      } else {
        let range = children.knownRange(of: child)
        turns[spare + waiting] = StackTurn(child: child, range: range)
        areFlexible = areFlexible && range.isFlexible
        waiting += 1
      }
    }
    turns.copy(waiting, from: spare, to: front)
    return (front, areFlexible)
  }

  /// Finds out how long and how short the children at some positions can be.
  private mutating func askForRanges(_ positions: Range<Int>, breadth: Double) {
    for position in positions {
      let child = children.turns[position].child
      var range = children.knownRange(of: child)
      if range.minimum.isNaN { range.minimum = children.minimum(of: child, breadth: breadth) }
      if range.maximum.isNaN { range.maximum = children.maximum(of: child, breadth: breadth) }
      children.turns[position].range = range
    }
  }

  /// Sorts some turns by the children's ranges; children that come before each other in neither way keep
  /// their order.
  private func sort(_ positions: Range<Int>) {
    if positions.count <= Self.longestInsertionSort {
      children.turns.insertionSort(positions) { $0.range.comes(before: $1.range) }
    } else {
      children.turns.mergeSort(positions, spare: children.count)
    }
  }

  private static var longestInsertionSort: Int { 32 }
}
