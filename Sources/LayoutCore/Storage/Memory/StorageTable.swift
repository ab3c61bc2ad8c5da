/// A table of a tree, or another part of it that owns memory.
protocol StorageTable {
  /// The number of entries, used or not.
  var entryCount: Int { get }
  /// The size of the table's memory, in bytes.
  var byteCount: Int { get }
  /// Returns what a copy of the tree gets.
  func copy() -> Self
  /// Gives back the memory that goes with no reference.
  func deallocate()
}

extension StorageTable {
  var entryCount: Int { 0 }
  func copy() -> Self { self }
  func deallocate() {}
}

/// What is done to the tables of a tree, one after the other.
struct TableVisitor {
  enum Purpose {
    /// To replace them by copies of another tree's.
    case copying
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
    if purpose == .copying { value = other() }
    visits += 1
  }
}

// MARK: - Tables

extension Buffer: StorageTable {
  var entryCount: Int { count }
}

extension OwningBuffer: StorageTable where Element: StoredEntry & ~Copyable {
  var entryCount: Int { count }

  func copy() -> OwningBuffer {
    var copy = OwningBuffer(capacity: count)
    for index in 0..<count { copy.append(address(of: index).pointee.copy()) }
    return copy
  }
}

/// An entry of an ``OwningBuffer``.
protocol StoredEntry: ~Copyable {
  borrowing func copy() -> Self
}

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
  var byteCount: Int {
    capacity * (MemoryLayout<Key>.stride + MemoryLayout<Value>.stride)
  }
}

extension AnswerMemory: StorageTable {}

extension PendingChanges: StorageTable {
  var byteCount: Int { built.byteCount }
}

extension Scratch: StorageTable {
  func copy() -> Scratch { Scratch() }
}

extension Findings: StorageTable {
  var byteCount: Int { entries.byteCount + proposal.byteCount + missedChanges.byteCount }
}

extension DepthTable: StorageTable {
  var byteCount: Int {
    guides.byteCount + places.byteCount + isDeep.byteCount + depths.byteCount + sizes.byteCount
      + volumes.byteCount + positions.byteCount
  }
}

extension LayoutWork: StorageTable {
  var byteCount: Int { path.steps.byteCount + rows.byteCount + moverOrigins.byteCount }

  /// A copy is laid out by itself; only what the last layout has counted goes on.
  func copy() -> LayoutWork {
    var copy = LayoutWork()
    copy.statistics = statistics
    return copy
  }

  func deallocate() { path.deallocate() }
}
