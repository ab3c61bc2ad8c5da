// The places of a tree's nodes in storage, as changes take and leave them.

extension LayoutTree {
  /// Ends a change at a node, which adds so many levels below it.
  func finishChange(at node: Int, height: Int, replacing old: ReplacedNode? = nil) {
    changeCount &+= 1
    storage.markChanged(node, replacing: old)
    if height > 0 { storage.height = max(storage.height, storage.level(of: node) + Int32(height)) }
    letGo()
  }

  /// Returns whether a node is a container, which can have any number of children.
  func takesChildren(_ node: Int) -> Bool {
    storage.takesChildren(node) && !(keepsRootContent && node == 0)
  }

  /// Returns the container of a node, if the node can be taken out of it.
  func container(of node: Int) -> Int? {
    let parent = Int(storage.nodes[node].parent)
    return parent >= 0 && takesChildren(parent) ? parent : nil
  }

  /// Discards some nodes and everything inside them.
  ///
  /// - Returns: how many places in storage are no longer used.
  func discard(_ nodes: Range<Int>) -> Int {
    var count = 0
    for node in nodes {
      storage.forEachNode(below: node) { inner in
        forget(inner)
        count += 1
      }
    }
    return count
  }

  /// Discards a node's content, what is remembered of it, and the spare room behind its children.
  func forget(_ node: Int, keepsIDs: Bool = false) {
    defer {
      if storage.hasContent(node) { storage.takeOut(node, into: removedContent()) }
    }
    storage.memory.forget(node)
    storage.findings.forget(node)
    if !storage.spareRoom.isEmpty { storage.spareRoom[Int32(node)] = nil }
    let trees = storage.takeNestedTrees(of: node)
    if !trees.isEmpty { removedContent().keep(trees) }
    if !keepsIDs, !storage.ids.isEmpty {
      if storage.host != nil { changedIDs.lost += storage.ids.ids(of: node).map(\.hashValue) }
      storage.ids.removeIDs(of: node, into: removedContent)
    }
    if let attributes = storage.attributes(of: node) { storage.dismiss(attributes) }
  }

  /// Makes a place for one more child. If there is no room, all children move to where there is
  /// more than enough, so that adding children one after the other rarely moves any.
  ///
  /// - Parameter row: the grid row that the child says it is in.
  func makePlace(at index: Int, in parent: Int, row: GridRowTag?) -> Int {
    storage.noteMoves()
    storage.addGridCell(at: index, in: parent, row)
    let old = storage.children(of: parent)
    var first = old.lowerBound
    if let room = storage.spareRoom[Int32(parent)], room > 0 {
      storage.spareRoom[Int32(parent)] = room - 1
      unused -= 1
    } else {
      let room = storage.roomForInsertion(into: parent)
      first = storage.addNodes(room)
      storage.spareRoom[Int32(parent)] = Int32(room - old.count - 1)
      unused += room - 1
      for offset in 0..<index {
        storage.moveNode(from: old.lowerBound + offset, to: first + offset)
      }
    }
    for offset in (index..<max(old.count, index)).reversed() {
      storage.moveNode(from: old.lowerBound + offset, to: first + offset + 1)
    }
    storage.nodes[parent].first = Int32(first)
    storage.setChildCount(old.count + 1, of: parent)
    return first + index
  }

  /// Closes the gap that a child leaves, from the end of its siblings that is nearer.
  ///
  /// - Returns: the siblings that have moved in storage, and how far.
  @discardableResult
  func closePlace(of node: Int, in parent: Int) -> (moved: Range<Int>, distance: Int) {
    storage.noteMoves()
    let children = storage.children(of: parent)
    storage.removeGridCell(at: node - children.lowerBound, in: parent)
    unused += 1
    let (earlier, later) = (children.lowerBound..<node, node + 1..<children.upperBound)
    defer { storage.setChildCount(children.count - 1, of: parent) }
    if earlier.count < later.count {
      for sibling in earlier.reversed() { storage.moveNode(from: sibling, to: sibling + 1) }
      storage.nodes[parent].first += 1
      return (earlier, 1)
    } else {
      for sibling in later { storage.moveNode(from: sibling, to: sibling - 1) }
      storage.spareRoom[Int32(parent), default: 0] += 1
      return (later, -1)
    }
  }
}
