/// The order in which a stack measures its children.
extension StackAlgorithm {
  /// Gives the children their turns by falling priority and otherwise as they come.
  mutating func sortByPriority() {
    let (turns, areEqual) = (children.turns, children.haveEqualPriorities)
    for child in 0..<children.count {
      // Sorting by range puts the larger minimum first if the ranges are infinite.
      let priority = areEqual ? 0 : children.priority(of: child)
      turns[child] = StackTurn(
        child: child, range: LengthRange(minimum: priority, maximum: .infinity))
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

/// A child's turn to be measured, with the range by which its place in the order is found.
struct StackTurn: BitwiseCopyable {
  let child: Int
  var range: LengthRange
}

/// The turns of a stack's children, and as much room again to sort with.
protocol StackTurns {
  subscript(position: Int) -> StackTurn { get nonmutating set }
}

// MARK: - Sorting

extension StackTurns {
  /// Copies some turns to a place that they do not overlap.
  @inline(__always) fileprivate func copy(_ count: Int, from start: Int, to target: Int) {
    for offset in 0..<count { self[target + offset] = self[start + offset] }
  }

  @inline(__always) fileprivate func insertionSort(
    _ positions: Range<Int>, _ comesBefore: (StackTurn, StackTurn) -> Bool
  ) {
    for position in positions.dropFirst() {
      let turn = self[position]
      var slot = position
      while slot > positions.lowerBound, comesBefore(turn, self[slot - 1]) {
        self[slot] = self[slot - 1]
        slot -= 1
      }
      if slot < position { self[slot] = turn }
    }
  }

  /// Merges runs of rising length, with the room from a spare position on to merge in.
  fileprivate func mergeSort(_ positions: Range<Int>, spare: Int) {
    var width = 1
    while width < positions.count {
      var start = positions.lowerBound
      while start + width < positions.upperBound {
        let end = min(start + 2 * width, positions.upperBound)
        merge(start..<end, at: start + width, spare: spare) { $0.range.comes(before: $1.range) }
        start = end
      }
      width *= 2
    }
  }

  /// Merges two runs, of which the second one begins at a position.
  @inline(__always) fileprivate func merge(
    _ positions: Range<Int>, at middle: Int, spare: Int,
    _ comesBefore: (StackTurn, StackTurn) -> Bool
  ) {
    let width = middle - positions.lowerBound
    copy(width, from: positions.lowerBound, to: spare)
    var (left, right, slot) = (spare, middle, positions.lowerBound)
    while left < spare + width, right < positions.upperBound {
      if comesBefore(self[right], self[left]) {
        self[slot] = self[right]
        right += 1
      } else {
        self[slot] = self[left]
        left += 1
      }
      slot += 1
    }
    copy(spare + width - left, from: left, to: slot)
  }
}

/// Turns in an array, for stacks that are not in a tree's storage.
final class TurnList: StackTurns {
  private var turns: [StackTurn]

  init(of count: Int) {
    let none = StackTurn(child: 0, range: LengthRange(minimum: .nan, maximum: .nan))
    turns = Array(repeating: none, count: 2 * count)
  }

  subscript(position: Int) -> StackTurn {
    get { turns[position] }
    set { turns[position] = newValue }
  }
}

/// The lengths that a child can take.
struct LengthRange: BitwiseCopyable {
  var minimum: Double
  var maximum: Double

  /// Whether both lengths are known, and differ.
  @inline(__always) var isFlexible: Bool { maximum - minimum > 0 }

  /// Whether a child of this range is measured before one of another range: if it is less flexible,
  /// or if both are infinitely flexible and this one needs more.
  func comes(before other: LengthRange) -> Bool {
    let (flexibility, otherFlexibility) = (maximum - minimum, other.maximum - other.minimum)
    if flexibility == .infinity && otherFlexibility == .infinity { return minimum > other.minimum }
    return flexibility < otherFlexibility
  }
}
