/// A grid in storage, with what it remembers.
struct GridRecord {
  let alignment: GuidePair
  let spacing: GridSpacing
  var rows: [GridRowCells]
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
    let (row, start) = gridRow(at: index, in: payload)
    let rows = grids[payload].rows
    func says(_ row: Int, _ start: Int) -> Bool {
      let cells = Int(nodes[node].first) + start
      return tag != nil
        && (cells..<cells + Int(rows[row].count)).contains { gridTraits(of: $0)?.row === tag }
    }
    if start < index {
      grids[payload].rows[row].count += 1
    } else if row > 0, says(row - 1, start - Int(rows[row - 1].count)) {
      grids[payload].rows[row - 1].count += 1
    } else if row < rows.count, says(row, start) {
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
    let (row, _) = gridRow(at: index, in: payload)
    grids[payload].rows[row].count -= 1
    if grids[payload].rows[row].count == 0 { grids[payload].rows.remove(at: row) }
  }

  /// Returns the row that contains a cell, or the row after the last one, and the index of the
  /// row's first cell.
  private func gridRow(at index: Int, in payload: Int) -> (row: Int, start: Int) {
    var (row, start) = (0, 0)
    while row < grids[payload].rows.count, start + Int(grids[payload].rows[row].count) <= index {
      start += Int(grids[payload].rows[row].count)
      row += 1
    }
    return (row, start)
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
