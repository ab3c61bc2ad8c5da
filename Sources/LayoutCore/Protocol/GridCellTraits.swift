/// What a view says to the grid that it is in.
///
/// Visible through modifiers, not through containers.
@usableFromInline package struct GridCellTraits {
  /// The number of columns that the view covers.
  var columns = 1
  /// The point of the cell at which the view's same point goes.
  var anchor: UnitPoint?
  /// The axes on which the view does not make its row or column larger.
  var unsizedAxes: Axis.Set = []
  /// How the view's column is aligned.
  var columnAlignment: HorizontalAlignment?
  /// The row that the view is in; `nil` for a view that is in none.
  var row: GridRowTag?
}

/// A row of a grid. Neighbours with the same one are in the same row.
final class GridRowTag {
  /// How the row is aligned; `nil` for the grid's alignment.
  let alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

extension GridCellTraits {
  /// The most columns that one view can cover. Nobody needs as many, and each takes room.
  static let maxColumns = 1000

  /// Covers more columns: numbers that are set one around the other are added, unless they are 1.
  mutating func addColumns(_ count: Int) {
    let count = min(count, Self.maxColumns)
    guard count > 1 else { return }
    columns = columns > 1 ? min(columns + count, Self.maxColumns) : count
  }

  /// Adds what is set around these traits. The inner anchor and alignment count, and the outer row.
  mutating func include(outer: GridCellTraits) {
    addColumns(outer.columns)
    anchor = anchor ?? outer.anchor
    unsizedAxes.formUnion(outer.unsizedAxes)
    columnAlignment = columnAlignment ?? outer.columnAlignment
    row = outer.row ?? row
  }
}
