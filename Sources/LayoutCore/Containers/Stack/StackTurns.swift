/// A child's turn to be measured, with the range that determines its position in the order.
struct StackTurn: BitwiseCopyable {
  let child: Int
  var range: LengthRange
}

/// The turns of a stack's children, followed by as many again as working space.
protocol StackTurns {
  subscript(position: Int) -> StackTurn { get nonmutating set }

  /// Sorts some turns. Those of which none comes before the other keep their order.
  func sort(_ positions: Range<Int>, by comesBefore: (StackTurn, StackTurn) -> Bool)
}

/// Turns in an array, for stacks that are not in a tree's storage.
final class TurnList: StackTurns {
  private var turns: [StackTurn]

  init(of count: Int) {
    let none = StackTurn(child: 0, range: .unknown)
    turns = Array(repeating: none, count: 2 * count)
  }

  subscript(position: Int) -> StackTurn {
    get { turns[position] }
    set { turns[position] = newValue }
  }

  func sort(_ positions: Range<Int>, by comesBefore: (StackTurn, StackTurn) -> Bool) {
    turns[positions].sort(by: comesBefore)
  }
}
