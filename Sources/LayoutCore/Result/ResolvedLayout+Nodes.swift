extension ResolvedLayout {
  /// A node of the result.
  public struct Node {
    /// The ids of the node, the one set last first.
    public let ids: [AnyHashable]
    /// The name that was given to the node, or the kind of node.
    public let name: String
    /// Where the node is, in the coordinates of the root or window.
    public let frame: CGRect
    /// How many nodes are around it.
    public let depth: Int
    /// The place of the node that it is in, among all nodes; `nil` for the root.
    public let parent: Int?
    /// What the node was proposed when it got its size.
    public let proposal: ProposedViewSize
    /// The direction of what is inside of the node, and of how it is drawn.
    public let layoutDirection: LayoutDirection
    /// The node's place in the order in which its siblings are drawn.
    public let zIndex: Double
    /// The node's place in the order in which all nodes are drawn; 0 is drawn first.
    public let drawingOrder: Int
    /// Whether the node, or one around it, keeps its place without being drawn.
    public let isHidden: Bool
    /// How renderers transform the node and what is inside of it, in its own coordinates.
    public let transform: RenderTransform?
    /// How the node looks, if anything was said about it.
    public let appearance: Appearance?

    /// The id that was set last.
    public var id: AnyHashable? { ids.first }
  }

  /// All nodes in the order in which they are described, each before what is inside of it.
  public var nodes: [Node] {
    let layers = layers()
    let drawingOrder = drawingOrder(layers)
    var nodes: [Node] = []
    nodes.reserveCapacity(drawingOrder.count)
    var parents: [Int] = []
    forEachNode { visit in
      parents.removeSubrange(visit.depth...)
      defer { parents.append(nodes.count - 1) }
      let attributes = storage.attributes(of: visit.node)
      let record = storage.nodes[visit.node]
      nodes.append(
        Node(
          ids: attributes?.ids ?? [], name: attributes?.name ?? storage.kindName(of: visit.node),
          frame: reported(visit.frame), depth: visit.depth, parent: parents.last,
          proposal: storage.proposals[visit.node].viewSize,
          layoutDirection: record.flags.has(.rightToLeft) ? .rightToLeft : .leftToRight,
          zIndex: layers[visit.node], drawingOrder: drawingOrder[visit.node],
          isHidden: visit.isHidden,
          transform: record.kind == .transform
            ? storage.transforms[Int(record.payload)] : nil,
          appearance: attributes?.appearance))
    }
    return nodes
  }

  /// The z-index of every node: the innermost one that the node, or a modifier's child inside of it,
  /// sets.
  private func layers() -> [Double] {
    var order: [Int] = []
    forEachNode { order.append($0.node) }
    var layers = [Double](repeating: 0, count: storage.count)
    var isSet = [Bool](repeating: false, count: storage.count)
    // Backwards, every child comes before its parent.
    for node in order.reversed() {
      let record = storage.nodes[node]
      let child = Int(record.first)
      if record.kind.isUnary, record.kind != .transparent, isSet[child] {
        (layers[node], isSet[node]) = (layers[child], true)
      } else if let own = storage.attributes(of: node)?.zIndex {
        (layers[node], isSet[node]) = (own, true)
      }
    }
    return layers
  }

  /// The order in which nodes are drawn: a background before what it is behind, siblings by their
  /// z-index.
  private func drawingOrder(_ zIndexes: [Double]) -> [Int] {
    var order = [Int](repeating: 0, count: storage.count)
    var drawn = 0
    var pending = [0]
    while let node = pending.popLast() {
      order[node] = drawn
      drawn += 1
      let children = storage.children(of: node).filter { !storage.nodes[$0].flags.has(.leftOut) }
      if storage.nodes[node].kind == .background {
        pending.append(contentsOf: children)
      } else {
        let layers = children.map { zIndexes[$0] }
        let sorted =
          layers.contains { $0 != 0 }
          ? children.indices.sorted { a, b in
            layers[a] < layers[b] || (!(layers[b] < layers[a]) && a < b)
          }.map { children[$0] } : children
        pending.append(contentsOf: sorted.reversed())
      }
    }
    return order
  }
}

// MARK: - Walking

extension ResolvedLayout {
  /// A node on a walk through the result.
  struct Visit {
    let node: Int
    let frame: CGRect
    let depth: Int
    let isHidden: Bool
  }

  /// Visits all nodes in the order in which they are described, in a loop.
  func forEachNode(_ body: (Visit) -> Void) {
    func visit(_ node: Int, at x: Double, _ y: Double, depth: Int, isHidden: Bool) -> Visit {
      let frame = storage.frames[node]
      return Visit(
        node: node,
        frame: CGRect(x: x, y: y, width: frame.width, height: frame.height), depth: depth,
        isHidden: isHidden || storage.attributes(of: node)?.isHidden == true)
    }
    var pending = [visit(0, at: origin.x, origin.y, depth: 0, isHidden: false)]
    while let parent = pending.popLast() {
      body(parent)
      for child in storage.children(of: parent.node).reversed()
      where !storage.nodes[child].flags.has(.leftOut) {
        pending.append(
          visit(
            child,
            at: Double(parent.frame.origin.x) + storage.physicalX(of: child, in: parent.node),
            Double(parent.frame.origin.y) + storage.frames[child].y, depth: parent.depth + 1,
            isHidden: parent.isHidden))
      }
    }
  }
}
