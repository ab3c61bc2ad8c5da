/// The rows, columns and gaps of a grid: everything that does not depend on sizes.
///
/// 1. A cell's column is the number of columns that the cells before it in its row span. One that
///    spans none is in the column of the next one.
/// 2. There are as many columns as the longest row spans. Views in no row span all of them; if such
///    a view asks for more columns, the grid has that many.
/// 3. The gap between two rows or columns is the given one, or the largest preferred by any two
///    cells that meet there. Of cells that share a column, those next to others count.
final class GridStructure {
  let rows: [GridRowCells]
  let cellCount: Int
  /// The cells in the order of the views; `nil` where they follow from the rows.
  private let listedCells: [GridCell]?
  let anchors: [UnitPoint]
  let columnCount: Int
  /// The number of cells in each column that span no other one.
  let singles: [Int32]
  /// For each column, the largest number of columns spanned by a cell in a row that starts there;
  /// empty if none spans several.
  let widestSpans: [Int32]
  /// The alignment set for each column; empty if there is none.
  let columnAlignments: [HorizontalAlignment?]
  /// The gaps in front of each column and row; 0 for the first ones.
  let columnGaps: [Double]
  let rowGaps: [Double]
  let totalColumnGap: Double
  let totalRowGap: Double

  let hasMergedCells: Bool
  let hasUnsizedCells: Bool
  let hasEqualPriorities: Bool
  /// Whether every cell spans one column in a row and follows the grid's own alignment.
  let isPlain: Bool
  /// Whether a row spans more columns than a grid can have, so that its cells span one each.
  let isTooWide: Bool

  init(_ rows: [GridRowCells], spacing: GridSpacing, children: some GridCellSource) {
    self.rows = rows
    cellCount = rows.reduce(0) { $0 + Int($1.count) }
    let hasOnlyRows = !rows.contains { $0.isOutsideRows }
    if hasOnlyRows, children.arePlain {
      // Shortcut: views without traits for the grid are in the columns given by their positions.
      listedCells = nil
      (anchors, widestSpans, columnAlignments) = ([], [], [])
      columnCount = rows.reduce(1) { max($0, Int($1.count)) }
      singles = rows.cellsOfColumns(columnCount)
      (hasMergedCells, hasUnsizedCells, hasEqualPriorities) = (false, false, true)
      isTooWide = false
    } else {
      var columns = GridColumns(rows, children)
      let cells = columns.takeCells()
      let summary = GridCellSummary(cells, columnCount: columns.count)
      listedCells = cells
      (anchors, columnAlignments) = (columns.anchors, columns.alignments)
      columnCount = columns.count
      (singles, widestSpans) = (summary.singles, summary.widestSpans)
      hasMergedCells = summary.hasMergedCells || columns.areShared
      hasUnsizedCells = summary.hasUnsizedCells
      hasEqualPriorities = summary.hasEqualPriorities
      isTooWide = columns.isTooWide
    }
    isPlain =
      !hasMergedCells && anchors.isEmpty && columnAlignments.isEmpty && hasOnlyRows
      && !rows.contains { $0.alignment != nil }
    let gaps = GridGaps(
      rows: rows, columnCount: columnCount, cells: listedCells,
      standard: children.standardSpacing)
    columnGaps = gaps.columnGaps(given: spacing.horizontal, children).map(children.unit.up)
    rowGaps = gaps.rowGaps(given: spacing.vertical, children).map(children.unit.up)
    totalColumnGap = columnGaps.reduce(0, +)
    totalRowGap = rowGaps.reduce(0, +)
  }
}

extension GridStructure {
  /// The cells in the order of the views.
  var cells: [GridCell] { listedCells ?? GridCell.list(rows) }

  /// Returns the guides of a cell in one column: those of its column and its row.
  func guides(of cell: GridCell, _ alignment: GuidePair) -> GuidePair {
    var guides = alignment
    if !columnAlignments.isEmpty, let column = columnAlignments[cell.firstColumn] {
      guides.horizontal = GuideKey(column)
    }
    if let row = rows[Int(cell.row)].alignment { guides.vertical = GuideKey(row) }
    return guides
  }

  /// The size of the structure's memory, in bytes.
  var byteCount: Int {
    (listedCells?.count ?? 0) * MemoryLayout<GridCell>.stride
      + rows.count * MemoryLayout<GridRowCells>.stride
      + columnCount * (2 * MemoryLayout<Int32>.stride + MemoryLayout<Double>.stride)
  }
}

extension GridCell {
  /// Lists the cells of rows in which every cell spans one column and has no traits.
  fileprivate static func list(_ rows: [GridRowCells]) -> [GridCell] {
    rows.enumerated().flatMap { row, line in
      (0..<line.count).map { column in
        GridCell(
          row: Int32(row), column: column, span: 1, anchor: -1, isOutsideRows: false,
          isUnsizedHorizontally: false, isUnsizedVertically: false, priority: 0)
      }
    }
  }
}

extension [GridRowCells] {
  /// Returns how many rows have a cell in each column, if every cell spans one.
  fileprivate func cellsOfColumns(_ count: Int) -> [Int32] {
    var ends = [Int32](repeating: 0, count: count + 1)
    for row in self { ends[Int(row.count)] += 1 }
    var cells = [Int32](repeating: 0, count: count)
    var rows: Int32 = 0
    for column in cells.indices.reversed() {
      rows += ends[column + 1]
      cells[column] = rows
    }
    return cells
  }
}

/// Facts about all cells of a grid together.
private struct GridCellSummary {
  private(set) var singles: [Int32]
  private(set) var widestSpans: [Int32] = []
  private(set) var hasMergedCells = false
  private(set) var hasUnsizedCells = false
  private(set) var hasEqualPriorities = true

  init(_ cells: [GridCell], columnCount: Int) {
    singles = [Int32](repeating: 0, count: columnCount)
    for cell in cells {
      if cell.span == 1 {
        singles[cell.firstColumn] += 1
      } else {
        hasMergedCells = true
        if !cell.isOutsideRows {
          if widestSpans.isEmpty { widestSpans = [Int32](repeating: 0, count: columnCount) }
          widestSpans[cell.firstColumn] = max(widestSpans[cell.firstColumn], cell.span)
        }
      }
      hasUnsizedCells = hasUnsizedCells || cell.isUnsized
      hasEqualPriorities = hasEqualPriorities && cell.priority == cells[0].priority
    }
  }
}

/// The given spacing between a grid's columns and rows; NaN lets the cells decide.
struct GridSpacing: BitwiseCopyable {
  let horizontal: Double
  let vertical: Double

  init(_ horizontal: CGFloat?, _ vertical: CGFloat?) {
    self.horizontal = horizontal.ifUsable ?? .nan
    self.vertical = vertical.ifUsable ?? .nan
  }
}

/// What a grid's structure asks of the grid's children.
protocol GridCellSource {
  /// Whether no child has traits for the grid, and all have the default priority.
  var arePlain: Bool { get }
  /// Whether all children have generic spacing.
  var haveGenericSpacing: Bool { get }
  /// The gaps between children that prefer none.
  var standardSpacing: Size { get }
  /// The unit of all lengths.
  var unit: LengthUnit { get }

  func traits(of child: Int) -> GridCellTraits?
  func priority(of child: Int) -> Double
  func spacing(of child: Int) -> ViewSpacing
}

// MARK: - Columns

/// The assignment of cells to columns.
private struct GridColumns {
  private(set) var cells: [GridCell] = []
  private(set) var anchors: [UnitPoint] = []
  private(set) var alignments: [HorizontalAlignment?] = []
  private(set) var count = 1
  private(set) var isTooWide = false
  /// Whether a cell that spans no column is in that of the next one.
  private(set) var areShared = false

  /// The number of columns beyond which cells span one column each. No one can look at that many.
  private static var maxColumns: Int { 10_000 }

  init(_ rows: [GridRowCells], _ children: some GridCellSource) {
    var child = 0
    cells.reserveCapacity(rows.reduce(0) { $0 + Int($1.count) })
    var declared: [(column: Int, alignment: HorizontalAlignment)] = []
    for (row, line) in rows.enumerated() {
      var column = 0
      for _ in 0..<line.count {
        let traits = children.traits(of: child)
        let span = span(of: traits, at: column)
        append(traits, row, column, span, line.isOutsideRows, children.priority(of: child))
        if let alignment = traits?.columnAlignment { declared.append((column, alignment)) }
        count = max(count, column + span)
        if traits?.columns == 0 { areShared = true } else { column += span }
        child += 1
      }
    }
    guard !declared.isEmpty else { return }
    alignments = Array(repeating: nil, count: count)
    // The first alignment in row order wins.
    for (column, alignment) in declared where alignments[column] == nil {
      alignments[column] = alignment
    }
  }

  private mutating func span(of traits: GridCellTraits?, at column: Int) -> Int {
    let span = max(traits?.columns ?? 1, 1)
    guard span > 1, column + span > Self.maxColumns else { return span }
    isTooWide = true
    return 1
  }

  private mutating func append(
    _ traits: GridCellTraits?, _ row: Int, _ column: Int, _ span: Int, _ isOutsideRows: Bool,
    _ priority: Double
  ) {
    var anchor: Int32 = -1
    if let point = traits?.anchor {
      anchor = Int32(anchors.count)
      anchors.append(point)
    }
    let unsized = traits?.unsizedAxes ?? []
    cells.append(
      GridCell(
        row: Int32(row), column: Int32(column), span: Int32(span), anchor: anchor,
        isOutsideRows: isOutsideRows, isUnsizedHorizontally: unsized.contains(.horizontal),
        isUnsizedVertically: unsized.contains(.vertical),
        // NaN as a priority has no place in an order, so it counts as the default.
        priority: priority.isNaN ? 0 : priority))
  }

  /// Returns the cells, now that the number of columns that views in no row span is known.
  mutating func takeCells() -> [GridCell] {
    for index in cells.indices where cells[index].isOutsideRows {
      (cells[index].column, cells[index].span) = (0, Int32(count))
    }
    return cells
  }
}
