/// A table of a tree, or another part of it that owns memory.
protocol StorageTable {
  /// The number of entries, used or not.
  var entryCount: Int { get }
  /// The size of the table's memory, in bytes.
  var byteCount: Int { get }
  /// Returns what a copy of the tree gets.
  func copy() -> Self
  /// Takes over what the table has in another storage, of which this was a copy. What belongs to
  /// single nodes is taken over with these.
  mutating func catchUp(with other: Self)
  /// Gives back the memory that goes with no reference.
  func deallocate()
}

extension StorageTable {
  var entryCount: Int { 0 }
  func copy() -> Self { self }
  mutating func catchUp(with other: Self) {
    if entryCount == 0, other.entryCount == 0 { return }
    deallocate()
    self = other.copy()
  }
  func deallocate() {}
}

/// What is done to the tables of a tree, one after the other.
struct TableVisitor {
  enum Purpose {
    /// To replace them by copies of another tree's.
    case copying
    /// To bring them up to date with another tree's, after its nodes were.
    case catchingUp
    /// To give their memory back, before the tree goes.
    case freeing
    case counting
  }

  let purpose: Purpose
  private(set) var visits = 0
  private(set) var entries = 0
  private(set) var bytes = 0

  init(_ purpose: Purpose) { self.purpose = purpose }

  /// Visits a table.
  ///
  /// - Parameter other: the same table of another tree.
  @inline(__always) mutating func visit<Table: StorageTable>(
    _ table: inout Table, _ other: @autoclosure () -> Table
  ) {
    switch purpose {
    case .copying:
      table.deallocate()
      table = other().copy()
    case .catchingUp: table.catchUp(with: other())
    case .freeing: table.deallocate()
    case .counting:
      visits += 1
      entries += table.entryCount
      bytes += table.byteCount
    }
  }

  /// Visits a value that owns no memory that has to be counted or given back.
  @inline(__always) mutating func visit<Value>(
    value: inout Value, _ other: @autoclosure () -> Value
  ) {
    if purpose == .copying || purpose == .catchingUp { value = other() }
    visits += 1
  }
}

// MARK: - Tables

extension Buffer: StorageTable {
  var entryCount: Int { count }
  func catchUp(with other: Buffer) {}
}

extension OwningBuffer: StorageTable where Element: StoredEntry & ~Copyable {
  var entryCount: Int { count }
  func catchUp(with other: OwningBuffer) {}

  func copy() -> OwningBuffer {
    var copy = OwningBuffer(capacity: count)
    for index in 0..<count { copy.append(address(of: index).pointee.copy()) }
    return copy
  }
}

/// An entry of an ``OwningBuffer``.
protocol StoredEntry: ~Copyable { borrowing func copy() -> Self }

extension Array: StorageTable {
  var entryCount: Int { count }
  // By the count, because how much room an array has depends on the host's allocator.
  var byteCount: Int { count * MemoryLayout<Element>.stride }
}

extension Set: StorageTable {
  var entryCount: Int { count }
  var byteCount: Int { capacity * MemoryLayout<Element>.stride }
}

extension Dictionary: StorageTable {
  var entryCount: Int { count }
  var byteCount: Int { capacity * (MemoryLayout<Key>.stride + MemoryLayout<Value>.stride) }
}

extension AnswerMemory: StorageTable {
  mutating func catchUp(with other: AnswerMemory) {
    if isEmpty, other.isEmpty { return }
    deallocate()
    self = other.copy()
  }
}

extension PendingChanges: StorageTable {
  var entryCount: Int { isEmpty ? 0 : 1 }
  var byteCount: Int { built.byteCount }
}

extension Scratch: StorageTable {
  func copy() -> Scratch { Scratch() }
  func catchUp(with other: Scratch) {}
}

extension Findings: StorageTable {
  mutating func catchUp(with other: Findings) { self = other }
  var byteCount: Int { entries.byteCount + proposal.byteCount + missedChanges.byteCount }
}

extension DepthTable: StorageTable {
  /// Trees with a depth are copied instead.
  func catchUp(with other: DepthTable) {}
  var byteCount: Int {
    guides.byteCount + places.byteCount + isDeep.byteCount + depths.byteCount + sizes.byteCount
      + volumes.byteCount + positions.byteCount
  }
}

extension LayoutWork: StorageTable {
  var byteCount: Int {
    path.steps.byteCount + written.nodes.byteCount + rows.byteCount + moverOrigins.byteCount
  }

  /// A copy is laid out by itself; only what the last layout has counted goes on, and the contents
  /// that wait for the next one because the last was refused.
  func copy() -> LayoutWork {
    var copy = LayoutWork()
    (copy.statistics, copy.keptContents) = (statistics, keptContents)
    return copy
  }

  mutating func catchUp(with other: LayoutWork) {
    let (path, written) = (path, written)
    self = other.copy()
    (self.path, self.written) = (path, written)
  }

  func deallocate() {
    path.deallocate()
    written.deallocate()
  }
}
