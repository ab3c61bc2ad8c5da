/// Placing: every child goes into the columns and row that measuring found.
///
/// 1. A child is proposed its cell. A child that fills its cell exactly gets the same proposal
///    again as when it was measured.
/// 2. Cells of one column in a row line up by their guides: those of a row vertically, those of a
///    column horizontally. The row or column does not grow for that.
/// 3. Other cells are placed by a point: their anchor, or the point that corresponds to the
///    alignment.
extension GridAlgorithm {
  /// Places the children, after ``measure(_:)``.
  mutating func place(_ alignment: GuidePair) {
    guard structure.cellCount > 0 else { return }
    positionLines()
    if placePlainly(alignment) { return }
    work.list(structure)
    work.placements.refill(GridPlacement(), count: work.cells.count)
    for index in work.cells.indices {
      let size = children.measure(index, placingProposal(of: index))
      work.placements[index].size = size
      let cell = work.cells[index]
      guard cell.usesGuides else { continue }
      let guides = structure.guides(of: cell, alignment)
      let (x, y) = (guide(guides.horizontal, of: index), guide(guides.vertical, of: index))
      work.placements[index].guide = Point(x.position, y.position)
      work.columns[cell.firstColumn].include(size.width, x)
      work.rows[Int(cell.row)].include(size.height, y)
    }
    for index in work.cells.indices {
      children.place(index, at: origin(of: index, alignment).orZero, placingProposal(of: index))
    }
  }

  /// Shortcut: measures and places each child in one step.
  ///
  /// Exact because no child's position depends on another's: there are no cells that span several
  /// columns, no anchors, no alignments of rows or columns, and no guides that children set. Each
  /// position follows from the cell and the child's own size.
  private mutating func placePlainly(_ alignment: GuidePair) -> Bool {
    guard structure.isPlain,
      let across = alignment.horizontal.role.defaultValue(length: 1),
      let along = alignment.vertical.role.defaultValue(length: 1),
      children.haveNoGuides(alignment.horizontal.role, alignment.vertical.role)
    else { return false }
    // Local copies of what every iteration reads; reading it through the algorithm would copy the
    // whole algorithm each time.
    var children = children
    let (columns, rows, answers, plenty) = (work.columns, work.rows, work.answers, work.plenty)
    var first = 0
    // Reads within the buffer's bounds, which are checked in debug builds: no row has more cells
    // than there are columns.
    unsafe columns.withUnsafeBufferPointer { columns in
      for (row, cells) in structure.rows.enumerated() {
        let (top, height) = (rows[row].position, rows[row].size)
        for cell in first..<first + Int(cells.count) {
          let (left, width) = unsafe (columns[cell &- first].position, columns[cell &- first].size)
          let slot = Size(width, height)
          func place(_ cell: Int, _ size: Size, _ proposal: Proposal) {
            let origin = Point(
              left + (width - size.width) * across, top + (height - size.height) * along)
            children.place(cell, of: size, at: origin.orZero, proposal)
          }
          if let plenty {
            // The child gives the same answer for the column's whole width.
            let size = children.measuredSize(of: cell)
            place(cell, size, GridAnswer(proposal: plenty, size: size).placed(in: slot))
          } else {
            let proposal = answers[cell].placed(in: slot)
            place(cell, children.measure(cell, proposal), proposal)
          }
        }
        first += Int(cells.count)
      }
    }
    self.children = children
    return true
  }

  /// Sets the positions of the columns and rows.
  private mutating func positionLines() {
    var x = 0.0
    for column in work.columns.indices {
      x += structure.columnGaps[column]
      work.columns[column].beginPlacing(at: x)
      x += work.columns[column].size
    }
    var y = 0.0
    for row in work.rows.indices {
      y += structure.rowGaps[row]
      work.rows[row].beginPlacing(at: y)
      y += work.rows[row].size
    }
  }

  /// Returns the size of the columns and the row that a cell is in.
  func slot(of index: Int) -> Size {
    let cell = work.cells[index]
    return Size(slotWidth(of: cell), work.rows[Int(cell.row)].size)
  }

  private func placingProposal(of index: Int) -> Proposal {
    answer(of: index).placed(in: slot(of: index))
  }
}

extension GridAnswer {
  /// Returns the proposal to the child when it is placed.
  @inline(__always) fileprivate func placed(in slot: Size) -> Proposal {
    let fills = Self.areSame(size.width, slot.width) && Self.areSame(size.height, slot.height)
    return fills ? proposal : Proposal(slot)
  }

  /// Returns whether two lengths are the same up to rounding in a sum.
  private static func areSame(_ a: Double, _ b: Double) -> Bool {
    a == b || (a - b).magnitude <= 1e-9 * max(1, a.magnitude)
  }
}

// MARK: - Alignment

extension GridAlgorithm {
  /// Returns the position of a guide in a child as last measured, and whether the child sets it.
  private mutating func guide(_ guide: GuideKey, of index: Int) -> (position: Double, isOwn: Bool) {
    let role = guide.role
    let standard = role.defaultValue(length: work.placements[index].size[guide.axis])
    if let standard, !children.hasGuide(role, on: guide.axis, of: index) {
      return (standard, false)
    }
    let position = children.position(of: guide, in: index)
    // A child that may set the guide need not have done so.
    return (position.isNaN ? 0 : position, position != standard)
  }

  private func origin(of index: Int, _ alignment: GuidePair) -> Point {
    let cell = work.cells[index]
    let (column, row) = (work.columns[cell.firstColumn], work.rows[Int(cell.row)])
    let placement = work.placements[index]
    if cell.usesGuides {
      let guides = structure.guides(of: cell, alignment)
      return Point(
        column.origin(of: placement.size.width, guide: placement.guide.x, guides.horizontal),
        row.origin(of: placement.size.height, guide: placement.guide.y, guides.vertical))
    }
    let point: Point
    if cell.anchor >= 0 {
      let anchor = structure.anchors[Int(cell.anchor)]
      point = Point(Double(anchor.x), Double(anchor.y))
    } else {
      let vertical = structure.rows[Int(cell.row)].alignment.map { GuideKey($0) }
      point = Point(alignment.horizontal.fraction, (vertical ?? alignment.vertical).fraction)
    }
    let slot = slot(of: index)
    return Point(
      column.position + (slot.width - placement.size.width) * point.x,
      row.position + (slot.height - placement.size.height) * point.y)
  }
}

extension GridLine {
  fileprivate mutating func beginPlacing(at position: Double) {
    self.position = position
    before = -.infinity
    after = -.infinity
    isGuided = false
  }

  /// Includes a child that lines up with the others of the line.
  fileprivate mutating func include(_ length: Double, _ guide: (position: Double, isOwn: Bool)) {
    before = max(before, guide.position)
    after = max(after, length - guide.position)
    isGuided = isGuided || guide.isOwn
  }

  /// Returns the origin of a child that lines up with the others of the line.
  fileprivate func origin(of length: Double, guide: Double, _ key: GuideKey) -> Double {
    if !isGuided { return position + (size - length) * key.fraction }
    return position + (size - before - after) * key.fraction + before - guide
  }
}

extension GuideKey {
  /// The fraction of a length at which the guide is by default. Baselines are at the end.
  fileprivate var fraction: Double {
    if let fraction = role.defaultValue(length: 1) { return fraction }
    let fraction = defaultValue(size: Size(1, 1), proposal: Proposal(1, 1))
    return fraction.isUsable ? fraction : 0
  }
}
