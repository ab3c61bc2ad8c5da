/// What has changed in a tree since it was laid out last.
struct PendingChanges {
  /// The nodes that were built and need a summary, parents before their children.
  private(set) var built = Buffer<Int32>()
  private(set) var changed = Changed.none
  /// What was known of the only node that has changed, if it and the one before it are plain leaves.
  private(set) var replaced: ReplacedLeaf?

  /// Where summaries are out of date beside the nodes that were built.
  enum Changed {
    case none
    /// At a node and the nodes around it, of which all were settled before (`amongSettled`), or the one right around
    /// it was (`inSettled`).
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
    changed node: Int, amongSettled: Bool = false, inSettled: Bool = false,
    replacing leaf: ReplacedLeaf? = nil
  ) {
    if case .none = changed {
      changed = .one(Int32(node), amongSettled: amongSettled, inSettled: inSettled)
      replaced = leaf
    } else {
      changed = .many
      replaced = nil
    }
  }

  /// Notes that nodes have moved in storage, so that the places noted before mean nothing.
  mutating func addMove() {
    built.shorten(to: 0)
    changed = .many
    replaced = nil
  }

  /// Forgets the changes, but keeps the room for more.
  mutating func clear() {
    built.shorten(to: 0)
    changed = .none
    replaced = nil
  }
}

/// A leaf in whose place there is another one now.
struct ReplacedLeaf: BitwiseCopyable {
  let record: NodeRecord
  let summary: SummaryRecord
}

extension TreeStorage {
  /// What is known of a leaf in a stack that is about to be replaced, if the stack knows nothing else of it.
  func replacedLeaf(at node: Int) -> ReplacedLeaf? {
    let (record, parent) = (nodes[node], Int(nodes[node].parent))
    guard record.kind.isLeaf, record.attributes < 0, !record.flags.has(.unsummarised), parent >= 0,
      nodes[parent].kind == .stack, !nodes[parent].flags.isRigid
    else { return nil }
    return ReplacedLeaf(record: record, summary: summaries[node])
  }

  /// Marks a node whose description has changed, and those around it, to be asked again.
  func markChanged(_ node: Int, replacing leaf: ReplacedLeaf? = nil) {
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
      changed: node, amongSettled: amongSettled, inSettled: inSettled && around < 0,
      replacing: leaf)
  }
}

extension NodeFlags {
  /// Whether the node and all inside of it are placed for its proposal.
  fileprivate var isUpToDate: Bool { has(.settled) && !has(.unmeasured) }

  fileprivate var isMarked: Bool { isSuperset(of: [.unsummarised, .unmeasured]) }
}
