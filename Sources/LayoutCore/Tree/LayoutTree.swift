/// A tree that is kept: it remembers answers, can be changed, and lays out again only what changed.
///
///     let tree = LayoutTree(.vstack(spacing: 4, [
///       LayoutNode.fixed(width: 40, height: 20).id("title"),
///       LayoutNode.flexible.id("body"),
///     ]))
///     tree.layout(in: CGSize(width: 100, height: 100)).frame(of: "body")  // (0, 24, 100, 76)
///     tree.replace("title", with: .fixed(width: 40, height: 30))
///     tree.layout(in: CGSize(width: 100, height: 100)).frame(of: "body")  // (0, 34, 100, 66)
///
/// A result never changes. If one is still alive when the tree changes, the tree takes a copy of its
/// storage, so let go of results that you don't need any more.
///
/// A closure, or a client's layout, may change the tree that is asking it: the layout that goes on is that of
/// the tree as it was, and the change takes effect with the next one.
///
/// What a change takes out of the tree is let go of when the change is made. Objects that go with it may
/// change the tree in turn.
///
/// A tree is used by one thread at a time.
public final class LayoutTree {
  var storage: TreeStorage
  /// Counts changes that move nodes in storage, after which references are out of date.
  var generation: UInt32 = 0
  /// How many places in storage are no longer used.
  var unused = 0
  /// What the change that is going on has taken out, if anything.
  private var remains: Remains?
  private var changes: UInt32 = 0
  private lazy var identity = Identity()
  /// How often the tables are looked at, which may have entries that no node uses any more.
  private static let changesUntilTidying: UInt32 = 16

  /// Creates a tree from its description.
  ///
  /// The tree takes the description apart. One that is used again afterwards stays as it is; then the tree
  /// copies what both need.
  public convenience init(_ root: consuming LayoutNode) {
    self.init(root, options: LayoutOptions())
  }

  package init(_ root: consuming LayoutNode, options: LayoutOptions) {
    root = root.admitted(beside: 0)
    self.storage = TreeStorage(capacity: root.nodeCount)
    storage.options = options
    write(root)
  }

  private func write(_ root: consuming LayoutNode) {
    storage.height = Int32(root.levelCount)
    let first = storage.addNodes(1)
    var builder = TreeBuilder(storage: storage)
    builder.write(root, at: first, parent: -1)
    // What a layout is sure or likely to need is asked for here, so that it has to ask for nothing.
    storage.baselines.reserve(storage.measured.count)
    storage.scratch.reserve(builder.maxChildren)
  }

  /// The number of nodes.
  public var nodeCount: Int { storage.count - unused }

  /// The most nodes that a tree may have, which take about 10 gigabytes.
  static var maxNodes: Int { 1 << 26 }

  /// What the last layout did.
  public var statistics: LayoutStatistics { storage.work.statistics }

  /// The memory that the tree occupies, remembered answers included, apart from what its
  /// description's closures and ids hold.
  public var byteCount: Int { storage.byteCount }
}

// MARK: - Finding nodes

extension LayoutTree {
  /// A node of a tree, to change it without looking it up.
  ///
  /// References are valid, in their tree, until children are inserted, removed or moved anywhere in it, or
  /// children are replaced by nodes with another number of children.
  ///
  /// They are not hashable, so that none is taken for an id.
  public struct Reference: Equatable, Sendable {
    fileprivate let tree: Identity
    fileprivate let node: Int32
    fileprivate let generation: UInt32

    /// Whether both are to the same node of the same tree.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.tree === rhs.tree && lhs.node == rhs.node && lhs.generation == rhs.generation
    }
  }

  /// What stands for a tree in references, also when the tree is gone and another one is in its place.
  fileprivate final class Identity: Sendable {}

  /// The root.
  public var root: Reference { reference(toNode: 0) }

  /// The first node with an id.
  public func reference(to id: some Hashable) -> Reference? {
    storage.firstNode(withID: AnyHashable(id)).map(reference(toNode:))
  }

  /// The node at the end of a path of child numbers from the root.
  public func reference(at path: some Sequence<Int>) -> Reference? {
    var node = 0
    for index in path {
      let children = storage.children(of: node)
      guard index >= 0, index < children.count else { return nil }
      node = children.lowerBound + index
    }
    return reference(toNode: node)
  }

  /// The references to a node's children.
  public func children(of parent: Reference) -> [Reference] {
    guard let node = position(of: parent) else { return [] }
    return storage.children(of: node).map(reference(toNode:))
  }

  func reference(toNode node: Int) -> Reference {
    Reference(tree: identity, node: Int32(node), generation: generation)
  }

  /// Where a node is in storage, unless the reference is out of date or another tree's.
  func position(of reference: Reference) -> Int? {
    guard reference.tree === identity, reference.generation == generation else { return nil }
    return Int(reference.node)
  }

  /// Makes sure that no result shares the storage, nor a layout that goes on, and that it has room for more
  /// nodes.
  ///
  /// - Returns: where the nodes are now, because making room may move them.
  @discardableResult
  func prepareChange(addingRoomFor extra: Int = 0) -> NodePlaces {
    var places = NodePlaces()
    let isBeingLaidOut = storage.work.isActive
    changes &+= 1
    if storage.count + extra > storage.capacity, unused > storage.count / 2 {
      generation &+= 1
      makeRemains().keep(storage)
      storage = storage.compacted(
        addingRoomFor: max(extra, nodeCount / 2), inUse: nodeCount, &places)
      unused = 0
    } else if storage.count + extra > storage.capacity {
      moveStorage(addingRoomFor: max(extra, storage.count / 2))
    } else if changes % Self.changesUntilTidying == 0, storage.needsTidying() {
      let tidy = storage.tidied()
      if !isBeingLaidOut { storage.handOverDimensions(to: tidy) }
      makeRemains().keep(storage)
      storage = tidy
    } else {
      makeStorageOwn(addingRoomFor: extra)
    }
    if isBeingLaidOut { storage.forgetLayout() }
    return places
  }

  /// Makes sure that no result shares the storage, nor a layout that goes on.
  private func makeStorageOwn(addingRoomFor extra: Int = 0) {
    if storage.work.isActive || !isKnownUniquelyReferenced(&storage) {
      moveStorage(addingRoomFor: extra)
    }
  }

  /// Makes sure that a layout can write into the storage.
  func prepareLayout() {
    let isBeingLaidOut = storage.work.isActive
    makeStorageOwn()
    if isBeingLaidOut { storage.forgetLayout() }
  }

  /// Where a change puts what it takes out of the tree.
  func makeRemains() -> Remains {
    if let remains { return remains }
    let remains = Remains()
    self.remains = remains
    return remains
  }

  /// Lets go of what a change has taken out, now that it is made.
  @inline(__always) func letGo() {
    // Whatever goes may begin the next change.
    if let gone = remains {
      remains = nil
      withExtendedLifetime(gone) {}
    }
  }

  private func moveStorage(addingRoomFor extra: Int) {
    let copy = storage.copy(addingRoomFor: extra, keepsCaches: true)
    if !storage.work.isActive { storage.handOverDimensions(to: copy) }
    storage = copy
  }
}
