/// What has changed in a tree since it was laid out last.
struct PendingChanges {
  /// The nodes that were built and need a summary, parents before their children.
  private(set) var built = Buffer<Int32>()
  private(set) var changed = Changed.none

  /// Where summaries are out of date beside the nodes that were built.
  enum Changed {
    case none
    /// At a node and the nodes around it. All of these, or the one right around it, may have been settled
    /// before.
    case one(Int32, amongSettled: Bool, inSettled: Bool)
    /// At nodes that have to be searched for.
    case many
  }

  var isEmpty: Bool {
    guard case .none = changed else { return false }
    return built.count == 0
  }

  func deallocate() { built.deallocate() }

  func copy() -> PendingChanges {
    var copy = self
    copy.built = built.copy()
    return copy
  }

  mutating func add(built node: Int) { built.append(Int32(truncatingIfNeeded: node)) }

  mutating func add(
    changed node: Int, amongSettled: Bool = false, inSettled: Bool = false
  ) {
    if case .none = changed {
      changed = .one(Int32(node), amongSettled: amongSettled, inSettled: inSettled)
    } else {
      changed = .many
    }
  }

  /// Notes that nodes have moved in storage, so that the places noted before mean nothing.
  mutating func addMove() {
    built.shorten(to: 0)
    changed = .many
  }

  /// Forgets the changes, but keeps the room for more.
  mutating func clear() {
    built.shorten(to: 0)
    changed = .none
  }
}

extension TreeStorage {
  /// Marks a node whose description has changed, and those around it, to be asked again.
  func markChanged(_ node: Int) {
    let parent = Int(nodes[node].parent)
    let amongSettled = parent >= 0 && nodes[parent].flags.isUpToDate
    var inSettled = amongSettled
    var around = node
    repeat {
      if around != node { inSettled = inSettled && nodes[around].flags.isUpToDate }
      nodes[around].flags.formUnion([.unsummarised, .unmeasured])
      nodes[around].flags.subtract([.arranged, .settled])
      around = Int(nodes[around].parent)
      // The nodes around a marked one are marked.
    } while around >= 0 && !nodes[around].flags.isMarked
    pending.add(
      changed: node, amongSettled: amongSettled, inSettled: inSettled && around < 0)
  }
}

extension NodeFlags {
  /// Whether the node and all inside of it are placed for its proposal.
  fileprivate var isUpToDate: Bool { has(.settled) && !has(.unmeasured) }

  fileprivate var isMarked: Bool { isSuperset(of: [.unsummarised, .unmeasured]) }
}
