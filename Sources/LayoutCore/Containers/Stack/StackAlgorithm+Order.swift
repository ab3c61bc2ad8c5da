/// The order in which a stack measures its children.
extension StackAlgorithm {
  /// Orders the turns by falling priority, and by child order among equals.
  mutating func sortByPriority() {
    let (turns, areEqual) = (children.turns, children.haveEqualPriorities)
    for child in 0..<children.count {
      // With infinite maximums, sorting by range puts the larger minimum first.
      let priority = areEqual ? 0 : children.priority(of: child)
      let minimum = min(priority, .greatestFiniteMagnitude)
      turns[child] = StackTurn(
        child: child, range: LengthRange(minimum: minimum, maximum: .infinity))
    }
    if !areEqual { sort(0..<children.count) }
  }

  /// Orders some turns of equal priority from the least to the most flexible child.
  ///
  /// Children of a fixed length come first, in child order. Only the others are asked how flexible
  /// they are.
  mutating func sortByFlexibility(_ positions: Range<Int>, breadth: Double) {
    guard positions.count > 1 else { return }
    let (start, areFlexible) = partitionByFlexibility(positions)
    let others = start..<positions.upperBound
    if areFlexible { return sort(others) }
    if others.count == 1 {
      // A single flexible child comes last without being asked. The exceptions are a child that may
      // get shorter when offered more, and a child whose length turns out to be fixed while another
      // one follows.
      let child = children.turns[start].child
      if children.isNeverShorterWhenOfferedMore(child),
        children.hasOneSizeForOneLength(child, offeredAtLeast: 0) || isLast(child, of: positions)
      {
        return
      }
    }
    askForRanges(others, breadth: breadth)
    if start == positions.lowerBound || others.allSatisfy({ children.turns[$0].range.isFlexible }) {
      return sort(others)
    }
    // One is no more flexible than those in front, or its flexibility is NaN: all are sorted,
    // starting from child order.
    askForRanges(positions.lowerBound..<start, breadth: breadth)
    children.turns.sort(positions) { $0.child < $1.child }
    sort(positions)
  }

  /// Returns whether a child comes after all others at some positions of the order.
  private func isLast(_ child: Int, of positions: Range<Int>) -> Bool {
    positions.allSatisfy { children.turns[$0].child <= child }
  }

  /// Moves children of a fixed length to the front. Both kinds keep their order.
  ///
  /// - Returns: the position of the first child of the other kind, and whether all children of that
  ///   kind are known to be flexible. Their turns now hold what is known of their ranges.
  private func partitionByFlexibility(_ positions: Range<Int>) -> (start: Int, areFlexible: Bool) {
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
    for offset in 0..<waiting { turns[front + offset] = turns[spare + offset] }
    return (front, areFlexible)
  }

  /// Asks the children at some positions for their minimum and maximum lengths.
  private mutating func askForRanges(_ positions: Range<Int>, breadth: Double) {
    for position in positions {
      let child = children.turns[position].child
      var range = children.knownRange(of: child)
      if range.minimum.isNaN { range.minimum = children.minimum(of: child, breadth: breadth) }
      if range.maximum.isNaN { range.maximum = children.maximum(of: child, breadth: breadth) }
      children.turns[position].range = range
    }
  }

  /// Sorts some turns by the children's ranges.
  private func sort(_ positions: Range<Int>) {
    children.turns.sort(positions) { $0.range.comes(before: $1.range) }
  }
}
