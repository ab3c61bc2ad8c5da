import LayoutCore
import TestSupport

/// Cells of one priority, and what their columns and rows may be long.
struct GridPriority {
  let priority: Double
  let cells: [Int]
  var columnBudgets: [CGFloat]
  var rowBudgets: [CGFloat]
  /// The columns and rows whose budgets are not settled yet.
  var openColumns: Set<Int> = []
  var openRows: Set<Int> = []
}

/// Measuring a grid that is proposed a length.
///
/// 1. The cells of each priority, the highest first, share what the columns and rows that are
///    closed leave.
/// 2. They are asked in turns, those that stretch least first, and of one turn those last that
///    don't count for the size along an axis.
/// 3. After each turn, cells of several columns widen these if they have to, and columns and rows
///    are closed of which all cells were asked: the others share what was not needed.
extension GridMeasuring {
  mutating func measureByPriority() {
    let priorities = Set(cells.map(\.priority)).sorted(by: >)
    var closed = (columns: Set<Int>(), rows: Set<Int>())
    for priority in priorities {
      var current = begin(priority, closed)
      let turns = turns(of: current.cells)
      for (number, turn) in turns.enumerated() {
        let isLast = priority == priorities.last && number == turns.count - 1
        measure(turn, isLast, &current, &closed)
      }
      closed.columns.formUnion(current.openColumns)
      closed.rows.formUnion(current.openRows)
    }
  }

  private typealias Closed = (columns: Set<Int>, rows: Set<Int>)

  private func turns(of indices: [Int]) -> [[Int]] {
    let turns = cells.map { $0.turn(proposed: proposal) }
    let ordered = Set(indices.map { [CGFloat(turns[$0].endless), turns[$0].stretch] })
      .sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
    return ordered.map { turn in
      indices.filter { [CGFloat(turns[$0].endless), turns[$0].stretch] == turn }
    }
  }

  private mutating func measure(
    _ turn: [Int], _ isLast: Bool, _ current: inout GridPriority, _ closed: inout Closed
  ) {
    let sized = turn.filter { cells[$0].unsizedAxes.isEmpty }
    let unsized = turn.filter { !cells[$0].unsizedAxes.isEmpty }
    let parts = [sized, unsized].filter { !$0.isEmpty }
    for (number, part) in parts.enumerated() {
      for index in part { ask(index, proposal(to: cells[index], current)) }
      if number == parts.count - 1 { settle(isLast: isLast) }
      closeRows(&current, &closed.rows)
      closeColumns(&current, &closed.columns)
    }
  }

  /// The budget of the cell's columns and of its row, or what these are long already. Along an
  /// axis along which it does not count, only that.
  private func proposal(
    to cell: GridCellRule, _ current: GridPriority
  ) -> ProposedViewSize {
    let room = room(of: cell)
    var proposal = ProposedViewSize.unspecified
    if self.proposal.width != nil {
      let budget = cell.columns.reduce(0) { $0 + current.columnBudgets[$1] }
      let isUnsized = cell.unsizedAxes.contains(.horizontal)
      proposal.width =
        isUnsized ? room.width : max(budget + innerGaps(of: cell), room.width)
    }
    if self.proposal.height != nil {
      let isUnsized = cell.unsizedAxes.contains(.vertical)
      let budget = current.rowBudgets[cell.row]
      proposal.height = isUnsized ? room.height : max(budget, room.height)
    }
    return proposal
  }

  /// Lets cells of several columns widen these if all other cells there were measured.
  private mutating func settle(isLast: Bool) {
    let candidates = waiting
    waiting = []
    for index in candidates {
      let cell = cells[index]
      let areMeasured = cells.indices.allSatisfy {
        answers[$0] != nil || !cells[$0].coversOneColumn
          || !cell.columns.contains(cells[$0].column)
      }
      guard isLast || areMeasured else {
        waiting.append(index)
        continue
      }
      var columns = cell.columns.filter { widths[$0] == 0 }
      if columns.isEmpty, !cell.isOutsideRows {
        columns = cell.columns.filter { !hasCellOfOneColumn($0) }
      }
      widen(columns.isEmpty ? Array(cell.columns) : columns, by: shortage(of: index))
    }
  }
}

// MARK: - Budgets

extension GridMeasuring {
  private func begin(_ priority: Double, _ closed: Closed) -> GridPriority {
    let indices = cells.indices.filter { cells[$0].priority == priority }
    let columnBudget = proposal.width.map { width in
      let inRows = heights.indices.map { row in
        indices.filter { cells[$0].row == row }.reduce(0) { $0 + cells[$1].span }
      }
      let used = closed.columns.reduce(0) { $0 + widths[$1] }
      let missing = waiting.reduce(0) { $0 + shortage(of: $1) }
      return budget(width, columnGaps, used, missing, inRows)
    }
    let rowBudget = proposal.height.map { height in
      let inColumns = widths.indices.map { column in
        indices.filter { cells[$0].columns.contains(column) }.count
      }
      return budget(height, rowGaps, closed.rows.reduce(0) { $0 + heights[$1] }, 0, inColumns)
    }
    var current = GridPriority(
      priority: priority, cells: indices,
      columnBudgets: widths.map { _ in columnBudget ?? 0 },
      rowBudgets: heights.map { _ in rowBudget ?? 0 })
    for index in indices {
      current.openRows.insert(cells[index].row)
      current.openColumns.formUnion(opened(by: cells[index], closed.columns))
    }
    return current
  }

  /// An equal share for each cell of the fullest row or column.
  private func budget(
    _ length: CGFloat, _ gaps: [CGFloat], _ used: CGFloat, _ missing: CGFloat, _ counts: [Int]
  ) -> CGFloat {
    guard length != .infinity else { return .infinity }
    return (length - gaps.reduce(0, +) - used - missing) / CGFloat(counts.max() ?? 1)
  }

  /// The columns that a cell's measure decides on.
  private func opened(by cell: GridCellRule, _ closed: Set<Int>) -> [Int] {
    if cell.coversOneColumn { return [cell.column] }
    if cell.isOutsideRows { return [] }
    return cell.columns.filter { column in
      !closed.contains(column)
        && !cells.contains {
          $0.coversOneColumn && $0.column == column && $0.priority >= cell.priority
        }
    }
  }

  private func closeRows(_ current: inout GridPriority, _ closed: inout Set<Int>) {
    guard let height = proposal.height else { return }
    for row in current.openRows.sorted() {
      let areMeasured = cells.indices.allSatisfy {
        cells[$0].row != row || cells[$0].priority < current.priority || answers[$0] != nil
      }
      guard areMeasured else { continue }
      current.openRows.remove(row)
      closed.insert(row)
      guard height != .infinity, !current.openRows.isEmpty else { continue }
      let unused = current.rowBudgets[row] - heights[row]
      for other in current.openRows {
        current.rowBudgets[other] += unused / CGFloat(current.openRows.count)
      }
      current.rowBudgets[row] -= unused
    }
  }

  private func closeColumns(_ current: inout GridPriority, _ closed: inout Set<Int>) {
    guard let width = proposal.width else { return }
    for column in current.openColumns.sorted() where isComplete(column, current) {
      current.openColumns.remove(column)
      closed.insert(column)
      guard width != .infinity, !current.openColumns.isEmpty else { continue }
      let unused = unused(column, current)
      for other in current.openColumns {
        current.columnBudgets[other] += unused / CGFloat(current.openColumns.count)
      }
      current.columnBudgets[column] -= unused
    }
  }

  /// Whether all cells were asked that decide how wide a column is.
  private func isComplete(_ column: Int, _ current: GridPriority) -> Bool {
    let own = cells.indices.filter { index in
      let cell = cells[index]
      let isMerged = !cell.isOutsideRows && cell.priority == current.priority
      return cell.column == column && (cell.coversOneColumn || isMerged)
    }
    let isConcerned = own.contains { cells[$0].priority == current.priority }
    let areMeasured = own.allSatisfy {
      cells[$0].priority < current.priority || answers[$0] != nil
    }
    // A cell that began further left, and may still need some of this column.
    let isAwaited = current.cells.contains { index in
      let cell = cells[index]
      let isWider = answers[index] != nil && waiting.contains(index) && shortage(of: index) > 0
      return !cell.coversOneColumn && !cell.isOutsideRows && cell.columns.contains(column)
        && cell.column < column && !isWider
    }
    return isConcerned && areMeasured && !isAwaited
  }

  /// How much of its budget a column leaves to those that are open.
  private func unused(_ column: Int, _ current: GridPriority) -> CGFloat {
    let unused = current.columnBudgets[column] - widths[column]
    guard hasCellOfOneColumn(column) else {
      let merged = cells.filter { $0.column == column && !$0.isOutsideRows }
      let widest = merged.max { $0.span < $1.span }
      let width = widest.map { $0.columns.reduce(0) { $0 + widths[$1] } } ?? widths[column]
      return min(current.columnBudgets[column] - width, 0)
    }
    // What cells that wait will need of several open columns is kept for these.
    guard current.openColumns.count >= 2 else { return unused }
    let missing =
      waiting.filter { index in
        let columns = cells[index].columns
        return columns.contains(column)
          && columns.filter(current.openColumns.contains).count >= 2
      }.map { shortage(of: $0) }.max() ?? 0
    return missing > 0 ? unused + max(missing, unused) : unused
  }
}
