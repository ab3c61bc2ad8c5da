/// Widens columns for cells that span several and need more room than these have.
///
/// The rules were found by comparison with measured grids; where they look odd, SwiftUI is.
extension GridAlgorithm {
  /// Widens columns for the waiting cells, in the order in which these were measured.
  ///
  /// A cell waits until all single cells in its columns are measured. It also waits for cells
  /// before it that share a column with it, as long as these wait and need more room. When no other
  /// cell follows, none waits. The search is skipped unless all columns of some waiting cell may be
  /// measured.
  mutating func settle(isLast: Bool) {
    guard !work.waiting.isEmpty, isLast || work.mayEndWaiting else { return }
    countUnmeasuredColumns()
    work.mayEndWaiting = false
    var kept = 0
    for position in work.waiting.indices {
      let index = Int(work.waiting[position])
      let cell = work.cells[index]
      let isMeasured = areColumnsMeasured(of: cell)
      if isLast || (isMeasured && !cell.columns.contains { work.columns[$0].isBlocked }) {
        settle(index)
        continue
      }
      if isMeasured { work.mayEndWaiting = true }
      if shortfall(of: index) > 0 {
        for column in cell.columns { work.columns[column].isBlocked = true }
      }
      work.waiting[kept] = Int32(index)
      kept += 1
    }
    work.waiting.removeLast(work.waiting.count - kept)
  }

  /// Returns whether all single cells in a cell's columns are measured. Call
  /// ``countUnmeasuredColumns()`` before.
  private func areColumnsMeasured(of cell: GridCell) -> Bool {
    work.counts[cell.firstColumn] == work.counts[cell.endColumn]
  }

  /// Counts, for each column, those before it in which a single cell is not measured yet.
  private mutating func countUnmeasuredColumns() {
    work.counts.removeAll(keepingCapacity: true)
    var count: Int32 = 0
    for column in work.columns.indices {
      work.columns[column].isBlocked = false
      work.counts.append(count)
      if work.columns[column].unmeasuredSingles > 0 { count += 1 }
    }
    work.counts.append(count)
  }

  /// Widens a cell's columns by what it lacks: columns without a width, or else those without
  /// single cells.
  private mutating func settle(_ index: Int) {
    let cell = work.cells[index]
    let width = work.answers[index].size.width
    let missing = missing(width, in: slotWidth(of: cell) + widthCountedTwice(for: cell))
    guard missing > 0 else { return }
    let hasEmptyColumn = cell.columns.contains { isEmpty($0) }
    widen(cell, by: missing, hasEmptyColumn ? .empty : cell.isOutsideRows ? .all : .unwidened)
  }
}

// MARK: - Widening

/// The columns that a cell prefers to widen.
enum GridPreference {
  /// Columns without a width.
  case empty
  /// Columns without single cells.
  case unoccupied
  /// Columns without single cells that have not been widened by a cell reaching beyond this one.
  case unwidened
  case all
}

extension GridAlgorithm {
  /// Widens the columns of a cell by equal parts: those that it prefers, or all if there are none.
  mutating func widen(_ cell: GridCell, by width: Double, _ preference: GridPreference) {
    var preferred = 0
    for column in cell.columns where isPreferred(column, of: cell, preference) { preferred += 1 }
    let parts = children.unit.parts(
      of: width, among: preferred > 0 ? preferred : cell.columns.count)
    var index = 0
    for column in cell.columns
    where preferred == 0 || isPreferred(column, of: cell, preference) {
      let share = parts[index]
      index += 1
      let previous = work.columns[column].lastWidening
      work.columns[column].size += share
      work.columns[column].lastWidening = Int32(work.widenings.count)
      work.widenings.append(
        GridWidening(
          width: share, start: cell.column, end: cell.column + cell.span, previous: previous))
    }
  }

  private func isPreferred(_ column: Int, of cell: GridCell, _ preference: GridPreference) -> Bool {
    switch preference {
    case .empty: isEmpty(column)
    case .unoccupied: structure.singles[column] == 0
    case .unwidened:
      structure.singles[column] == 0
        && width(of: column, widenedWhere: { $0.start < cell.column || $0.end > cell.endColumn })
          == 0
    case .all: true
    }
  }

  /// Returns whether a column has no width, or just a rounding error.
  private func isEmpty(_ column: Int) -> Bool { work.columns[column].size < 1e-9 }

  /// Returns the width that would be counted twice: at each end, what a cell reaching beyond that
  /// end has already added to the shared outermost column.
  private func widthCountedTwice(for cell: GridCell) -> Double {
    width(of: cell.firstColumn) { $0.start < cell.column }
      + width(of: cell.endColumn - 1) { $0.end > cell.endColumn }
  }

  /// Returns the width by which some cells have widened a column.
  private func width(of column: Int, widenedWhere isMeant: (GridWidening) -> Bool) -> Double {
    var width = 0.0
    var index = work.columns[column].lastWidening
    while index >= 0 {
      let widening = work.widenings[Int(index)]
      if isMeant(widening) { width += widening.width }
      index = widening.previous
    }
    return width
  }
}
