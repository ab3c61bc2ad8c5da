/// A tree's nodes in the order of description, those of nested trees among them, with what adds up
/// on the way from the root to each.
///
/// It is worked out in one pass when the nodes of a result are first read, and kept with the tree
/// until that changes. If only where the nodes are has changed then, only that is worked out again.
/// It refers to trees without keeping them: whoever reads it keeps the outermost one, which keeps
/// the others and does not change meanwhile.
final class NodeColumns {
  /// Where the columns are, for handles, which keep the storage and count no other references.
  let table: UnsafePointer<NodeTable>
  /// The frames, in the coordinates of the root or window.
  let frames: Buffer<FrameRecord>
  let links: Buffer<NodeLink>
  /// The distances from the root's back; empty where all are 0.
  let depths: [Double]
  /// The tree and those nested in it, the outermost first.
  let trees: [ReadTree]
  /// The order in which the nodes are drawn; `nil` if that is the order of description.
  let drawing: DrawingOrder?
  /// For each place in each tree's storage, the index of the node there; -1 for none.
  private let indices: Buffer<Int32>
  private let treeNumbers: [ObjectIdentifier: Int]
  /// The shape of the tree, if only where the nodes are makes a difference; `nil` if anything in it
  /// may be read in another way next time.
  private let shape: UInt32?
  /// Where the nodes can be seen, once that is asked: see ``visibleParts(of:)``.
  let visible = OnceSlot()
  /// What was found wrong with which node, once that is asked.
  let reports = OnceSlot()
  /// How often the tree has changed since somebody read it.
  var changesSinceReading = 0

  init(_ storage: TreeStorage) {
    let walk = DescriptionWalk(storage)
    (frames, links, depths, trees) = (walk.frames, walk.links, walk.depths, walk.trees)
    (indices, treeNumbers) = (walk.indices, walk.treeNumbers)
    drawing = walk.isReordered ? DrawingOrder(walk.links, walk.trees) : nil
    shape = walk.isSteady && !walk.isReordered ? storage.shape : nil
    let table = UnsafeMutablePointer<NodeTable>.allocate(capacity: 1)
    table.initialize(
      to: NodeTable(
        frames: frames.base, links: links.base, count: links.count,
        drawing: drawing.map { UnsafePointer($0.steps.base) }))
    self.table = UnsafePointer(table)
  }

  deinit {
    visible.deallocate()
    reports.deallocate()
    table.deallocate()
    drawing?.steps.deallocate()
    frames.deallocate()
    links.deallocate()
    indices.deallocate()
  }
}

/// Where the columns of a result's nodes are.
@usableFromInline struct NodeTable: BitwiseCopyable {
  @usableFromInline let frames: UnsafePointer<FrameRecord>
  @usableFromInline let links: UnsafePointer<NodeLink>
  @usableFromInline let count: Int
  /// The order of drawing; `nil` if it is that of description.
  @usableFromInline let drawing: UnsafePointer<DrawingStep>?
}

extension NodeTable {
  /// Returns the child of a node that is drawn first; -1 for none.
  @inlinable func firstDrawn(in index: Int) -> Int {
    if let drawing { return Int(drawing[index].first) }
    return Int(links[index].end) > index + 1 ? index + 1 : -1
  }

  /// Returns the sibling that is drawn after a node; -1 for none.
  @inlinable func nextDrawn(after index: Int) -> Int {
    if let drawing { return Int(drawing[index].next) }
    let (end, parent) = (Int(links[index].end), Int(links[index].parent))
    return parent >= 0 && end < Int(links[parent].end) ? end : -1
  }
}

/// A node among those of a result.
@usableFromInline struct NodeLink: BitwiseCopyable {
  /// The node's place in the storage of its tree.
  let node: Int32
  /// The number of its tree.
  let tree: Int32
  /// The index of its parent; -1 for the root.
  @usableFromInline let parent: Int32
  /// The index of the first node after everything inside it.
  @usableFromInline var end: Int32
  let level: Int32
  let marks: NodeMarks
}

/// What a node's ancestors and its own attributes say of drawing it.
struct NodeMarks: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  /// The node or one of its ancestors is hidden, apart from masks.
  static let hiddenInMask = NodeMarks(rawValue: 1)
  /// The node is a mask or in one.
  static let masking = NodeMarks(rawValue: 2)
  /// Scrolling keeps the node in sight.
  static let pinned = NodeMarks(rawValue: 4)
  /// The node sets its position in the drawing order of its siblings.
  static let layered = NodeMarks(rawValue: 8)
  /// The node transforms or clips what is in it, keeps it from responding, or draws beyond its
  /// frame.
  static let limiting = NodeMarks(rawValue: 16)

  /// What holds for everything inside a node as well.
  static let inherited = NodeMarks(rawValue: 3)

  @inline(__always) func has(_ mark: NodeMarks) -> Bool { rawValue & mark.rawValue != 0 }
}

/// A tree that is read.
struct ReadTree {
  /// Kept by whoever reads, and not counted: see `NodeColumns`.
  @safe unowned(unsafe) let storage: TreeStorage
  /// The tree's number among those nested in the same node.
  let number: Int
  /// Where the tree begins among the indices of all trees' places.
  let firstIndex: Int
  /// The number of the tree around, and the place there of the node that the tree is in.
  var outer = 0
  var host = 0
  /// The row that the tree is, or else its number.
  var row = 0
}

extension NodeLink {
  /// The tree and the place in its storage where the node is.
  @inline(__always) func source(_ trees: [ReadTree]) -> (storage: TreeStorage, node: Int) {
    (trees[Int(tree)].storage, Int(node))
  }
}

extension NodeColumns {
  var count: Int { links.count }

  /// Whether a tree's nodes are read in the order in which these were, each as it was.
  func hasNodes(of storage: TreeStorage) -> Bool {
    shape == storage.shape && storage.nestedTrees.isEmpty && storage.space.places.isEmpty
      && (storage.layouts.isEmpty || areAllIn(storage))
  }

  /// Whether no layout has left out a node.
  private func areAllIn(_ storage: TreeStorage) -> Bool {
    let nodes = storage.nodes
    return (0..<count).allSatisfy { !nodes[Int(links[$0].node)].flags.has(.leftOut) }
  }

  /// Adds up again where the nodes are, in the order in which they are listed.
  func addUpAgain(_ storage: TreeStorage) {
    visible.forget()
    reports.forget()
    let (frames, links, boxes) = (frames.base, links.base, storage.frames)
    (frames[0].origin, frames[0].size) = (storage.window.rootOrigin, boxes[0].size)
    for index in 1..<count {
      let (outer, box) = (frames + Int(links[index].parent), boxes + Int(links[index].node))
      frames[index] = FrameRecord(
        x: outer.pointee.x + box.pointee.x, y: outer.pointee.y + box.pointee.y,
        width: box.pointee.width, height: box.pointee.height)
    }
  }

  /// The memory of the columns, in bytes.
  var byteCount: Int {
    frames.byteCount + links.byteCount + indices.byteCount + depths.capacity * 8
      + (drawing?.steps.byteCount ?? 0)
  }

  /// Returns the index of a node; `nil` if it is left out of the result.
  func index(of node: Int, in storage: TreeStorage) -> Int? {
    let tree = storage === trees[0].storage ? 0 : treeNumbers[ObjectIdentifier(storage)]
    return tree.flatMap { index(ofPlace: node, inTree: $0) }
  }

  /// Returns the index of the node at a place in a tree's storage.
  func index(ofPlace node: Int, inTree tree: Int) -> Int? {
    let index = indices[trees[tree].firstIndex + node]
    return index < 0 ? nil : Int(index)
  }

  /// Returns the child numbers on the way to a node.
  func place(of index: Int) -> NodePlace {
    var numbers: [Int] = []
    var link = links[index]
    while link.parent >= 0 {
      let outer = links[Int(link.parent)]
      numbers.append(trees[Int(link.tree)].storage.number(of: Int(link.node)))
      if link.tree != outer.tree { numbers.append(trees[Int(link.tree)].number) }
      link = outer
    }
    return NodePlace(numbers.reversed())
  }
}
