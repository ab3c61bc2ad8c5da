/// A tree to keep and change: it remembers answers and lays out only what has changed.
///
///     let tree = LayoutTree(
///       .vstack(
///         spacing: 4,
///         [LayoutNode.fixed(width: 40, height: 20).id("title"), LayoutNode.flexible.id("body")]))
///     tree.layout(in: CGSize(width: 100, height: 100)).frame(of: "body")  // (0, 24, 100, 76)
///     tree.replace("title", with: LayoutNode.fixed(width: 40, height: 30).id("title"))
///     tree.layout(in: CGSize(width: 100, height: 100)).frame(of: "body")  // (0, 34, 100, 66)
///
/// A result never changes. If one is still alive when the tree changes, the tree goes on with
/// storage of its own. Where the last result is always kept, as a rule that is the storage of the
/// one before, in which only what has changed is brought up to date. For each further result that
/// is kept, and where a change takes out closures, layouts or attributes, the tree is copied.
///
/// A closure, or a custom layout, may change the tree that is calling it. The layout in progress
/// continues with the tree as it was, and the change takes effect in the next one.
///
/// Nodes that a change removes are released as soon as the change is complete, and layouts that are
/// described with a place once the next layout has ended. Objects released with them may change the
/// tree in turn.
///
/// Use a tree from one thread at a time. A tree with more levels than its thread's stack can carry
/// is laid out by another thread with a large stack, for which the layout waits; closures in the
/// tree then run there.
public final class LayoutTree {
  // No access to those that are marked lasts while a client's code runs, so they need no checks for
  // exclusive access.
  @safe @exclusivity(unchecked) var storage: TreeStorage
  /// The number of places in storage that are no longer used.
  var unused = 0
  /// What the current change has taken out of the tree, if anything.
  private var removed: RemovedContent?
  /// The caches that changes since the last layout have taken out, until the next one has ended.
  var leftCaches: LeftCaches?
  /// Whether ids are being compared or the tree is being changed. What clients' ids run meanwhile
  /// must leave the tree alone.
  @safe @exclusivity(unchecked) var isBusy = false
  private var changes: UInt32 = 0
  /// How often nodes of the tree were replaced, inserted, removed or moved.
  public internal(set) var changeCount = 0
  /// The storage that the last result was left, to go on with once the result is gone.
  private var spare: TreeStorage?
  /// The number of storages so far.
  private var versions: UInt64 = 0
  /// The layouts in progress. Their number is read and written between calls of clients' code.
  @safe @exclusivity(unchecked) var nesting = NestedLayouts()
  /// The changes since the last layout that found no node. No client's code runs while one is
  /// added.
  @safe @exclusivity(unchecked) var missedChanges: [MissedChange] = []
  /// What is wrong with the options, to be said of each layout.
  private(set) var problemsWithLengths: [DiagnosticText] = []
  /// The hash values of ids that a nested tree's nodes have lost and got, of which the index of the
  /// trees around does not know yet.
  var changedIDs: (lost: [Int], new: [Int]) = ([], [])
  /// Whether what is directly in the root stays there: what a closure has described is one row.
  private(set) var keepsRootContent = false
  /// The number of changes after which the tables are checked for unused entries.
  private static let changesUntilTidying: UInt32 = 16

  /// Creates a tree from its description.
  ///
  /// The tree takes the description apart, unless it is used elsewhere; then the tree copies the
  /// parts that are shared.
  ///
  /// - Parameter options: the lengths and the text measurer where nodes name none.
  public init(_ root: consuming LayoutNode, options: LayoutOptions = LayoutOptions()) {
    root = root.admitted(beside: 0)
    self.storage = TreeStorage(capacity: root.nodeCount)
    storage.options = options
    storage.unit = LengthUnit(options.lengthUnit)
    storage.options.standardLengths = options.standardLengths.usable.rounded(to: storage.unit)
    // Flexible views answer what clients' layouts propose, which may be no multiple.
    if storage.unit.isSet { storage.options.shortcuts.subtract(.inlineSizes) }
    problemsWithLengths = NodeAttributes.Problem.inLengths(options.standardLengths)
      .compactMap { $0?.text }
    storage.setsLengths = storage.options.standardLengths != StandardLengths()
    storage.lineage = Lineage()
    numberStorage()
    write(root)
  }

  /// Creates a tree of one that is nested in another, to change it.
  ///
  /// - Parameters:
  ///   - keepsRootContent: whether what is directly in the root stays there.
  ///   - outer: the tree around, which releases what the change takes out.
  init(
    changing storage: consuming TreeStorage, unused: Int, keepsRootContent: Bool,
    in outer: LayoutTree
  ) {
    self.storage = storage
    self.unused = unused
    self.keepsRootContent = keepsRootContent
    removed = outer.removedContent()
    // The tables are checked as often as those around.
    changes = outer.changes &- 1
  }

  private func write(_ root: consuming LayoutNode) {
    storage.height = Int32(root.levelCount)
    let first = storage.addNodes(1)
    var builder = TreeBuilder(storage: storage)
    builder.write(root, at: first, parent: -1)
    // Memory that a layout surely or probably needs is allocated here, so that layouts allocate
    // none.
    storage.baselines.reserve(storage.measured.count)
    storage.scratch.reserve(builder.maxChildren)
  }

  /// How many nodes were copied so far to have room for more, or not to change results.
  package private(set) var copiedNodeCount = 0

  /// The number of nodes, without those that are described during layout, such as lazy rows.
  public var nodeCount: Int { storage.count - unused }

  /// Counts of the work that the last layout did.
  package internal(set) var statistics = LayoutStatistics()

  /// The memory that the tree occupies in bytes, including remembered answers, but without what the
  /// description's closures and ids hold.
  public var byteCount: Int { storage.byteCount + (spare?.byteCount ?? 0) }
}

// MARK: - Storage of its own

extension LayoutTree {
  /// Makes the storage unshared, by results and by a layout in progress, with room for more nodes.
  ///
  /// - Returns: the new places of nodes, which making room may have moved.
  @discardableResult
  func prepareChange(addingRoomFor extra: Int = 0) -> NodePlaces {
    var places = NodePlaces()
    isBusy = true
    let isBeingLaidOut = storage.work.isActive
    changes &+= 1
    if let spare, !storage.work.written.isComplete {
      removedContent().keep(spare)
      self.spare = nil
    }
    // A layout in progress keeps its storage.
    if !isBeingLaidOut { storage.partWithDimensions() }
    if storage.count + extra > storage.capacity, unused > storage.count / 2 {
      copiedNodeCount += storage.count
      removedContent().keep(storage)
      storage = storage.compacted(
        addingRoomFor: max(extra, nodeCount / 2), inUse: nodeCount, &places)
      storage.noteMoves()
      numberStorage()
      unused = storage.totalSpareRoom
    } else if storage.count + extra > storage.capacity {
      moveStorage(addingRoomFor: max(extra, storage.count / 2))
    } else {
      makeStorageOwn(addingRoomFor: extra)
      // Not before: the count of entries is noted, which results must not see.
      if changes % Self.changesUntilTidying == 0, storage.needsTidying() {
        removedContent().keep(storage)
        storage = storage.tidied()
        numberStorage()
      }
    }
    if isBeingLaidOut { storage.forgetLayout() }
    return places
  }

  /// Whether results or proxies read the storage, so that it must not change.
  var isRead: Bool { !isKnownUniquelyReferenced(&storage) || storage.isReadByProxies }

  /// Makes the storage unshared, by results and by a layout in progress.
  private func makeStorageOwn(addingRoomFor extra: Int = 0) {
    if storage.work.isActive || isRead { moveStorage(addingRoomFor: extra) }
  }

  /// Prepares the storage for a layout to write into.
  func prepareLayout() {
    let isBeingLaidOut = storage.work.isActive
    makeStorageOwn()
    if isBeingLaidOut { storage.forgetLayout() }
    letGo()
  }

  /// Returns the object that collects what a change takes out of the tree.
  func removedContent() -> RemovedContent {
    if let removed { return removed }
    let removed = RemovedContent()
    self.removed = removed
    return removed
  }

  /// Releases what a change has taken out, now that the change is complete.
  @inline(__always) func letGo() {
    isBusy = false
    // Releasing may run code that begins the next change.
    if let gone = removed {
      // What was removed is in the spare storage too.
      if gone.holdsClientContent, let spare {
        gone.keep(spare)
        self.spare = nil
      }
      if let caches = gone.caches {
        if let leftCaches { leftCaches.keep(caches) } else { leftCaches = caches }
      }
      removed = nil
      withExtendedLifetime(gone) {}
    }
  }

  private func moveStorage(addingRoomFor extra: Int) {
    let isKept = isRead
    let left = storage
    if !left.work.isActive, isKnownUniquelyReferenced(&spare), let spare,
      spare.canCatchUp(with: left, addingRoomFor: extra)
    {
      copiedNodeCount += spare.catchUp(with: left)
      storage = spare
    } else {
      copiedNodeCount += left.count
      storage = left.copy(addingRoomFor: extra, keepsCaches: true)
      if let spare { removedContent().keep(spare) }
      removedContent().keep(left)
    }
    if !left.work.isActive { left.handOverDimensions(to: storage) }
    spare = nil
    numberStorage()
    guard isKept, !left.work.isActive, storage.notesWhatIsWritten else { return }
    storage.work.written.begin(since: left.work.written.version, nodeCount: storage.count)
    spare = left
  }

  /// Gives the storage a number, before results share it.
  private func numberStorage() {
    versions += 1
    storage.work.written.version = versions
    // Trees nested in it know the storage from which it was copied. The next layout moves them.
    if !storage.nestedTrees.isEmpty { storage.beginAnew() }
  }
}

/// The layouts of a tree that have begun and not ended, each called by the one before: closures and
/// layouts that are part of a tree may lay it out in turn.
struct NestedLayouts {
  private var count = 0
  /// Whether there were too many, so that there would be no end. The outermost layout then goes on
  /// without others inside.
  private(set) var isRefused = false

  mutating func enter() {
    count += 1
    if count > 2 { isRefused = true }
  }

  mutating func leave() {
    count -= 1
    if count == 0 { isRefused = false }
  }
}

// MARK: - For tests

extension LayoutTree {
  /// Reports the tables of the tree, of a copy of it, and of its nodes in tidy tables.
  package var tableReports: (own: TableReport, copy: TableReport, tidy: TableReport) {
    (
      storage.tableReport, storage.copy(keepsCaches: false).tableReport,
      storage.tidied().tableReport
    )
  }
}
