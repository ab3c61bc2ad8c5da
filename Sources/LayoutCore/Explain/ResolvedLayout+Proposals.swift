extension ResolvedLayout {
  /// What every node was proposed when it was placed, in the order of ``nodes``.
  ///
  /// The layout notes only proposals that make a difference, so it is replayed; closures are called
  /// again.
  func proposals() -> [ProposedViewSize] {
    var known: [ObjectIdentifier: [Int: Proposal]] = [:]
    var all: [ProposedViewSize] = []
    for node in nodes {
      let (storage, place) = node.source
      let tree = ObjectIdentifier(storage)
      let placed = known[tree] ?? proposals(in: storage)
      known[tree] = placed
      all.append((placed[place] ?? storage.proposals[place]).viewSize)
    }
    return all
  }

  /// What the nodes of the tree, or of one inside of it, were proposed.
  private func proposals(in tree: TreeStorage) -> [Int: Proposal] {
    guard !tree.work.isRefused else { return [:] }
    var placed: [Int: Proposal] = [:]
    let outer = tree.host.flatMap { host in host.storage?.proposal(toNestedTreesIn: host.node) }
    Replay(tree, focus: nil).layOut(outer ?? proposal) { placed[$0.node] = $0.proposal }
    return placed
  }
}
