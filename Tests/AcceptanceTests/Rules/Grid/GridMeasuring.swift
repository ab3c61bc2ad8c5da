import LayoutCore
import TestSupport

/// The lengths of a grid's columns and rows for one proposal, as the rules say.
struct GridMeasuring {
  let grid: GridRule
  let proposal: ProposedViewSize
  let columnGaps: [CGFloat]
  let rowGaps: [CGFloat]
  var widths: [CGFloat]
  var heights: [CGFloat]
  /// What the cells answered, as far as they were asked.
  var answers: [CGSize?]
  /// Cells of several columns whose width did not count yet.
  var waiting: [Int] = []

  init(_ grid: GridRule, _ proposal: ProposedViewSize) {
    self.grid = grid
    self.proposal = proposal
    columnGaps = grid.columnGaps
    rowGaps = grid.rowGaps
    widths = columnGaps.map { _ in 0 }
    heights = rowGaps.map { _ in 0 }
    answers = grid.cells.map { _ in nil }
  }

  var cells: [GridCellRule] { grid.cells }

  mutating func measure() {
    guard proposal == .unspecified else { return measureByPriority() }
    for index in cells.indices { ask(index, proposal) }
    for index in waiting {
      let columns = Array(cells[index].columns)
      let unset = columns.filter { !hasCellOfOneColumn($0) }
      widen(unset.isEmpty ? columns : unset, by: shortage(of: index))
    }
  }

  /// Measures a cell, and makes its row and, if it has only one, its column as large as that.
  mutating func ask(_ index: Int, _ proposal: ProposedViewSize) {
    let cell = cells[index]
    let size = cell.size(proposal)
    answers[index] = size
    heights[cell.row] = max(heights[cell.row], size.height)
    if cell.coversOneColumn {
      widths[cell.column] = max(widths[cell.column], size.width)
    } else {
      waiting.append(index)
    }
  }
}

// MARK: - Columns and cells

extension GridMeasuring {
  func hasCellOfOneColumn(_ column: Int) -> Bool {
    cells.contains { $0.coversOneColumn && $0.column == column }
  }

  /// The gaps between the columns of a cell.
  func innerGaps(of cell: GridCellRule) -> CGFloat {
    cell.columns.dropFirst().reduce(0) { $0 + columnGaps[$1] }
  }

  /// The room of a cell: its row and its columns, with the gaps between them.
  func room(of cell: GridCellRule) -> CGSize {
    let width = cell.columns.reduce(innerGaps(of: cell)) { $0 + widths[$1] }
    return CGSize(width: width, height: heights[cell.row])
  }

  /// By how much a cell is wider than its columns.
  func shortage(of index: Int) -> CGFloat {
    guard let answer = answers[index] else { return 0 }
    return max(0, answer.width - room(of: cells[index]).width)
  }

  mutating func widen(_ columns: [Int], by shortage: CGFloat) {
    guard shortage > 0 else { return }
    for column in columns { widths[column] += shortage / CGFloat(columns.count) }
  }

  /// The size of a cell that is proposed its room, unless that is the size it answered already.
  func sizeInRoom(_ index: Int) -> CGSize {
    let room = room(of: cells[index])
    if let answer = answers[index], areEqual(room.width, answer.width, 1e-9),
      areEqual(room.height, answer.height, 1e-9)
    {
      return answer
    }
    return cells[index].size(ProposedViewSize(room))
  }
}
