/// The order in which a grid measures its children.
extension GridAlgorithm {
  /// Measures all children, priority by priority and batch by batch.
  mutating func distribute() {
    sort()
    var start = 0
    while start < work.order.count {
      let level = run(from: start) { cell, first in
        work.cells[cell].priority == work.cells[first].priority
      }
      beginLevel(level)
      while start < level.upperBound {
        let batch = run(from: start) { cell, first in
          work.cells[cell].priority == work.cells[first].priority
            && work.flexibilities[cell] == work.flexibilities[first]
        }
        measure(batch)
        start = batch.upperBound
      }
      endLevel()
    }
  }

  /// Returns the run of cells in the order that are like the one at its start.
  private func run(from start: Int, _ isLike: (Int, Int) -> Bool) -> Range<Int> {
    let first = Int(work.order[start])
    var end = start + 1
    while end < work.order.count, isLike(Int(work.order[end]), first) { end += 1 }
    return start..<end
  }

  /// Orders the cells by falling priority, then by rising flexibility, then in child order.
  ///
  /// There is only one such order, and mostly it is still that of the layout before.
  private mutating func sort() {
    work.flexibilities.removeAll(keepingCapacity: true)
    for cell in work.cells.indices {
      work.flexibilities.append(flexibility(of: cell))
      work.columns[work.cells[cell].firstColumn].unmeasuredSingles +=
        work.cells[cell].span == 1 ? 1 : 0
    }
    if work.order.count != work.cells.count { work.order = work.cells.indices.map(Int32.init) }
    // Taken out, because comparing reads the lists.
    var order: [Int32] = []
    swap(&order, &work.order)
    let isInOrder = zip(order, order.dropFirst()).allSatisfy { comes(Int($0), before: Int($1)) }
    if !isInOrder { order.sort { comes(Int($0), before: Int($1)) } }
    work.order = order
  }

  private func comes(_ cell: Int, before other: Int) -> Bool {
    let (priority, otherPriority) = (work.cells[cell].priority, work.cells[other].priority)
    if priority != otherPriority { return priority > otherPriority }
    let (a, b) = (work.flexibilities[cell], work.flexibilities[other])
    if a.infiniteAxes != b.infiniteAxes { return a.infiniteAxes < b.infiniteAxes }
    if a.extent != b.extent { return a.extent < b.extent }
    return cell < other
  }

  /// Returns how much a child's size can change, on the axes with a proposed length.
  ///
  /// Of children that can be infinite on the same number of axes, those with larger minimums are
  /// less flexible.
  private mutating func flexibility(of cell: Int) -> GridFlexibility {
    let (least, greatest) = (children.least(of: cell), children.greatest(of: cell))
    var (extent, infiniteAxes) = (0.0, 0 as UInt8)
    for axis in Axis.allCases where !room[axis].isNaN {
      if greatest[axis] == .infinity {
        infiniteAxes += 1
        extent -= least[axis]
      } else {
        extent += greatest[axis] - least[axis]
      }
    }
    return GridFlexibility(infiniteAxes: infiniteAxes, extent: extent.isNaN ? 0 : extent)
  }
}

// MARK: - Batches

extension GridAlgorithm {
  /// Measures the cells of a batch: first those that size their lines, then the unsized ones.
  private mutating func measure(_ batch: Range<Int>) {
    let isLast = batch.upperBound == work.order.count
    var unsized = 0
    if structure.hasUnsizedCells {
      for position in batch where work.cells[Int(work.order[position])].isUnsized { unsized += 1 }
    }
    if unsized < batch.count {
      ask(batch, areUnsized: unsized == 0 ? nil : false)
      if unsized == 0 { settle(isLast: isLast) }
      closeLines()
    }
    if unsized > 0 {
      ask(batch, areUnsized: unsized == batch.count ? nil : true)
      settle(isLast: isLast)
      closeLines()
    }
  }

  /// Measures some cells, all with the present budgets, and then lets their lines grow to the
  /// answers.
  private mutating func ask(_ batch: Range<Int>, areUnsized: Bool?) {
    func isMeant(_ cell: Int) -> Bool {
      areUnsized.map { work.cells[cell].isUnsized == $0 } ?? true
    }
    if roundsProposals { work.countOpenLines() }
    for position in batch {
      let cell = Int(work.order[position])
      if isMeant(cell) { work.answers[cell].proposal = proposal(for: work.cells[cell]) }
    }
    for position in batch {
      let index = Int(work.order[position])
      guard isMeant(index) else { continue }
      measure(index, work.answers[index].proposal)
      absorb(index)
      note(index)
    }
  }

  /// Returns the budgets of a cell's row and columns, or their sizes where these are larger.
  private func proposal(for cell: GridCell) -> Proposal {
    var proposal = Proposal.unspecified
    if !room.width.isNaN {
      proposal.width = slotWidth(of: cell)
      if !cell.isUnsizedHorizontally {
        var budget = self.budget(ofColumn: cell.firstColumn)
        for column in cell.columns.dropFirst() {
          budget += structure.columnGaps[column] + self.budget(ofColumn: column)
        }
        if budget > proposal.width { proposal.width = budget }
      }
    }
    if !room.height.isNaN {
      let row = work.rows[Int(cell.row)]
      proposal.height = row.size
      var budget = row.isOpen ? row.budget + rowGrowth : row.budget
      if roundsProposals, row.isOpen {
        budget = whole(
          budget, among: rowShares, open: openRows, after: work.openRowsAfter[Int(cell.row)])
      }
      if !cell.isUnsizedVertically, budget > proposal.height { proposal.height = budget }
    }
    return roundsProposals ? children.unit.down(proposal) : proposal
  }

  private func budget(ofColumn column: Int) -> Double {
    let line = work.columns[column]
    guard line.isOpen else { return line.budget }
    let budget = line.budget + columnGrowth
    return roundsProposals
      ? whole(
        budget, among: columnShares, open: openColumns, after: work.openColumnsAfter[column])
      : budget
  }

  /// Returns the whole units in the budget of an open line. What is left over is a unit more for
  /// each of the last lines.
  @inline(never) private func whole(
    _ budget: Double, among shares: Int, open: Int, after: Int32
  ) -> Double {
    guard budget.isFinite else { return budget }
    let sharers = max(min(shares, open), 1)
    let parts = children.unit.parts(
      of: children.unit.down(budget * Double(sharers)), among: sharers)
    return parts[max(sharers - 1 - Int(after), 0)]
  }

  /// Records that a cell is measured.
  private mutating func note(_ index: Int) {
    let cell = work.cells[index]
    let (row, column) = (Int(cell.row), cell.firstColumn)
    if cell.span == 1 {
      work.columns[column].unmeasuredSingles -= 1
      if work.columns[column].unmeasuredSingles == 0 { work.mayEndWaiting = true }
    } else {
      work.waiting.append(Int32(index))
      if !cell.columns.contains(where: { work.columns[$0].unmeasuredSingles > 0 }) {
        work.mayEndWaiting = true
      }
    }
    if cell.span == 1 || !cell.isOutsideRows {
      work.columns[column].unmeasured -= 1
      if work.columns[column].unmeasured == 0 { work.finishedColumns.append(cell.column) }
    }
    work.rows[row].unmeasured -= 1
    if work.rows[row].unmeasured == 0 { work.finishedRows.append(cell.row) }
  }
}
