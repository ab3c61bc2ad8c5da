/// What a change takes out of a tree, kept until the change is complete.
///
/// Releasing it may release clients' objects, whose deinitialisers may change or lay out the same
/// tree. By then the tree is consistent again.
final class RemovedContent {
  private var storages: [TreeStorage] = []
  /// The caches that may go on in other nodes.
  private(set) var caches: LeftCaches?
  /// Whether there is anything of a client's that is in no storage any more.
  private(set) var holdsClientContent = false
  /// Separate from the array, because most changes take out one leaf at most.
  private var closure: Closure?
  private var closures: [Closure] = []
  private var guides: [AlignmentGuide] = []
  private var objects: [AnyObject] = []
  private var ids: [AnyHashable] = []

  typealias Closure = @Sendable (ProposedViewSize) -> LeafMeasurement

  /// Keeps a storage that the tree had before the change.
  func keep(_ storage: TreeStorage) { storages.append(storage) }

  /// Keeps trees that were nested in a node.
  func keep(_ trees: [NestedTree]) {
    for tree in trees {
      leaveCaches().keep(allOf: tree.storage)
      keep(tree.storage)
    }
  }

  private func leaveCaches() -> LeftCaches {
    let caches = caches ?? LeftCaches()
    self.caches = caches
    return caches
  }

  /// Keeps an id that no node has any more.
  func keep(_ id: AnyHashable) {
    holdsClientContent = true
    ids.append(id)
  }

  fileprivate func keep(_ closure: @escaping Closure) {
    holdsClientContent = true
    if self.closure == nil { self.closure = closure } else { closures.append(closure) }
  }

  fileprivate func keep(_ object: AnyObject) {
    holdsClientContent = true
    objects.append(object)
  }

  fileprivate func keep(_ layout: LayoutRecord) {
    if layout.isOwn, layout.box.hasPlace { leaveCaches().keep(layout.box) }
    keep(layout.box)
  }

  fileprivate func keep(_ guide: AlignmentGuide) {
    holdsClientContent = true
    guides.append(guide)
  }
}

extension TreeStorage {
  /// Returns whether a node holds anything from a client other than numbers.
  @inline(__always) func hasContent(_ node: Int) -> Bool {
    let record = nodes + node
    return record.pointee.attributes >= 0 || record.pointee.kind == .measured
      || record.pointee.kind == .layout
  }

  /// Takes out what a client gave a node that is about to go. The tables keep the entries, for
  /// nodes that come later.
  func takeOut(_ node: Int, into removed: RemovedContent) {
    let record = nodes[node]
    let payload = Int(record.payload)
    if record.kind == .measured {
      removed.keep(takeOutLeaf(payload))
    } else if record.kind == .layout {
      removed.keep(layouts[payload])
      layouts[payload] = LayoutRecord(box: LayoutBox())
    }
    guard record.attributes >= 0 else { return }
    let index = Int(record.attributes)
    removed.keep(attributes[index])
    attributes[index] = NodeAttributes()
    let first = Int(attributeRecords[index].firstGuide)
    for guide in first..<first + Int(attributeRecords[index].guideCount) {
      removed.keep(takeOutGuide(guide))
    }
  }
}
