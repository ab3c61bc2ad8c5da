/// Where nodes are, for those who tell about them.
extension TreeStorage {
  /// A node's number among its siblings.
  func number(of node: Int) -> Int {
    let parent = Int(nodes[node].parent)
    return parent < 0 ? 0 : node - Int(nodes[parent].first)
  }

  /// What the root of a tree inside of a node was proposed.
  func proposal(toIslandsIn host: Int) -> Proposal {
    let size = frames[host].size
    if case .rows(let content) = geometry(of: host)?.role {
      return Proposal(along: content.axis, Proposal.none, size[content.axis.cross])
    }
    return Proposal(size)
  }

  /// The names from the outermost root to a node, through the trees around.
  func fullPath(to node: Int) -> String {
    guard let host, let outer = host.storage else { return path(to: node) }
    return "\(outer.fullPath(to: host.node)) › \(path(to: node))"
  }
}
