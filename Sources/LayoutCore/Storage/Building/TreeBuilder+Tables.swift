// Where the tables keep what describes a node.

extension TreeBuilder {
  /// Makes room for a measured leaf, and returns its index.
  func placeOfLeaf(_ contract: LeafContract, hasMetrics: Bool, in record: inout NodeRecord) -> Int {
    // A tree with many measured leaves probably has more, though no more than it has nodes.
    // Reserving for all of them once saves copying, and memory that is never touched costs nothing.
    if storage.measured.count == Self.manyMeasuredLeaves {
      storage.measured.reserve(storage.capacity)
      storage.measuredLeaves.reserve(storage.capacity)
    }
    let leaf = MeasuredRecord(
      contract, relyingOn: storage.options.shortcuts.contains(.promises) ? contract : .arbitrary,
      hasMetrics: hasMetrics)
    if let replaced, replaced.kind == .measured {
      storage.measured[Int(replaced.payload)] = leaf
      record.payload = replaced.payload
    } else {
      record.payload = Int32(storage.measured.count)
      storage.measured.append(leaf)
    }
    return Int(record.payload)
  }

  private static var manyMeasuredLeaves: Int { 256 }

  /// Stores what describes a node, reusing the entry of a replaced node of the same kind, and
  /// returns its place.
  @inline(__always) func put<Record: BitwiseCopyable>(_ payload: Record, _ kind: NodeKind) -> Int32
  {
    guard let replaced, replaced.kind == kind else { return storage.payloads.append(payload) }
    storage.payloads.view(of: Record.self)[Int(replaced.payload)] = payload
    return replaced.payload
  }

  /// Stores an element that is not a plain value, in the same way.
  func put<Element>(_ element: Element, _ kind: NodeKind, in table: inout [Element]) -> Int32 {
    if let replaced, replaced.kind == kind {
      table[Int(replaced.payload)] = element
      return replaced.payload
    }
    table.append(element)
    return Int32(table.count - 1)
  }
}
