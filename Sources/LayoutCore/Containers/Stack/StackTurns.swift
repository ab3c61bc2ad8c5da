/// A child's turn to be measured, with the range that determines its position in the order.
struct StackTurn: BitwiseCopyable {
  let child: Int
  var range: LengthRange
}

/// The turns of a stack's children, followed by as many again as working space for sorting.
protocol StackTurns {
  subscript(position: Int) -> StackTurn { get nonmutating set }
}

extension StackTurns {
  /// Copies some turns to a place that they do not overlap.
  @inline(__always) func copy(_ count: Int, from start: Int, to target: Int) {
    for offset in 0..<count { self[target + offset] = self[start + offset] }
  }

  @inline(__always) func insertionSort(
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

  /// Sorts by merging runs of growing length. The working space starts at a spare position.
  func mergeSort(_ positions: Range<Int>, spare: Int) {
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

  /// Merges two sorted runs, of which the second one begins at a position.
  @inline(__always) func merge(
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
