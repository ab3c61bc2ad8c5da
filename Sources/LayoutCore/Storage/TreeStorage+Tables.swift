/// The tables of a tree, each named once: whatever is done to all of them goes through these lists.
///
/// A test compares them with the stored properties, and lets no table go without entries.
extension TreeStorage {
  // Not inlined: Swift 6.3's optimiser fails where it sees that the other storage is this one.

  /// Visits everything that is stored besides the hot memory, together with what another storage
  /// has in its place.
  @inline(never) func visitAll(_ visitor: inout TableVisitor, beside other: TreeStorage) {
    visitEntries(&visitor, beside: other)
    visitNodes(&visitor, beside: other)
    visitSurroundings(&visitor, beside: other)
  }

  /// Visits the tables in which a node, or the entry of one, has the number of its own entry.
  /// Changes leave entries unused.
  @inline(never) private func visitEntries(
    _ visitor: inout TableVisitor, beside other: TreeStorage
  ) {
    visitor.visit(&payloads, other.payloads)
    visitor.visit(&measured, other.measured)
    visitor.visit(&measuredLeaves, other.measuredLeaves)
    visitor.visit(&baselines, other.baselines)
    visitor.visit(&layouts, other.layouts)
    visitor.visit(&grids, other.grids)
    visitor.visit(&modifiers, other.modifiers)
    visitor.visit(&transforms, other.transforms)
    visitor.visit(&attributes, other.attributes)
    visitor.visit(&attributeRecords, other.attributeRecords)
    visitor.visit(&guides, other.guides)
    visitor.visit(&spacings, other.spacings)
    visitor.visit(&namedGuides, other.namedGuides)
  }

  /// Visits what is known of nodes by where they are stored.
  @inline(__always) private func visitNodes(
    _ visitor: inout TableVisitor, beside other: TreeStorage
  ) {
    visitor.visit(&ids, other.ids)
    visitor.visit(&priorities, other.priorities)
    visitor.visit(&gaps, other.gaps)
    visitor.visit(&spareRoom, other.spareRoom)
    visitor.visit(value: &lateNodes, other.lateNodes)
    visitor.visit(&nestedTrees, other.nestedTrees)
    visitor.visit(value: &pins, other.pins)
    visitor.visit(&memory, other.memory)
    visitor.visit(&scratch, other.scratch)
    visitor.visit(&findings, other.findings)
    visitor.visit(&pending, other.pending)
    visitor.visit(value: &maxEntries, other.maxEntries)
  }

  /// Visits what stays the same when nodes get other places.
  @inline(never) private func visitSurroundings(
    _ visitor: inout TableVisitor, beside other: TreeStorage
  ) {
    visitor.visit(value: &hasLateNodes, other.hasLateNodes)
    visitor.visit(&geometryDescriptions, other.geometryDescriptions)
    visitor.visit(&visibleRows, other.visibleRows)
    visitor.visit(&scrollNotes, other.scrollNotes)
    visitor.visit(value: &window, other.window)
    visitor.visit(value: &host, other.host)
    visitor.visit(&space, other.space)
    visitor.visit(&work, other.work)
    visitor.visit(value: &leftCaches, other.leftCaches)
    visitor.visit(value: &options, other.options)
    visitor.visit(value: &unit, other.unit)
    visitor.visit(value: &setsLengths, other.setsLengths)
    visitor.visit(value: &lineage, other.lineage)
    visitor.visit(value: &generation, other.generation)
    visitor.visit(value: &shape, other.shape)
    visitor.visit(value: &height, other.height)
    visitor.visit(value: &direction, other.direction)
  }
}

// MARK: - Freed and counted

extension TreeStorage {
  /// Gives back the memory of all tables, before the storage goes.
  func freeTables() {
    var freeing = TableVisitor(.freeing)
    visitAll(&freeing, beside: self)
  }

  /// The memory of the tree and of those nested in its nodes, in bytes.
  var byteCount: Int {
    var tables = TableVisitor(.counting)
    visitAll(&tables, beside: self)
    let perNode =
      MemoryLayout<NodeRecord>.stride + MemoryLayout<FrameRecord>.stride
      + MemoryLayout<SummaryRecord>.stride + MemoryLayout<Proposal>.stride
    return capacity * perNode + tables.bytes + reading.byteCount
      + grids.reduce(0) { $0 + $1.work.byteCount + ($1.structure?.byteCount ?? 0) }
      + nestedTrees.values.joined().reduce(0) { $0 + $1.storage.byteCount }
      + visibleRows.values.reduce(0) { $0 + $1.lengths.byteCount }
  }

  /// Returns whether the tables have grown so much since they were last tidied that most entries
  /// may be unused. The first call records their size.
  func needsTidying() -> Bool {
    var tables = TableVisitor(.counting)
    visitEntries(&tables, beside: self)
    if maxEntries == 0 { maxEntries = 2 * tables.entries + 64 }
    return tables.entries > maxEntries
  }
}

// MARK: - Copied

extension TreeStorage {
  /// Returns a copy with room for more nodes.
  ///
  /// - Parameter keepsCaches: whether the copy takes over the caches of custom layouts. Only one of
  ///   the two storages may use them.
  func copy(addingRoomFor extra: Int = 0, keepsCaches: Bool) -> TreeStorage {
    let copy = TreeStorage(capacity: count + extra)
    copy.takeNodes(of: self)
    var copying = TableVisitor(.copying)
    copy.visitAll(&copying, beside: self)
    if !keepsCaches {
      copy.layouts = layouts.map {
        LayoutRecord(box: $0.isOwn ? $0.box.copy() : $0.box, origin: $0.origin)
      }
    }
    return copy
  }

  /// Creates an empty storage for what is left of a tree.
  func successor(capacity: Int) -> TreeStorage {
    let storage = TreeStorage(capacity: capacity)
    var copying = TableVisitor(.copying)
    storage.visitSurroundings(&copying, beside: self)
    storage.space.forget()
    storage.space.places = []
    return storage
  }
}

// MARK: - For tests

extension TreeStorage {
  /// What the lists above and reflection say of the tables.
  var tableReport: TableReport {
    var counting = TableVisitor(.counting)
    visitAll(&counting, beside: self)
    var report = TableReport(visited: counting.visits)
    for case (let name?, let value) in Mirror(reflecting: self).children {
      report.stored.append(name)
      if let table = value as? any StorageTable { report.entries[name] = table.entryCount }
    }
    return report
  }
}

/// How many tables and values of a tree are visited, and which it stores, for tests.
package struct TableReport {
  package let visited: Int
  package fileprivate(set) var stored: [String] = []
  /// The number of entries of each table.
  package fileprivate(set) var entries: [String: Int] = [:]
}
