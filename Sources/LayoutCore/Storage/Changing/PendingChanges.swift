/// The changes to a tree since its last layout.
struct PendingChanges {
  /// New nodes that need a summary, parents before their children.
  private(set) var built = Buffer<Int32>()
  private(set) var changed = Changed.none
  /// The previous leaf, if the only change replaced one plain leaf by another.
  private(set) var replaced: ReplacedLeaf?

  /// The nodes other than the new ones whose summaries are out of date.
  enum Changed {
    case none
    /// One node and its ancestors. `inSettled` means that all ancestors were settled before;
    /// `amongSettled` means that at least the parent was.
    case one(Int32, amongSettled: Bool, inSettled: Bool)
    /// Nodes that have to be searched for.
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

  /// Records that any node may have changed or moved in storage, so that the places recorded before
  /// are meaningless.
  mutating func addAll() {
    built.shorten(to: 0)
    changed = .many
    replaced = nil
  }

  /// Forgets the changes and keeps the memory.
  mutating func clear() {
    built.shorten(to: 0)
    changed = .none
    replaced = nil
  }
}

/// A leaf that another one has replaced.
struct ReplacedLeaf: BitwiseCopyable {
  let record: NodeRecord
  let summary: SummaryRecord
}

extension TreeStorage {
  /// Returns the record of a leaf in a stack that is about to be replaced, if that is all the stack
  /// knows of it.
  func replacedLeaf(at node: Int) -> ReplacedLeaf? {
    let (record, parent) = (nodes[node], Int(nodes[node].parent))
    guard record.kind.isLeaf, record.attributes < 0, !record.flags.has(.unsummarised), parent >= 0,
      nodes[parent].kind == .stack, !nodes[parent].flags.isRigid
    else { return nil }
    return ReplacedLeaf(record: record, summary: summaries[node])
  }

  /// Marks a changed node and its ancestors to be asked again.
  func markChanged(_ node: Int, replacing leaf: ReplacedLeaf? = nil) {
    let parent = Int(nodes[node].parent)
    let amongSettled = parent >= 0 && nodes[parent].flags.isUpToDate
    var inSettled = amongSettled
    var around = node
    repeat {
      work.written.note(around)
      if around != node { inSettled = inSettled && nodes[around].flags.isUpToDate }
      nodes[around].flags.formUnion(.stale)
      nodes[around].flags.subtract(.arrangement)
      around = Int(nodes[around].parent)
      // The ancestors of a marked node are marked already.
    } while around >= 0 && !nodes[around].flags.isMarked
    pending.add(
      changed: node, amongSettled: amongSettled, inSettled: inSettled && around < 0,
      replacing: leaf)
  }
}

extension NodeFlags {
  /// Whether the node and everything inside it are placed for its proposal.
  fileprivate var isUpToDate: Bool { has(.settled) && !has(.unmeasured) }

  fileprivate var isMarked: Bool { isSuperset(of: .stale) }
}
