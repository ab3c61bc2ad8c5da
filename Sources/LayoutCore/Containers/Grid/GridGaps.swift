/// The gaps between a grid's columns and rows.
struct GridGaps {
  let rows: [GridRowCells]
  let columnCount: Int
  /// The cells; `nil` if each is in the column given by its position in the row.
  let cells: [GridCell]?
  /// The gaps between cells that prefer none.
  let standard: Size

  /// Returns the gap in front of each column: the largest preferred by any two cells of a row that
  /// meet there.
  ///
  /// Where no two cells meet, there is no gap, unless one is given.
  func columnGaps(given: Double, _ children: some GridCellSource) -> [Double] {
    if !given.isNaN { return Self.gaps(given, count: columnCount) }
    let areGeneric = children.haveGenericSpacing
    if areGeneric, cells == nil { return Self.gaps(standard.width, count: columnCount) }
    var gaps = [Double](repeating: .nan, count: columnCount)
    var first = 0
    for row in rows {
      for right in first..<first + Int(row.count) where right > first {
        let column = cells?[right].firstColumn ?? right - first
        if let cells, cells[right - 1].firstColumn == column { continue }
        let distance =
          areGeneric
          ? standard.width
          : distance(from: right - 1, to: right, along: .horizontal, children)
        gaps[column] = Self.larger(gaps[column], distance)
      }
      first += Int(row.count)
    }
    return gaps.map { $0.isNaN ? 0 : $0 }
  }

  /// Returns the gap above each row: the largest preferred by any two cells that share a column.
  func rowGaps(given: Double, _ children: some GridCellSource) -> [Double] {
    if !given.isNaN { return Self.gaps(given, count: rows.count) }
    var gaps = [Double](repeating: 0, count: rows.count)
    let areGeneric = children.haveGenericSpacing
    var upper = 0..<0
    for row in rows.indices {
      let lower = upper.upperBound..<upper.upperBound + Int(rows[row].count)
      if row > 0 {
        // All rows start in the first column, so any two have a column in common.
        gaps[row] = areGeneric ? standard.height : gap(between: upper, and: lower, children)
      }
      upper = lower
    }
    return gaps
  }

  private func gap(
    between upper: Range<Int>, and lower: Range<Int>, _ children: some GridCellSource
  ) -> Double {
    var gap = Double.nan
    var (above, below) = (upper.lowerBound, lower.lowerBound)
    while above < upper.upperBound, below < lower.upperBound {
      gap = Self.larger(gap, distance(from: above, to: below, along: .vertical, children))
      // The cell that ends first shares no further column with the other row's cells.
      let end = cells?[above].endColumn ?? above - upper.lowerBound + 1
      let otherEnd = cells?[below].endColumn ?? below - lower.lowerBound + 1
      if end <= otherEnd { above += 1 }
      if otherEnd <= end { below += 1 }
    }
    return gap.isNaN ? 0 : gap
  }

  private func distance(
    from cell: Int, to next: Int, along axis: Axis, _ children: some GridCellSource
  ) -> Double {
    var spacing = children.spacing(of: cell)
    spacing.standard = standard
    return Double(spacing.distance(to: children.spacing(of: next), along: axis))
  }

  private static func gaps(_ gap: Double, count: Int) -> [Double] {
    var gaps = [Double](repeating: gap, count: count)
    if count > 0 { gaps[0] = 0 }
    return gaps
  }

  private static func larger(_ a: Double, _ b: Double) -> Double { a.isNaN ? b : max(a, b) }
}

extension GridStructure {
  /// Returns the spacing of the cells at each edge of the grid.
  func spacing(_ children: some GridCellSource, _ direction: LayoutDirection) -> ViewSpacing {
    guard !cells.isEmpty else { return .zero }
    var spacing = ViewSpacing()
    spacing.direction = direction
    for (child, cell) in cells.enumerated() {
      var edges: Edge.Set = []
      if cell.row == 0 { edges.insert(.top) }
      if Int(cell.row) == rows.count - 1 { edges.insert(.bottom) }
      if cell.column == 0 { edges.insert(.leading) }
      if cell.endColumn == columnCount { edges.insert(.trailing) }
      if !edges.isEmpty { spacing.formUnion(children.spacing(of: child), edges: edges) }
    }
    return spacing
  }
}
