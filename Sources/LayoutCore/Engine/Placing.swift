/// Placing: every node that has a size for good puts its children where they belong.
///
/// Measuring a stack places its children already, and most modifiers do; what is left are nodes that
/// were asked for something else last, and those that can place their children only in a size.
extension TreeStorage {
  /// Places everything inside of a measured node.
  ///
  /// Works through a list of nodes, so a tree may have any number of levels.
  func settle(_ root: Int) {
    let start = scratch.numberCount
    if !nodes[root].flags.has(.settled) { scratch.push(root) }
    while scratch.numberCount > start {
      let node = scratch.pop()
      work.statistics.placements += 1
      arrange(node)
      if work.isRefused { break }
      nodes[node].flags.formUnion(.settled)
      for child in children(of: node) {
        let flags = nodes[child].flags
        if !flags.has([.settled, .leftOut]) {
          scratch.push(child)
        } else if flags.has(.holdsLayouts), !flags.has(.leftOut), unsettleIfMoved(child) {
          scratch.push(child)
        }
      }
    }
    scratch.giveBack(start)
  }

  /// Places a node's children for its size and the proposal that it answered.
  func arrange(_ node: Int) {
    let record = nodes[node]
    guard !record.flags.has(.arranged) else { return }
    let size = frames[node].size
    let proposal = proposals[node]
    switch record.kind {
    case .stack: placeStack(node, record, size, proposal)
    case .zstack: placeOverlap(node, size)
    case .grid: placeGrid(node, record, proposal)
    case .layout: placeLayout(node, record, size, proposal)
    case .overlay, .background: placeSecondary(node, record, size, proposal)
    case .depth, .volume: placeDeepChild(of: node, record, size, proposal)
    default:
      if record.kind.isUnary { placeChild(of: node, record, size, proposal) }
    }
    nodes[node].flags.formUnion(.arranged)
  }

  func placeChild(
    of node: Int, _ record: NodeRecord, _ size: Size, _ proposal: Proposal
  ) {
    let child = Int(record.first)
    _ = measure(child, placingProposal(of: node, in: size, for: proposal))
    frames[child].origin = childOrigin(of: node, in: size)
  }

  /// A stack without a proposed breadth is laid out again with the breadth that came out.
  private func placeStack(
    _ node: Int, _ record: NodeRecord, _ size: Size, _ proposal: Proposal
  ) {
    guard record.count > 0 else { return }
    var proposal = proposal
    let cross = record.axis.cross
    if proposal[cross].isNaN { proposal[cross] = size[cross] }
    _ = arrangeStack(node, proposal)
  }
}

extension TreeStorage {
  /// Whether a container left a node out, or one around it.
  func isLeftOut(_ node: Int) -> Bool {
    var node = node
    while node >= 0 {
      if nodes[node].flags.has(.leftOut) { return true }
      node = Int(nodes[node].parent)
    }
    return false
  }
}
