extension ResolvedLayout {
  /// Returns which nodes differ from an earlier result of the same tree: in frame, in what concerns
  /// drawing, or because they were not there or are not there any more.
  ///
  ///     let before = tree.layout(in: window)
  ///     tree.replace("title", with: title)
  ///     let after = tree.layout(in: window)
  ///     for area in after.changes(since: before)?.areas ?? [page] { draw(after, in: area) }
  ///
  /// From the result before this one, the time is in proportion to what was laid out between them;
  /// of older ones, and of trees with content that is described late, with layouts of clients or
  /// with depths, all nodes are compared.
  ///
  /// - Returns: the changes in the order of description, nodes that are gone last; `nil` if nodes
  ///   cannot be told apart: the results are of different trees, or children were inserted, removed
  ///   or moved in between, or came with a node that replaced another. Everything may then differ.
  public func changes(since earlier: ResolvedLayout) -> Changes? {
    if storage === earlier.storage, pixelsPerPoint == earlier.pixelsPerPoint {
      return Changes(from: earlier, to: self, [], areListed: false)
    }
    guard let lineage = storage.lineage, lineage === earlier.storage.lineage,
      storage.generation == earlier.storage.generation
    else { return nil }
    if pixelsPerPoint == earlier.pixelsPerPoint,
      let written = WrittenChanges(from: earlier.storage, to: storage, pixels: pixelsPerPoint ?? 0)
    {
      return Changes(from: earlier, to: self, written.found, areListed: false)
    }
    return Changes(comparing: earlier, with: self)
  }

  /// What differs between two results of a tree.
  public struct Changes: RandomAccessCollection, Sendable {
    @usableFromInline let results: Results
    @usableFromInline let pairs: [NodePair]
    /// Where changes are in a list that is too long to be gone through for each question.
    let lookup: ChangeLookup?

    /// Nodes are told by their places in storage, unless they are listed.
    fileprivate init(
      from earlier: ResolvedLayout, to later: ResolvedLayout, _ pairs: [NodePair], areListed: Bool
    ) {
      results = Results(Side(earlier, areListed: areListed), Side(later, areListed: areListed))
      self.pairs = pairs
      lookup = pairs.count > 16 ? ChangeLookup() : nil
    }

    /// A node that differs.
    public struct Change: Equatable, Sendable {
      @usableFromInline let results: Results
      @usableFromInline let pair: NodePair

      @inlinable init(_ results: Results, _ pair: NodePair) {
        self.results = results
        self.pair = pair
      }

      /// The node in the earlier result; `nil` if it was not there.
      @inlinable public var before: Node? { results.earlier.node(pair.before) }
      /// The node in the later result; `nil` if it is gone.
      @inlinable public var after: Node? { results.later.node(pair.after) }

      /// The node where it was last seen.
      var node: Node? { after ?? before }

      /// Returns whether the same node differs in the same way.
      public static func == (lhs: Change, rhs: Change) -> Bool {
        lhs.before == rhs.before && lhs.after == rhs.after
      }
    }

    /// The first change's number.
    @inlinable public var startIndex: Int { 0 }
    /// The number of changes.
    @inlinable public var endIndex: Int { pairs.count }

    /// The change with a number.
    @inlinable public subscript(index: Int) -> Change { Change(results, pairs[index]) }

    /// Both results: one object, so that going through changes counts no references.
    @usableFromInline final class Results: Sendable {
      @usableFromInline let earlier: Side
      @usableFromInline let later: Side

      init(_ earlier: Side, _ later: Side) { (self.earlier, self.later) = (earlier, later) }
    }

    /// One of the results.
    @usableFromInline struct Side {
      @usableFromInline let storage: TreeStorage
      @usableFromInline let table: UnsafePointer<NodeTable>?
      @usableFromInline let pixels: Double

      init(_ result: ResolvedLayout, areListed: Bool) {
        storage = result.storage
        table = areListed ? result.columns.table : nil
        pixels = result.pixelsPerPoint ?? 0
      }

      @inlinable func node(_ position: Int32) -> Node? {
        position < 0 ? nil : Node(storage, table, Int(position), pixels: pixels)
      }
    }
  }
}

// As for the nodes of a result.
extension ResolvedLayout.Changes.Side: @unchecked Sendable {}

extension ResolvedLayout.Changes: Equatable {
  /// Returns whether the same nodes differ in the same way.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.elementsEqual(rhs) }
}

extension ResolvedLayout.Changes {
  /// Where something changed that can be seen, in both results: what a renderer draws again.
  ///
  /// If a container is drawn in another way, what of its content is seen outside of it counts too,
  /// and if a mask is, what it masks. Strokes count as far as they reach. Shadows and blurs don't,
  /// nor does what of a text is broader than its frame, such as a wide character in a single column
  /// of a terminal; a renderer that draws any knows how far it reaches, or cuts it off.
  public var areas: [CGRect] {
    var found: [CGRect] = []
    // What is in a node is gone through once for each result, however many nodes in it differ.
    var (earlier, later) = (Set<Int>(), Set<Int>())
    for change in self {
      let sides = [change.before, change.after].compactMap(\.self)
      if sides.count == 2, sides[0].drawsContent(as: sides[1]), !sides.contains(where: \.isInMask) {
        found += sides.compactMap { $0.visibleFrame(withLines: true) }
        continue
      }
      let movesLayer = sides.first?.attributes?.zIndex != sides.last?.attributes?.zIndex
      change.before?.drawnWith(movesLayer: movesLayer).addVisibleFrames(to: &found, &earlier)
      change.after?.drawnWith(movesLayer: movesLayer).addVisibleFrames(to: &found, &later)
    }
    return found
  }

  /// Compares all nodes.
  fileprivate init(comparing earlier: ResolvedLayout, with later: ResolvedLayout) {
    let (old, new) = (earlier.nodes, later.nodes)
    let matches = NodeMatches(earlier.columns, later.columns)
    var pairs: [NodePair] = []
    var isFound = [Bool](repeating: false, count: old.count)
    for node in new {
      let match = matches.old(node.index)
      if let match { isFound[match] = true }
      if match.map({ !old[$0].looks(like: node) }) ?? true {
        pairs.append(NodePair(before: Int32(match ?? -1), after: Int32(node.index)))
      }
    }
    for node in old where !isFound[node.index] {
      pairs.append(NodePair(before: Int32(node.index), after: -1))
    }
    self.init(from: earlier, to: later, pairs, areListed: true)
  }
}

/// A node in two results; -1 where it is not there.
@usableFromInline struct NodePair: BitwiseCopyable, Sendable {
  @usableFromInline let before: Int32
  @usableFromInline let after: Int32
}

extension ResolvedLayout.Node {
  /// Whether what is in the node is drawn in the same way in both.
  fileprivate func drawsContent(as other: ResolvedLayout.Node) -> Bool {
    let (said, others) = (attributes, other.attributes)
    return transform == other.transform && transforms3D == other.transforms3D
      && (!changesContentByFrame
        || frame == other.frame && layoutDirection == other.layoutDirection)
      && (said === others
        || said?.appearance == others?.appearance && said?.zIndex == others?.zIndex
          && said?.isHidden ?? false == others?.isHidden ?? false)
  }

  /// Whether it depends on the node's frame how its content is drawn.
  private var changesContentByFrame: Bool {
    let clipsByPath = appearance?.effects.contains {
      if case .clip(.custom, _) = $0 { true } else { false }
    }
    return transform != nil || !transforms3D.isEmpty || clipsByPath ?? false
  }

  fileprivate var isInMask: Bool { link.marks.has(.masking) }

  /// The outermost node that is drawn in another way if this one is: a mask decides what of its
  /// siblings is seen, and the layer of a view is that of the modifiers around it.
  fileprivate func drawnWith(movesLayer: Bool) -> ResolvedLayout.Node {
    var node = self
    while let parent = node.parent,
      node.isInMask || movesLayer && parent.hasLayer(ofChildAt: node.index)
    { node = parent }
    return node
  }

  private func hasLayer(ofChildAt index: Int) -> Bool {
    self.index + 1 == index && source.storage.isModifier(source.node)
  }

  /// Adds what is seen of the node, and of its content outside of its frame, unless it was added.
  fileprivate func addVisibleFrames(to found: inout [CGRect], _ added: inout Set<Int>) {
    var pending = [self]
    while let node = pending.popLast() {
      guard added.insert(node.index).inserted else { continue }
      let part = node.visibleFrame(withLines: true)
      if let part, node.index == index || !frame.contains(part) { found.append(part) }
      pending += node.children
    }
  }

  /// Whether the same is drawn in the same place.
  fileprivate func looks(like other: ResolvedLayout.Node) -> Bool {
    guard frame == other.frame, link.marks == other.link.marks,
      layoutDirection == other.layoutDirection
    else { return false }
    let (record, record2) = (record, other.record)
    // Most nodes have neither attributes nor a transform, or those that they had.
    if record.kind == record2.kind, record.kind != .transform, box == other.box,
      attributes === other.attributes,
      IDTable.areSame(source.node, source.storage.ids, other.source.node, other.source.storage.ids)
    {
      return (name == other.name || record.kind != .layout) && reachesAsFar(as: other)
    }
    return box == other.box && name == other.name && ids == other.ids && isSameDrawing(as: other)
  }
}

/// Which nodes of two results are the same.
private struct NodeMatches {
  private let old: NodeColumns
  private let new: NodeColumns
  /// For each tree of the new result, the one of the old result; -1 for none.
  private var trees: [Int]

  init(_ old: NodeColumns, _ new: NodeColumns) {
    (self.old, self.new) = (old, new)
    trees = Array(repeating: -1, count: new.trees.count)
    trees[0] = 0
    // A nested tree is that of the same row, or else of the same number, in the same node.
    var known: [[Int]: Int] = [:]
    for (number, tree) in old.trees.enumerated().dropFirst() {
      known[[tree.outer, tree.host, tree.row]] = number
    }
    for (number, tree) in new.trees.enumerated().dropFirst() {
      let outer = trees[tree.outer]
      guard outer >= 0, let match = known[[outer, tree.host, tree.row]],
        old.trees[match].storage.count == tree.storage.count
      else { continue }
      trees[number] = match
    }
  }

  /// Returns the old index of a node.
  func old(_ index: Int) -> Int? {
    let link = new.links[index]
    let tree = trees[Int(link.tree)]
    return tree < 0 ? nil : old.index(ofPlace: Int(link.node), inTree: tree)
  }
}
