/// The start and the end of a priority.
extension GridAlgorithm {
  /// Shares out what the closed lines leave, in equal parts, and opens the lines with cells of this
  /// priority.
  mutating func beginLevel(_ level: Range<Int>) {
    self.level = level
    (columnGrowth, rowGrowth, openColumns, openRows) = (0, 0, 0, 0)
    work.finishedColumns.removeAll(keepingCapacity: true)
    work.finishedRows.removeAll(keepingCapacity: true)
    for column in work.columns.indices { work.columns[column].beginLevel() }
    for row in work.rows.indices { work.rows[row].beginLevel() }
    openLines()
    if !room.width.isNaN { setColumnBudgets() }
    if !room.height.isNaN { setRowBudgets() }
  }

  private mutating func openLines() {
    levelHasMergedCells = false
    for position in level {
      let cell = work.cells[Int(work.order[position])]
      let (row, column) = (Int(cell.row), cell.firstColumn)
      work.rows[row].unmeasured += 1
      work.rows[row].isOpen = true
      if cell.span == 1 || !cell.isOutsideRows {
        work.columns[column].unmeasured += 1
        work.columns[column].hasCells = true
        if cell.span == 1 { work.columns[column].isOpen = true }
      }
      levelHasMergedCells = levelHasMergedCells || cell.isMergedInRow
    }
    if levelHasMergedCells { openMergedColumns() }
    for column in work.columns where column.isOpen { openColumns += 1 }
    for row in work.rows where row.isOpen { openRows += 1 }
  }

  /// Counts the cells of this priority that span several columns in a row. Opens the columns that
  /// only they cover, unless cells of higher priority have closed them.
  private mutating func openMergedColumns() {
    work.mergedCells.refill(0, count: work.columns.count + 1)
    // A column with cells of higher priority is closed by now, so this needs only to skip closed
    // ones.
    for position in level {
      let cell = work.cells[Int(work.order[position])]
      guard cell.isMergedInRow else { continue }
      work.mergedCells[cell.firstColumn + 1] += 1
      work.mergedCells[cell.endColumn] -= 1
      for column in cell.columns where !work.columns[column].isClosed {
        work.columns[column].isOpen = true
      }
    }
  }

  private mutating func setColumnBudgets() {
    var share = room.width
    if share != .infinity {
      for column in work.columns where column.isClosed { share -= column.size }
      for cell in work.waiting { share -= shortfall(of: Int(cell)) }
      columnShares = Int(longestRow())
      share /= Double(columnShares)
    }
    for column in work.columns.indices { work.columns[column].budget = share }
  }

  /// Returns the largest number of columns that cells of this priority cover in one row.
  private mutating func longestRow() -> Int32 {
    var longest: Int32 = 1
    work.counts.refill(0, count: work.rows.count)
    for position in level {
      let cell = work.cells[Int(work.order[position])]
      work.counts[Int(cell.row)] += cell.span
      longest = max(longest, work.counts[Int(cell.row)])
    }
    return longest
  }

  private mutating func setRowBudgets() {
    var share = room.height
    if share != .infinity {
      for row in work.rows where row.isClosed { share -= row.size }
      rowShares = Int(tallestColumn())
      share /= Double(rowShares)
    }
    for row in work.rows.indices { work.rows[row].budget = share }
  }

  /// Returns the largest number of cells of this priority that cover one column.
  private mutating func tallestColumn() -> Int32 {
    work.counts.refill(0, count: work.columns.count + 1)
    for position in level {
      let cell = work.cells[Int(work.order[position])]
      work.counts[cell.firstColumn] += 1
      work.counts[cell.endColumn] -= 1
    }
    var (tallest, count) = (1 as Int32, 0 as Int32)
    for change in work.counts {
      count += change
      tallest = max(tallest, count)
    }
    return tallest
  }

  /// Closes the lines that are still open, with the sizes that they have.
  mutating func endLevel() {
    for column in work.columns.indices where work.columns[column].isOpen {
      work.columns[column].isClosed = true
    }
    for row in work.rows.indices where work.rows[row].isOpen { work.rows[row].isClosed = true }
  }
}

extension GridLine {
  fileprivate mutating func beginLevel() {
    unmeasured = 0
    hasCells = false
    isOpen = false
  }
}
