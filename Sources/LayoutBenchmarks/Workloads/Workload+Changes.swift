import LayoutCore

extension Workload {
  /// A new tree of the workload, not laid out yet.
  func tree() -> LayoutTree {
    var options = LayoutOptions()
    options.shortcuts.subtract(leftOut)
    return LayoutTree(describe(), options: options)
  }

  /// Changes of leaves that look random: each call changes one leaf of a tree, lays out again, and
  /// says how long that took.
  func changes(of tree: LayoutTree) -> Stopwatch.Run? {
    let leaves = changes(tree.leaves)
    guard !leaves.isEmpty else { return nil }
    var random = SeededGenerator(seed: 42)
    var step = 0
    tree.layout(proposing: proposal)
    return {
      let leaf = leaves[random.below(leaves.count)]
      let node = changed(step)
      step += 1
      return Stopwatch.time {
        tree.replace(leaf, with: node)
        tree.layout(proposing: proposal)
      }
    }
  }

  /// The same of the floor, which does no more than every layout has to.
  func changesOfFloor() -> Stopwatch.Run? {
    guard let floor, let floorChanged else { return nil }
    var tree = floor()
    let size = proposal.replacingUnspecifiedDimensions()
    tree.layOut(width: size.width, height: size.height)
    var changes = FloorChanges(tree)
    let leaves = changes.fixedLeaves
    var random = SeededGenerator(seed: 42)
    var step = 0
    return {
      let leaf = leaves[random.below(leaves.count)]
      let size = floorChanged(step)
      step += 1
      return Stopwatch.time { changes.change(leaf: leaf, width: size.width, height: size.height) }
    }
  }
}

extension LayoutTree {
  /// The references to all leaves, in the order in which they are described.
  fileprivate var leaves: [Reference] {
    var leaves: [Reference] = []
    var pending = [root]
    while let node = pending.popLast() {
      let children = children(of: node)
      if children.isEmpty { leaves.append(node) }
      pending.append(contentsOf: children.reversed())
    }
    return leaves
  }
}
