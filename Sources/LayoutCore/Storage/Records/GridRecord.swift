/// A grid in storage, with what it remembers.
struct GridRecord {
  let alignment: GuidePair
  let spacing: GridSpacing
  var rows: [GridRowCells]
  /// The row that was changed last.
  var lastRow = GridRowPlace()
  /// The grid's structure; `nil` until it is needed, and after the children have changed.
  var structure: GridStructure?
  /// Facts about all children together.
  var children = Children()
  var work = GridWork()
  /// The last measured proposal; `nil` if its result is no longer valid.
  var measured: Proposal?

  struct Children: BitwiseCopyable {
    /// The union of all children's flags.
    var flags = NodeFlags()
    /// Whether no child has traits for the grid, and all have the default priority.
    var arePlain = false
  }

  init(_ description: GridDescription) {
    alignment = GuidePair(description.alignment)
    spacing = description.spacing
    rows = description.rows
  }
}

// MARK: - Changing children

extension TreeStorage {
  /// Makes a place for a child of a grid.
  ///
  /// A child between two cells of a row joins that row. A child at the end of a row joins it if it
  /// says it belongs to the same row as one of its cells. Any other child is a row by itself.
  func addGridCell(at index: Int, in node: Int, _ tag: GridRowTag?) {
    guard nodes[node].kind == .grid else { return }
    let payload = Int(nodes[node].payload)
    grids[payload].structure = nil
    let (row, start) = gridRow(at: index, in: node)
    // The rows are not held meanwhile, or changing them would copy them.
    func count(_ row: Int) -> Int { Int(grids[payload].rows[row].count) }
    func says(_ row: Int, _ start: Int) -> Bool {
      let cells = Int(nodes[node].first) + start
      return tag != nil
        && (cells..<cells + count(row)).contains { gridTraits(of: $0)?.row === tag }
    }
    if start < index {
      grids[payload].rows[row].count += 1
    } else if row > 0, says(row - 1, start - count(row - 1)) {
      grids[payload].lastRow = GridRowPlace(row: row - 1, start: start - count(row - 1))
      grids[payload].rows[row - 1].count += 1
    } else if row < grids[payload].rows.count, says(row, start) {
      grids[payload].rows[row].count += 1
    } else {
      let cells = GridRowCells(count: 1, isOutsideRows: tag == nil, alignment: tag?.alignment)
      grids[payload].rows.insert(cells, at: row)
    }
  }

  /// Closes the place of a child of a grid.
  func removeGridCell(at index: Int, in node: Int) {
    guard nodes[node].kind == .grid else { return }
    let payload = Int(nodes[node].payload)
    grids[payload].structure = nil
    let (row, _) = gridRow(at: index, in: node)
    grids[payload].rows[row].count -= 1
    if grids[payload].rows[row].count == 0 { grids[payload].rows.remove(at: row) }
  }

  /// Returns the row that contains a cell, or the row after the last one, and the index of the
  /// row's first cell.
  private func gridRow(at index: Int, in node: Int) -> (row: Int, start: Int) {
    let payload = Int(nodes[node].payload)
    let end = GridRowPlace(row: grids[payload].rows.count, start: Int(nodes[node].count))
    let place = grids[payload].lastRow.nearest(to: index, before: end) {
      Int(grids[payload].rows[$0].count)
    }
    grids[payload].lastRow = place
    return (place.row, place.start)
  }
}

/// A row of a grid, and the index of its first cell.
struct GridRowPlace {
  var row = 0
  var start = 0

  /// Returns the row that contains a cell.
  ///
  /// It is searched for from the nearest of the first row, the end, and this one, because cells
  /// that are added or removed one after the other are mostly neighbours.
  ///
  /// - Parameter count: returns the number of cells in a row.
  func nearest(to index: Int, before end: GridRowPlace, count: (Int) -> Int) -> GridRowPlace {
    var place = self
    for other in [GridRowPlace(), end] where abs(other.start - index) < abs(place.start - index) {
      place = other
    }
    while place.start > index {
      place.row -= 1
      place.start -= count(place.row)
    }
    while place.row < end.row, case let next = place.start + count(place.row), next <= index {
      place = GridRowPlace(row: place.row + 1, start: next)
    }
    return place
  }
}

// MARK: - Traits

extension TreeStorage {
  /// Returns the grid traits of a node, combined with those set inside it if it is a modifier.
  func gridTraits(of node: Int) -> GridCellTraits? {
    var node = node
    var traits: GridCellTraits?
    while true {
      if var inner = attributes(of: node)?.gridCell {
        if let outer = traits { inner.include(outer: outer) }
        traits = inner
      }
      guard isModifier(node) else { return traits }
      node = Int(nodes[node].first)
    }
  }
}

extension LayoutNode {
  /// The grid traits of the node, combined with those set inside it if it is a modifier.
  var gridTraits: GridCellTraits? {
    var traits: GridCellTraits?
    for node in lookedThrough {
      guard var inner = node.attributes?.gridCell else { continue }
      if let outer = traits { inner.include(outer: outer) }
      traits = inner
    }
    return traits
  }
}
