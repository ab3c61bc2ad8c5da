/// A tree nested in a node: the content of a reader, or a row of a lazy container. Rows are kept
/// from round to round of a layout, and for the next layout if that shows them too.
struct NestedTree {
  var storage: TreeStorage
  /// What the tree was made of, before any changes.
  let root: LayoutNode
  /// Its position in the node, measured from the top leading corner.
  var origin = Point.zero
  /// The description of the node, which stays the same object as long as the node is not replaced.
  var description: Boxed<GeometryAttributes>?
  /// The number of places in storage that changes have left unused.
  var unused = 0
  /// Whether nodes were changed since the last layout.
  var isChanged = false

  // Of a reader's content:
  /// What it was described from.
  var source: ContentSource?

  // Of a row:
  /// Its number.
  var row = 0
  /// How many views it has at most, if views are dealt out to rows: with another number, it has
  /// others.
  var viewsPerRow: Int?
  /// Its length, as it was measured.
  var length = 0.0
  /// Its breadth if none is proposed; NaN if it was not asked.
  var idealBreadth = Double.nan
  var spacing = ViewSpacing()
}

extension NestedTree {
  /// Whether the next layout shows the tree as it is, if it is in sight and nothing around asks for
  /// another one. What is relative to a container around the rows may go by what they were before.
  var isKept: Bool {
    if let source { return source.isComparable }
    return !storage.hasLateNodes || storage.findLateNodes().containerFrames.isEmpty
  }

  /// Puts the tree into a node of another storage. If an earlier result has it too, that keeps its
  /// own.
  mutating func move(to node: Int, of outer: TreeStorage) {
    let origin = storage.host?.origin ?? .zero
    if !isKnownUniquelyReferenced(&storage) { storage = storage.copy(keepsCaches: false) }
    storage.host = Host(storage: outer, node: node, origin: origin)
  }

  /// Whether a row has no views.
  var isEmpty: Bool { storage.children(of: 0).allSatisfy { storage.nodes[$0].flags.has(.leftOut) } }
}

/// What a reader's content was described from. As long as that is the same, so is the content.
class ContentSource {
  /// Whether the content is any number of nodes, each by itself.
  var isOfSeveral: Bool { false }
  /// Whether it can be told if the content would be described from the same.
  var isComparable: Bool { false }
  /// Returns whether the content of a reader would be described from the same now.
  func isSame(in node: Int, of storage: TreeStorage) -> Bool { false }
}

/// A node of another tree that contains a tree.
struct Host {
  weak var storage: TreeStorage?
  let node: Int
  /// How many trees there are around the tree in the node.
  let level: Int
  /// Which of the trees in the node it was when they were placed.
  var number = 0
  /// Where the tree is in the window, as if nothing around it were scrolled.
  var origin: Point

  init(storage: TreeStorage, node: Int, origin: Point = .zero) {
    (self.storage, self.node, self.origin) = (storage, node, origin)
    level = (storage.host?.level ?? 0) + 1
  }
}

extension TreeStorage {
  /// Makes the next layout start anew, because what is around the tree may be different.
  func beginAnew() { nodes[0].flags.subtract(.settled) }

  /// Takes the trees out of a node.
  func takeNestedTrees(of node: Int) -> [NestedTree] {
    nestedTrees.isEmpty ? [] : nestedTrees.removeValue(forKey: Int32(node)) ?? []
  }

  /// The trees that are shown in nodes, by these nodes, parents first.
  var shownNestedTrees: [(host: Int, trees: [NestedTree])] {
    guard !nestedTrees.isEmpty else { return [] }
    var shown: [(host: Int, trees: [NestedTree])] = []
    // Where nodes are stored says in which order they came, which a fresh tree wouldn't know.
    forEachNode(below: 0) { node in
      if let trees = nestedTrees[Int32(node)], !isLeftOut(node) { shown.append((node, trees)) }
    }
    return shown
  }

  /// The tree that contains this one, in which node, and which of the trees there this one is.
  var placeInHost: (outer: TreeStorage, node: Int, number: Int, tree: NestedTree)? {
    guard let host, let outer = host.storage, let trees = outer.nestedTrees[Int32(host.node)]
    else { return nil }
    var number: Int? = host.number
    if !trees.indices.contains(host.number) || trees[host.number].storage !== self {
      number = trees.firstIndex { $0.storage === self }
    }
    return number.map { (outer, host.node, $0, trees[$0]) }
  }
}
