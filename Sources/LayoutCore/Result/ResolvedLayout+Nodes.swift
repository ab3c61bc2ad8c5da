extension ResolvedLayout {
  /// A node of the result.
  public struct Node {
    /// The node's ids, the one set last first.
    public let ids: [AnyHashable]
    /// The node's name, or its kind if it was not given one.
    public let name: String
    /// The node's frame, in the coordinates of the root or window.
    public let frame: CGRect
    /// The node's box in space: its frame, its distance from the root's back, and its depth.
    public let box: Rect3D
    /// The number of the node's ancestors.
    public let level: Int
    /// The ways to all nodes.
    let ways: NodeWays
    /// The node's index in ``ways``, and in the result's ``nodes``.
    let index: Int
    /// The index of its parent in ``nodes``; `nil` for the root.
    public let parent: Int?
    /// The indices of its children in ``nodes``, the one drawn first at the start.
    public let children: [Int]
    /// Whether the node is only empty space.
    public let isSpacer: Bool
    /// The proposal that the node's size answers. Lengths that make no difference to the node are
    /// `nil`.
    ///
    /// A view of a fixed width or height, for example, has `nil` there.
    /// ``ResolvedLayout/trace(maxEvents:)`` lists what it was actually proposed.
    public let proposal: ProposedViewSize
    /// The layout direction inside the node, which also applies to drawing it.
    public let layoutDirection: LayoutDirection
    /// The node's position in the drawing order of its siblings.
    public let zIndex: Double
    /// The node's position in the drawing order of all nodes; 0 is drawn first.
    public let drawingOrder: Int
    /// Whether the node or one of its ancestors keeps its place without being drawn. Masks are
    /// hidden too.
    public let isHidden: Bool
    /// Whether the node is a mask: its siblings show only where it would be drawn.
    public let isMask: Bool
    /// Whether the node would be hidden if nothing were a mask.
    let isHiddenInMask: Bool
    /// How renderers transform the node's drawing and content, in the node's coordinates. The
    /// effects of its appearance are applied after that: a border around a scaled view is not
    /// scaled.
    public let transform: RenderTransform?
    /// How renderers transform the node's content in space, the innermost first.
    public let transforms3D: [RenderTransform3D]
    /// The node's appearance, if any was set.
    public let appearance: Appearance?
    /// The measurer with which the node's text was laid out.
    let textMeasurer: (any TextMeasurer)?
    /// How far the unsafe area reaches into the node, if a part of its appearance extends into it.
    let unsafeInsets: EdgeInsets

    /// The child numbers on the way from the root to the node.
    ///
    /// ``ResolvedLayout/node(at:)`` and ``ResolvedLayout/explain(at:)`` find the node by it, and so
    /// does ``LayoutTree/reference(at:)``, unless the node is in content that was described late.
    public var position: [Int] { ways.position(of: index) }

    /// The id that was set last.
    public var id: AnyHashable? { ids.first }

    var isLeaf: Bool { children.isEmpty }

    /// Returns the frame in which a figure of the node's ``appearance`` is drawn: the node's own,
    /// extended if the figure is drawn into the unsafe area.
    public func frame(of figure: Appearance.Figure) -> CGRect {
      let edges = figure.edgesIntoUnsafeArea
      guard !edges.isEmpty, unsafeInsets != EdgeInsets() else { return frame }
      func inset(_ edge: Edge.Set, _ inset: CGFloat) -> CGFloat { edges.contains(edge) ? inset : 0 }
      let leading = inset(.leading, unsafeInsets.leading)
      let trailing = inset(.trailing, unsafeInsets.trailing)
      let (top, bottom) = (inset(.top, unsafeInsets.top), inset(.bottom, unsafeInsets.bottom))
      return CGRect(
        x: frame.minX - (layoutDirection == .rightToLeft ? trailing : leading),
        y: frame.minY - top, width: frame.size.width + leading + trailing,
        height: frame.size.height + top + bottom)
    }
  }

  /// All nodes in the order of description, each before its content.
  ///
  /// They are made anew for each reader, which takes time in proportion to their number: keep them
  /// while you go through them.
  public var nodes: [Node] {
    var visits: [Visit] = []
    forEachNode { visits.append($0) }
    let layers = layers(visits)
    let children = children(visits, layers)
    let ways = NodeWays(visits)
    let drawingOrder = drawingOrder(children)
    return visits.enumerated().map { index, visit in
      let attributes = visit.storage.attributes(of: visit.node)
      let record = visit.storage.nodes[visit.node]
      return Node(
        ids: attributes?.ids ?? [], name: visit.storage.plainName(of: visit.node),
        frame: reported(visit.frame), box: reported(visit.box), level: visit.level,
        ways: ways, index: index, parent: visit.parent < 0 ? nil : visit.parent,
        children: children[index],
        isSpacer: record.kind == .spacer,
        proposal: visit.storage.proposals[visit.node].essence(for: record.flags).viewSize,
        layoutDirection: record.direction,
        zIndex: layers[index], drawingOrder: drawingOrder[index], isHidden: visit.isHidden,
        isMask: attributes?.isMask ?? false, isHiddenInMask: visit.isHiddenInMask,
        transform: record.kind == .transform
          ? visit.storage.transforms[Int(record.payload)] : nil,
        transforms3D: attributes?.depth?.value.allTransforms ?? [],
        appearance: attributes?.appearance, textMeasurer: attributes?.textMeasurer,
        unsafeInsets: attributes?.appearance?.reachesIntoUnsafeArea == true
          ? visit.storage.safeAreaInsets(of: visit.node, .all, on: .all) : EdgeInsets())
    }
  }

  /// Returns the z-index of every node: the innermost one set by the node, or inside a modifier
  /// that it is.
  private func layers(_ visits: [Visit]) -> [Double] {
    var layers = [Double](repeating: 0, count: visits.count)
    var isSet = [Bool](repeating: false, count: visits.count)
    // Backwards, every child comes before its parent, and a parent's first child is the next visit.
    for (index, visit) in visits.enumerated().reversed() {
      if visit.storage.isModifier(visit.node), isSet[index + 1] {
        (layers[index], isSet[index]) = (layers[index + 1], true)
      } else if let own = visit.storage.attributes(of: visit.node)?.zIndex {
        (layers[index], isSet[index]) = (own, true)
      }
    }
    return layers
  }

  /// Returns each node's children in the order in which they are drawn: a background before the
  /// view in front of it, siblings by their z-index, and pinned views above the others.
  private func children(_ visits: [Visit], _ layers: [Double]) -> [[Int]] {
    var children = [[Int]](repeating: [], count: visits.count)
    for (index, visit) in visits.enumerated() where visit.parent >= 0 {
      children[visit.parent].append(index)
    }
    for (index, visit) in visits.enumerated() {
      if visit.storage.nodes[visit.node].kind == .background {
        children[index].reverse()
      } else if children[index].contains(where: { layers[$0] != 0 || visits[$0].isPinned }) {
        children[index].sort { a, b in
          if visits[a].isPinned != visits[b].isPinned { return visits[b].isPinned }
          return layers[a] < layers[b] || (!(layers[b] < layers[a]) && a < b)
        }
      }
    }
    return children
  }

  /// Returns each node's place in the order in which all are drawn, each before its children.
  private func drawingOrder(_ children: [[Int]]) -> [Int] {
    var order = [Int](repeating: 0, count: children.count)
    var drawn = 0
    var pending = [0]
    while let index = pending.popLast() {
      order[index] = drawn
      drawn += 1
      pending.append(contentsOf: children[index].reversed())
    }
    return order
  }
}

extension ResolvedLayout.Node: CustomStringConvertible {
  /// The node's name, its id, and its frame.
  public var description: String {
    "\(name)\(id.map { " \"\($0.base)\"" } ?? "") \(frame.plainText)\(box.depthText)"
  }
}

// MARK: - Walking

extension ResolvedLayout {
  /// A node on a walk through the result.
  struct Visit {
    let storage: TreeStorage
    let node: Int
    /// The index of the parent's visit; -1 for the root.
    let parent: Int
    let frame: CGRect
    /// The distance from the root's back to the node's.
    let z: Double
    let level: Int
    /// The number of the tree that the node is a top view of, among those nested in the same node;
    /// `nil` for a node of the same tree as its parent.
    let nestedTree: Int?
    /// Whether the node or one of its ancestors is hidden, apart from masks.
    let isHiddenInMask: Bool
    /// Whether the node is a mask or in one.
    let isMasking: Bool
    /// Whether scrolling keeps the node in sight.
    let isPinned: Bool

    var isHidden: Bool { isHiddenInMask || isMasking }
    var box: Rect3D { Rect3D(frame, z: z, depth: storage.depthPlace(of: node).depth) }
  }

  /// Visits all nodes in the order of description, in a loop.
  ///
  /// Nested trees in a node are visited as if they were its children.
  func forEachNode(_ body: (Visit) -> Void) {
    func visit(
      _ node: Int, _ storage: TreeStorage, at x: Double, _ y: Double, _ z: Double, parent: Int,
      level: Int, in outer: Visit?, nestedTree: Int? = nil, isPinned: Bool = false
    ) -> Visit {
      let frame = storage.frames[node]
      let attributes = storage.attributes(of: node)
      return Visit(
        storage: storage, node: node, parent: parent,
        frame: CGRect(x: x, y: y, width: frame.width, height: frame.height),
        z: z + storage.depthPlace(of: node).position, level: level,
        nestedTree: nestedTree,
        isHiddenInMask: outer?.isHiddenInMask == true || attributes?.isHidden == true,
        isMasking: outer?.isMasking == true || attributes?.isMask == true,
        isPinned: isPinned)
    }
    let origin = storage.window.rootOrigin
    var pending = [
      visit(0, storage, at: origin.x, origin.y, 0, parent: -1, level: 0, in: nil)
    ]
    var count = 0
    while let outer = pending.popLast() {
      let number = count
      count += 1
      body(outer)
      func addChildren(
        of node: Int, _ storage: TreeStorage, at point: Point, nestedTree: Int? = nil
      ) {
        for child in storage.children(of: node).reversed()
        where !storage.nodes[child].flags.has(.leftOut) {
          var origin = Point(
            point.x + storage.physicalX(of: child, in: node), point.y + storage.frames[child].y)
          var isPinned = false
          if node == 0, let pins = storage.pins {
            let shift = storage.shift(ofPinned: child)
            origin = Point(origin.x + shift.x, origin.y + shift.y)
            isPinned = pins.distances[Int32(child)] != nil
          }
          pending.append(
            visit(
              child, storage, at: origin.x, origin.y, outer.z, parent: number,
              level: outer.level + 1, in: outer, nestedTree: nestedTree, isPinned: isPinned))
        }
      }
      if !outer.storage.nestedTrees.isEmpty {
        let nestedTrees = outer.storage.nestedTrees[Int32(outer.node)] ?? []
        for (number, nestedTree) in nestedTrees.enumerated().reversed() {
          // The root of a nested tree only groups its content.
          addChildren(
            of: 0, nestedTree.storage,
            at: outer.storage.origin(of: nestedTree, in: outer.node, at: outer.frame.origin),
            nestedTree: number)
        }
      }
      addChildren(of: outer.node, outer.storage, at: Point(outer.frame.origin))
    }
  }
}
