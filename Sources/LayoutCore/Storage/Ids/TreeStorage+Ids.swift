/// The nodes that have ids.
extension TreeStorage {
  /// Returns, of the nodes with an id that satisfy a condition, the one described first.
  func firstNode<ID: Hashable>(
    withID id: ID, where isFound: (Int) -> Bool = { _ in true }
  ) -> Int? {
    guard !ids.isEmpty else { return nil }
    let node = ids.onlyNode(withID: id)
    if node > -2 { return node >= 0 && isFound(node) ? node : nil }
    let matches = ids.matches(id)
    if let early = earlyNode(withID: id, among: matches, where: isFound) { return early }
    return matches.lazy.filter(isFound)
      .map { (node: $0, path: self.path(ofNumbersTo: $0)) }
      .min { $0.path.lexicographicallyPrecedes($1.path) }?.node
  }

  /// Looks for an id among as many nodes as have it, in the order in which they are described.
  ///
  /// Where very many nodes share an id, one of them comes early, and the ways to all need not be
  /// compared.
  private func earlyNode<ID: Hashable>(
    withID id: ID, among matches: IDTable.Matches, where isFound: (Int) -> Bool
  ) -> Int? {
    var next: Int? = 0
    for _ in matches {
      guard let node = next else { break }
      if ids.entries(of: node).contains(where: { ids.is(id, at: $0) }), isFound(node) {
        return node
      }
      next = self.node(after: node)
    }
    return nil
  }

  /// Returns whether a node has exactly some ids, which can then stay.
  func has(_ identity: NodeIdentity, of node: Int) -> Bool {
    var entries = ids.entries(of: node).makeIterator()
    for identity in identity.all {
      guard let entry = entries.next(), identity.isSame(as: entry.bits, in: self) else {
        return false
      }
    }
    return entries.next() == nil
  }

  /// The node that is described after another one.
  private func node(after node: Int) -> Int? {
    if nodes[node].count > 0 { return Int(nodes[node].first) }
    let last = wayOut(from: node).first { node in
      let parent = Int(nodes[node].parent)
      return parent >= 0 && node + 1 < children(of: parent).upperBound
    }
    return last.map { $0 + 1 }
  }
}

extension TreeStorage: IDKeeper {
  func add<ID: Hashable>(_ id: ID, of node: Int) { ids.add(id, of: node) }
  func add(_ id: PlainID, of node: Int) { ids.add(id, of: node) }

  func has<ID: Hashable>(_ id: ID, at number: UInt32) -> Bool {
    ids.is(id, at: IDTable.Entry(bits: number))
  }

  func has(_ id: PlainID, at number: UInt32) -> Bool { ids.is(id, at: IDTable.Entry(bits: number)) }
}
