/// The nodes that have ids.
extension TreeStorage {
  /// Returns, of the nodes with an id that satisfy a condition, the one described first.
  func firstNode(withID id: AnyHashable, where isFound: (Int) -> Bool = { _ in true }) -> Int? {
    guard let nodes = nodesByID[id] else { return nil }
    if nodes.count == 1 { return isFound(Int(nodes[0])) ? Int(nodes[0]) : nil }
    if let early = earlyNode(withID: id, among: nodes.count, where: isFound) { return early }
    return nodes.lazy.map(Int.init).filter(isFound)
      .map { (node: $0, path: self.path(ofNumbersTo: $0)) }
      .min { $0.path.lexicographicallyPrecedes($1.path) }?.node
  }

  /// Looks for an id among so many nodes, in the order in which they are described.
  ///
  /// Where very many nodes share an id, one of them comes early, and the ways to all need not be
  /// compared.
  private func earlyNode(
    withID id: AnyHashable, among count: Int, where isFound: (Int) -> Bool
  ) -> Int? {
    var next: Int? = 0
    for _ in 0..<count {
      guard let node = next else { break }
      if attributes(of: node)?.ids.contains(id) == true, isFound(node) { return node }
      next = self.node(after: node)
    }
    return nil
  }

  /// The node that is described after another one.
  private func node(after node: Int) -> Int? {
    if nodes[node].count > 0 { return Int(nodes[node].first) }
    var node = node
    while nodes[node].parent >= 0 {
      let parent = Int(nodes[node].parent)
      if node + 1 < children(of: parent).upperBound { return node + 1 }
      node = parent
    }
    return nil
  }

  /// A node's number among its siblings.
  func number(of node: Int) -> Int {
    let parent = Int(nodes[node].parent)
    return parent < 0 ? 0 : node - Int(nodes[parent].first)
  }

  /// Returns the child numbers on the way from the root to a node.
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
  /// Adds an id of a node, which may have set it several times.
  @inline(__always) func addID(_ id: AnyHashable, of node: Int32) {
    func add(to nodes: inout [Int32]) { if nodes.last != node { nodes.append(node) } }
    add(to: &nodesByID[id, default: []])
  }

  /// Removes an id of a node.
  ///
  /// - Returns: the id as it is stored, if no other node has it; it may be another object than the
  ///   node's.
  func removeID(_ id: AnyHashable, of node: Int32) -> AnyHashable? {
    guard let entry = nodesByID.index(forKey: id) else { return nil }
    if let index = nodesByID.values[entry].firstIndex(of: node) {
      nodesByID.values[entry].remove(at: index)
    }
    return nodesByID.values[entry].isEmpty ? nodesByID.remove(at: entry).key : nil
  }

  /// Updates the place of a node that has an id.
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
  /// Returns the index of a value, looking first next to another index: siblings move one after the
  /// other.
  fileprivate func firstIndex(of value: Int32, near place: Int) -> Int? {
    for place in place - 1...place + 1 where indices.contains(place) && self[place] == value {
      return place
    }
    return firstIndex(of: value)
  }
}
