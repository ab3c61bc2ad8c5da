/// Where each node of a result can be seen: its frame after the transforms around it, within what
/// clips it.
final class VisibleParts {
  /// The number of pixels in a point of the grid to which frames are aligned; 0 for no grid.
  let pixels: Double
  /// The same for another grid, once that is asked for.
  let other = OnceSlot()
  /// The parts of the nodes that can be seen.
  private(set) var seen: ExtentIndex
  /// The same without lines, of the nodes that have lines reaching beyond their outlines.
  private(set) var withoutLines: [Int: Extent] = [:]
  /// The parts that are seen, with where nodes respond beyond those, if any do.
  private var responding: ExtentIndex?
  /// For each node, the surroundings of what is inside it.
  private(set) var inner = Buffer<Int32>()
  private(set) var surroundings = [Surroundings()]

  /// What happens to nodes on the way into the window.
  struct Surroundings {
    /// The node that transforms, clips or makes invisible, or keeps nodes from responding; -1 for
    /// none.
    var node = -1
    /// The surroundings of that node.
    var outer = 0
    /// The map from the content's coordinates into those of the window.
    var map: CGAffineTransform?
    /// The map from the node's coordinates into the content's; `nil` if there is none.
    var inverse: CGAffineTransform? = .identity
    /// The part of the window in which the content may be seen.
    var clip = Extent.everything
    var responds = true
  }

  init(_ nodes: ResolvedLayout.Nodes) {
    pixels = nodes.pixels
    let table = nodes.table.pointee
    seen = ExtentIndex(count: table.count)
    _ = inner.extend(by: table.count)
    // What every node reads and writes is in local constants.
    let (frames, links, inner) = (table.frames, table.links, inner.base)
    let extents = seen.extents.base
    var (known, clip) = (Int32(0), Extent.everything)
    var isMapped = false
    var reaching: [(index: Int, extent: Extent)] = []
    for index in 0..<table.count {
      let (parent, marks) = (Int(links[index].parent), links[index].marks)
      let outer = parent < 0 ? 0 : inner[parent]
      if marks.has(.limiting) {
        if let beyond = add(nodes[index], in: Int(outer)) { reaching.append((index, beyond)) }
        continue
      }
      if outer != known {
        known = outer
        clip = surroundings[Int(outer)].clip
        isMapped = surroundings[Int(outer)].map != nil
      }
      inner[index] = outer
      let frame = Extent(frames[index]).aligned(toPixelsAtScale: pixels)
      if marks.has(.hiddenInMask) || marks.has(.masking) {
        extents[index] = .empty
      } else if isMapped {
        extents[index] = surroundings[Int(outer)].visiblePart(of: frame)
      } else {
        extents[index] = frame.intersection(clip)
      }
    }
    if !reaching.isEmpty {
      var responding = ExtentIndex(count: table.count)
      for index in 0..<table.count { responding.extents[index] = extents[index] }
      for (index, beyond) in reaching { responding.extents[index].formUnion(beyond) }
      responding.addLevels()
      self.responding = responding
    }
    seen.addLevels()
  }

  deinit {
    other.deallocate()
    seen.deallocate()
    responding?.deallocate()
    inner.deallocate()
  }

  /// Adds a node that makes a difference to what is inside it, or to where it responds.
  ///
  /// - Returns: where the node responds, if it says so by a path; `nil` if where it is seen.
  private func add(_ node: ResolvedLayout.Node, in outer: Int) -> Extent? {
    let around = surroundings[outer]
    let (frame, appearance) = (node.frame, node.appearance)
    var content = Extent(frame)
    var inside = Surroundings(
      node: node.index, outer: outer, map: around.map, clip: around.clip,
      responds: around.responds && appearance?.hitTesting?.isEnabled ?? true)
    var contentLine = Extent.empty
    if case .shape(let figure) = appearance?.content {
      let part = figure.outline.extent(in: node.frame(of: figure))
      content.formUnion(part)
      contentLine = figure.lineExtent(around: part)
    }
    var (own, line) = (content, contentLine)
    for effect in appearance?.effects ?? [] {
      switch effect {
      case .background(let figure), .overlay(let figure):
        let part = figure.outline.extent(in: node.frame(of: figure))
        own.formUnion(part)
        line.formUnion(figure.lineExtent(around: part))
      case .clip(let outline, _):
        let part = outline.extent(in: frame)
        (own, line) = (own.intersection(part), line.intersection(part))
        inside.clip = inside.clip.intersection(around.visiblePart(of: part))
      case .border: own.formUnion(Extent(frame))
      default: break
      }
    }
    var (extent, lines) = (around.visiblePart(of: own), around.visiblePart(of: line))
    if let transform = node.transform {
      let map = transform.matrix(in: frame, direction: node.layoutDirection)
      inside.map = around.map.map { map.concatenating($0) } ?? map
      inside.inverse = map.inverse
      extent.formUnion(inside.visiblePart(of: content))
      lines.formUnion(inside.visiblePart(of: contentLine))
    }
    inner[node.index] = Int32(surroundings.count)
    surroundings.append(inside)
    if node.isHidden {
      seen.extents[node.index] = .empty
      return nil
    }
    if !lines.isEmpty { withoutLines[node.index] = extent }
    extent.formUnion(lines)
    seen.extents[node.index] = extent
    guard let outline = appearance?.hitTesting?.outline, case .custom = outline else { return nil }
    return around.visiblePart(of: outline.extent(in: frame))
  }
}

extension VisibleParts.Surroundings {
  /// Returns where a part of the content is seen in the window.
  func visiblePart(of extent: Extent) -> Extent {
    guard let map, !extent.isEmpty else { return extent.intersection(clip) }
    return Extent(map(extent.cgRect)).intersection(clip)
  }
}

// MARK: - Asking

extension VisibleParts {
  /// Calls a closure for all nodes that may respond at a point, in the order of description.
  func forEach(near x: Double, _ y: Double, _ body: (Int) -> Void) {
    (responding ?? seen).forEach(where: { $0.contains(x, y) }, body)
  }

  /// Returns a point of the window in the coordinates of a node's frame; `nil` if the node is
  /// clipped there or invisible, does not respond, is flattened, or is in another one that responds
  /// elsewhere.
  ///
  /// - Parameter known: the point in surroundings that were asked for before, so that each is
  ///   entered once, however many nodes are in them.
  func point(
    _ point: CGPoint, seenBy index: Int, in nodes: ResolvedLayout.Nodes,
    _ known: inout [Int: CGPoint?]
  ) -> CGPoint? {
    let own = Int(inner[index])
    guard surroundings[own].responds else { return nil }
    var next = surroundings[own].node == index ? surroundings[own].outer : own
    var way: [Int] = []
    while next > 0, known[next] == nil {
      way.append(next)
      next = surroundings[next].outer
    }
    var seen: CGPoint? = next > 0 ? known[next] ?? nil : point
    for number in way.reversed() {
      seen = seen.flatMap { self.point($0, in: surroundings[number], nodes) }
      known[number] = .some(seen)
    }
    return seen
  }

  private func point(
    _ point: CGPoint, in surroundings: Surroundings, _ nodes: ResolvedLayout.Nodes
  ) -> CGPoint? {
    let node = nodes[surroundings.node]
    let (frame, appearance) = (node.laidOutFrame, node.appearance)
    for effect in appearance?.effects ?? []
    where effect.isInvisible || effect.clips(point, in: frame) {
      return nil
    }
    if appearance?.hitTesting?.contains(point, in: frame) == false { return nil }
    guard let inverse = surroundings.inverse else { return nil }
    return node.transform == nil ? point : inverse(point)
  }
}

extension Appearance.Outline {
  /// How far the outline reaches as it is drawn in a rectangle.
  fileprivate func extent(in rect: CGRect) -> Extent {
    guard case .custom(let outline) = self else { return Extent(rect) }
    let bounds = outline.path(in: rect).boundingRect
    return bounds.isNull ? .empty : Extent(bounds)
  }
}

extension Appearance.Figure {
  /// How far the figure's line reaches around its outline; nothing if it has none that reaches
  /// beyond that.
  fileprivate func lineExtent(around extent: Extent) -> Extent {
    let reach = lineReach
    guard reach > 0, !extent.isEmpty else { return .empty }
    return Extent(extent.cgRect.insetBy(dx: -reach, dy: -reach))
  }
}

extension Appearance.HitTesting {
  /// Whether a point is in the outline; `nil` if there is none.
  func contains(_ point: CGPoint, in frame: CGRect) -> Bool? {
    outline?.contains(point, in: frame, usesEvenOddRule: usesEvenOddRule)
  }
}

extension Appearance.Effect {
  /// Whether the effect cuts off a point.
  func clips(_ point: CGPoint, in frame: CGRect) -> Bool {
    guard case .clip(let outline, let isEvenOdd) = self else { return false }
    return !outline.contains(point, in: frame, usesEvenOddRule: isEvenOdd)
  }
}

extension NodeColumns {
  /// Where the nodes of a result can be seen.
  func visibleParts(of nodes: ResolvedLayout.Nodes) -> VisibleParts {
    var slot = visible
    for _ in 0..<Self.mostGrids {
      let parts = slot.object { VisibleParts(nodes) }
      if parts.pixels == nodes.pixels { return parts }
      slot = parts.other
    }
    return VisibleParts(nodes)
  }

  /// For how many pixel grids it is remembered.
  private static var mostGrids: Int { 4 }
}
