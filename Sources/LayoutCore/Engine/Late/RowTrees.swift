// The rows of lazy containers: nested trees in the container's leaf.
//
// A row is described once in a layout, and kept from round to round. Otherwise nested rows would be
// described several times as often at each level. It is kept for the next layout too, as long as it
// stays in sight.

extension TreeStorage {
  /// Keeps rows and contents of the layout before for this one.
  func keepNestedTrees(of late: LateNodes) {
    for node in late.rows {
      guard let trees = nestedTrees.removeValue(forKey: Int32(node)),
        let (description, _) = lazyContent(at: node),
        visibleRows[ObjectIdentifier(description)] != nil
      else { continue }
      if trees.contains(where: { $0.isChanged }) { forgetIdealBreadth(of: node) }
      var kept: [Int: NestedTree] = [:]
      for tree in trees where tree.description === description && tree.isKept {
        kept[tree.row] = tree
      }
      // Those that no layout has asked for yet wait for the next one.
      work.keptRows[Int32(node), default: [:]].merge(kept) { $1 }
    }
    keepContents()
    reading.nestedTreeIndex.forget()
  }

  /// Forgets the rows of a layout.
  func forgetRowTrees() {
    work.keptRows = [:]
    for rows in work.rows.values {
      for row in rows.values { row.storage.forgetRowTrees() }
    }
    work.rows = [:]
    for trees in nestedTrees.values {
      for content in trees where content.source != nil && content.storage.hasLateNodes {
        content.storage.forgetRowTrees()
      }
    }
  }

  /// Measures the first row that determines the container's size, while nothing is known of it.
  /// One without views says nothing. This layout is never shown.
  func measureFirstRow(_ visible: inout VisibleRows, in node: Int) {
    let first = visible.stack.sizingRow ?? 0
    var row = first
    var rows = RowRun()
    while row < min(first + RowRun.maxViewlessRows, visible.lengths.count), rows.viewed == nil {
      rows.append(layOutRow(row, &visible, in: node, forSize: true))
      row += 1
    }
    visible.lengths.learn(rows.lessons)
  }

  /// Measures rows over some length, starting with a given one, and the rows before it over another
  /// length.
  func measureRows(
    _ visible: inout VisibleRows, in node: Int, from anchor: Int,
    until after: Double, before: Double
  ) -> [NestedTree] {
    guard anchor < visible.lengths.count else { return [] }
    var rows = RowRun()
    // Where the last row with views ends.
    var position = 0.0
    var row = anchor
    while row < visible.lengths.count, rows.mayGoOn(at: position, until: after, visible.lengths),
      admits(rows.count, visible.stack, in: node)
    {
      let known = (visible.idealBreadth, visible.readsContainer)
      let next = layOutRow(row, &visible, in: node)
      if !next.isEmpty, let last = rows.viewed {
        let gap = gap(between: rows.trees[last], next, visible)
        rows.lessons[last].gap = gap
        position += gap
        if position >= after {
          (visible.idealBreadth, visible.readsContainer) = known
          break
        }
      }
      rows.append(next)
      position += rows.lengthOfLast(in: visible.lengths)
      row += 1
    }
    let isLast = visible.lengths.endsWithViewless(from: row)
    if isLast, let last = rows.viewed { rows.lessons[last].gap = 0 }
    var following = rows.trees.first { !$0.isEmpty }
    var earlier = RowRun()
    position = before
    row = anchor - 1
    while row >= 0, position > 0 || following == nil && earlier.count < RowRun.maxViewlessRows,
      admits(rows.count + earlier.count, visible.stack, in: node)
    {
      let previous = layOutRow(row, &visible, in: node)
      earlier.append(previous)
      if !previous.isEmpty {
        if let following {
          earlier.lessons[earlier.count - 1].gap = gap(between: previous, following, visible)
        } else if isLast {
          earlier.lessons[earlier.count - 1].gap = 0
        }
        following = previous
      }
      position -= earlier.lengthOfLast(in: visible.lengths)
      position -= earlier.gapAfterLast(in: visible.lengths)
      row -= 1
    }
    visible.lengths.learn(earlier.lessons.reversed() + rows.lessons)
    return earlier.trees.reversed() + rows.trees
  }

  /// Returns whether another row may be laid out besides a number of others. If nothing limits what
  /// is in sight, there would be no end.
  func admits(_ count: Int, _ stack: RowStack, in node: Int) -> Bool {
    if !isFull(count, stack) { return true }
    report(
      .tooLarge, node,
      DiagnosticText(
        "shows more than \(count) rows at once", outcome: "the others are left out",
        remedy: "Put it into a scroll view of limited size that scrolls along it"))
    return false
  }

  /// Whether a number of rows are as many as may be laid out at once. Each cell of a line counts as
  /// one.
  func isFull(_ count: Int, _ stack: RowStack) -> Bool {
    count >= options.maxRows / max(stack.viewsPerRow ?? 1, 1)
  }

  private func gap(
    between row: NestedTree, _ next: NestedTree, _ visible: VisibleRows
  ) -> Double { unit.up(visible.stack.line.gap(from: row.spacing, to: next.spacing)) }

  private func layOutRow(
    _ row: Int, _ visible: inout VisibleRows, in node: Int, forSize: Bool = false
  ) -> NestedTree {
    let axis = visible.stack.line.axis
    var tree = tree(ofRow: row, visible, in: node)
    tree.storage.pins = nil
    // A row takes the breadth that it is proposed, so its ideal breadth is another question.
    if visible.asksIdealBreadths || !visible.lengths.knows(row),
      visible.stack.sizingRow.map({ $0 == row }) ?? true
    {
      if tree.isChanged || tree.idealBreadth.isNaN {
        tree.idealBreadth = size(of: tree, Proposal.none, visible)[axis.cross]
      }
      visible.idealBreadth = max(visible.idealBreadth, tree.idealBreadth)
    }
    let breadth = visible.room.breadth
    let size = forSize ? size(of: tree, breadth, visible) : layOut(tree, breadth, visible)
    if tree.storage.readsContainer { visible.readsContainer = true }
    return keep(tree, of: size[axis], in: node)
  }

  /// Lays out a row that is in sight only because it is pinned. Nothing is learned from it.
  func layOutPinnedRow(_ row: Int, _ visible: VisibleRows, in node: Int) -> NestedTree {
    let tree = tree(ofRow: row, visible, in: node)
    let size = layOut(tree, visible.room.breadth, visible)
    return keep(tree, of: size[visible.stack.line.axis], in: node)
  }

  private func layOut(_ tree: NestedTree, _ breadth: Double, _ visible: VisibleRows) -> Size {
    tree.storage.work.awaitsPlace = true
    defer { tree.storage.work.awaitsPlace = false }
    layOut(
      tree, Proposal(along: visible.stack.line.axis, Proposal.none, breadth),
      direction: visible.room.direction, in: Window())
    return tree.storage.frames[0].size
  }

  /// Returns a row's size in a breadth. Rows far inside would be asked for it twice as often at
  /// each level, if it were not remembered: in the breadth that is expected, and in the one that
  /// results.
  private func size(of tree: NestedTree, _ breadth: Double, _ visible: VisibleRows) -> Size {
    let isRemembered = isDeeplyNested && tree.storage.hasLateNodes && !tree.storage.readsContainer
    if isRemembered, !tree.isChanged, let known = tree.storage.work.sizes[breadth.bitPattern] {
      return known
    }
    tree.storage.work.asksForSize = true
    let size = layOut(tree, breadth, visible)
    tree.storage.work.asksForSize = false
    tree.storage.beginAnew()
    if isRemembered { tree.storage.work.sizes[breadth.bitPattern] = size }
    return size
  }

  private func keep(_ tree: NestedTree, of length: Double, in node: Int) -> NestedTree {
    var tree = tree
    tree.length = length
    tree.isChanged = false
    tree.spacing = tree.storage.asking { tree.storage.spacing(of: 0) }
    tree.spacing.standard = tree.storage.options.standardLengths.spacing
    work.rows[Int32(node), default: [:]][tree.row] = tree
    return tree
  }

  /// Returns a row's tree: the one from an earlier round or the layout before, or a new one.
  private func tree(ofRow row: Int, _ visible: VisibleRows, in node: Int) -> NestedTree {
    let viewsPerRow = visible.stack.viewsPerRow
    if let known = work.rows[Int32(node)]?[row], known.viewsPerRow == viewsPerRow { return known }
    if var kept = work.keptRows[Int32(node)]?.removeValue(forKey: row),
      kept.viewsPerRow == viewsPerRow,
      kept.storage.options.standardLengths == standardLengths(of: node)
    {
      kept.move(to: node, of: self)
      kept.storage.work.sizes = [:]
      return kept
    }
    var tree = nest(visible.stack.node(of: row), in: node)
    (tree.row, tree.viewsPerRow) = (row, viewsPerRow)
    tree.description = visible.description
    // A row that comes in sight is mostly told its place at once.
    let start = visible.lengths.start(of: row)
    var origin = visible.corner
    if visible.stack.line.axis == .vertical {
      origin.y += start
    } else {
      origin.x += physicalX(start, width: visible.lengths.length(of: row), in: node)
    }
    tree.storage.host?.origin = origin
    return tree
  }

  /// Places rows where they begin.
  ///
  /// - Returns: whether a row got another length once it had its place.
  func place(_ rows: [NestedTree], _ visible: inout VisibleRows, in node: Int) -> Bool {
    let axis = visible.stack.line.axis
    let rows = rows.map { row in
      var row = row
      row.origin[axis] = visible.lengths.start(of: row.row)
      return row
    }
    nestedTrees[Int32(node)] = rows
    let corner = originInWindow(of: node)
    visible.corner = corner
    var lessons: [RowLengths.Lesson] = []
    for (number, row) in rows.enumerated() {
      row.storage.host?.number = number
      row.storage.moveRoot(
        to: Point(corner.x + physicalX(of: row, in: node), corner.y + row.origin.y))
      // Content that reads its geometry, is told its place, or shows only what is in sight, was
      // laid out before its place was known. Far inside, this waits until it is, or there would be
      // twice as many layouts with each level.
      let isSettled = row.storage.nodes[0].flags.has(.settled)
      if row.storage.hasLateNodes || !isSettled, !(work.awaitsPlace && isDeeplyNested) {
        countNestedLayout()
        row.storage.layOutAgain()
        work.statistics.add(row.storage.work.statistics)
        let length = row.storage.frames[0].length(axis)
        if length != row.length, visible.range.contains(row.row) {
          lessons.append(RowLengths.Lesson(row.row, length: length, hasViews: !row.isEmpty))
        }
      }
    }
    guard !lessons.isEmpty else { return false }
    visible.lengths.learn(lessons)
    return true
  }
}

/// Rows that were laid out one after the other, with what is to be learned from them.
private struct RowRun {
  private(set) var trees: [NestedTree] = []
  var lessons: [RowLengths.Lesson] = []
  /// The last one with views. Rows without views have no distance to others, which are neighbours
  /// across them.
  private(set) var viewed: Int?

  var count: Int { trees.count }

  mutating func append(_ tree: NestedTree) {
    if !tree.isEmpty { viewed = count }
    lessons.append(RowLengths.Lesson(tree.row, length: tree.length, hasViews: !tree.isEmpty))
    trees.append(tree)
  }

  /// How many rows out of sight are looked at to find one that has views.
  static var maxViewlessRows: Int { 256 }

  /// Returns whether a row after these may begin before a position, if the last one with views ends
  /// at another. How near the next row begins may not be known before it is laid out.
  func mayGoOn(at end: Double, until position: Double, _ lengths: RowLengths) -> Bool {
    guard let viewed else { return true }
    let row = trees[viewed].row
    return end + lengths.gap(after: row) < position
      || end + lengths.leastGap(after: row) < position && count - viewed <= Self.maxViewlessRows
  }

  /// The length of the last row.
  func lengthOfLast(in lengths: RowLengths) -> Double {
    guard let last = lessons.last else { return 0 }
    return last.length.isFinite ? last.length : lengths.length(of: last.row)
  }

  /// The distance from the last row to the one that follows it.
  func gapAfterLast(in lengths: RowLengths) -> Double {
    lessons.last.map { $0.gap ?? lengths.gap(after: $0.row) } ?? 0
  }
}
