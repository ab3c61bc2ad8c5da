/// Memory for the lists that containers need during layout, returned in reverse order.
///
/// Lists are identified by where they start, because the memory may move while nested containers
/// take more.
struct Scratch {
  // Each allocates memory on first use: many trees are small and laid out once.
  private var numbers = Buffer<Int32>()
  private var steps = Buffer<Step>()
  private(set) var turns = Buffer<StackTurn>()
  private var placements = Buffer<Proposal>()

  /// A modifier that waits for its child's answer.
  struct Step: BitwiseCopyable {
    let node: Int32
    let proposal: Proposal
  }

  func deallocate() {
    numbers.deallocate()
    steps.deallocate()
    turns.deallocate()
    placements.deallocate()
  }

  var byteCount: Int {
    numbers.byteCount + steps.byteCount + turns.byteCount + placements.byteCount
  }

  /// Reserves room for the nodes that wait while that many children of one container do.
  mutating func reserve(_ children: Int) { numbers.reserve(children + 64) }

  // MARK: Lists of turns

  mutating func takeTurns(_ count: Int) -> Int { turns.extend(by: count) }

  mutating func giveBackTurns(_ list: Int) { turns.shorten(to: list) }

  // MARK: Lists of placements

  /// Takes a list for the proposals to some children when they are placed.
  mutating func takePlacements(_ count: Int) -> Int { placements.extend(by: count) }

  mutating func giveBackPlacements(_ list: Int) { placements.shorten(to: list) }

  @inline(__always) subscript(placement index: Int) -> Proposal {
    get { placements[index] }
    nonmutating set { placements[index] = newValue }
  }

  // MARK: A stack of numbers

  var numberCount: Int { numbers.count }

  mutating func giveBack(_ start: Int) { numbers.shorten(to: start) }

  @inline(__always) mutating func push(_ number: Int) {
    numbers.append(Int32(truncatingIfNeeded: number))
  }

  @inline(__always) mutating func pop() -> Int { Int(numbers.popLast()) }

  // MARK: A stack of modifiers

  var stepCount: Int { steps.count }

  @inline(__always) mutating func push(_ step: Step) { steps.append(step) }

  @inline(__always) mutating func popStep() -> Step { steps.popLast() }
}
