// What is under a point, and what is in sight.

extension ResolvedLayout {
  /// Returns the frontmost node that responds at a point of the root or window.
  ///
  ///     let view = result.node(at: click)
  ///     var target = view
  ///     while let node = target, node.id == nil { target = node.parent }
  ///
  /// See ``nodes(at:)`` for which nodes respond.
  public func node(at point: CGPoint) -> Node? { nodes(at: point).first }

  /// Returns the nodes that respond at a point of the root or window, the frontmost one first.
  ///
  /// 1. A node responds where it draws something: a shape inside its outline if it is filled, and
  ///    on its line, everything else that is drawn in its frame. A leaf without an appearance
  ///    responds in its frame, a container only where its backgrounds, overlays or borders are. An
  ///    outline of its ``Appearance/hitTesting`` replaces all of that, also where it reaches beyond
  ///    the frame.
  /// 2. Transforms apply, those in space excepted. What a clip cuts off does not respond, nor does
  ///    what is drawn with an opacity of 0, or painted with a colour that has none. Of what is in a
  ///    node, nothing responds outside of the node's outline for hit testing, whatever is seen.
  /// 3. Hidden nodes, masks, and nodes whose hit testing is off do not respond, nor does anything
  ///    in them.
  ///
  /// Frames count as they were laid out, whatever pixels they are aligned to. The first question
  /// about a layout takes time in proportion to its nodes, all others in proportion to the levels
  /// and to the nodes near the point. At a point that is not finite there is nothing.
  public func nodes(at point: CGPoint) -> [Node] {
    let nodes = nodes
    let parts = columns.visibleParts(of: Nodes(storage, columns.table, pixels: 0))
    let (x, y) = (Double(point.x), Double(point.y))
    var hits: [(node: Node, isInFront: Bool)] = []
    var known: [Int: CGPoint?] = [:]
    parts.forEach(near: x, y) { index in
      guard let inside = parts.point(point, seenBy: index, in: nodes, &known) else { return }
      let inverse = parts.surroundings[Int(parts.inner[index])].inverse
      if let isInFront = nodes[index].responds(at: inside, inverse) {
        hits.append((nodes[index], isInFront))
      }
    }
    // Overlays are drawn after all that is in the node.
    return hits.sorted { a, b in
      let (first, second) = (a.node.lastDrawn(a.isInFront), b.node.lastDrawn(b.isInFront))
      if first != second { return first > second }
      return a.isInFront != b.isInFront ? a.isInFront : a.node.drawingOrder < b.node.drawingOrder
    }.map(\.node)
  }

  /// Returns the nodes of which something can be seen in a rectangle of the root or window, in the
  /// order in which they are drawn.
  ///
  ///     for node in result.nodes(in: damaged) { draw(node) }
  ///
  /// Hidden nodes, and what clips cut off, are not among them. Of transformed nodes the rectangle
  /// around them counts. Strokes count as far as they reach; shadows, blurs, and what of a text
  /// is broader than its frame don't. The first question about a layout and a pixel grid takes time
  /// in proportion to the nodes, all others in proportion to those in sight, if there are no more
  /// than four such grids.
  public func nodes(in rect: CGRect) -> [Node] {
    let (nodes, wanted) = (nodes, Extent(rect))
    let seen = columns.visibleParts(of: nodes).seen
    var found: [Node] = []
    seen.forEach(where: { $0.overlaps(wanted) }) { index in
      if nodes[index].isSeen(within: seen.extents[index]) { found.append(nodes[index]) }
    }
    guard nodes.table.pointee.drawing != nil else { return found }
    return found.sorted { $0.drawingOrder < $1.drawingOrder }
  }
}

extension ResolvedLayout.Node {
  /// The part of the node's frame that can be seen in the root or window, after transforms and
  /// within what clips it, with what its path draws beyond it; `nil` if there is none. Of a rotated
  /// part it is the rectangle around it. Half of a line around it may be outside.
  public var visibleFrame: CGRect? { visibleFrame(withLines: false) }

  /// The part of the node's frame that can be seen, with its lines or without them.
  func visibleFrame(withLines: Bool) -> CGRect? {
    // Without attributes and transforms nothing is hidden or clipped.
    if table == nil, storage.attributes.isEmpty, storage.transforms.isEmpty { return frame }
    let nodes = ResolvedLayout.Nodes(storage, list, pixels: pixels)
    let parts = storage.columns.visibleParts(of: nodes)
    var extent = parts.seen.extents[index]
    if !withLines { extent = parts.withoutLines[index] ?? extent }
    return isSeen(within: extent) ? extent.cgRect : nil
  }

  /// Whether something of the node is seen, of which the part within clips is known. What touches
  /// the edge of a clip is not, unless it has no extent by itself.
  fileprivate func isSeen(within part: Extent) -> Bool {
    if part.left < part.right, part.top < part.bottom { return true }
    return !part.isEmpty && (part.left < part.right || frame.size.width == 0)
      && (part.top < part.bottom || frame.size.height == 0)
  }

  /// The number of nodes drawn before the node's own drawing, or before what it draws in front of
  /// its content.
  fileprivate func lastDrawn(_ isInFront: Bool) -> Int {
    isInFront ? drawingOrder + Int(link.end) - index - 1 : drawingOrder
  }

  /// Returns whether the node responds at a point, and then whether in front of its content.
  ///
  /// - Parameter inverse: the map into the content's coordinates; `nil` if the content is flat.
  fileprivate func responds(at point: CGPoint, _ inverse: CGAffineTransform?) -> Bool? {
    let (frame, appearance) = (laidOutFrame, appearance)
    if let isInside = appearance?.hitTesting?.contains(point, in: frame) {
      return isInside ? false : nil
    }
    var isBehind = false
    for effect in (appearance?.effects ?? []).reversed() {
      switch effect {
      case .overlay(let figure) where figure.contains(point, in: self.frame(of: figure)):
        return true
      case .border(let paint, let width)
      where !paint.isInvisible && frame.hasEdge(of: width, at: point):
        return true
      case .background(let figure) where figure.contains(point, in: self.frame(of: figure)):
        isBehind = true
      case _ where effect.isInvisible || effect.clips(point, in: frame):
        return isBehind ? false : nil
      default: break
      }
    }
    guard !isBehind else { return false }
    guard let point = transform == nil ? point : inverse?(point) else { return nil }
    return drawsContent(at: point, appearance) ? false : nil
  }

  private func drawsContent(at point: CGPoint, _ appearance: Appearance?) -> Bool {
    switch appearance?.content {
    case .shape(let figure): figure.contains(point, in: frame(of: figure))
    case .text, .image, .control: Appearance.Outline.rectangle.contains(point, in: laidOutFrame)
    case nil:
      isLeaf && !isSpacer && appearance?.effects.isEmpty ?? true
        && Appearance.Outline.rectangle.contains(point, in: laidOutFrame)
    }
  }
}

extension CGRect {
  /// Returns whether a point is on a line of some width along the inside of the edges.
  fileprivate func hasEdge(of width: CGFloat, at point: CGPoint) -> Bool {
    let outline = Appearance.Outline.rectangle
    let inside = insetBy(dx: width, dy: width)
    return outline.contains(point, in: self)
      && (inside.isNull || !outline.contains(point, in: inside))
  }
}
