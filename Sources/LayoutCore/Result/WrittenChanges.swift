/// What differs between a result and the one before it, found among the nodes that were written
/// between them.
///
/// 1. The children of nodes that were written are compared. All others are the same, but for where
///    what is around them has moved to.
/// 2. From the root on, nodes that were written are gone into, and those that moved.
struct WrittenChanges {
  private(set) var found: [NodePair] = []
  private let old: TreeStorage
  private let new: TreeStorage
  /// The number of pixels in a point; 0 for no pixel grid.
  private let pixels: Double
  private let written: WrittenNodes
  private var pending = Buffer<Siblings>()

  /// Siblings to compare, and where the node was and is that they are in.
  private struct Siblings: BitwiseCopyable {
    var next: Int32
    let end: Int32
    /// Whether any of them may have been written.
    let areWritten: Bool
    let isMirrored: Bool
    let before: Point
    let after: Point
    let oldWidth: Double
    let newWidth: Double
  }

  /// Finds the changes; `nil` if more was written than is listed, or if the unsafe area differs,
  /// into which something may be drawn.
  init?(from old: TreeStorage, to new: TreeStorage, pixels: Double) {
    guard new.work.written.isComplete, new.work.written.base == old.work.written.version,
      old.notesWhatIsWritten, new.notesWhatIsWritten, old.window.insets == new.window.insets
    else { return nil }
    (self.old, self.new, self.pixels, written) = (old, new, pixels, new.work.written)
    defer { pending.deallocate() }
    pending.reserve(24)
    found.reserveCapacity(64)
    let (before, after) = (old.window.rootOrigin, new.window.rootOrigin)
    guard !changesWhatIsInside(0) else { return nil }
    let areDifferent = compare(0, before, after)
    if areDifferent || written.contains(0) { addChildren(of: 0, before, after) }
    while pending.count > 0 {
      let siblings = pending.popLast()
      guard siblings.areWritten ? compare(siblings) : move(siblings) else { return nil }
    }
  }

  /// Notes the children of a node that is at another place or was written.
  @inline(__always) private mutating func addChildren(
    of node: Int, _ before: Point, _ after: Point
  ) {
    let record = new.nodes[node]
    guard record.count > 0 else { return }
    pending.append(
      Siblings(
        next: record.first, end: record.first + record.count,
        areWritten: written.contains(Int32(truncatingIfNeeded: node)),
        isMirrored: record.flags.has(.rightToLeft), before: before, after: after,
        oldWidth: old.frames[node].width, newWidth: new.frames[node].width))
  }

  /// Compares siblings up to the first one that has to be gone into.
  ///
  /// - Returns: `false` if there are other nodes now, or all inside of one may look different.
  private mutating func compare(_ siblings: Siblings) -> Bool {
    var run = siblings
    while run.next < run.end {
      let child = Int(run.next)
      run.next &+= 1
      let isLeftOut = new.nodes[child].flags.has(.leftOut)
      guard isLeftOut == old.nodes[child].flags.has(.leftOut) else { return false }
      if isLeftOut { continue }
      let (last, next) = (old.frames[child], new.frames[child])
      // As the walk through all nodes adds them up.
      let oldX = run.isMirrored ? last.mirroredX(in: run.oldWidth) : last.x
      let newX = run.isMirrored ? next.mirroredX(in: run.newWidth) : next.x
      let before = Point(run.before.x + oldX, run.before.y + last.y)
      let after = Point(run.after.x + newX, run.after.y + next.y)
      let isElsewhere = compare(child, before, after)
      guard new.nodes[child].count > 0 else { continue }
      let isWritten = written.contains(Int32(child))
      // Only what was written can hide or turn what is in it.
      if isWritten, changesWhatIsInside(child) { return false }
      guard isElsewhere || isWritten else { continue }
      if run.next < run.end { pending.append(run) }
      addChildren(of: child, before, after)
      break
    }
    return true
  }

  /// Whether a node differs in what holds for everything inside: in being hidden, or in direction.
  @inline(__always) private func changesWhatIsInside(_ node: Int) -> Bool {
    let (before, after) = (old.nodes[node], new.nodes[node])
    if before.flags.has(.rightToLeft) != after.flags.has(.rightToLeft) { return true }
    if before.attributes < 0, after.attributes < 0 { return false }
    let (attributes, others) = (old.attributes(of: node), new.attributes(of: node))
    return attributes !== others && attributes?.isHidden ?? false != others?.isHidden ?? false
  }

  /// Adds a node if it differs.
  ///
  /// - Returns: whether what is in it may be elsewhere.
  @inline(__always) private mutating func compare(
    _ node: Int, _ before: Point, _ after: Point
  ) -> Bool {
    let (last, next) = (old.frames[node].size, new.frames[node].size)
    let isElsewhere =
      before.x != after.x || before.y != after.y || last.width != next.width
      || last.height != next.height
    if (isElsewhere && (pixels == 0 || aligned(before, last) != aligned(after, next)))
      || !looksSame(node)
    {
      add(node)
    }
    return isElsewhere
  }

  /// Adds siblings that were moved with the node around them, up to the first one that has anything
  /// inside it.
  private mutating func move(_ siblings: Siblings) -> Bool {
    var run = siblings
    let (nodes, frames) = (new.nodes, new.frames)
    while run.next < run.end {
      let child = Int(run.next)
      run.next &+= 1
      if nodes[child].flags.has(.leftOut) { continue }
      let frame = frames[child]
      let oldX = run.isMirrored ? frame.mirroredX(in: run.oldWidth) : frame.x
      let newX = run.isMirrored ? frame.mirroredX(in: run.newWidth) : frame.x
      let before = Point(run.before.x + oldX, run.before.y + frame.y)
      let after = Point(run.after.x + newX, run.after.y + frame.y)
      // Sums may be the same again.
      guard before.x != after.x || before.y != after.y else { continue }
      let size = frame.size
      if pixels == 0 || aligned(before, size) != aligned(after, size) { add(child) }
      guard nodes[child].count > 0 else { continue }
      if run.next < run.end { pending.append(run) }
      addChildren(of: child, before, after)
      break
    }
    return true
  }

  @inline(__always) private mutating func add(_ node: Int) {
    let node = Int32(truncatingIfNeeded: node)
    found.append(NodePair(before: node, after: node))
  }

  private func aligned(_ origin: Point, _ size: Size) -> CGRect {
    CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
      .aligned(toPixelsAtScale: pixels)
  }

  /// Whether a node is drawn in the same way.
  private func looksSame(_ node: Int) -> Bool {
    let (before, after) = (old.nodes[node], new.nodes[node])
    guard before.kind == after.kind, before.direction == after.direction else { return false }
    if before.kind == .transform,
      old.transforms[Int(before.payload)] != new.transforms[Int(after.payload)]
    {
      return false
    }
    guard IDTable.areSame(node, old.ids, node, new.ids) else { return false }
    if before.attributes < 0, after.attributes < 0 { return true }
    let (attributes, others) = (old.attributes(of: node), new.attributes(of: node))
    return attributes === others
      || (attributes ?? NodeAttributes()).drawsSame(as: others ?? NodeAttributes())
  }
}

extension NodeAttributes {
  /// Whether a node with other attributes has the same name and is drawn in the same way.
  fileprivate func drawsSame(as other: NodeAttributes) -> Bool {
    name == other.name && zIndex == other.zIndex && isHidden == other.isHidden
      && isMask == other.isMask && appearance == other.appearance
      && (depth?.value.allTransforms ?? []) == (other.depth?.value.allTransforms ?? [])
  }
}
