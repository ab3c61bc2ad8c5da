/// Where ids are in the trees inside of a tree's nodes, and of theirs.
///
/// Without it, looking up an id would ask each of them, and looking up all ids take time that grows
/// with the square of their number. It is made when an id is first looked for, by whichever thread
/// does so, and forgotten by the next layout: most layouts are not asked. Changes until then bring
/// it up to date.
final class NestedTreeIndex {
  /// The trees, those around before those inside.
  private var entries: [Entry] = []
  private var entriesByLineage: [ObjectIdentifier: Int32] = [:]
  /// The last mention of each id, by its hash value.
  private var lastMentions: [Int: Int32] = [:]
  private var mentions: [Mention] = []
  private var mentionsAtFirst = 0
  /// The last mention that is no longer used; -1 if there is none.
  private var lastUnused: Int32 = -1

  /// A step from one tree into another: the node that contains it, and its number among the trees
  /// there.
  struct Step {
    let node: Int
    let number: Int
  }

  private struct Entry {
    var step: Step
    /// The entry of the tree around; `nil` if that is the outermost.
    let outer: Int?
    /// How often the nodes in the tree got other places, and how often those in the tree around had
    /// when the step was noted. With other places since, the tree has gone.
    var moves = 0
    var movesAround = 0
  }

  /// A tree that has ids with some hash value.
  private struct Mention {
    let entry: Int32
    /// The one before with the same hash value; -1 for the first.
    var previous: Int32
    /// Whether it may have several of them, and lose one without losing all.
    var isOfSeveral = false
  }

  /// An index of the trees inside of a tree's nodes, apart from nodes that were left out.
  init(_ storage: TreeStorage) {
    var trees: [TreeStorage] = []
    add(nestedTreesOf: storage, outer: nil, to: &trees)
    var entry = 0
    while entry < entries.count {
      let inner = trees[entry]
      inner.ids.forEach { mentionNext($0.hashValue, in: Int32(entry)) }
      if let lineage = inner.lineage { entriesByLineage[ObjectIdentifier(lineage)] = Int32(entry) }
      add(nestedTreesOf: inner, outer: entry, to: &trees)
      entry += 1
    }
    mentionsAtFirst = mentions.count
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

  /// Notes that a tree has an id, after all of the trees before it.
  private func mentionNext(_ hash: Int, in entry: Int32) {
    let last = lastMentions[hash] ?? -1
    if last >= 0, mentions[Int(last)].entry == entry {
      mentions[Int(last)].isOfSeveral = true
    } else {
      lastMentions[hash] = Int32(mentions.count)
      mentions.append(Mention(entry: entry, previous: last))
    }
  }

  /// A mention of a hash value in a tree, and the one after it, if it is among the last.
  private func mention(_ hash: Int, in entry: Int32) -> (mention: Int, next: Int?)? {
    var next: Int?
    var mention = Int(lastMentions[hash] ?? -1)
    for _ in 0..<Self.mostCompared {
      guard mention >= 0 else { return nil }
      if mentions[mention].entry == entry { return (mention, next) }
      next = mention
      mention = Int(mentions[mention].previous)
    }
    return nil
  }

  /// Where more trees have an id, one that loses it is looked into in vain, and one that gets it is
  /// mentioned twice.
  private static var mostCompared: Int { 16 }

  /// Whether so many mentions were added that many may be out of date or double.
  var isOvergrown: Bool { mentions.count > 2 * mentionsAtFirst + 64 }

  private func add(_ hash: Int, in entry: Int32) {
    if let known = mention(hash, in: entry) {
      mentions[known.mention].isOfSeveral = true
      return
    }
    let new = Mention(entry: entry, previous: lastMentions[hash] ?? -1)
    let place = lastUnused >= 0 ? Int(lastUnused) : mentions.count
    if place < mentions.count {
      lastUnused = mentions[place].previous
      mentions[place] = new
    } else {
      mentions.append(new)
    }
    lastMentions[hash] = Int32(place)
  }

  private func remove(_ hash: Int, in entry: Int32) {
    guard let (place, next) = mention(hash, in: entry), !mentions[place].isOfSeveral else {
      return
    }
    let previous = mentions[place].previous
    if let next {
      mentions[next].previous = previous
    } else {
      lastMentions[hash] = previous < 0 ? nil : previous
    }
    mentions[place].previous = lastUnused
    lastUnused = Int32(place)
  }

  /// Brings the index up to date with a change in a tree.
  ///
  /// - Parameters:
  ///   - hasMovedNodes: whether nodes have got other places in storage. The steps from there into
  ///     trees inside are noted again; what is inside of these has stayed.
  ///   - changed: the hash values of the ids that it has lost, and of those that it has got.
  func update(
    _ tree: TreeStorage, hasMovedNodes: Bool, _ changed: (lost: [Int], new: [Int])
  ) {
    guard let place = tree.lineage.flatMap({ entriesByLineage[ObjectIdentifier($0)] })
    else { return }
    for hash in changed.lost { remove(hash, in: place) }
    for hash in changed.new { add(hash, in: place) }
    guard hasMovedNodes else { return }
    entries[Int(place)].moves += 1
    for (node, trees) in tree.nestedTrees {
      for (number, inner) in trees.enumerated() {
        guard let lineage = inner.storage.lineage,
          let entry = entriesByLineage[ObjectIdentifier(lineage)]
        else { continue }
        entries[Int(entry)].step = Step(node: Int(node), number: number)
        entries[Int(entry)].movesAround = entries[Int(place)].moves
      }
    }
  }

  /// The ways to the trees that may have nodes with an id, in no order.
  func ways(toID id: AnyHashable) -> [[Step]] {
    var ways: [[Step]] = []
    var next = lastMentions[id.hashValue] ?? -1
    while next >= 0 {
      if let way = way(toEntry: Int(mentions[Int(next)].entry)) { ways.append(way) }
      next = mentions[Int(next)].previous
    }
    return ways
  }

  /// The way to a tree.
  func way(to lineage: Lineage) -> [Step]? {
    entriesByLineage[ObjectIdentifier(lineage)].flatMap { way(toEntry: Int($0)) }
  }

  private func way(toEntry entry: Int) -> [Step]? {
    var way: [Step] = []
    var next: Int? = entry
    while let entry = next {
      way.append(entries[entry].step)
      next = entries[entry].outer
      if let next, entries[next].moves != entries[entry].movesAround { return nil }
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
