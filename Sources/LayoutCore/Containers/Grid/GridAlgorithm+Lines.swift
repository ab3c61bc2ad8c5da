/// Closing columns and rows, and passing on what they leave to the others.
extension GridAlgorithm {
  /// Closes the lines whose last cell has been measured, and shares out what they leave.
  mutating func closeLines() {
    if !room.height.isNaN { closeRows() }
    if !room.width.isNaN { closeColumns() }
    work.finishedRows.removeAll(keepingCapacity: true)
    work.finishedColumns.removeAll(keepingCapacity: true)
  }

  private mutating func closeRows() {
    work.finishedRows.sort()
    for row in work.finishedRows.lazy.map(Int.init) where work.rows[row].isOpen {
      work.rows[row].isOpen = false
      work.rows[row].isClosed = true
      openRows -= 1
      var budget = work.rows[row].budget + rowGrowth
      let rest = budget - work.rows[row].size
      if openRows > 0, room.height != .infinity {
        rowGrowth += rest / Double(openRows)
        budget -= rest
      }
      work.rows[row].budget = budget
    }
  }

  private mutating func closeColumns() {
    guard levelHasMergedCells else {
      if work.finishedColumns.isEmpty { return }
      if !work.waiting.isEmpty { measureStarts() }
      work.finishedColumns.sort()
      for column in work.finishedColumns where work.columns[Int(column)].isOpen {
        close(Int(column))
      }
      return
    }
    guard work.columns.contains(where: \.isOpenWithoutNeed) else { return }
    if !work.waiting.isEmpty { measureStarts() }
    countBlocks()
    for column in work.columns.indices
    where work.columns[column].isOpenWithoutNeed && work.counts[column] == 0 { close(column) }
  }

  private mutating func close(_ column: Int) {
    work.columns[column].isOpen = false
    work.columns[column].isClosed = true
    openColumns -= 1
    var budget = work.columns[column].budget + columnGrowth
    if openColumns > 0, room.width != .infinity {
      let rest = rest(ofColumn: column, budget)
      columnGrowth += rest / Double(openColumns)
      budget -= rest
    }
    work.columns[column].budget = budget
  }

  /// Returns what a closing column leaves to the others; negative if it takes from them.
  private func rest(ofColumn column: Int, _ budget: Double) -> Double {
    guard structure.singles[column] > 0 else {
      // Only cells that span several columns start here. What they leave unused is lost; what they
      // need beyond their budget is taken from the others.
      let end = column + Int(structure.widestSpans.isEmpty ? 1 : structure.widestSpans[column])
      var width = 0.0
      for covered in column..<max(end, column + 1) { width += work.columns[covered].size }
      return min(budget - width, 0)
    }
    let rest = budget - work.columns[column].size
    guard openColumns > 1, !work.waiting.isEmpty else { return rest }
    // If a cell spans this column and other open ones and needs more than they have, the others are
    // offered more instead of less. Odd, but measured.
    let missing = largestShortfall(over: column)
    return missing > 0 ? rest + max(missing, rest) : rest
  }

  /// Returns the largest shortfall of any waiting cell that covers a column and at least two open
  /// ones.
  private func largestShortfall(over column: Int) -> Double {
    var largest = 0.0
    for index in work.waiting.lazy.map(Int.init) {
      let cell = work.cells[index]
      guard cell.columns.contains(column), missing(index) > largest else { continue }
      var open = 0
      for covered in cell.columns where work.columns[covered].isOpen { open += 1 }
      if open > 1 { largest = missing(index) }
    }
    return largest
  }
}

// MARK: - Waiting cells

extension GridAlgorithm {
  /// Computes where each column starts, so that a cell's width needs no summing.
  private mutating func measureStarts() {
    work.starts.removeAll(keepingCapacity: true)
    var position = 0.0
    for column in work.columns.indices {
      position += structure.columnGaps[column]
      work.starts.append(position)
      position += work.columns[column].size
    }
  }

  /// Returns how much wider a measured child is than its columns. Call ``measureStarts()`` before.
  private func missing(_ index: Int) -> Double {
    let cell = work.cells[index]
    let last = cell.endColumn - 1
    let slot = work.starts[last] + work.columns[last].size - work.starts[cell.firstColumn]
    return missing(work.answers[index].size.width, in: slot)
  }

  /// Counts, for each column, the cells that keep it from closing: cells of this priority that span
  /// several columns in a row, start in an earlier column, and either fit into their columns or are
  /// not measured yet.
  private mutating func countBlocks() {
    work.counts.removeAll(keepingCapacity: true)
    work.counts.append(contentsOf: work.mergedCells)
    let priority = work.cells[Int(work.order[level.lowerBound])].priority
    for index in work.waiting.lazy.map(Int.init) {
      let cell = work.cells[index]
      guard cell.isMergedInRow, cell.priority == priority, missing(index) > 0 else { continue }
      work.counts[cell.firstColumn + 1] -= 1
      work.counts[cell.endColumn] += 1
    }
    var count: Int32 = 0
    for column in work.counts.indices {
      count += work.counts[column]
      work.counts[column] = count
    }
  }
}

extension GridLine {
  /// Whether the line is still open although all cells that decide when it closes are measured.
  fileprivate var isOpenWithoutNeed: Bool { isOpen && hasCells && unmeasured == 0 }
}
