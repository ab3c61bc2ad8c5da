/// The changes to a tree since its last layout.
struct PendingChanges {
  /// New nodes that need a summary, parents before their children.
  private(set) var built = Buffer<Int32>()
  private(set) var changed = Changed.none
  /// The previous node, if the only change replaced a stack's child by another.
  private(set) var replaced: ReplacedNode?

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
    replacing old: ReplacedNode? = nil
  ) {
    if case .none = changed {
      changed = .one(Int32(node), amongSettled: amongSettled, inSettled: inSettled)
      replaced = old
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

/// What a stack knew of a child that another one has replaced.
struct ReplacedNode: BitwiseCopyable {
  let record: NodeRecord
  let summary: SummaryRecord
  let priority: Double
  /// The least and greatest lengths, if the stack has so many children that it should resume.
  let range: LengthRange?
  let frame: FrameRecord
  let proposal: Proposal
}

extension TreeStorage {
  /// Returns what a stack knows of a child that is about to be replaced, if the stack may resume
  /// from it.
  func replacedNode(at node: Int) -> ReplacedNode? {
    let (record, parent) = (nodes[node], Int(nodes[node].parent))
    guard !record.flags.has(.unsummarised), parent >= 0,
      nodes[parent].kind == .stack, !nodes[parent].flags.isRigid
    else { return nil }
    // Few children are asked again as fast.
    let hasManySiblings = nodes[parent].count >= Self.manySiblings
    return ReplacedNode(
      record: record, summary: summaries[node], priority: priority(of: node),
      range: hasManySiblings ? rangeInStack(of: node) : nil, frame: frames[node],
      proposal: proposals[node])
  }

  private static var manySiblings: Int32 { 16 }

  /// Marks a changed node and its ancestors to be asked again.
  func markChanged(_ node: Int, replacing old: ReplacedNode? = nil) {
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
      replacing: old)
  }
}

extension NodeFlags {
  /// Whether the node and everything inside it are placed for its proposal.
  fileprivate var isUpToDate: Bool { has(.settled) && !has(.unmeasured) }

  fileprivate var isMarked: Bool { isSuperset(of: .stale) }
}
