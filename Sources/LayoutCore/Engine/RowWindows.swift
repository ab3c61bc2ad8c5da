/// Lazy stacks: of their rows, only those are described and laid out that are in sight.
///
/// The stack itself is a leaf as long as its rows are known or expected to be. When everything has its
/// place, the rows in sight are laid out, and correct what was expected; then the leaf may have another
/// length, and the tree is laid out another time.
extension TreeStorage {
  /// Lets stacks of which nothing is known yet measure their first row.
  func prepareRows(_ nodes: [Int], breadthOf window: Proposal) {
    guard !nodes.isEmpty, admitsIslands(in: nodes) else { return }
    for node in nodes {
      guard let (owner, stack) = rowStack(at: node), rowWindows[ObjectIdentifier(owner)] == nil
      else { continue }
      let window = newWindow(of: stack, owner, in: node, breadth: window[stack.line.axis.cross])
      rowWindows[ObjectIdentifier(owner)] = window
      _ = resize(node, stack, window)
    }
  }

  /// Lays out the rows in sight.
  ///
  /// - Returns: whether a stack has another size than before.
  func updateRows(_ nodes: [Int]) -> Bool {
    guard !nodes.isEmpty, admitsIslands(in: nodes) else { return false }
    var hasChanged = false
    for node in nodes {
      guard let (owner, stack) = rowStack(at: node), frames[node].width.isFinite,
        frames[node].height.isFinite
      else { continue }
      let axis = stack.line.axis
      let breadth = frames[node].length(axis.cross)
      var window: RowWindow
      if let known = rowWindows[ObjectIdentifier(owner)], isUpToDate(known, in: node, breadth) {
        window = known
      } else {
        window = newWindow(of: stack, owner, in: node, breadth: breadth)
      }
      if let sight = rangeInSight(of: node, along: axis) {
        layOutRows(&window, stack, in: node, sight)
      } else {
        layOutAllRows(&window, stack, in: node)
      }
      rowWindows[ObjectIdentifier(owner)] = window
      if resize(node, stack, window) { hasChanged = true }
    }
    return hasChanged
  }

  /// The lazy stack that a node is, and what stands for it in the storage's notes.
  func rowStack(
    at node: Int
  ) -> (owner: Boxed<GeometryAttributes>, stack: RowStack)? {
    let index = nodes[node].attributes
    guard index >= 0, let box = attributes[Int(index)].geometry,
      case .rows(let stack) = box.value.role
    else { return nil }
    return (box, stack)
  }

  /// A window that knows the first row, by which the others are estimated.
  private func newWindow(
    of stack: RowStack, _ owner: Boxed<GeometryAttributes>, in node: Int, breadth: Double
  ) -> RowWindow {
    var window = RowWindow(
      lengths: RowLengths(
        stack.rows, gap: stack.line.spacing ?? ViewSpacing.standardDistance),
      room: RowRoom(
        breadth: breadth, direction: nodes[node].direction,
        container: containerSize(around: node)), owner: owner)
    measureRows(&window, stack, in: node, from: 0, until: 0, before: 0)
    return window
  }

  /// Whether rows that are measured now would have the lengths that are known.
  private func isUpToDate(_ window: RowWindow, in node: Int, _ breadth: Double) -> Bool {
    guard window.room.breadth == breadth, window.room.direction == nodes[node].direction
    else { return false }
    return !window.readsContainer || window.room.container == containerSize(around: node)
  }

  /// Makes a stack's leaf as long as its rows are known or expected to be.
  private func resize(_ node: Int, _ stack: RowStack, _ window: RowWindow) -> Bool {
    let axis = stack.line.axis
    let length = CGFloat(window.lengths.total)
    let along = FlexibleLength(minimum: length, ideal: length, maximum: length)
    let across = FlexibleLength(
      minimum: 0, ideal: CGFloat(window.broadest), maximum: .infinity)
    let leaf = ClampedLeaf(
      horizontal: axis == .horizontal ? along : across,
      vertical: axis == .horizontal ? across : along)
    let payload = Int(nodes[node].payload)
    guard leaf != clampedLeaves[payload] else { return false }
    clampedLeaves[payload] = leaf
    markChanged(node)
    return true
  }
}

extension TreeStorage {
  /// Whether sizes inside may depend on that of a container around the tree.
  private var readsContainer: Bool {
    guard hasLateNodes else { return false }
    return !findLateNodes().containerFrames.isEmpty
      || rowWindows.values.contains { $0.readsContainer }
  }

  /// Forgets what is known of stacks and scroll views that are no longer there.
  func forgetNotes(exceptOf late: LateNodes) {
    func owners(_ nodes: [Int]) -> Set<ObjectIdentifier> {
      Set(
        nodes.compactMap { node in
          attributes(of: node)?.geometry.map { ObjectIdentifier($0) }
        })
    }
    if rowWindows.count > 0 {
      let stacks = owners(late.rows)
      rowWindows = rowWindows.filter { stacks.contains($0.key) }
    }
    if scrollTargets.count > 0 {
      let views = owners(late.movers)
      scrollTargets = scrollTargets.filter { views.contains($0.key) }
    }
  }

  /// Forgets the lengths of a stack's rows.
  func forgetRows(of node: Int) {
    guard let (owner, _) = rowStack(at: node) else { return }
    rowWindows[ObjectIdentifier(owner)] = nil
  }
}

// MARK: - What is in sight

extension TreeStorage {
  /// The part of a node that is in sight along an axis, in the node's coordinates from its leading or
  /// top edge; `nil` if nothing scrolls along the axis.
  private func rangeInSight(of node: Int, along axis: Axis) -> ClosedRange<Double>? {
    var ascent = Ascent(from: node, in: self)
    while ascent.climb() {
      guard case .scroll(let scroll) = ascent.storage.geometry(of: ascent.node)?.role,
        scroll.axes.contains(axis)
      else { continue }
      let visible = ascent.storage.frames[ascent.node]
      guard visible.width.isFinite, visible.height.isFinite,
        let toNode = ascent.transform.inverse
      else { return nil }
      let rect = toNode(CGRect(x: 0, y: 0, width: visible.width, height: visible.height))
      var (start, length) = (Double(rect.origin.y), Double(rect.size.height))
      if axis == .horizontal {
        (start, length) = (Double(rect.origin.x), Double(rect.size.width))
        if nodes[node].flags.has(.rightToLeft) { start = frames[node].width - start - length }
      }
      guard start.isFinite, length.isFinite else { return nil }
      return start...(start + max(0, length))
    }
    return nil
  }
}

// MARK: - Laying out rows

/// A row that was laid out.
private struct Row {
  let storage: TreeStorage
  let length: Double
  let spacing: ViewSpacing
}

extension TreeStorage {
  private func layOutAllRows(_ window: inout RowWindow, _ stack: RowStack, in node: Int) {
    let count = window.lengths.count
    let rows = measureRows(&window, stack, in: node, from: 0, until: .infinity, before: 0)
    place(rows, first: 0, &window, stack, in: node)
    window.visible = 0..<count
  }

  /// Lays out the rows that meet a range.
  ///
  /// The first row in sight that was measured before stays where it is. Rows before it that turn out to
  /// be longer or shorter than expected move the beginning of the stack, by as much as the content has
  /// to be scrolled further.
  private func layOutRows(
    _ window: inout RowWindow, _ stack: RowStack, in node: Int, _ sight: ClosedRange<Double>
  ) {
    guard window.lengths.count > 0 else {
      islands[Int32(node)] = nil
      return
    }
    let first = window.lengths.row(at: sight.lowerBound)
    let kept =
      soughtRow(in: node, window)
      ?? window.visible.first {
        window.lengths.knows($0) && window.lengths.start(of: $0) >= sight.lowerBound
          && window.lengths.start(of: $0) < sight.upperBound
      }
    let anchor = kept ?? first
    let position = window.lengths.start(of: anchor)
    let rows = measureRows(
      &window, stack, in: node, from: anchor, until: sight.upperBound - position,
      before: position - sight.lowerBound)
    let start = rows.first?.row ?? anchor
    place(rows, first: start, &window, stack, in: node)
    window.visible = start..<(start + rows.count)
    let moved = window.lengths.start(of: anchor) - position
    if moved != 0 { scroll(around: node, by: moved, along: stack.line.axis) }
  }

  /// The row that the scroll view around is scrolled to. Those around it are laid out from there, because it
  /// stays where it is however long they turn out to be.
  private func soughtRow(in node: Int, _ window: RowWindow) -> Int? {
    guard let sought = window.sought, let row = sought.row else { return nil }
    var scroll = Int(nodes[node].parent)
    while scroll >= 0 {
      if let content = currentScroll(of: scroll), case .view(let id, _) = content.target {
        return id == sought.id ? row : nil
      }
      scroll = Int(nodes[scroll].parent)
    }
    return nil
  }

  /// Measures rows from one on for some length, and those before it for some length.
  @discardableResult
  private func measureRows(
    _ window: inout RowWindow, _ stack: RowStack, in node: Int, from anchor: Int,
    until after: Double, before: Double
  ) -> [(row: Int, content: Row)] {
    guard anchor < window.lengths.count else { return [] }
    var rows: [(row: Int, content: Row)] = []
    var position = 0.0
    var row = anchor
    while row < window.lengths.count, row == anchor || position < after {
      rows.append((row, layOutRow(row, &window, stack, in: node)))
      position += window.lengths.start(of: row + 1) - window.lengths.start(of: row)
      if rows.count > 1 {
        learnGap(between: rows[rows.count - 2], rows[rows.count - 1], &window, stack)
      }
      row += 1
    }
    var earlier: [(row: Int, content: Row)] = []
    position = before
    row = anchor - 1
    while row >= 0, position > 0 {
      let next = earlier.last ?? rows[0]
      earlier.append((row, layOutRow(row, &window, stack, in: node)))
      learnGap(between: earlier[earlier.count - 1], next, &window, stack)
      position -= window.lengths.start(of: row + 1) - window.lengths.start(of: row)
      row -= 1
    }
    window.lengths.refineEstimate()
    return earlier.reversed() + rows
  }

  private func learnGap(
    between row: (row: Int, content: Row), _ next: (row: Int, content: Row),
    _ window: inout RowWindow, _ stack: RowStack
  ) {
    let gap = stack.line.gap(from: row.content.spacing, to: next.content.spacing)
    window.lengths.learn(row.row, length: row.content.length, gap: gap)
  }

  private func layOutRow(
    _ row: Int, _ window: inout RowWindow, _ stack: RowStack, in node: Int
  ) -> Row {
    let axis = stack.line.axis
    let tree = LayoutTree(stack.node(of: row), options: options).storage
    tree.host = Host(storage: self, node: node)
    tree.work.stackLimit = work.stackLimit
    func layOut(_ breadth: Double) -> Size {
      tree.layOut(
        Proposal(along: axis, Proposal.none, breadth), direction: window.room.direction,
        in: Window())
      work.statistics.add(tree.work.statistics)
      return tree.frames[0].size
    }
    // A row takes the breadth that it is proposed, so its own is another question.
    if !window.lengths.knows(row) {
      window.broadest = max(window.broadest, layOut(Proposal.none)[axis.cross])
    }
    let size = layOut(window.room.breadth)
    window.lengths.learn(row, length: size[axis], gap: nil)
    if tree.readsContainer { window.readsContainer = true }
    let spacing = tree.asking { tree.spacing(of: 0) }
    return Row(storage: tree, length: size[axis], spacing: spacing)
  }

  /// Puts rows where they begin.
  private func place(
    _ rows: [(row: Int, content: Row)], first: Int, _ window: inout RowWindow, _ stack: RowStack,
    in node: Int
  ) {
    islands[Int32(node)] = rows.map { row, content in
      var origin = Point.zero
      origin[stack.line.axis] = window.lengths.start(of: row)
      return Island(storage: content.storage, origin: origin)
    }
    // What reads its geometry was laid out before it had its place.
    for (_, content) in rows {
      if content.storage.hasLateNodes { content.storage.layOutAgain() }
      adopt(diagnosticsOf: content.storage, in: node)
    }
  }
}
