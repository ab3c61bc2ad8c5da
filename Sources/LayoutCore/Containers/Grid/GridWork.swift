/// The lists that a grid fills in during layout, kept to reuse their memory.
struct GridWork {
  var columns: [GridLine] = []
  var rows: [GridLine] = []
  /// The proposal to every cell, if none takes more than its share; then ``answers`` is unused.
  var plenty: Proposal?
  /// The cells of the structure that they were listed for.
  private(set) var cells: [GridCell] = []
  private var listed: GridStructure?
  var answers: [GridAnswer] = []
  /// The flexibility and placement of each cell's view; empty if the grid does not need these
  /// lists.
  var flexibilities: [GridFlexibility] = []
  var placements: [GridPlacement] = []
  /// The cells in the order in which they are measured.
  var order: [Int32] = []
  /// Measured cells that span several columns and may need more width than these have.
  var waiting: [Int32] = []
  /// Whether all columns of a waiting cell may be measured.
  var mayEndWaiting = false
  /// For each column, the number of cells of the present priority that extend over it from an
  /// earlier column. Stored as differences: each entry is the number for its column minus that for
  /// the column before.
  var mergedCells: [Int32] = []
  /// The widenings of columns for waiting cells.
  var widenings: [GridWidening] = []
  /// Lines whose last cell has just been measured.
  var finishedColumns: [Int32] = []
  var finishedRows: [Int32] = []
  /// The start of each column, as far as it is measured.
  var starts: [Double] = []
  /// A list for counting, with various meanings.
  var counts: [Int32] = []
  /// How many of the columns and rows after each one are open, where budgets are whole.
  var openColumnsAfter: [Int32] = []
  var openRowsAfter: [Int32] = []

  /// Prepares the columns and rows of a grid, with nothing measured.
  mutating func beginMeasuring(_ structure: GridStructure) {
    plenty = nil
    if listed !== structure {
      listed = nil
      cells = []
    }
    columns.refill(GridLine(), count: structure.columnCount)
    rows.refill(GridLine(), count: structure.rows.count)
  }

  /// Prepares the columns, rows and cells of a grid, with nothing measured.
  mutating func beginMeasuringCells(_ structure: GridStructure) {
    beginMeasuring(structure)
    list(structure)
    answers.refill(GridAnswer(), count: structure.cellCount)
    let lines = max(structure.columnCount, structure.rows.count) + 1
    finishedColumns.reserveCapacity(lines)
    finishedRows.reserveCapacity(lines)
    counts.reserveCapacity(lines)
    waiting.removeAll(keepingCapacity: true)
    mayEndWaiting = false
    widenings.removeAll(keepingCapacity: true)
  }

  /// Lists a grid's cells, unless they are listed already.
  mutating func list(_ structure: GridStructure) {
    guard listed !== structure else { return }
    cells = structure.cells
    listed = structure
  }
}

extension GridWork {
  /// Counts the lines that are open after each one.
  mutating func countOpenLines() {
    openColumnsAfter.count(columns)
    openRowsAfter.count(rows)
  }

  /// The size of the lists' memory, in bytes.
  var byteCount: Int {
    let lists = [
      order, waiting, mergedCells, finishedColumns, finishedRows, counts, openColumnsAfter,
      openRowsAfter,
    ]
    return cells.capacity * MemoryLayout<GridCell>.stride
      + (columns.capacity + rows.capacity) * MemoryLayout<GridLine>.stride
      + answers.capacity * MemoryLayout<GridAnswer>.stride
      + flexibilities.capacity * MemoryLayout<GridFlexibility>.stride
      + placements.capacity * MemoryLayout<GridPlacement>.stride
      + widenings.capacity * MemoryLayout<GridWidening>.stride
      + starts.capacity * MemoryLayout<Double>.stride
      + lists.reduce(0) { $0 + $1.capacity * MemoryLayout<Int32>.stride }
  }
}

/// A column or row of a grid during layout.
struct GridLine: BitwiseCopyable {
  var size = 0.0
  /// The length proposed to the line's next cell.
  var budget = 0.0
  /// The number of cells of the present priority that decide when the line closes and are not
  /// measured yet.
  var unmeasured: Int32 = 0
  /// The number of unmeasured cells in just this line, whatever their priority.
  var unmeasuredSingles: Int32 = 0
  /// Whether there are cells of the present priority that decide when the line closes.
  var hasCells = false
  /// Whether the line takes part in sharing out what is left.
  var isOpen = false
  /// Whether the line's size is final.
  var isClosed = false
  /// Whether a waiting cell that spans this and other columns needs more than they have.
  var isBlocked = false
  /// The index of a column's last widening; -1 if there was none.
  var lastWidening: Int32 = -1
  /// The largest extents, before and after the guide, of the line's cells that line up by guides.
  var before = -Double.infinity
  var after = -Double.infinity
  /// Whether any of these cells sets its guide, so that the extents decide the positions.
  var isGuided = false
  var position = 0.0
}

/// The widening of a column for a cell that spans several.
struct GridWidening: BitwiseCopyable {
  let width: Double
  /// The columns that the cell spans.
  let start: Int32
  let end: Int32
  /// The index of the same column's widening before this one; -1 if there was none.
  let previous: Int32
}

/// The last answer of a cell's view.
struct GridAnswer: BitwiseCopyable {
  var proposal = Proposal.unspecified
  var size = Size.zero
}

/// How much the size of a cell's view can change.
struct GridFlexibility: Equatable, BitwiseCopyable {
  /// The number of axes on which the view can be infinite.
  let infiniteAxes: UInt8
  /// The amount by which its size can change on the other axes.
  let extent: Double
}

/// The size of a cell's view where it is placed, and the guides by which it lines up.
struct GridPlacement: BitwiseCopyable {
  var size = Size.zero
  var guide = Point.zero
}

extension Array {
  /// Sets all elements to one value and reuses the memory.
  mutating func refill(_ element: Element, count: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(element, count: count))
  }
}

extension [Int32] {
  fileprivate mutating func count(_ lines: [GridLine]) {
    refill(0, count: lines.count)
    var open: Int32 = 0
    for line in lines.indices.reversed() {
      self[line] = open
      if lines[line].isOpen { open += 1 }
    }
  }
}
