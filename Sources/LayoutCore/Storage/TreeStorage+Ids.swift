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
    let last = wayOut(from: node).first { node in
      let parent = Int(nodes[node].parent)
      return parent >= 0 && node + 1 < children(of: parent).upperBound
    }
    return last.map { $0 + 1 }
  }
}
