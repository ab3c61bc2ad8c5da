// The rows of lazy containers: nested trees in the container's leaf.
//
// A row is described once in a layout, and kept from round to round. Otherwise nested rows would be
// described several times as often at each level.

/// A row that was laid out.
struct MeasuredRow {
  let storage: TreeStorage
  let length: Double
  let spacing: ViewSpacing
}

extension TreeStorage {
  /// Forgets the rows of a layout, which the next one describes anew.
  func forgetRowTrees() {
    guard !work.rows.isEmpty else { return }
    for rows in work.rows.values {
      for row in rows.values { row.storage.forgetRowTrees() }
    }
    work.rows = [:]
  }

  /// Measures the first row that determines the container's size, while nothing is known of it.
  /// This layout is never shown.
  func measureFirstRow(_ window: inout RowWindow, in node: Int) {
    let row = window.stack.sizingRow ?? 0
    guard row < window.lengths.count else { return }
    _ = layOutRow(row, &window, in: node, forSize: true)
    window.lengths.refineEstimate()
  }

  /// Lays out all rows, because nothing scrolls.
  func layOutAllRows(_ window: inout RowWindow, in node: Int) {
    let rows = measureRows(&window, in: node, from: 0, until: .infinity, before: 0)
    place(rows, window, in: node)
    window.visible = 0..<rows.count
    window.pinnedBefore = 0
  }

  /// Lays out the rows that meet a range.
  ///
  /// The first row in sight that was measured before stays where it is. If rows before it turn out
  /// longer or shorter than estimated, the start of the container moves, and the content is
  /// scrolled by the same distance.
  func layOutRows(
    _ window: inout RowWindow, in node: Int, _ sight: ClosedRange<Double>
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
    var rows = measureRows(
      &window, in: node, from: anchor, until: sight.upperBound - position,
      before: position - sight.lowerBound)
    let start = rows.first?.row ?? anchor
    window.visible = start..<(start + rows.count)
    window.pinnedBefore = 0
    if window.stack.pinned != nil {
      let free = rangeInSight(of: node, along: window.stack.line.axis, withoutInsets: true)
      pinRows(&rows, &window, in: node, free ?? sight)
    }
    place(rows, window, in: node)
    let moved = window.lengths.start(of: anchor) - position
    if moved != 0 { scroll(around: node, by: moved, along: window.stack.line.axis) }
  }

  /// Returns the row that the enclosing scroll view is scrolled to. Layout starts from it, because
  /// it stays where it is whatever the lengths of the rows around it turn out to be.
  private func soughtRow(in node: Int, _ window: RowWindow) -> Int? {
    guard let sought = window.sought, let row = sought.row else { return nil }
    var scroll = Int(nodes[node].parent)
    while scroll >= 0 {
      if let content = currentScroll(of: scroll), case .view = content.destination {
        return content.destination.seeks(sought.id) ? row : nil
      }
      scroll = Int(nodes[scroll].parent)
    }
    return nil
  }

  /// Measures rows over some length, starting with a given one, and the rows before it over another
  /// length.
  private func measureRows(
    _ window: inout RowWindow, in node: Int, from anchor: Int,
    until after: Double, before: Double
  ) -> [(row: Int, content: MeasuredRow)] {
    guard anchor < window.lengths.count else { return [] }
    var rows: [(row: Int, content: MeasuredRow)] = []
    var position = 0.0
    var row = anchor
    while row < window.lengths.count, row == anchor || position < after {
      guard admits(rows.count, in: node) else { break }
      rows.append((row, layOutRow(row, &window, in: node)))
      position += window.lengths.start(of: row + 1) - window.lengths.start(of: row)
      if rows.count > 1 {
        learnGap(between: rows[rows.count - 2], rows[rows.count - 1], &window)
      }
      row += 1
    }
    var earlier: [(row: Int, content: MeasuredRow)] = []
    position = before
    row = anchor - 1
    while row >= 0, position > 0, admits(rows.count + earlier.count, in: node) {
      let next = earlier.last ?? rows[0]
      earlier.append((row, layOutRow(row, &window, in: node)))
      learnGap(between: earlier[earlier.count - 1], next, &window)
      position -= window.lengths.start(of: row + 1) - window.lengths.start(of: row)
      row -= 1
    }
    window.lengths.refineEstimate()
    return earlier.reversed() + rows
  }

  /// Returns whether another row may be laid out besides a number of others. If nothing limits what
  /// is in sight, there would be no end.
  func admits(_ count: Int, in node: Int) -> Bool {
    if count < options.maxRows { return true }
    report(
      .tooLarge, node,
      DiagnosticText(
        "shows more than \(count) rows at once", outcome: "the others are left out",
        remedy: "Put it into a scroll view of limited size that scrolls along it"))
    return false
  }

  private func learnGap(
    between row: (row: Int, content: MeasuredRow), _ next: (row: Int, content: MeasuredRow),
    _ window: inout RowWindow
  ) {
    let gap = window.stack.line.gap(from: row.content.spacing, to: next.content.spacing)
    window.lengths.learn(row.row, length: row.content.length, gap: gap)
  }

  private func layOutRow(
    _ row: Int, _ window: inout RowWindow, in node: Int, forSize: Bool = false
  ) -> MeasuredRow {
    let axis = window.stack.line.axis
    var tree = tree(ofRow: row, window.stack, in: node)
    tree.storage.pins = nil
    // A row takes the breadth that it is proposed, so its ideal breadth is another question.
    if !window.lengths.knows(row), window.stack.sizingRow.map({ $0 == row }) ?? true {
      if tree.idealBreadth.isNaN {
        tree.idealBreadth =
          layOut(tree, Proposal.none, window, forSize: true)[axis.cross]
      }
      window.idealBreadth = max(window.idealBreadth, tree.idealBreadth)
    }
    let size = layOut(tree, window.room.breadth, window, forSize: forSize)
    window.lengths.learn(row, length: size[axis], gap: nil)
    if tree.storage.readsContainer { window.readsContainer = true }
    return keep(tree, asRow: row, of: size[axis], in: node)
  }

  /// Lays out a row that is in sight only because it is pinned. Nothing is learned from it.
  func layOutPinnedRow(_ row: Int, _ window: RowWindow, in node: Int) -> MeasuredRow {
    let tree = tree(ofRow: row, window.stack, in: node)
    let size = layOut(tree, window.room.breadth, window)
    return keep(tree, asRow: row, of: size[window.stack.line.axis], in: node)
  }

  private func layOut(
    _ tree: RowTree, _ breadth: Double, _ window: RowWindow, forSize: Bool = false
  ) -> Size {
    tree.storage.work.asksForSize = forSize
    tree.storage.layOut(
      Proposal(along: window.stack.line.axis, Proposal.none, breadth),
      direction: window.room.direction, in: Window())
    if forSize { tree.storage.forgetThatOnlySizeWasAsked() }
    work.statistics.add(tree.storage.work.statistics)
    return tree.storage.frames[0].size
  }

  private func keep(_ tree: RowTree, asRow row: Int, of length: Double, in node: Int) -> MeasuredRow
  {
    work.rows[Int32(node), default: [:]][row] = tree
    let storage = tree.storage
    let spacing = storage.asking { storage.spacing(of: 0) }
    return MeasuredRow(storage: storage, length: length, spacing: spacing)
  }

  /// Returns a row's tree: the one from an earlier round, or a new one.
  private func tree(ofRow row: Int, _ stack: RowStack, in node: Int) -> RowTree {
    // A row that depends on an enclosing container cannot tell that it is out of date.
    if let known = work.rows[Int32(node)]?[row], !known.storage.readsContainer { return known }
    let storage = LayoutTree(stack.node(of: row), options: options).storage
    storage.host = Host(storage: self, node: node)
    return RowTree(storage: storage, idealBreadth: .nan)
  }

  /// Places rows where they begin.
  private func place(
    _ rows: [(row: Int, content: MeasuredRow)], _ window: RowWindow, in node: Int
  ) {
    islands[Int32(node)] = rows.map { row, content in
      var origin = Point.zero
      origin[window.stack.line.axis] = window.lengths.start(of: row)
      return Island(storage: content.storage, origin: origin)
    }
    // Content that reads its geometry was laid out before its place was known.
    for (_, content) in rows {
      if content.storage.hasLateNodes { content.storage.layOutAgain() }
      adopt(diagnosticsOf: content.storage, in: node)
    }
  }
}
