/// What the grid algorithm asks of a grid's children.
///
/// The engine answers from its flat storage; `LayoutSubviews` answer through their proxies when a
/// client calls a grid layout directly.
protocol GridChildren: GridCellSource {
  /// Returns a child's size for a proposal of 0 on both axes.
  mutating func least(of child: Int) -> Size
  /// Returns a child's size for a proposal of infinity on both axes.
  mutating func greatest(of child: Int) -> Size
  /// Measures a child if its size is known without asking, and is known to be the same for any
  /// larger width and any other height.
  mutating func measurePlenty(_ child: Int, _ proposal: Proposal) -> Size?
  /// Returns a child's size as last measured.
  func measuredSize(of child: Int) -> Size

  /// Measures a child. Its guides from now on are those of this answer.
  mutating func measure(_ child: Int, _ proposal: Proposal) -> Size
  /// Returns whether the child, or something inside it, may set a guide of a role.
  func hasGuide(_ role: GuideRole, on axis: Axis, of child: Int) -> Bool
  /// Returns the position of a guide in the child as last measured.
  mutating func position(of guide: GuideKey, in child: Int) -> Double
  /// Returns whether it is known that no child sets a guide of these roles.
  func haveNoGuides(_ horizontal: GuideRole, _ vertical: GuideRole) -> Bool
  /// Places the child at a distance from the grid's top leading corner.
  mutating func place(_ child: Int, at origin: Point, _ proposal: Proposal)
  /// Places a child whose size for the proposal is known.
  mutating func place(_ child: Int, of size: Size, at origin: Point, _ proposal: Proposal)
}

extension GridChildren {
  // Defaults for children of which nothing is known without asking.
  mutating func measurePlenty(_ child: Int, _ proposal: Proposal) -> Size? { nil }
  func haveNoGuides(_ horizontal: GuideRole, _ vertical: GuideRole) -> Bool { false }

  mutating func place(_ child: Int, of size: Size, at origin: Point, _ proposal: Proposal) {
    place(child, at: origin, proposal)
  }
}

/// Lays out children in rows and columns, as Grid does.
///
/// 1. Each child is asked for its minimum and maximum size, which determine its flexibility.
/// 2. Children of higher priority come first. Those of one priority are measured in batches of
///    equal flexibility, the least flexible first.
/// 3. At the start of a priority, what the closed lines leave is shared out in equal budgets.
/// 4. A child is proposed the budgets of its row and columns. Rows and columns are as large as
///    their largest child.
/// 5. A child that spans several columns waits until all others in them are measured, and for
///    earlier children that wait for the same columns. If it then needs more than its columns have,
///    they are widened by equal parts.
/// 6. A row or column closes when its last child is measured. What is left of its budget goes to
///    the lines that are still open.
///
/// A grid without any proposal measures each child once and needs only steps 4 and 5.
struct GridAlgorithm<Children: GridChildren> {
  let structure: GridStructure
  var work: GridWork
  var children: Children
  /// The proposed lengths without the gaps; NaN where nothing is proposed.
  var room = Proposal.unspecified
  /// The amount by which each open line's budget has grown since the start of a priority.
  var columnGrowth = 0.0
  var rowGrowth = 0.0
  var openColumns = 0
  var openRows = 0
  /// Whether proposals are rounded to whole units.
  let roundsProposals: Bool
  /// The number of columns, and of rows, among which what is left was shared out.
  var columnShares = 0
  var rowShares = 0
  /// The cells of the present priority, as positions in the order.
  var level = 0..<0
  /// Whether any of these cells spans several columns in a row.
  var levelHasMergedCells = false

  /// Takes over the lists of earlier layouts, to reuse their memory.
  init(_ structure: GridStructure, taking work: inout GridWork, _ children: Children) {
    self.structure = structure
    self.work = GridWork()
    self.children = children
    self.roundsProposals = children.unit.isSet
    swap(&self.work, &work)
  }

  /// Gives the lists back, with what was measured.
  mutating func giveBack(_ work: inout GridWork) { swap(&self.work, &work) }
}

// MARK: - Measuring

extension GridAlgorithm {
  /// Measures the children and returns the grid's size.
  mutating func measure(_ proposal: Proposal) -> Size {
    guard structure.cellCount > 0 else { return .zero }
    room = Proposal(
      proposal.width - structure.totalColumnGap, proposal.height - structure.totalRowGap)
    work.beginMeasuring(structure)
    if measureWithEqualShares() { return size }
    work.beginMeasuringCells(structure)
    if proposal.width.isNaN && proposal.height.isNaN { measureIdeally() } else { distribute() }
    return size
  }

  private var size: Size {
    var size = Size(structure.totalColumnGap, structure.totalRowGap)
    for column in work.columns { size.width += column.size }
    for row in work.rows { size.height += row.size }
    // Infinite columns with negative gaps stay infinite; negative gaps cannot make the size
    // negative.
    return Size(max(size.width, 0), max(size.height, 0))
  }

  private mutating func measureIdeally() {
    for cell in work.cells.indices {
      measure(cell, .unspecified)
      absorb(cell)
    }
    guard structure.hasMergedCells else { return }
    for cell in work.cells.indices where work.cells[cell].span > 1 {
      let missing = shortfall(of: cell)
      guard missing > 0 else { continue }
      widen(work.cells[cell], by: missing, .unoccupied)
    }
  }

  /// Shortcut: sizes all cells at once if none wants more than an equal share of the width.
  ///
  /// Exact because a cell that takes less than its share leaves larger shares to the others, in
  /// whatever order they are measured. These cells are known to give the same answer for any larger
  /// width and any other height. So measuring each of them with the equal share gives its final
  /// answer.
  private mutating func measureWithEqualShares() -> Bool {
    guard !structure.hasMergedCells, !structure.hasUnsizedCells, structure.hasEqualPriorities,
      !room.width.isNaN
    else { return false }
    // Rows with fewer cells leave the shares of their missing columns unused.
    let share = children.unit.down(room.width / Double(structure.columnCount))
    // Local copies of what every iteration uses; reaching it through the algorithm would copy the
    // whole algorithm each time.
    var children = children
    let proposal = Proposal(share, room.height)
    var (columns, rows) = ([GridLine](), [GridLine]())
    swap(&columns, &work.columns)
    swap(&rows, &work.rows)
    var cell = 0
    // Reads and writes within the buffer's bounds, which are checked in debug builds: no row has
    // more cells than there are columns.
    let isPlenty = unsafe columns.withUnsafeMutableBufferPointer { columns in
      for (row, cells) in structure.rows.enumerated() {
        var height = 0.0
        for column in 0..<Int(cells.count) {
          guard let size = children.measurePlenty(cell &+ column, proposal) else { return false }
          if size.height > height { height = size.height }
          if unsafe size.width > columns[column].size { unsafe columns[column].size = size.width }
        }
        rows[row].size = height
        cell += Int(cells.count)
      }
      return true
    }
    swap(&columns, &work.columns)
    swap(&rows, &work.rows)
    self.children = children
    if isPlenty { work.plenty = proposal }
    return isPlenty
  }

  /// Measures a child and stores the answer.
  mutating func measure(_ cell: Int, _ proposal: Proposal) {
    let size = children.measure(cell, proposal)
    work.answers[cell].proposal = proposal
    work.answers[cell].size = size
  }

  /// Returns the last proposal to a child during measuring, and its answer.
  @inline(__always) func answer(of cell: Int) -> GridAnswer {
    guard let plenty = work.plenty else { return work.answers[cell] }
    // No later question to the child has changed its answer.
    return GridAnswer(proposal: plenty, size: children.measuredSize(of: cell))
  }

  /// Makes the row, and a cell's only column, large enough for the cell's child.
  @inline(__always) mutating func absorb(_ index: Int) {
    let cell = work.cells[index]
    let size = work.answers[index].size
    let row = Int(cell.row)
    if size.height > work.rows[row].size { work.rows[row].size = size.height }
    guard cell.span == 1 else { return }
    let column = cell.firstColumn
    if size.width > work.columns[column].size { work.columns[column].size = size.width }
  }
}

// MARK: - Slots

extension GridAlgorithm {
  /// Returns the width of the columns that a cell spans, with the gaps between them.
  func slotWidth(of cell: GridCell) -> Double {
    var width = work.columns[cell.firstColumn].size
    for column in cell.columns.dropFirst() {
      width += structure.columnGaps[column] + work.columns[column].size
    }
    return width
  }

  /// Returns how much wider a measured child is than its columns; 0 if the columns suffice.
  func shortfall(of index: Int) -> Double {
    missing(work.answers[index].size.width, in: slotWidth(of: work.cells[index]))
  }

  /// Returns how much narrower a slot is than a width; 0 if that is only a rounding error.
  func missing(_ width: Double, in slot: Double) -> Double {
    let missing = width - slot
    if missing == .infinity { return missing }
    return missing > 1e-9 * max(1, width.magnitude) ? missing : 0
  }
}
