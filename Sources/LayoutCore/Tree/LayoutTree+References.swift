/// Finding nodes to change: by an id, by where they are, or among the children of another.
extension LayoutTree {
  /// A reference to a node of a tree, to change the node without a search.
  ///
  /// References become invalid when children are inserted, removed or moved anywhere in their tree,
  /// or when a node is replaced by one that brings children. They stay valid where a node keeps its
  /// content: `replace(_:with:keepingContent:)`.
  ///
  /// They are not hashable, so that none can be mistaken for an id. A result takes references from
  /// the time of its layout: ``ResolvedLayout/frame(of:)-(LayoutTree.Reference)``.
  public struct Reference: Equatable, Sendable {
    let tree: Lineage?
    fileprivate let node: Int32
    fileprivate let generation: UInt32

    /// Returns whether both refer to the same node of the same tree.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.tree === rhs.tree && lhs.node == rhs.node && lhs.generation == rhs.generation
    }
  }

  /// The root.
  public var root: Reference { reference(toNode: 0) }

  /// Returns a reference to the first node with an id. Nodes of the description come before those
  /// that the last layout described: the content of readers, and rows of lazy containers.
  public func reference(to id: some Hashable) -> Reference? {
    checkIsNotBusy()
    isBusy = true
    defer { isBusy = false }
    return storage.firstNode(withID: id).map(reference(toNode:)) ?? lateReference(to: id)
  }

  /// The first node with an id that is to be changed. If there is none, the next result says so.
  ///
  /// - Parameter verb: what cannot be done without a node, like "replaced".
  func reference(to id: some Hashable, toBe verb: String) -> Reference? {
    let found = reference(to: id)
    var reason = MissedChange.Reason.unknown
    if let found {
      guard isNested(found) else { return found }
      if storage.work.isActive {
        reason = .isBeingLaidOut
      } else if isKept(found) {
        return found
      } else {
        reason = .isDescribedAgain
      }
    }
    if missedChanges.count < Self.mostMissedChanges {
      missedChanges.append(MissedChange(verb: verb, id: AnyHashable(id), reason: reason))
    }
    return nil
  }

  /// More missed changes than these are not listed.
  private static var mostMissedChanges: Int { 100 }

  /// Whether changes found no node, since the last layout or before it.
  var hasMissedChanges: Bool { !missedChanges.isEmpty || !storage.findings.missedChanges.isEmpty }

  /// Hands the changes that found no node to the next result, in storage that no other one shares.
  func reportMissedChanges() {
    guard hasMissedChanges else { return }
    storage.reading.forget()
    storage.findings.missedChanges = missedChanges
    missedChanges = []
  }

  /// Stops the program if an id's functions use the tree that is comparing it.
  func checkIsNotBusy() { if isBusy { ProxyMisuse.idUsesTree() } }

  /// Returns a reference to the node at a place.
  public func reference(at place: NodePlace) -> Reference? {
    checkIsNotBusy()
    var (storage, node) = (storage, 0)
    for index in place.numbers {
      if let trees = storage.nestedTrees[Int32(node)], trees.indices.contains(index) {
        (storage, node) = (trees[index].storage, 0)
        continue
      }
      let children = storage.children(of: node)
      guard index >= 0, index < children.count else { return nil }
      node = children.lowerBound + index
    }
    // What holds the nodes of a nested tree is none of the result's nodes.
    return node == 0 && storage !== self.storage ? nil : storage.reference(toNode: node)
  }

  /// Returns references to a node's children.
  public func children(of parent: Reference) -> [Reference] {
    checkIsNotBusy()
    guard let storage = storage(of: parent), let node = storage.position(of: parent) else {
      return []
    }
    return storage.children(of: node).map(storage.reference(toNode:))
  }

  func reference(toNode node: Int) -> Reference { storage.reference(toNode: node) }

  /// Returns the index of a node in storage, unless the reference is out of date or belongs to
  /// another tree.
  func position(of reference: Reference) -> Int? {
    checkIsNotBusy()
    return storage.position(of: reference)
  }
}

extension TreeStorage {
  func reference(toNode node: Int) -> LayoutTree.Reference {
    LayoutTree.Reference(tree: lineage, node: Int32(node), generation: generation)
  }

  /// Returns where a node is, unless the reference is out of date here or belongs to another tree.
  func position(of reference: LayoutTree.Reference) -> Int? {
    guard reference.tree === lineage, reference.generation == generation else { return nil }
    return Int(reference.node)
  }
}

extension ProxyMisuse {
  @inline(never) fileprivate static func idUsesTree() -> Never {
    fatalError(
      "A LayoutTree was used by the == or hash(into:) of an id that it was comparing, or by the "
        + "deinit of one that it was replacing. Change and lay out the tree afterwards.")
  }
}
