/// The nodes that play a part once the tree is placed, in the order in which they are described.
struct LateNodes {
  var readers: [Int] = []
  var containerFrames: [InContainer] = []
  /// Nodes that move their content: those that extend into the unsafe area, those whose content
  /// scrolls, and those with a transform that follows from their size. What is inside them depends
  /// on where their surroundings have moved.
  var movers: [Int] = []
  var rows: [Int] = []
  /// Nodes with a look that follows from their geometry.
  var looks: [Int] = []
  /// Whether any node takes something from the safe area of what is inside it.
  var includeSafeAreaProviders = false

  /// A node with the nearest container around it.
  struct InContainer: BitwiseCopyable {
    let node: Int
    /// The container; `nil` if there is none in the tree.
    let container: Int?
  }

  /// Returns the nodes that satisfy a condition.
  func filter(_ isIncluded: (Int) -> Bool) -> LateNodes {
    LateNodes(
      readers: readers.filter(isIncluded),
      containerFrames: containerFrames.filter { isIncluded($0.node) },
      movers: movers.filter(isIncluded), rows: rows.filter(isIncluded),
      looks: looks.filter(isIncluded),
      includeSafeAreaProviders: includeSafeAreaProviders)
  }

  mutating func add(_ node: Int, _ role: GeometryAttributes.Role, in container: Int?) {
    switch role {
    case .reader: readers.append(node)
    case .containerFrame: containerFrames.append(InContainer(node: node, container: container))
    case .ignoringSafeArea, .scroll, .transform: movers.append(node)
    case .safeAreaProvider: includeSafeAreaProviders = true
    case .rows: rows.append(node)
    case .look: looks.append(node)
    }
  }
}

extension TreeStorage {
  /// Returns the nodes that play a part once the tree is placed. Searches again only if the tree
  /// has changed.
  func findLateNodes() -> LateNodes {
    if let lateNodes { return lateNodes }
    var found = LateNodes()
    // From the outside in, so that no node has to search for its container.
    var pending: [(node: Int, container: Int?)] = [(0, nil)]
    while let (node, outer) = pending.popLast() {
      var container = outer
      if let geometry = geometry(of: node) {
        if let role = geometry.role { found.add(node, role, in: outer) }
        if geometry.isFrameContainer { container = node }
      }
      for child in children(of: node).reversed() { pending.append((child, container)) }
    }
    lateNodes = found
    forgetNotes(exceptOf: found)
    return found
  }
}
