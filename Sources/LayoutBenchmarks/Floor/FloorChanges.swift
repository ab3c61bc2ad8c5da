/// About the least that a change of one leaf takes, in a tree of rows and columns that is laid out.
struct FloorChanges {
  private var tree: FloorTree
  /// The container around each node; -1 around the root.
  private var parents: [Int32]

  init(_ tree: FloorTree) {
    self.tree = tree
    parents = Array(repeating: -1, count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      for child in node.children { parents[child] = Int32(index) }
    }
  }

  /// The leaves that have one size.
  var fixedLeaves: [Int] { tree.nodes.indices.filter { tree.nodes[$0].kind == .fixed } }

  /// Gives a leaf another size: all around it add up again what they need, and its siblings share
  /// out what is left.
  ///
  /// Nothing further away is looked at, though its frames may follow from this. A layout that keeps
  /// all frames right may stop earlier on the way to the root, where memory is near; for the leaf,
  /// its siblings and what is around them it has to wait too.
  mutating func change(leaf: Int, width: Double, height: Double) {
    tree.resize(leaf: leaf, width: width, height: height)
    let around = Int(parents[leaf])
    var node = around
    while node >= 0 {
      addUp(node)
      node = Int(parents[node])
    }
    if around >= 0 { shareOut(around) }
  }

  private mutating func addUp(_ index: Int) {
    let node = tree.nodes[index]
    var (sum, most) = (FloorTree.Rectangle(), FloorTree.Rectangle())
    for child in tree.needs[node.children] {
      (sum.width, sum.height) = (sum.width + child.width, sum.height + child.height)
      (most.width, most.height) = (max(most.width, child.width), max(most.height, child.height))
    }
    let gaps = Double(node.count - 1) * node.value
    let isRow = node.kind == .row
    tree.needs[index].width = isRow ? sum.width + gaps : most.width
    tree.needs[index].height = isRow ? most.height : sum.height + gaps
  }

  private mutating func shareOut(_ index: Int) {
    let (node, isRow) = (tree.nodes[index], tree.nodes[index].kind == .row)
    let (frame, need) = (tree.frames[index], tree.needs[index])
    let takers = tree.nodes[node.children].count { isRow ? $0.growsAcross : $0.growsDown }
    let left = max(0, isRow ? frame.width - need.width : frame.height - need.height)
    let share = takers > 0 ? left / Double(takers) : 0
    var position = 0.0
    for child in node.children {
      let (across, down) = (tree.nodes[child].growsAcross, tree.nodes[child].growsDown)
      var (width, height) = (tree.needs[child].width, tree.needs[child].height)
      if across { width = isRow ? width + share : frame.width }
      if down { height = isRow ? frame.height : height + share }
      tree.frames[child] = FloorTree.Rectangle(
        x: isRow ? position : (frame.width - width) * 0.5,
        y: isRow ? (frame.height - height) * 0.5 : position, width: width, height: height)
      position += (isRow ? width : height) + node.value
    }
  }
}

extension FloorTree.Node {
  fileprivate var children: Range<Int> { Int(first)..<Int(first + count) }
}
