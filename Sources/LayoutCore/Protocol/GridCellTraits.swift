/// What a view tells its grid.
///
/// Modifiers pass it on, containers do not.
@usableFromInline package struct GridCellTraits {
  /// The number of columns that the view spans.
  var columns = 1
  /// The point of the view that meets the same point of its cell.
  var anchor: UnitPoint?
  /// The axes on which the view does not widen its column or raise its row.
  var unsizedAxes: Axis.Set = []
  /// How the view's column is aligned.
  var columnAlignment: HorizontalAlignment?
  /// The row that the view belongs to, if any.
  var row: GridRowTag?
}

/// A row of a grid. Neighbours with the same tag are in the same row.
final class GridRowTag {
  /// How the row is aligned; `nil` for the grid's alignment.
  let alignment: VerticalAlignment?

  init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

extension GridCellTraits {
  /// The most columns that one view can span; more would only cost memory.
  static let maxColumns = 1000

  /// Adds to the columns that the view spans. Nested settings add up, except those of 1.
  mutating func addColumns(_ count: Int) {
    let count = min(count, Self.maxColumns)
    if count == 0, columns == 1 { columns = 0 }
    guard count > 1 else { return }
    columns = columns > 1 ? min(columns + count, Self.maxColumns) : count
  }

  /// Combines these traits with those set further outside. The inner anchor and column alignment
  /// count, but the outer row.
  mutating func include(outer: GridCellTraits) {
    addColumns(outer.columns)
    anchor = anchor ?? outer.anchor
    unsizedAxes.formUnion(outer.unsizedAxes)
    columnAlignment = columnAlignment ?? outer.columnAlignment
    row = outer.row ?? row
  }
}
