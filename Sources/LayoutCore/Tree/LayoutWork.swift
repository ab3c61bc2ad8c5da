/// Counts of what a layout did: without noise, so that a test can tell when work grows.
public struct LayoutStatistics: Hashable, Sendable {
  /// How often a node worked out a size for a proposal. Answers that were remembered, or that follow
  /// from a summary, don't count.
  public var evaluations = 0
  /// How often the closure of a measured leaf was called.
  public var leafMeasures = 0
  /// How many nodes were summarised.
  public var summaries = 0
  /// How many nodes were placed after measuring, because measuring had not placed them for good.
  public var placements = 0

  /// How often a node worked out a depth for a proposal. Answers that were remembered don't count, and
  /// neither does anything in a flat tree.
  public var depthEvaluations = 0

  /// How many times any node was looked at to do any of this.
  public var visits: Int { evaluations + summaries + placements }

  /// Creates counts of 0.
  public init() {}

  /// Adds what the layout of a tree inside of a node did.
  mutating func add(_ other: LayoutStatistics) {
    evaluations += other.evaluations
    leafMeasures += other.leafMeasures
    summaries += other.summaries
    placements += other.placements
    depthEvaluations += other.depthEvaluations
  }
}

/// What the engine may make use of, so that tests can compare it with plain work.
package struct LayoutOptions: Sendable {
  /// Whether answers may follow from summaries, promises and the rigidity of what is inside. Without,
  /// every node is asked every question. The frames are the same.
  package var usesShortcuts = true
  /// The most rows of a lazy container that are laid out at once.
  package var mostRows = 1 << 18

  package init() {}
}

/// What the engine watches while at work.
struct LayoutWork {
  /// What the last layout did.
  var statistics = LayoutStatistics()
  /// The lowest address that the machine stack may reach.
  var stackLimit: UInt = 0
  /// The depth that is proposed to the node being measured, in a tree where sizes depend on it.
  var depth = Proposal.none
  /// Whether the stack ran out, so that all answers from then on mean nothing.
  var isRefused = false
  /// Whether a layout is going on.
  var isActive = false
  /// How often content was described in this layout that is far inside of other content described later.
  var deepIslands = 0
  /// Whether nobody will see the layout, so that rows which are in sight only at an ideal size, and readers'
  /// content, are left out.
  var asksForSize = false
  /// The rows that were laid out in this layout, by stack and number.
  var rows: [Int32: [Int: RowTree]] = [:]
  /// The way to the only change since the last layout.
  var path = ChangePath()
  /// The way of clients' proxies to the engine, for one layout.
  var pass: (any SubviewSource)?
  /// The client's layout that is placing its subviews.
  var placing = SubviewPlacing.none
  /// The way of clients' dimensions to the engine.
  var reader: (any GuideSource)?
}

/// A client's layout that is placing its subviews.
struct SubviewPlacing: BitwiseCopyable {
  /// The container; -1 for none.
  var container: Int32
  /// The container's first child.
  var first: Int32
  /// Where the container starts, in the coordinates that the client is given.
  var corner: Point
  var isFinite: Bool
  /// Where the list of what was proposed to those that are placed is in the scratch room.
  var list: Int

  static let none = SubviewPlacing(container: -1, first: 0, corner: .zero, isFinite: true, list: 0)
}

/// Room for the lists that a container needs while it is laid out, given back in reverse order.
///
/// Lists are named by where they start, because the room may move while nested containers take more.
struct Scratch {
  // Each asks for memory when it is needed first: many trees are small, and laid out once.
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

  /// Makes room for the numbers of the nodes that wait while so many children of one container do.
  mutating func reserve(_ children: Int) { numbers.reserve(children + 64) }

  // MARK: Lists of turns

  mutating func takeTurns(_ count: Int) -> Int { turns.extend(by: count) }

  mutating func giveBackTurns(_ list: Int) { turns.shorten(to: list) }

  // MARK: Lists of placements

  /// A list for what is proposed to some children when they are placed.
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
