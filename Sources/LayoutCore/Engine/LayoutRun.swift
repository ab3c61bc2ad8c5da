/// One layout of a tree, from the root's proposal to the last frame.
extension TreeStorage {
  /// Lays the tree out for a proposal to its root.
  func layOut(_ proposal: Proposal, direction: LayoutDirection, reporting problem: String?) {
    defer { if let problem { report(.invalidNumber, 0, problem) } }
    work.statistics = LayoutStatistics()
    if isLaidOut(for: proposal, direction) { return }
    setDirection(direction)
    begin()
    refreshSummaries()
    _ = measure(0, proposal)
    if !work.isRefused { settle(0) }
    end()
  }

  /// Whether the frames are those for a proposal already.
  func isLaidOut(for proposal: Proposal, _ direction: LayoutDirection) -> Bool {
    pending.isEmpty && direction == self.direction
      && !nodes[0].flags.has(.unmeasured) && nodes[0].flags.has(.settled)
      && isCurrent(0, nodes[0].flags, proposal)
  }

  private func begin() {
    work.isActive = true
    work.isRefused = false
    work.stackLimit = height > StackGuard.harmlessHeight ? StackGuard.limit() : 0
  }

  private func end() {
    work.pass?.end()
    work.pass = nil
    work.isActive = false
    if work.isRefused { refuse() }
  }

  /// Gives every node an empty frame, for a tree that the thread's stack could not carry.
  private func refuse() {
    for node in 0..<count {
      frames[node] = nodes[node].kind == .fixed ? frames[node] : .zero
      frames[node].origin = .zero
      nodes[node].flags.formUnion([.unmeasured, .unsummarised])
      memory.forget(node)
    }
    frames[0] = .zero
    pending.add(changed: 0)
    pending.add(changed: 0)
    report(
      .tooDeep, 0,
      "the tree is \(height) levels deep, more than this thread's stack can carry; nothing was laid "
        + "out. Lay it out on a thread with a larger stack, or with fewer levels")
  }
}
