/// Lazy containers: only the rows that are in sight are described and laid out.
///
/// The container itself is a leaf, as long as its rows are known or estimated to be. Once
/// everything is placed, the rows in sight are laid out, which corrects the estimates. If the leaf
/// then has another length, the tree is laid out for another round.
extension TreeStorage {
  /// Notes which rows are visible before a layout, and measures the first row of containers of
  /// which nothing is known yet.
  func prepareRows(_ nodes: [Int], breadthOf window: Proposal) {
    guard !nodes.isEmpty, admitsNestedTrees(in: nodes) else { return }
    for node in nodes {
      guard let (description, content) = lazyContent(at: node) else { continue }
      let key = ObjectIdentifier(description)
      let known = visibleRows[key]
      // A nested tree is laid out several times in a layout, at first without its place.
      let shown = host == nil ? known?.range ?? 0..<0 : 0..<0
      visibleRows[key]?.shown = shown
      visibleRows[key]?.isConfirmed = false
      // What depends on itself could settle elsewhere from where it was in the layout before, and
      // what had no place there was only expected. A question for a size is answered as by a new
      // tree, from the first row if not all are in sight.
      if let known, known.isConfirmed, !known.readsContainer, !isShaped(node),
        !work.asksForSize
          || !known.asksIdealBreadths
            && scrollView(around: node, along: content.axis) == nil
      {
        continue
      }
      var visible = newVisibleRows(
        of: content, description, in: node, breadth: window[content.axis.cross])
      visible.shown = shown
      if host == nil, let known {
        visible.learned = known.isConfirmed ? (known.lengths, known.room, shown) : known.learned
      }
      visibleRows[key] = visible
      _ = resize(node, content, visible)
    }
  }

  /// Lays out the rows in sight.
  ///
  /// - Returns: whether another round is needed, because a container's size has changed, or because
  ///   other rows may be in sight now.
  func updateRows(_ nodes: [Int]) -> Bool {
    guard !nodes.isEmpty, admitsNestedTrees(in: nodes) else { return false }
    // All of them, also behind one that changes.
    return nodes.reduce(false) { updateRows(in: $1) || $0 }
  }

  private func updateRows(in node: Int) -> Bool {
    guard let (description, content) = lazyContent(at: node), frames[node].width.isFinite,
      frames[node].height.isFinite
    else { return false }
    let (key, breadth) = (ObjectIdentifier(description), frames[node].length(content.axis.cross))
    var visible: VisibleRows
    if let known = visibleRows[key], isUpToDate(known, in: node, breadth) {
      visible = known
    } else {
      visible = newVisibleRows(of: content, description, in: node, breadth: breadth)
      visible.learned = visibleRows[key]?.learned
    }
    // A layout that has settled where the last one did goes on with what that one knew.
    if let learned = visible.learned, learned.room == visible.room, !work.asksForSize {
      (visible.lengths, visible.shown, visible.learned) = (learned.lengths, learned.shown, nil)
    }
    visible.isConfirmed = true
    defer { visibleRows[key]?.asksIdealBreadths = false }
    let hasChanged: Bool
    if let sight = rangeInSight(of: node, along: content.axis) {
      // A size comes from the known rows. At that size, all rows may be in sight.
      if work.asksForSize { return false }
      hasChanged = layOutRows(&visible, in: node, sight)
    } else {
      hasChanged = layOutAllRows(&visible, in: node)
    }
    visibleRows[key] = visible
    return resize(node, content, visible) || hasChanged
  }

  /// Returns whether a container's breadth depends on its length, because something around it takes
  /// the shape of what is inside, asks it again, or chooses what fits.
  private func isShaped(_ node: Int) -> Bool {
    wayOut(from: node).contains { around in
      switch nodes[around].kind {
      case .aspectRatio: aspectRatios[Int(nodes[around].payload)].takesChildShape
      case .volume: volumeModifier(at: around)?.takesChildShape ?? false
      // A lazy grid may want to be broader than its cell is, which is asked again if its row is
      // higher.
      case .grid: nodes[node].kind == .layout
      case .layout: showsOneChild(around)
      default: false
      }
    }
  }

  /// Creates what is known while only the first row is, from which the others are estimated.
  private func newVisibleRows(
    of content: LazyContent, _ description: Boxed<GeometryAttributes>, in node: Int, breadth: Double
  ) -> VisibleRows {
    let stack = content.rows(inBreadth: breadth)
    if case .grid(let grid) = content, grid.hasCrowdedLines(inBreadth: breadth) {
      report(
        .tooLarge, node,
        DiagnosticText(
          "has room for more than \(CellGrid.mostCellsPerLine) cells in a line",
          outcome: "so many are put into each",
          remedy: "Give its columns or rows a larger minimum or spacing"), isOfOneLayout: true)
    }
    var visible = VisibleRows(
      stack: stack,
      lengths: RowLengths(
        stack.rows,
        gap: stack.line.spacing ?? standardLengths(of: node).spacing[content.axis],
        isEven: stack.line.spacing != nil, unit),
      room: RowRoom(
        breadth: breadth, direction: nodes[node].direction,
        container: containerSize(around: node)), idealBreadth: content.leastIdealBreadth,
      description: description)
    measureFirstRow(&visible, in: node)
    return visible
  }

  /// Begins anew with the breadth of a container if none is proposed: that of the rows in sight.
  func forgetIdealBreadth(of node: Int) {
    guard let (description, content) = lazyContent(at: node) else { return }
    visibleRows[ObjectIdentifier(description)]?.idealBreadth = content.leastIdealBreadth
    visibleRows[ObjectIdentifier(description)]?.asksIdealBreadths = true
  }

  /// Returns whether rows measured now would have the lengths that are known.
  private func isUpToDate(_ visible: VisibleRows, in node: Int, _ breadth: Double) -> Bool {
    guard visible.room.breadth == breadth, visible.room.direction == nodes[node].direction
    else { return false }
    return !visible.readsContainer || visible.room.container == containerSize(around: node)
  }

  /// Makes a container's leaf as long as its rows are known or estimated to be.
  ///
  /// - Returns: whether its length, or any other answer, has changed.
  private func resize(_ node: Int, _ content: LazyContent, _ visible: VisibleRows) -> Bool {
    let payload = Int(nodes[node].payload)
    switch content {
    case .stack(let stack):
      let leaf = stack.leaf(length: visible.lengths.total, idealBreadth: visible.idealBreadth)
      guard leaf != clampedLeaves[payload] else { return false }
      clampedLeaves[payload] = leaf
    case .grid(let grid):
      let room = LazyGridRoom(
        grid: grid.layout, length: visible.lengths.total, idealBreadth: visible.idealBreadth)
      if let old = layouts[payload].box.layout as? LazyGridRoom,
        old.length == room.length && old.idealBreadth == room.idealBreadth
      {
        return false
      }
      layouts[payload] = LayoutRecord(box: BoxedLayout(room))
    }
    markChanged(node)
    return true
  }
}

extension LazyContent {
  /// The container's minimum breadth if none is proposed.
  fileprivate var leastIdealBreadth: Double {
    switch self {
    case .stack: 0
    case .grid(let grid): grid.layout.idealBreadth(ofViews: 0)
    }
  }
}

extension RowStack {
  /// Returns the leaf of a stack: as broad as proposed, and as long as its rows.
  fileprivate func leaf(length: Double, idealBreadth: Double) -> ClampedLeaf {
    let length = CGFloat(length)
    let along = FlexibleLength(minimum: length, ideal: length, maximum: length)
    let across = FlexibleLength(minimum: 0, ideal: CGFloat(idealBreadth), maximum: .infinity)
    return ClampedLeaf(
      horizontal: line.axis == .horizontal ? along : across,
      vertical: line.axis == .horizontal ? across : along)
  }
}

extension TreeStorage {
  /// Whether sizes inside may depend on that of a container around the tree.
  var readsContainer: Bool {
    guard hasLateNodes else { return false }
    return !findLateNodes().containerFrames.isEmpty
      || visibleRows.values.contains { $0.readsContainer }
  }
}

// MARK: - What is in sight

extension TreeStorage {
  /// Returns the part of a node that is in sight along an axis, measured from the node's leading or
  /// top edge; `nil` if nothing scrolls along the axis.
  ///
  /// - Parameter withoutInsets: whether to leave out the scroll view's margins, and the unsafe area
  ///   into which it extends.
  func rangeInSight(
    of node: Int, along axis: Axis, withoutInsets: Bool = false
  ) -> ClosedRange<Double>? {
    guard let (climb, axes) = scrollView(around: node, along: axis) else { return nil }
    let view = climb.storage.frames[climb.node]
    guard view.width.isFinite, view.height.isFinite, let toNode = climb.transform.inverse else {
      return nil
    }
    let rect = toNode(
      withoutInsets
        ? climb.storage.visibleRectWithoutInsets(of: climb.node, axes)
        : CGRect(x: 0, y: 0, width: view.width, height: view.height))
    var (start, length) = (Double(rect.origin.y), Double(rect.size.height))
    if axis == .horizontal {
      (start, length) = (Double(rect.origin.x), Double(rect.size.width))
      if nodes[node].flags.has(.rightToLeft) { start = frames[node].width - start - length }
    }
    guard start.isFinite, length.isFinite else { return nil }
    return start...(start + max(0, length))
  }

  /// Climbs from a node to the nearest scroll view that scrolls along an axis, and finds all axes
  /// along which that does; `nil` if no rows can be out of sight.
  private func scrollView(around node: Int, along axis: Axis) -> (ClimbToWindow, Axis.Set)? {
    var climb = ClimbToWindow(from: node, in: self)
    while climb.goUp() {
      if case .scroll(let scroll) = climb.storage.geometry(of: climb.node)?.role,
        scroll.axes.contains(axis)
      {
        return (climb, scroll.axes)
      }
    }
    return nil
  }

  /// Returns the rectangle of a scroll view that contains its content while it is not scrolled, in
  /// the view's coordinates.
  private func visibleRectWithoutInsets(of node: Int, _ axes: Axis.Set) -> CGRect {
    let insets = contentInsets(of: node, axes)
    let isMirrored = nodes[node].flags.has(.rightToLeft)
    return CGRect(
      x: Double(isMirrored ? insets.trailing : insets.leading), y: Double(insets.top),
      width: max(0, frames[node].width - Double(insets.total(.horizontal))),
      height: max(0, frames[node].height - Double(insets.total(.vertical))))
  }
}
