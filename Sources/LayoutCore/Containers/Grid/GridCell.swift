/// A cell of a grid: its position, and the traits of its view.
struct GridCell: BitwiseCopyable {
  let row: Int32
  var column: Int32
  /// The number of columns that the cell spans.
  var span: Int32
  /// The index of the cell's anchor; -1 if it has none.
  let anchor: Int32
  /// Whether the cell's view is in no row, so that it spans all columns.
  let isOutsideRows: Bool
  /// Whether the cell's view does not widen its column.
  let isUnsizedHorizontally: Bool
  let isUnsizedVertically: Bool
  let priority: Double
}

extension GridCell {
  var firstColumn: Int { Int(column) }
  var endColumn: Int { Int(column + span) }
  var columns: Range<Int> { firstColumn..<endColumn }
  var isUnsized: Bool { isUnsizedHorizontally || isUnsizedVertically }
  /// Whether the cell is in a row and spans several columns.
  var isMergedInRow: Bool { span > 1 && !isOutsideRows }
  /// Whether the cell lines up with others by its guides, instead of being placed by a point.
  var usesGuides: Bool { span == 1 && !isOutsideRows && anchor < 0 }
}

/// Neighbouring cells that form a row.
struct GridRowCells: BitwiseCopyable {
  var count: Int32
  /// Whether the only cell is a view that is in no row.
  var isOutsideRows: Bool
  /// How the row is aligned; `nil` for the grid's alignment.
  var alignment: VerticalAlignment?
}

extension GridRowCells {
  /// Groups views into rows: neighbours with the same tag together, and a view without a tag by
  /// itself.
  static func rows(tags: some Sequence<GridRowTag?>) -> [GridRowCells] {
    var rows: [GridRowCells] = []
    var last: GridRowTag?
    for tag in tags {
      if let tag, tag === last {
        rows[rows.count - 1].count += 1
      } else {
        rows.append(GridRowCells(count: 1, isOutsideRows: tag == nil, alignment: tag?.alignment))
      }
      last = tag
    }
    return rows
  }
}
