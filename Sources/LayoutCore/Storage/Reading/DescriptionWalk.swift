/// A walk through a tree and those nested in it, in the order of description, which adds up where
/// the nodes are.
struct DescriptionWalk {
  private(set) var frames = Buffer<FrameRecord>()
  private(set) var links = Buffer<NodeLink>()
  private(set) var depths: [Double] = []
  private(set) var trees: [ReadTree] = []
  private(set) var treeNumbers: [ObjectIdentifier: Int] = [:]
  private(set) var indices = Buffer<Int32>()
  /// Whether the order of drawing may be another one.
  private(set) var isReordered = false
  /// Whether all nodes of one tree were read, and where they are is all that can differ when they
  /// are read again.
  private(set) var isSteady: Bool
  private var pending = Buffer<Siblings>()
  private let readsDepth: Bool

  /// Siblings that are not read yet.
  private struct Siblings: BitwiseCopyable {
    var next: Int32
    let end: Int32
    let tree: Int32
    /// The index of their parent.
    let parent: Int32
    let level: Int32
    let marks: NodeMarks
    /// Whether their positions count from the right.
    let isMirrored: Bool
    /// Whether some may have been moved to keep them in sight.
    let mayBePinned: Bool
    /// The position that theirs are added to.
    let x: Double
    let y: Double
    let z: Double
    /// The width of what they are in.
    let width: Double
  }

  init(_ storage: TreeStorage) {
    readsDepth = !storage.space.places.isEmpty || !storage.nestedTrees.isEmpty
    isSteady = !readsDepth && storage.pins == nil
    frames.reserve(storage.count)
    links.reserve(storage.count)
    addTree(storage, number: 0, in: nil, row: 0)
    addRoot(storage)
    while pending.count > 0 { add(pending.popLast()) }
    pending.deallocate()
  }
}

extension DescriptionWalk {
  private mutating func addRoot(_ storage: TreeStorage) {
    let (origin, size) = (storage.window.rootOrigin, storage.frames[0].size)
    let record = storage.nodes[0]
    let z = storage.depthPlace(of: 0).position
    frames.append(FrameRecord(x: origin.x, y: origin.y, width: size.width, height: size.height))
    var marks = storage.ownMarks(of: record)
    if record.kind == .transform { marks.formUnion(.limiting) }
    links.append(NodeLink(node: 0, tree: 0, parent: -1, end: 1, level: 0, marks: marks))
    indices[0] = 0
    if readsDepth { depths.append(z) }
    isReordered = record.kind == .background || marks.has(.layered)
    addContent(of: 0, z: z)
  }

  /// Adds siblings up to the first one that has anything inside it, which comes next.
  private mutating func add(_ siblings: Siblings) {
    var run = siblings
    let tree = trees[Int(run.tree)]
    let storage = tree.storage
    let hasNestedTrees = !storage.nestedTrees.isEmpty
    let isPlain = !run.mayBePinned && !readsDepth && !hasNestedTrees
    // What is written in the loop has room, and nothing else is called for most nodes.
    let start = links.count
    let most = start + Int(run.end - run.next)
    frames.reserve(most)
    links.reserve(most)
    let (written, linked) = (frames.base, links.base)
    let (nodes, boxes, known) = (storage.nodes, storage.frames, indices.base + tree.firstIndex)
    var index = start
    var content: Int?
    while run.next < run.end {
      let node = Int(run.next)
      run.next &+= 1
      let (record, box) = (nodes + node, boxes + node)
      if record.pointee.flags.has(.leftOut) {
        isSteady = false
        continue
      }
      let x = run.isMirrored ? box.pointee.mirroredX(in: run.width) : box.pointee.x
      (written + index).initialize(
        to: FrameRecord(
          x: run.x + x, y: run.y + box.pointee.y, width: box.pointee.width,
          height: box.pointee.height))
      var marks = run.marks
      if record.pointee.attributes >= 0 { marks.formUnion(storage.ownMarks(of: record.pointee)) }
      if marks.has(.layered) { isReordered = true }
      if record.pointee.kind == .transform { marks.formUnion(.limiting) }
      if !isPlain { addRest(of: node, in: storage, run, to: &written[index], &marks) }
      (linked + index).initialize(
        to: NodeLink(
          node: Int32(truncatingIfNeeded: node), tree: run.tree, parent: run.parent,
          end: Int32(truncatingIfNeeded: index &+ 1), level: run.level, marks: marks))
      known[node] = Int32(truncatingIfNeeded: index)
      index &+= 1
      if record.pointee.count > 0 || (hasNestedTrees && storage.nestedTrees[Int32(node)] != nil) {
        if record.pointee.kind == .background { isReordered = true }
        content = index &- 1
        break
      }
    }
    _ = frames.extend(by: index - start)
    _ = links.extend(by: index - start)
    guard let content else {
      links.base[Int(run.parent)].end = Int32(truncatingIfNeeded: index)
      return
    }
    pending.append(run)
    addContent(of: content, z: readsDepth ? depths[content] : 0)
  }

  /// Adds what only nodes of some trees have: a distance from the back, and a place in sight.
  private mutating func addRest(
    of node: Int, in storage: TreeStorage, _ run: Siblings, to frame: inout FrameRecord,
    _ marks: inout NodeMarks
  ) {
    if readsDepth { depths.append(run.z + storage.depthPlace(of: node).position) }
    guard run.mayBePinned, storage.pins?.distances[Int32(node)] != nil else { return }
    let shift = storage.shift(ofPinned: node)
    (frame.x, frame.y) = (frame.x + shift.x, frame.y + shift.y)
    marks.formUnion(.pinned)
    isReordered = true
  }

  /// Notes what is inside a node: the content of nested trees, and then its children.
  private mutating func addContent(of index: Int, z: Double) {
    let (link, frame) = (links[index], frames[index])
    let (storage, node) = (trees[Int(link.tree)].storage, Int(link.node))
    addChildren(of: node, in: storage, frame.origin, z, link, index, tree: link.tree)
    if !storage.nestedTrees.isEmpty, let nested = storage.nestedTrees[link.node] {
      for (number, inner) in nested.enumerated().reversed() {
        // The root of a nested tree only groups its content.
        let origin = storage.origin(of: inner, in: node, at: frame.cgRect.origin)
        addTree(inner.storage, number: number, in: link, row: inner.row == 0 ? number : inner.row)
        addChildren(of: 0, in: inner.storage, origin, z, link, index, tree: Int32(trees.count - 1))
      }
    }
  }

  private mutating func addChildren(
    of parent: Int, in storage: TreeStorage, _ origin: Point, _ z: Double, _ link: NodeLink,
    _ index: Int, tree: Int32
  ) {
    let record = storage.nodes[parent]
    guard record.count > 0 else { return }
    if record.flags.has(.rightToLeft) { isSteady = false }
    pending.append(
      Siblings(
        next: record.first, end: record.first + record.count, tree: tree,
        parent: Int32(truncatingIfNeeded: index), level: link.level + 1,
        marks: link.marks.intersection(.inherited), isMirrored: record.flags.has(.rightToLeft),
        mayBePinned: parent == 0 && storage.pins != nil, x: origin.x, y: origin.y, z: z,
        width: storage.frames[parent].width))
  }

  private mutating func addTree(_ storage: TreeStorage, number: Int, in host: NodeLink?, row: Int) {
    let first = indices.extend(by: storage.count)
    (indices.base + first).update(repeating: -1, count: storage.count)
    if !trees.isEmpty { treeNumbers[ObjectIdentifier(storage)] = trees.count }
    trees.append(
      ReadTree(
        storage: storage, number: number, firstIndex: first, outer: Int(host?.tree ?? 0),
        host: Int(host?.node ?? 0), row: row))
  }
}

extension TreeStorage {
  /// What a node says itself of drawing it.
  @inline(__always) fileprivate func ownMarks(of record: NodeRecord) -> NodeMarks {
    record.attributes < 0 ? [] : attributeRecords[Int(record.attributes)].marks
  }
}
