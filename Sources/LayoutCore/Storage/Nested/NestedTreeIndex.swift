/// Where ids are in the trees inside of a tree's nodes, and of theirs.
///
/// Without it, looking up an id would ask each of them, and looking up all ids take time that grows
/// with the square of their number. It is made with the layout and not when it is needed first,
/// because results are read from several threads; trees with nothing inside of their nodes have
/// none.
struct NestedTreeIndex {
  /// The trees, those around before those inside.
  private var entries: [Entry] = []
  private var entriesByID: [AnyHashable: [Int32]] = [:]
  private var entriesByLineage: [ObjectIdentifier: Int32] = [:]

  /// A step from one tree into another: the node that contains it, and its number among the trees
  /// there.
  struct Step {
    let node: Int
    let number: Int
  }

  private struct Entry {
    let step: Step
    /// The entry of the tree around; `nil` if that is the outermost.
    let outer: Int?
  }
}

extension NestedTreeIndex {
  /// The trees inside of a tree's nodes, apart from nodes that were left out; `nil` if there are
  /// none.
  init?(_ storage: TreeStorage) {
    guard !storage.nestedTrees.isEmpty else { return nil }
    var trees: [TreeStorage] = []
    add(nestedTreesOf: storage, outer: nil, to: &trees)
    var entry = 0
    while entry < entries.count {
      let inner = trees[entry]
      for id in inner.ids.all { entriesByID[id, default: []].append(Int32(entry)) }
      if let lineage = inner.lineage { entriesByLineage[ObjectIdentifier(lineage)] = Int32(entry) }
      add(nestedTreesOf: inner, outer: entry, to: &trees)
      entry += 1
    }
  }

  private mutating func add(
    nestedTreesOf storage: TreeStorage, outer: Int?, to trees: inout [TreeStorage]
  ) {
    var leftOut = LeftOutNodes(storage: storage)
    for (node, nestedTrees) in storage.nestedTrees where !leftOut.contains(Int(node)) {
      for (number, nestedTree) in nestedTrees.enumerated() {
        entries.append(Entry(step: Step(node: Int(node), number: number), outer: outer))
        trees.append(nestedTree.storage)
      }
    }
  }

  /// Adds the ids that a tree has got since. Those that it has lost stay, and are not found in the
  /// tree by who looks for them.
  mutating func add(_ ids: [AnyHashable], of tree: TreeStorage) {
    guard let lineage = tree.lineage, let entry = entriesByLineage[ObjectIdentifier(lineage)]
    else { return }
    for id in ids where entriesByID[id]?.contains(entry) != true {
      entriesByID[id, default: []].append(entry)
    }
  }

  /// All ids in the trees.
  var ids: some Sequence<AnyHashable> { entriesByID.keys }

  /// The ways to the trees that have nodes with an id, in no order.
  func ways(toID id: AnyHashable) -> [[Step]] {
    entriesByID[id]?.map { way(toEntry: Int($0)) } ?? []
  }

  /// The way to a tree.
  func way(to lineage: Lineage) -> [Step]? {
    entriesByLineage[ObjectIdentifier(lineage)].map { way(toEntry: Int($0)) }
  }

  private func way(toEntry entry: Int) -> [Step] {
    var way: [Step] = []
    var next: Int? = entry
    while let entry = next {
      way.append(entries[entry].step)
      next = entries[entry].outer
    }
    return way.reversed()
  }
}
