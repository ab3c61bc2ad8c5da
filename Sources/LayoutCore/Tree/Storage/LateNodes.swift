/// The nodes that play a part once the tree is placed, in the order in which they are described.
struct LateNodes {
  var readers: [Int] = []
  var containerFrames: [Int] = []
  /// Nodes that move their content: those that extend into the unsafe area, and those whose content
  /// scrolls. What is inside them depends on where their surroundings have moved.
  var movers: [Int] = []
  var rows: [Int] = []

  var isEmpty: Bool {
    readers.isEmpty && containerFrames.isEmpty && movers.isEmpty && rows.isEmpty
  }

  /// Returns the nodes that satisfy a condition.
  func filter(_ isIncluded: (Int) -> Bool) -> LateNodes {
    LateNodes(
      readers: readers.filter(isIncluded), containerFrames: containerFrames.filter(isIncluded),
      movers: movers.filter(isIncluded), rows: rows.filter(isIncluded))
  }

  mutating func add(_ node: Int, _ role: GeometryAttributes.Role) {
    switch role {
    case .reader: readers.append(node)
    case .containerFrame: containerFrames.append(node)
    case .ignoringSafeArea, .scroll: movers.append(node)
    case .safeAreaProvider: break
    case .rows: rows.append(node)
    }
  }
}

extension TreeStorage {
  /// Returns the nodes that play a part once the tree is placed. Searches again only if the tree
  /// has changed.
  func findLateNodes() -> LateNodes {
    if let lateNodes { return lateNodes }
    var found = LateNodes()
    var pending = [0]
    while let node = pending.popLast() {
      if let role = geometry(of: node)?.role { found.add(node, role) }
      pending.append(contentsOf: children(of: node).reversed())
    }
    lateNodes = found
    forgetNotes(exceptOf: found)
    return found
  }
}
