// Which rows of a lazy container are in sight, while most of their lengths are only estimated.

extension TreeStorage {
  /// Lays out all rows, because nothing scrolls.
  ///
  /// - Returns: whether a row got another length once it had its place.
  func layOutAllRows(_ visible: inout VisibleRows, in node: Int) -> Bool {
    let rows = measureRows(&visible, in: node, from: 0, until: .infinity, before: 0)
    visible.range = 0..<rows.count
    visible.pinnedBefore = 0
    return place(rows, &visible, in: node)
  }

  /// Lays out the rows that meet a range.
  ///
  /// 1. A row that the content is scrolled to, or else the first row in sight that was visible
  ///    before, stays where it is. If rows before it turn out longer or shorter than estimated, the
  ///    start of the container moves, and the content is scrolled by the same distance.
  /// 2. If there is no such row, or the start of the container is in sight, the content stays where
  ///    it is, and the rows in sight are those that turn out to be there.
  ///
  /// - Returns: whether the content has moved, or a row got another length once it had its place,
  ///   so that other rows may be in sight.
  func layOutRows(
    _ visible: inout VisibleRows, in node: Int, _ sight: ClosedRange<Double>
  ) -> Bool {
    guard visible.lengths.count > 0 else {
      nestedTrees[Int32(node)] = nil
      return false
    }
    let (overlap, showsStart) = (visible.lengths.overlap, sight.lowerBound <= Self.tolerance)
    let sight = (sight.lowerBound - overlap)...sight.upperBound
    let inside = Self.withoutEdges(sight)
    let kept =
      soughtRow(in: node, visible, sight)
      ?? visible.shown.first {
        !showsStart && visible.lengths.knows($0)
          && visible.lengths.start(of: $0) >= sight.lowerBound - Self.tolerance
          && visible.lengths.start(of: $0) < inside.upperBound
      }
    let position = kept.map { visible.lengths.start(of: $0) }
    var rows =
      if let kept {
        measureRows(&visible, in: node, around: kept, inside)
      } else {
        findRows(&visible, in: node, inside)
      }
    visible.range = Self.numbers(of: rows)
    visible.pinnedBefore = 0
    if visible.stack.pinned != nil {
      let free = rangeInSight(of: node, along: visible.stack.line.axis, withoutInsets: true)
      pinRows(&rows, &visible, in: node, free ?? sight)
    }
    let hasLearned = place(rows, &visible, in: node) || visible.lengths.overlap != overlap
    guard let kept, let position else { return hasLearned }
    let moved = visible.lengths.start(of: kept) - position
    let isScrolled = moved != 0 && scroll(around: node, by: moved, along: visible.stack.line.axis)
    return hasLearned || isScrolled || !covers(sight, visible.range, visible)
  }

  /// The numbers of rows that follow each other.
  private static func numbers(of rows: [NestedTree]) -> Range<Int> {
    let start = rows.first?.row ?? 0
    return start..<(start + rows.count)
  }

  /// Measures the rows that meet a range, with one of them where it is.
  private func measureRows(
    _ visible: inout VisibleRows, in node: Int, around row: Int, _ sight: ClosedRange<Double>
  ) -> [NestedTree] {
    let position = visible.lengths.start(of: row)
    return measureRows(
      &visible, in: node, from: row, until: sight.upperBound - position,
      before: position - sight.lowerBound)
  }

  /// Measures the rows that turn out to meet a range.
  ///
  /// Each row that is measured corrects the estimate of where rows begin, so others may be there.
  /// If the range begins within its own length, all rows before it are measured too, and nothing
  /// has to be estimated.
  private func findRows(
    _ visible: inout VisibleRows, in node: Int, _ sight: ClosedRange<Double>
  ) -> [NestedTree] {
    if sight.lowerBound <= sight.upperBound - sight.lowerBound {
      let rows = measureRows(&visible, in: node, around: 0, sight)
      let first = visible.lengths.row(at: sight.lowerBound)
      return Array(rows.drop { $0.row < first })
    }
    var rows: [NestedTree] = []
    let expected = visible.lengths.total
    for _ in 0..<Self.maxSearches {
      let row = visible.lengths.row(at: sight.lowerBound)
      rows = measureRows(&visible, in: node, around: row, sight)
      if covers(sight, Self.numbers(of: rows), visible) { break }
    }
    // The content may have been scrolled to an end that was expected further away. Then the end is
    // in sight, and the rows before it.
    let (last, total) = (visible.lengths.count - 1, visible.lengths.total)
    guard rows.last?.row == last, total < min(expected, sight.upperBound) - Self.tolerance else {
      return rows
    }
    let length = sight.upperBound - sight.lowerBound
    return measureRows(
      &visible, in: node, from: last, until: 0,
      before: length - visible.lengths.length(of: last))
  }

  /// How often rows are looked for that turn out to be elsewhere.
  private static var maxSearches: Int { 16 }

  /// How far a row must reach into sight. Positions are sums, which come out differently in the
  /// last bits, and from right to left once more.
  private static var tolerance: Double { 0.001 }

  /// Returns what is in sight without the edges at which a row might be only by rounding.
  private static func withoutEdges(_ sight: ClosedRange<Double>) -> ClosedRange<Double> {
    let start = sight.lowerBound + tolerance
    return start...max(start, sight.upperBound - tolerance)
  }

  /// Returns whether rows fill a range, as far as there are rows and they may be laid out.
  private func covers(
    _ sight: ClosedRange<Double>, _ rows: Range<Int>, _ visible: VisibleRows
  ) -> Bool {
    let lengths = visible.lengths
    return isFull(rows.count, visible.stack)
      || (rows.lowerBound == 0
        || lengths.start(of: rows.lowerBound) <= sight.lowerBound + Self.tolerance)
        && (rows.upperBound == lengths.count
          || lengths.start(of: rows.upperBound) >= sight.upperBound - Self.tolerance)
  }

  /// Returns the row that the enclosing scroll view is scrolled to, if it is in sight. Layout
  /// starts from it, because it stays where it is whatever the lengths of the rows around it turn
  /// out to be.
  private func soughtRow(
    in node: Int, _ visible: VisibleRows, _ sight: ClosedRange<Double>
  ) -> Int? {
    // A view at the edge of its row, or of no length, may be in sight without the row.
    guard let sought = visible.sought, let row = sought.row, row < visible.lengths.count,
      visible.lengths.start(of: row) <= sight.upperBound + Self.tolerance,
      visible.lengths.start(of: row) + visible.lengths.length(of: row)
        >= sight.lowerBound - Self.tolerance
    else { return nil }
    for scroll in ancestors(of: node) {
      if let content = currentScroll(of: scroll), content.axes.contains(visible.stack.line.axis) {
        return content.destination.seeks(sought.id) ? row : nil
      }
    }
    return nil
  }
}
