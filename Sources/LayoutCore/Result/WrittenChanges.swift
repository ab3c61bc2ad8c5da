/// What differs between a result and the one before it, found among the nodes that were written
/// between them.
///
/// 1. The nodes that were written and all around them are marked: a few, where little has changed.
/// 2. From the root on, marked nodes are gone into, and those that moved, since what is in them
///    moved too. All others and what is in them are the same.
struct WrittenChanges {
  private(set) var found: [NodePair] = []
  private let old: TreeStorage
  private let new: TreeStorage
  /// The number of pixels in a point; 0 for no pixel grid.
  private let pixels: Double
  private var marked = MarkedNodes()
  private var pending: [Step] = []

  /// A node to go into, and where it was and is.
  private struct Step {
    let node: Int32
    let differs: Bool
    let before: Point
    let after: Point
  }

  /// Finds the changes; `nil` if more was written than is listed.
  init?(from old: TreeStorage, to new: TreeStorage, pixels: Double) {
    guard new.work.written.isComplete, new.work.written.base == old.work.written.version,
      old.notesWhatIsWritten, new.notesWhatIsWritten
    else { return nil }
    (self.old, self.new, self.pixels) = (old, new, pixels)
    for node in new.work.written.distinct {
      var node = node
      while node >= 0, marked.insert(node) { node = new.nodes[Int(node)].parent }
    }
    pending.reserveCapacity(32)
    found.reserveCapacity(16)
    let (before, after) = (old.window.rootOrigin, new.window.rootOrigin)
    add(0, before, after)
    while let step = pending.popLast() {
      if step.differs { found.append(NodePair(before: step.node, after: step.node)) }
      guard addChildren(of: step) else { return nil }
    }
  }

  /// Adds the children of a node that may differ, the last first.
  ///
  /// - Returns: `false` if there are other children now.
  private mutating func addChildren(of step: Step) -> Bool {
    let parent = Int(step.node)
    var child = Int(new.nodes[parent].first) + Int(new.nodes[parent].count)
    let isMirrored = new.nodes[parent].flags.has(.rightToLeft)
    let (oldWidth, newWidth) = (old.frames[parent].width, new.frames[parent].width)
    while child > Int(new.nodes[parent].first) {
      child -= 1
      let isLeftOut = new.nodes[child].flags.has(.leftOut)
      guard isLeftOut == old.nodes[child].flags.has(.leftOut) else { return false }
      if isLeftOut { continue }
      let (before, after) = (old.frames[child], new.frames[child])
      // As the walk through all nodes adds them up.
      let oldX = isMirrored ? oldWidth - before.x - before.width : before.x
      let newX = isMirrored ? newWidth - after.x - after.width : after.x
      add(
        child, Point(step.before.x + oldX, step.before.y + before.y),
        Point(step.after.x + newX, step.after.y + after.y))
    }
    return true
  }

  /// Adds a node to those to go into, if it differs or anything inside it may.
  private mutating func add(_ node: Int, _ before: Point, _ after: Point) {
    let (old, new) = (old.frames[node], new.frames[node])
    let isElsewhere =
      before.x != after.x || before.y != after.y || old.width != new.width
      || old.height != new.height
    let isSeenElsewhere =
      isElsewhere
      && (pixels == 0 || aligned(before, old.size) != aligned(after, new.size))
    let differs = isSeenElsewhere || !looksSame(node)
    if isElsewhere || differs || marked.contains(Int32(node)) {
      pending.append(Step(node: Int32(node), differs: differs, before: before, after: after))
    }
  }

  private func aligned(_ origin: Point, _ size: Size) -> CGRect {
    CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
      .aligned(toPixelsAtScale: pixels)
  }

  /// Whether a node is drawn in the same way.
  private func looksSame(_ node: Int) -> Bool {
    let (before, after) = (old.nodes[node], new.nodes[node])
    guard before.kind == after.kind else { return false }
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

/// A set of nodes that is small as a rule.
private struct MarkedNodes {
  private var few: [Int32] = []
  private var many: Set<Int32> = []

  @inline(__always) func contains(_ node: Int32) -> Bool {
    many.isEmpty ? few.contains(node) : many.contains(node)
  }

  /// Returns whether the node was not in the set.
  mutating func insert(_ node: Int32) -> Bool {
    guard !contains(node) else { return false }
    if many.isEmpty, few.count < 16 {
      few.append(node)
    } else {
      if many.isEmpty { many.formUnion(few) }
      many.insert(node)
    }
    return true
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
