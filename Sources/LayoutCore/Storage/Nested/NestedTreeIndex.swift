/// The trees inside of a tree's nodes, and of theirs, by the ids that they have in them.
///
/// Without it, looking up an id would ask each of them, and looking up all ids take time that grows
/// with the square of their number. It is made with the layout and not when it is needed first,
/// because results are read from several threads; trees with nothing inside of their nodes have
/// none.
struct NestedTreeIndex {
  /// The trees, those around before those inside.
  private(set) var entries: [Entry] = []
  private var entriesByID: [AnyHashable: [Int32]] = [:]

  /// A tree inside of a node.
  struct Entry {
    let nestedTree: NestedTree
    /// The tree's number among those in the same node.
    let number: Int
    /// The node, in the tree around.
    let node: Int
    /// The entry of the tree around; `nil` if that is the outermost.
    let outer: Int?
  }
}

extension NestedTreeIndex {
  /// The trees inside of a tree's nodes, apart from nodes that were left out; `nil` if there are
  /// none.
  init?(_ storage: TreeStorage) {
    guard !storage.nestedTrees.isEmpty else { return nil }
    add(nestedTreesOf: storage, outer: nil)
    var entry = 0
    while entry < entries.count {
      let inner = entries[entry].nestedTree.storage
      for id in inner.ids.all { entriesByID[id, default: []].append(Int32(entry)) }
      add(nestedTreesOf: inner, outer: entry)
      entry += 1
    }
  }

  private mutating func add(nestedTreesOf storage: TreeStorage, outer: Int?) {
    var leftOut = LeftOutNodes(storage: storage)
    for (node, nestedTrees) in storage.nestedTrees where !leftOut.contains(Int(node)) {
      for (number, nestedTree) in nestedTrees.enumerated() {
        entries.append(Entry(nestedTree: nestedTree, number: number, node: Int(node), outer: outer))
      }
    }
  }

  /// The trees that have nodes with an id, in no order.
  func entries(withID id: AnyHashable) -> [Int] { entriesByID[id]?.map(Int.init) ?? [] }
}
