// Finding and changing what the last layout described: the content of readers, and rows of lazy
// containers.
//
// Each is a tree of its own, nested in a node. It is changed as one, and the node counts as changed
// around it. The next layout keeps it, unless it is described again for another reason.

extension LayoutTree {
  /// Returns a reference to the first node with an id in nested trees.
  func lateReference(to id: some Hashable) -> Reference? {
    let ways = storage.nestedTreeIndex?.ways(toID: AnyHashable(id)) ?? []
    let found = ways.compactMap { way -> (place: NodePlace, reference: Reference)? in
      let (storage, path) = self.storage(at: way)
      guard let node = storage.firstNode(withID: id, where: { !storage.isLeftOut($0) }) else {
        return nil
      }
      let place = NodePlace(path + storage.path(ofNumbersTo: node))
      return (place, storage.reference(toNode: node))
    }
    return found.min { $0.place < $1.place }?.reference
  }

  /// Finds parts of what the last layout described: the content of readers, and rows of lazy
  /// containers.
  ///
  /// They are looked for in that as it was described, whatever has been replaced there since. See
  /// ``LayoutNode/places(of:)``.
  ///
  /// - Returns: for each part where it is in the tree; `nil` if it isn't there exactly once, or got
  ///   more than ids.
  public func latePlaces(of parts: [LayoutNode]) -> [LayoutNode.FoundPart?] {
    checkIsNotBusy()
    if parts.isEmpty { return [] }
    var search = PartSearch(for: parts)
    search.look(throughTreesIn: storage, at: [])
    return search.places
  }

  /// The tree at the end of a way, and the numbers of the children until there.
  private func storage(at way: [NestedTreeIndex.Step]) -> (storage: TreeStorage, path: [Int]) {
    var (storage, path) = (storage, [Int]())
    for step in way {
      guard let trees = storage.nestedTrees[Int32(step.node)],
        trees.indices.contains(step.number)
      else { break }
      path += storage.path(ofNumbersTo: step.node) + [step.number]
      storage = trees[step.number].storage
    }
    return (storage, path)
  }

  /// Returns the storage of the tree, or of one nested in it, whose node a reference is to.
  func storage(of reference: Reference) -> TreeStorage? {
    guard isNested(reference) else { return storage }
    return way(to: reference).map { storage(at: $0).storage }
  }

  /// Returns whether the next layout keeps the nested trees around a node.
  func isKept(_ reference: Reference) -> Bool {
    var storage = storage
    for step in way(to: reference) ?? [] {
      guard let trees = storage.nestedTrees[Int32(step.node)],
        trees.indices.contains(step.number), trees[step.number].isKept
      else { return false }
      storage = trees[step.number].storage
    }
    return true
  }

  /// Whether a reference is to a node of another tree than this one.
  @inline(__always) func isNested(_ reference: Reference) -> Bool {
    reference.tree !== storage.lineage
  }

  private func way(to reference: Reference) -> [NestedTreeIndex.Step]? {
    reference.tree.flatMap { storage.nestedTreeIndex?.way(to: $0) }
  }

  /// Does a change to a node of a nested tree in that tree.
  ///
  /// - Returns: whether the reference is valid, and the change was made.
  func changeInside(_ reference: Reference, _ change: (LayoutTree) -> Bool) -> Bool {
    checkIsNotBusy()
    // A layout in progress has its own nested trees, which the next one does not begin with.
    guard !storage.work.isActive, let way = way(to: reference) else { return false }
    let outcome = enter(way[...]) { tree in
      let generation = tree.storage.generation
      guard change(tree) else { return .none }
      let slot = storage.reading.nestedTreeIndex
      guard let index = slot.madeObject(NestedTreeIndex.self) else { return .kept }
      index.update(
        tree.storage, hasMovedNodes: tree.storage.generation != generation, tree.changedIDs)
      if index.isOvergrown { slot.forget() }
      return .kept
    }
    return outcome == .kept
  }

  /// What became of a change in a nested tree.
  private enum Outcome {
    case none
    case kept
    /// Made, and lost with the next layout, which describes the tree again.
    case lost
  }

  private func enter(
    _ way: ArraySlice<NestedTreeIndex.Step>, _ change: (LayoutTree) -> Outcome
  ) -> Outcome {
    guard let step = way.first else { return change(self) }
    let node = prepareChange()[step.node]
    // Out of its place, so that only results share it.
    var trees = storage.takeNestedTrees(of: node)
    var outcome = Outcome.none
    if trees.indices.contains(step.number), trees[step.number].isKept {
      outcome = enter(&trees[step.number], way.dropFirst(), change)
    }
    storage.nestedTrees[Int32(node)] = trees
    if outcome == .none { letGo() } else { finishChange(at: node, height: 0) }
    return outcome
  }

  private func enter(
    _ nested: inout NestedTree, _ way: ArraySlice<NestedTreeIndex.Step>,
    _ change: (LayoutTree) -> Outcome
  ) -> Outcome {
    var storage = TreeStorage(capacity: 0)
    swap(&storage, &nested.storage)
    let tree = LayoutTree(
      changing: consume storage, unused: nested.unused,
      keepsRootContent: !(nested.source?.isOfSeveral ?? false), in: self)
    let outcome = tree.enter(way, change)
    (nested.storage, nested.unused) = (tree.storage, tree.unused)
    guard outcome == .kept else { return outcome }
    nested.isChanged = true
    return nested.isKept ? .kept : .lost
  }
}

extension PartSearch {
  fileprivate mutating func look(throughTreesIn storage: TreeStorage, at path: [Int]) {
    for (node, trees) in storage.nestedTrees {
      let path = path + storage.path(ofNumbersTo: Int(node))
      for (number, tree) in trees.enumerated() {
        look(through: tree.root, in: NodePlace(path + [number]))
        look(throughTreesIn: tree.storage, at: path + [number])
      }
    }
  }
}
