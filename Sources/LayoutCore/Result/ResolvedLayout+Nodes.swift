extension ResolvedLayout {
  /// A node of the result.
  public struct Node {
    /// The ids of the node, the one set last first.
    public let ids: [AnyHashable]
    /// The name that was given to the node, or the kind of node.
    public let name: String
    /// Where the node is, in the coordinates of the root or window.
    public let frame: CGRect
    /// Where the node is in space: its frame, its distance from the root's back, and its depth.
    public let box: Rect3D
    /// How many nodes are around it.
    public let level: Int
    /// The place of the node that it is in, among all nodes; `nil` for the root.
    public let parent: Int?
    /// What the node was proposed when it got its size, as far as its size or anything inside depends on that.
    ///
    /// A length that makes no difference is `nil`: that of views which are always as wide, or as high. What
    /// these were proposed is in ``ResolvedLayout/trace(maxEvents:)``.
    public let proposal: ProposedViewSize
    /// The direction of what is inside of the node, and of how it is drawn.
    public let layoutDirection: LayoutDirection
    /// The node's place in the order in which its siblings are drawn.
    public let zIndex: Double
    /// The node's place in the order in which all nodes are drawn; 0 is drawn first.
    public let drawingOrder: Int
    /// Whether the node, or one around it, keeps its place without being drawn. What masks others is hidden too.
    public let isHidden: Bool
    /// Whether the node masks those beside it: they are seen only where it would be drawn.
    public let isMask: Bool
    /// Whether the node would keep its place without being drawn if nothing were a mask.
    let isHiddenInMask: Bool
    /// How renderers transform what the node draws and what is inside of it, in the node's coordinates. The
    /// effects of its appearance come after that: a border around a scaled view is not scaled.
    public let transform: RenderTransform?
    /// How renderers move what is inside of the node in space, the innermost first.
    public let transforms3D: [RenderTransform3D]
    /// How the node looks, if anything was said about it.
    public let appearance: Appearance?
    /// How far the unsafe area reaches into the node, where something of its looks reaches into that.
    let unsafeInsets: EdgeInsets

    /// The id that was set last.
    public var id: AnyHashable? { ids.first }

    /// Where a figure of the node's ``appearance`` is drawn: in the node's frame, and beyond it where it is drawn into
    /// the unsafe area.
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

  /// All nodes in the order in which they are described, each before what is inside of it.
  public var nodes: [Node] {
    var visits: [Visit] = []
    forEachNode { visits.append($0) }
    let layers = layers(visits)
    let drawingOrder = drawingOrder(visits, layers)
    return visits.enumerated().map { index, visit in
      let attributes = visit.storage.attributes(of: visit.node)
      let record = visit.storage.nodes[visit.node]
      return Node(
        ids: attributes?.ids ?? [], name: visit.storage.plainName(of: visit.node),
        frame: reported(visit.frame), box: reported(visit.box), level: visit.level,
        parent: visit.parent < 0 ? nil : visit.parent,
        proposal: visit.storage.proposals[visit.node].essence(for: record.flags).viewSize,
        layoutDirection: record.direction,
        zIndex: layers[index], drawingOrder: drawingOrder[index], isHidden: visit.isHidden,
        isMask: attributes?.isMask ?? false, isHiddenInMask: visit.isHiddenInMask,
        transform: record.kind == .transform
          ? visit.storage.transforms[Int(record.payload)] : nil,
        transforms3D: attributes?.depth?.value.allTransforms ?? [],
        appearance: attributes?.appearance,
        unsafeInsets: attributes?.appearance?.reachesIntoUnsafeArea == true
          ? visit.storage.safeAreaInsets(of: visit.node, .all, on: .all) : EdgeInsets())
    }
  }

  /// The z-index of every node: the innermost one that the node, or a modifier's child inside of it,
  /// sets.
  private func layers(_ visits: [Visit]) -> [Double] {
    var layers = [Double](repeating: 0, count: visits.count)
    var isSet = [Bool](repeating: false, count: visits.count)
    // Backwards, every child comes before its parent, whose first child is the next visit.
    for (index, visit) in visits.enumerated().reversed() {
      if visit.storage.isModifier(visit.node), isSet[index + 1] {
        (layers[index], isSet[index]) = (layers[index + 1], true)
      } else if let own = visit.storage.attributes(of: visit.node)?.zIndex {
        (layers[index], isSet[index]) = (own, true)
      }
    }
    return layers
  }

  /// The order in which nodes are drawn: a background before what it is behind, siblings by their
  /// z-index, and those that are pinned above the others.
  private func drawingOrder(_ visits: [Visit], _ layers: [Double]) -> [Int] {
    var children = [[Int]](repeating: [], count: visits.count)
    for (index, visit) in visits.enumerated() where visit.parent >= 0 {
      children[visit.parent].append(index)
    }
    var order = [Int](repeating: 0, count: visits.count)
    var drawn = 0
    var pending = [0]
    while let index = pending.popLast() {
      order[index] = drawn
      drawn += 1
      let inside = children[index]
      if visits[index].storage.nodes[visits[index].node].kind == .background {
        pending.append(contentsOf: inside)
      } else {
        let sorted =
          inside.contains { layers[$0] != 0 || visits[$0].isPinned }
          ? inside.sorted { a, b in
            if visits[a].isPinned != visits[b].isPinned { return visits[b].isPinned }
            return layers[a] < layers[b] || (!(layers[b] < layers[a]) && a < b)
          } : inside
        pending.append(contentsOf: sorted.reversed())
      }
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
    /// The number of the visit to the node around; -1 for the root.
    let parent: Int
    let frame: CGRect
    /// How far the node's back is from the root's.
    let z: Double
    let level: Int
    /// Whether the node, or one around it, is hidden by itself.
    let isHiddenInMask: Bool
    /// Whether the node is a mask, or in one.
    let isMasking: Bool
    /// Whether scrolling keeps the node in sight.
    let isPinned: Bool

    var isHidden: Bool { isHiddenInMask || isMasking }
    var box: Rect3D { Rect3D(frame, z: z, depth: storage.depthPlace(of: node).depth) }
  }

  /// Visits all nodes in the order in which they are described, in a loop.
  ///
  /// The content of a node that is a tree of its own follows as if it were the node's children.
  func forEachNode(_ body: (Visit) -> Void) {
    func visit(
      _ node: Int, _ storage: TreeStorage, at x: Double, _ y: Double, _ z: Double, parent: Int,
      level: Int, in outer: Visit?, isPinned: Bool = false
    ) -> Visit {
      let frame = storage.frames[node]
      let attributes = storage.attributes(of: node)
      return Visit(
        storage: storage, node: node, parent: parent,
        frame: CGRect(x: x, y: y, width: frame.width, height: frame.height),
        z: z + storage.depthPlace(of: node).position, level: level,
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
      func addChildren(of node: Int, _ storage: TreeStorage, at point: Point) {
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
              level: outer.level + 1, in: outer, isPinned: isPinned))
        }
      }
      if !outer.storage.islands.isEmpty {
        for island in (outer.storage.islands[Int32(outer.node)] ?? []).reversed() {
          // The root of an island only holds its content together.
          addChildren(
            of: 0, island.storage,
            at: outer.storage.origin(of: island, in: outer.node, at: outer.frame.origin))
        }
      }
      addChildren(of: outer.node, outer.storage, at: Point(outer.frame.origin))
    }
  }
}
