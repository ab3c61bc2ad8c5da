/// The lists that a grid fills in while it is laid out, kept so that their room is used again.
struct GridWork {
  var columns: [GridLine] = []
  var rows: [GridLine] = []
  /// What every cell was proposed, if all get the most that they take; then there are no answers.
  var plenty: Proposal?
  /// The cells of the structure that they were listed for.
  private(set) var cells: [GridCell] = []
  private var listed: GridStructure?
  var answers: [GridAnswer] = []
  /// How flexible each cell's view is, and where it goes; empty for grids in which that needs no list.
  var flexibilities: [GridFlexibility] = []
  var placements: [GridPlacement] = []
  /// The cells in the order in which they are measured.
  var order: [Int32] = []
  /// As long a list to sort with.
  var spare: [Int32] = []
  /// Cells over several columns that were measured, but may still need more than the columns have.
  var waiting: [Int32] = []
  /// Whether all columns of a waiting cell may be measured.
  var mayEndWaiting = false
  /// How many cells of the present priority reach over each column from one before it, as differences: each entry is
  /// the number for its column less that for the column before.
  var mergedCells: [Int32] = []
  /// What has been done for waiting cells.
  var widenings: [GridWidening] = []
  /// Lines whose last cell has just been measured.
  var finishedColumns: [Int32] = []
  var finishedRows: [Int32] = []
  /// Where each column starts, as far as it is measured.
  var starts: [Double] = []
  /// Numbers to count with: how many of the columns before each one some question concerns.
  var counts: [Int32] = []

  init() {}

  /// Makes room for a grid's columns and rows, with nothing measured.
  mutating func beginMeasuring(_ structure: GridStructure) {
    plenty = nil
    if listed !== structure {
      listed = nil
      cells = []
    }
    columns.refill(GridLine(), count: structure.columnCount)
    rows.refill(GridLine(), count: structure.rows.count)
  }

  /// The same, and for its cells.
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

  /// Lists a grid's cells, unless it has been done.
  mutating func list(_ structure: GridStructure) {
    guard listed !== structure else { return }
    cells = structure.cells
    listed = structure
  }
}

extension GridWork {
  /// Room that the lists occupy, in bytes.
  var byteCount: Int {
    let lists = [order, spare, waiting, mergedCells, finishedColumns, finishedRows, counts]
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

/// A column or row while a grid is laid out.
struct GridLine: BitwiseCopyable {
  var size = 0.0
  /// What the line's next cell is proposed.
  var budget = 0.0
  /// How many cells of the present priority decide when the line closes, and are not measured yet.
  var unmeasured: Int32 = 0
  /// How many cells cover just this line and are not measured yet, whatever their priority.
  var unmeasuredSingles: Int32 = 0
  /// Whether there are any cells of the present priority that decide when the line closes.
  var hasCells = false
  /// Whether the line takes part in sharing out what is left.
  var isOpen = false
  /// Whether what the line takes is settled.
  var isClosed = false
  /// Whether a cell over several columns, this one included, waits and needs more than they have.
  var isBlocked = false
  /// The index of the last widening of a column; -1 if there was none.
  var lastWidening: Int32 = -1
  /// The largest extents before and after the guide, of the line's cells that line up by guides.
  var before = -Double.infinity
  var after = -Double.infinity
  /// Whether any of them sets its guide, so that the extents decide where they go.
  var isGuided = false
  var position = 0.0
}

/// What a column was widened by for a cell over several columns.
struct GridWidening: BitwiseCopyable {
  let width: Double
  /// The columns that the cell covers.
  let start: Int32
  let end: Int32
  /// The index of the widening of the same column before this one; -1 if there was none.
  let previous: Int32
}

/// What a cell's view answered last.
struct GridAnswer: BitwiseCopyable {
  var proposal = Proposal.unspecified
  var size = Size.zero
}

/// How much the size of a cell's view can change.
struct GridFlexibility: Equatable, BitwiseCopyable {
  /// The number of axes on which the view can be infinite.
  let infiniteAxes: UInt8
  /// By how much its size can change on the other axes.
  let extent: Double
}

/// The size of a cell's view where it is placed, and the guides by which it lines up.
struct GridPlacement: BitwiseCopyable {
  var size = Size.zero
  var guide = Point.zero
}

extension Array {
  /// Sets all elements to the same, in the room that there is.
  mutating func refill(_ element: Element, count: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(element, count: count))
  }
}
