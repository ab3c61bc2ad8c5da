extension ResolvedLayout {
  /// Returns which nodes differ from an earlier result of the same tree: in frame, in what concerns
  /// drawing, or because they were not there or are not there any more.
  ///
  ///     let before = tree.layout(in: window)
  ///     tree.replace("title", with: title)
  ///     let after = tree.layout(in: window)
  ///     for area in after.changes(since: before)?.areas ?? [page] { draw(after, in: area) }
  ///
  /// All nodes are looked at once, which for most of them is a comparison of two frames.
  ///
  /// - Returns: the changes; `nil` if nodes cannot be told apart: the results are of different
  ///   trees, or children were inserted, removed or moved in between. Everything may then differ.
  public func changes(since earlier: ResolvedLayout) -> Changes? {
    if storage === earlier.storage, pixelsPerPoint == earlier.pixelsPerPoint {
      return Changes(all: [])
    }
    guard let lineage = storage.lineage, lineage === earlier.storage.lineage,
      storage.generation == earlier.storage.generation
    else { return nil }
    return Changes(from: earlier.nodes, to: nodes)
  }

  /// What differs between two results of a tree.
  public struct Changes: Equatable, Sendable {
    /// The changes in the order of description; nodes that are gone come last.
    public let all: [Change]

    /// A node that differs.
    public struct Change: Equatable, Sendable {
      /// The node in the earlier result; `nil` if it was not there.
      public let before: Node?
      /// The node in the later result; `nil` if it is gone.
      public let after: Node?
    }
  }
}

extension ResolvedLayout.Changes {
  /// Whether nothing differs.
  public var isEmpty: Bool { all.isEmpty }

  /// Where something changed that can be seen, in both results: what a renderer draws again.
  public var areas: [CGRect] {
    all.flatMap { [$0.before?.visibleFrame, $0.after?.visibleFrame].compactMap(\.self) }
  }

  fileprivate init(from old: ResolvedLayout.Nodes, to new: ResolvedLayout.Nodes) {
    let matches = NodeMatches(old.storage.columns, new.storage.columns)
    var changes: [Change] = []
    var isFound = [Bool](repeating: false, count: old.count)
    for node in new {
      guard let match = matches.old(node.index) else {
        changes.append(Change(before: nil, after: node))
        continue
      }
      isFound[match] = true
      let before = old[match]
      if !before.looks(like: node) { changes.append(Change(before: before, after: node)) }
    }
    for node in old where !isFound[node.index] {
      changes.append(Change(before: node, after: nil))
    }
    self.init(all: changes)
  }
}

extension ResolvedLayout.Node {
  /// Whether the same is drawn in the same place.
  fileprivate func looks(like other: ResolvedLayout.Node) -> Bool {
    guard frame == other.frame, link.marks == other.link.marks else { return false }
    let (record, record2) = (record, other.record)
    // Most nodes have neither attributes nor a transform, or those that they had.
    if record.kind == record2.kind, record.kind != .transform, box == other.box,
      attributes === other.attributes,
      IDTable.areSame(
        source.node, source.storage.ids, other.source.node, other.source.storage.ids)
    {
      return name == other.name || record.kind != .layout
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
