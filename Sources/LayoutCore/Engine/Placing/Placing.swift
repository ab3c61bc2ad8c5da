/// Placing: every node with a final size places its children.
///
/// Measuring a stack places its children already, and so do most modifiers. What remains are nodes
/// whose last question was another one, and nodes that need their size to place their children.
extension TreeStorage {
  /// Places everything inside a measured node.
  ///
  /// Works through a list of nodes, so a tree may have any number of levels.
  func settle(_ root: Int) {
    let start = scratch.numberCount
    if !nodes[root].flags.has(.settled) { scratch.push(root) }
    let holdsLayouts = nodes[root].flags.has(.holdsLayouts)
    if holdsLayouts { work.origins = SumFromRoot() }
    while scratch.numberCount > start {
      let node = scratch.pop()
      work.statistics.placements &+= 1
      work.written.note(node)
      if !nodes[node].flags.has(.arranged) { arrange(node) }
      if work.isRefused { break }
      nodes[node].flags.formUnion(.settled)
      var child = Int(nodes[node].first)
      let end = child &+ Int(nodes[node].count)
      while child < end {
        defer { child &+= 1 }
        let flags = nodes[child].flags
        if !flags.has(.settled) && !flags.has(.leftOut) {
          scratch.push(child)
        } else if flags.has(.holdsLayouts), !flags.has(.leftOut), unsettleIfMoved(child) {
          scratch.push(child)
        }
      }
    }
    if holdsLayouts { work.origins = nil }
    scratch.giveBack(start)
  }

  /// Places a node's children for its size and the proposal that it answered.
  func arrange(_ node: Int) {
    let record = nodes[node]
    guard !record.flags.has(.arranged) else { return }
    work.written.note(node)
    let size = frames[node].size
    let proposal = proposals[node]
    switch record.kind {
    case .stack: placeStack(node, record, size, proposal)
    case .zstack: placeOverlap(node, size)
    case .grid: placeGrid(node, record, for: proposal)
    case .layout: placeLayout(node, record, in: size, for: proposal)
    case .overlay, .background: placeSecondary(node, record, in: size, for: proposal)
    case .depth, .volume: placeDeepChild(of: node, record, size, proposal)
    default:
      if record.kind.isUnary { placeChild(of: node, record, size, proposal) }
    }
    nodes[node].flags.formUnion(.arranged)
  }

  /// Rounds the positions of a container's children down to whole units.
  @inline(never) func roundPositions(in node: Int) {
    for child in children(of: node) { frames[child].origin = unit.down(frames[child].origin) }
  }

  func placeChild(of node: Int, _ record: NodeRecord, _ size: Size, _ proposal: Proposal) {
    let child = Int(record.first)
    _ = measure(child, placingProposal(of: node, in: size, for: proposal))
    frames[child].origin = childOrigin(of: node, in: size)
    if unit.isSet { roundPositions(in: node) }
  }

  /// Places a stack's children. Without a proposed breadth, the stack is laid out again for the
  /// breadth that resulted.
  private func placeStack(_ node: Int, _ record: NodeRecord, _ size: Size, _ proposal: Proposal) {
    guard record.count > 0 else { return }
    let proposal = proposal.completed(on: record.axis.cross, by: size)
    _ =
      unit.isSet
      ? arrangeRoundedStack(node, for: proposal) : arrangeStack(node, for: proposal)
  }
}
