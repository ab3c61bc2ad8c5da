/// The nodes with an id, in no order.
struct IDTable {
  private var nodes: [AnyHashable: [Int32]] = [:]
  /// The index of the last moved node among those with its id.
  private var lastMoved = 0

  subscript(id: AnyHashable) -> [Int32]? { nodes[id] }

  var ids: some Collection<AnyHashable> { nodes.keys }

  /// Adds an id of a node, which may have set it several times.
  @inline(__always) mutating func add(_ id: AnyHashable, of node: Int32) {
    func add(to nodes: inout [Int32]) { if nodes.last != node { nodes.append(node) } }
    add(to: &nodes[id, default: []])
  }

  /// Removes an id of a node.
  ///
  /// - Returns: the id as it is stored, if no other node has it; it may be another object than the
  ///   node's.
  mutating func remove(_ id: AnyHashable, of node: Int32) -> AnyHashable? {
    guard let entry = nodes.index(forKey: id) else { return nil }
    if let index = nodes.values[entry].firstIndex(of: node) {
      nodes.values[entry].remove(at: index)
    }
    return nodes.values[entry].isEmpty ? nodes.remove(at: entry).key : nil
  }

  /// Updates the place of a node that has an id.
  mutating func move(_ id: AnyHashable, from old: Int32, to new: Int32) {
    // In place, because any number of nodes may have the id.
    guard let entry = nodes.index(forKey: id),
      let index = nodes.values[entry].firstIndex(of: old, near: lastMoved)
    else { return }
    nodes.values[entry][index] = new
    lastMoved = index
  }
}

extension IDTable: StorageTable {
  var entryCount: Int { nodes.count }
  var byteCount: Int { nodes.byteCount }
}

extension [Int32] {
  /// Returns the index of a value, looking first next to another index: siblings move one after the
  /// other.
  fileprivate func firstIndex(of value: Int32, near place: Int) -> Int? {
    for place in place - 1...place + 1 where indices.contains(place) && self[place] == value {
      return place
    }
    return firstIndex(of: value)
  }
}
