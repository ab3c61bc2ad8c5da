// MARK: - Parts

extension LayoutNode {
  /// Finds what has to take the place of a part of this description, if the part is described anew.
  ///
  ///     let row = LayoutNode.fixed(width: 40, height: 20).padding(8)
  ///     let list = LayoutNode.vstack([row.id("first"), LayoutNode.divider])
  ///     let tree = LayoutTree(list)
  ///     if let (place, node) = list.replacement(for: row, by: .flexible.frame(height: 44)),
  ///       let old = tree.reference(at: place)
  ///     {
  ///       tree.replace(old, with: node)  // has the id "first"
  ///     }
  ///
  /// A part is told from others by its children or details, which copies of it share. So leaves
  /// that are numbers, such as a spacer, cannot be found.
  ///
  /// - Parameters:
  ///   - part: a node as it was before it was put into this description. There it may have got ids,
  ///     and nothing else.
  ///   - new: the node to put there.
  /// - Returns: the part's place, and the new node with the ids that the part got; `nil` if the
  ///   part isn't there exactly once, or is not to be replaced alone, because one of both is empty
  ///   or gives values to its container.
  public func replacement(
    for part: LayoutNode, by new: LayoutNode
  ) -> (place: NodePlace, node: LayoutNode)? {
    guard !new.content.isEmpty, !new.givesValues, !part.givesValues else { return nil }
    var (copies, pending) = ([(number: Int, node: LayoutNode)](), [(number: 0, node: self)])
    // For each node that is looked at, the number of the one around it, and which child it is.
    var steps = [(outer: 0, child: 0)]
    while let (number, node) = pending.popLast() {
      if node.isCopy(of: part) { copies.append((number, node)) }
      for (child, inner) in node.children.enumerated() where inner.mayContain(part) {
        pending.append((steps.count, inner))
        steps.append((number, child))
      }
      if copies.count > 1 || steps.count > Self.maxSearchedNodes { return nil }
    }
    guard var (number, node) = copies.first else { return nil }
    node = new.identified(as: node, sinceItWas: part)
    var numbers: [Int] = []
    while number > 0 {
      numbers.append(steps[number].child)
      number = steps[number].outer
    }
    return (NodePlace(numbers.reversed()), node)
  }

  /// Whether the node, or what its container looks through to, has values for its container.
  private var givesValues: Bool {
    var node = self
    while true {
      if node.attributes?.layoutValues.isEmpty == false { return true }
      guard node.isModifier, let child = node.children.first else { return false }
      node = child
    }
  }

  private func mayContain(_ part: LayoutNode) -> Bool {
    extent.height >= part.extent.height && extent.nodeCount >= part.extent.nodeCount
  }

  /// Whether both are the same but for ids, because one was made from the other.
  private func isCopy(of part: LayoutNode) -> Bool {
    guard content.kind == part.content.kind,
      content.hasFixedCount == part.content.hasFixedCount
    else { return false }
    switch (plainBody, part.plainBody) {
    case (.details(let details), .details(let other)): return details === other
    case (.children(let children, let number), .children(let others, let other)):
      // Addresses are compared and never read.
      return unsafe !children.isEmpty && children.count == others.count
        && number.bitPattern == other.bitPattern
        && children.withUnsafeBufferPointer { $0.baseAddress }
          == others.withUnsafeBufferPointer { $0.baseAddress }
    default: return false
    }
  }

  /// Returns the node with the ids that another got since.
  private func identified(as node: LayoutNode, sinceItWas part: LayoutNode) -> LayoutNode {
    guard let identity = node.identity else { return self }
    let added = identity.all.count { _ in true } - (part.identity?.all.count { _ in true } ?? 0)
    return identity.all.prefix(added).reversed().reduce(self) { $0.identified(by: $1.id) }
  }
}
