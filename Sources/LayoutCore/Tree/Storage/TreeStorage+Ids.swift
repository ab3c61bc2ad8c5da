/// The nodes that have ids.
extension TreeStorage {
  /// Of the nodes with an id for which a condition holds, the one that is described first.
  func firstNode(withID id: AnyHashable, where isFound: (Int) -> Bool = { _ in true }) -> Int? {
    guard let nodes = nodesByID[id] else { return nil }
    if nodes.count == 1 { return isFound(Int(nodes[0])) ? Int(nodes[0]) : nil }
    return nodes.lazy.map(Int.init).filter(isFound)
      .map { (node: $0, path: self.path(ofNumbersTo: $0)) }
      .min { $0.path.lexicographicallyPrecedes($1.path) }?.node
  }

  /// The numbers of the children on the way from the root to a node.
  func path(ofNumbersTo node: Int) -> [Int] {
    var path: [Int] = []
    var node = node
    while nodes[node].parent >= 0 {
      let parent = Int(nodes[node].parent)
      path.append(node - Int(nodes[parent].first))
      node = parent
    }
    return path.reversed()
  }
}

// MARK: - Changes

extension TreeStorage {
  /// Takes note that a node no longer has an id.
  ///
  /// - Returns: the id as it is stored, if no other node has it; it may be another object than the node's.
  func removeID(_ id: AnyHashable, of node: Int32) -> AnyHashable? {
    guard let entry = nodesByID.index(forKey: id) else { return nil }
    if let index = nodesByID.values[entry].firstIndex(of: node) {
      nodesByID.values[entry].remove(at: index)
    }
    return nodesByID.values[entry].isEmpty ? nodesByID.remove(at: entry).key : nil
  }

  /// Takes note that a node with an id has another place.
  func moveID(_ id: AnyHashable, from old: Int32, to new: Int32) {
    // In place, because any number of nodes may have the id.
    guard let entry = nodesByID.index(forKey: id),
      let index = nodesByID.values[entry].firstIndex(of: old, near: lastMovedID)
    else { return }
    nodesByID.values[entry][index] = new
    lastMovedID = index
  }
}

extension [Int32] {
  /// The place of a value that is likely to be beside another place, because siblings move one after the other.
  fileprivate func firstIndex(of value: Int32, near place: Int) -> Int? {
    for place in place - 1...place + 1 where indices.contains(place) && self[place] == value {
      return place
    }
    return firstIndex(of: value)
  }
}
