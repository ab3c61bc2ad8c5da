/// Where ids are in the trees inside of a tree's nodes, and of theirs.
///
/// Without it, looking up an id would ask each of them, and looking up all ids take time that grows
/// with the square of their number. It is made when an id is first looked for, by whichever thread
/// does so, and forgotten by the next layout: most layouts are not asked.
final class NestedTreeIndex {
  /// The trees, those around before those inside.
  private var entries: [Entry] = []
  private var entriesByLineage: [ObjectIdentifier: Int32] = [:]
  /// The last mention of each id, by its hash value.
  private var lastMentions: [Int: Int32] = [:]
  private var mentions: [Mention] = []

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

  /// A tree that has ids with some hash value.
  private struct Mention {
    let entry: Int32
    /// The one before with the same hash value; -1 for the first.
    let previous: Int32
  }

  /// An index of the trees inside of a tree's nodes, apart from nodes that were left out.
  init(_ storage: TreeStorage) {
    var trees: [TreeStorage] = []
    add(nestedTreesOf: storage, outer: nil, to: &trees)
    var entry = 0
    while entry < entries.count {
      let inner = trees[entry]
      inner.ids.forEach { mention($0.hashValue, in: Int32(entry)) }
      if let lineage = inner.lineage { entriesByLineage[ObjectIdentifier(lineage)] = Int32(entry) }
      add(nestedTreesOf: inner, outer: entry, to: &trees)
      entry += 1
    }
  }
}

extension NestedTreeIndex {
  private func add(
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

  /// Notes that a tree has an id, unless it has just been noted.
  private func mention(_ hash: Int, in entry: Int32) {
    let last = lastMentions[hash] ?? -1
    if last >= 0, mentions[Int(last)].entry == entry { return }
    lastMentions[hash] = Int32(mentions.count)
    mentions.append(Mention(entry: entry, previous: last))
  }

  /// Adds the ids that a tree has got since. Those that it has lost stay, and are not found in the
  /// tree by who looks for them. A tree may be mentioned twice then.
  func add(_ ids: [AnyHashable], of tree: TreeStorage) {
    guard let lineage = tree.lineage, let entry = entriesByLineage[ObjectIdentifier(lineage)]
    else { return }
    for id in ids { mention(id.hashValue, in: entry) }
  }

  /// The ways to the trees that may have nodes with an id, in no order.
  func ways(toID id: AnyHashable) -> [[Step]] {
    var ways: [[Step]] = []
    var next = lastMentions[id.hashValue] ?? -1
    while next >= 0 {
      ways.append(way(toEntry: Int(mentions[Int(next)].entry)))
      next = mentions[Int(next)].previous
    }
    return ways
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

extension TreeStorage {
  /// Where ids are in nested trees; `nil` if there are none.
  var nestedTreeIndex: NestedTreeIndex? {
    nestedTrees.isEmpty ? nil : reading.nestedTreeIndex.object { NestedTreeIndex(self) }
  }

  /// The ids in the nested trees that are shown.
  var nestedIDs: Set<AnyHashable> {
    var ids: Set<AnyHashable> = []
    for (_, trees) in shownNestedTrees {
      for tree in trees {
        ids.formUnion(tree.storage.ids.all)
        ids.formUnion(tree.storage.nestedIDs)
      }
    }
    return ids
  }
}
