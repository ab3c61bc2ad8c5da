/// Moving nodes in storage, where children have to stay neighbours.
extension TreeStorage {
  /// Returns whether a node is a container, which can have any number of children.
  func takesChildren(_ node: Int) -> Bool {
    switch nodes[node].kind {
    case .stack, .zstack, .grid, .transparent: true
    // One that plays a part, such as a scroll view, is a modifier, or describes its content.
    case .layout: geometry(of: node)?.role == nil
    default: false
    }
  }

  /// Returns whether a described node can have a stored one's content.
  func canKeepContent(of node: Int, in other: LayoutNode) -> Bool {
    let (kind, count) = (other.content.kind, Int(nodes[node].count))
    // What they leave open was taken from the standard lengths around them.
    guard
      attributes(of: node)?.standardLengths?.value == other.attributes?.standardLengths?.value
    else { return false }
    guard takesChildren(node) else {
      return kind.isUnary && kind != .transparent && nodes[node].kind.isUnary
        && other.children.count == count
    }
    switch kind {
    case .stack, .zstack: return true
    // A layout may play a part that needs just one child.
    case .layout: return other.children.isEmpty || other.children.count == count
    case .grid: return nodes[node].kind == .grid
    default: return false
    }
  }

  /// Returns whether a container's child has the same standard lengths in another one. What follows
  /// from them was worked out when it was described.
  func hasSameLengths(_ child: Int, _ container: Int, in other: Int) -> Bool {
    !setsLengths || attributes(of: child)?.standardLengths != nil
      || standardLengths(of: container) == standardLengths(of: other)
  }

  /// Returns how many places inserting a child into a node needs, besides its own: none if there is
  /// spare room behind its children.
  func roomForInsertion(into node: Int) -> Int {
    if let room = spareRoom[Int32(node)], room > 0 { return 0 }
    let count = Int(nodes[node].count)
    return count + 1 + count / 2
  }

  /// Notes that nodes get other places, or that there are more or fewer.
  func noteMoves() {
    generation &+= 1
    shape &+= 1
    work.written.forget()
    reading.nestedTreeIndex.forget()
  }

  /// Moves a node to another place. Its children stay where they are.
  func moveNode(from old: Int, to new: Int) {
    pending.addAll()
    findings.move(from: old, to: new)
    if hasLateNodes { lateNodes = nil }
    nodes[new] = nodes[old]
    frames[new] = frames[old]
    summaries[new] = summaries[old]
    proposals[new] = proposals[old]
    memory.forget(old)
    for child in children(of: new) { nodes[child].parent = Int32(new) }
    if nodes[new].flags.has(.hasPriority) { priorities[new] = priorities[old] }
    if !ids.isEmpty { ids.move(from: old, to: new) }
    if !nestedTrees.isEmpty {
      nestedTrees[Int32(new)] = nestedTrees.removeValue(forKey: Int32(old))
    }
    // A node without spare room must not inherit that of the node whose place it takes.
    spareRoom[Int32(new)] = spareRoom.removeValue(forKey: Int32(old))
  }

  /// Sets a container's number of children, which may decide whether the container is transparent.
  func setChildCount(_ count: Int, of node: Int) {
    nodes[node].count = Int32(count)
    guard nodes[node].flags.has(.fixedCount) || nodes[node].kind == .transparent else { return }
    guard nodes[node].kind != .layout else { return }
    if count == 1 {
      nodes[node].becomeTransparent()
    } else if nodes[node].kind == .transparent {
      nodes[node].kind = nodes[node].orientation == .neither ? .zstack : .stack
    }
  }

  /// Calls a closure for a node and everything inside it, parents first.
  func forEachNode(below root: Int, _ body: (Int) -> Void) {
    var pending = [root]
    while let node = pending.popLast() {
      pending.append(contentsOf: children(of: node).reversed())
      body(node)
    }
  }

  /// Returns the number of levels of a node and what is inside it.
  func height(below node: Int) -> Int {
    var height = 0
    var pending = [(node: node, level: 1)]
    while let (node, level) = pending.popLast() {
      height = max(height, level)
      for child in children(of: node) { pending.append((child, level + 1)) }
    }
    return height
  }
}

// MARK: - Inherited

extension TreeStorage {
  /// Sets the layout direction of nodes that don't set one, and of everything inside them.
  func setDirection(_ direction: LayoutDirection) {
    guard direction != self.direction else { return }
    self.direction = direction
    shape &+= 1
    work.written.forget()
    inheritContext(at: 0)
  }

  /// Updates what a node, and everything inside it, inherits from its ancestors.
  func inheritContext(at node: Int) {
    forEachNode(below: node) { inner in
      let parent = Int(nodes[inner].parent)
      if !nodes[inner].flags.has(.directionIsSet) {
        nodes[inner].flags.set(
          .rightToLeft,
          if: parent < 0 ? direction == .rightToLeft : nodes[parent].flags.has(.rightToLeft))
      }
      if nodes[inner].kind != .stack, nodes[inner].kind != .transparent {
        nodes[inner].orientation = parent < 0 ? .neither : orientation(inside: parent)
      }
      markChanged(inner)
    }
  }
}

// MARK: - Changes during a layout

extension TreeStorage {
  /// Forgets how far the tree is laid out. This storage was copied in the middle of a layout,
  /// because a closure or a custom layout changes the tree that is calling it. That layout
  /// continues with the original, caches included.
  func forgetLayout() {
    for index in layouts.indices {
      layouts[index].isOwn = false
      layouts[index].isCurrent = false
    }
    for node in 0..<count {
      nodes[node].flags.formUnion(.stale)
      nodes[node].flags.subtract(.arrangement)
    }
    nestedTrees = [:]
    reading.nestedTreeIndex.forget()
    work.keptContents = [:]
    visibleRows = [:]
    space.forget()
    pending.addAll()
  }
}
