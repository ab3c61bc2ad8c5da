/// A finished layout as rules look at it: gone through again, with everything that was asked
/// counted.
final class Inspection {
  let storage: TreeStorage
  private let replay: Replay
  /// The nodes that are in the result, parents first, with what they were proposed for good.
  private(set) var placed: [ReplayedChild] = []
  /// The places of nodes in ``placed``.
  private(set) var places: [Int: Int] = [:]
  /// How many different proposals each node was asked.
  private(set) var questions: [Int: Int] = [:]
  /// How often each guide's closure ran.
  private let guideCalls: CallCounts

  /// Goes through the layout of a tree again.
  init(_ storage: TreeStorage, _ proposal: Proposal) {
    self.storage = storage
    self.replay = Replay(storage, focus: nil)
    self.guideCalls = CallCounts(replay.storage.guides.count)
    // The closures run below and nowhere else.
    nonisolated(unsafe) let calls = guideCalls
    for index in 0..<replay.storage.guides.count {
      let guide = replay.storage.guide(index)
      let counting = AlignmentGuide(key: guide.key) { dimensions in
        unsafe calls[index] += 1
        return guide.value(dimensions)
      }
      replay.storage.guides.put(StoredGuide(guide: counting), at: index)
    }
    replay.log = { [unowned self] event in
      if case .answered = event.kind { questions[event.node, default: 0] += 1 }
    }
    replay.layOut(proposal) { child in
      places[child.node] = placed.count
      placed.append(child)
    }
    replay.log = nil
  }

  /// A node where it was placed, if it is in the result.
  func place(of node: Int) -> ReplayedChild? { places[node].map { placed[$0] } }

  /// Whether the closure of a guide in the storage's table ran.
  func didRun(guide index: Int) -> Bool { guideCalls[index] > 0 }
}

/// Counts that closures share.
final class CallCounts {
  private var counts: [Int]

  init(_ count: Int) { counts = Array(repeating: 0, count: count) }

  subscript(index: Int) -> Int {
    get { counts[index] }
    set { counts[index] = newValue }
  }
}

extension TreeStorage {
  /// The first view inside of a chain of modifiers that is none.
  func content(of node: Int) -> Int {
    var node = node
    while nodes[node].kind.isUnary { node = Int(nodes[node].first) }
    return node
  }
}
