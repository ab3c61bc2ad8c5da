import LayoutCore
import TestSupport

/// A grid's rules once more, without any thought of speed.
///
/// 1. The gaps between columns and rows are found.
/// 2. The cells are measured, and with them columns and rows (`GridMeasuring`).
/// 3. Each cell is placed in the room of its columns and its row.
struct GridRule {
  var cells: [GridCellRule]
  /// The guides of the rows, from the top.
  var rowGuides: [RuledGuide?]
  let alignment: RuledAlignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?

  var columnCount: Int { max(1, cells.map { $0.columns.upperBound }.max() ?? 1) }
  var rowCount: Int { rowGuides.count }

  func arranged(proposed proposal: ProposedViewSize) -> (size: CGSize, frames: [CGRect]) {
    var measuring = GridMeasuring(self, proposal)
    measuring.measure()
    let (xs, width) = starts(measuring.widths, measuring.columnGaps)
    let (ys, height) = starts(measuring.heights, measuring.rowGaps)
    let sizes = cells.indices.map { measuring.sizeInRoom($0) }
    let frames = cells.indices.map { index in
      let cell = cells[index]
      let corner = CGPoint(x: xs[cell.column], y: ys[cell.row])
      let place = place(of: index, sizes, in: measuring.room(of: cell))
      let origin = CGPoint(x: corner.x + place.x, y: corner.y + place.y)
      return CGRect(origin: origin, size: sizes[index])
    }
    return (CGSize(width: width, height: height), frames)
  }

  private func starts(
    _ lengths: [CGFloat], _ gaps: [CGFloat]
  ) -> (starts: [CGFloat], total: CGFloat) {
    var end: CGFloat = 0
    var starts: [CGFloat] = []
    for (length, gap) in zip(lengths, gaps) {
      starts.append(end + gap)
      end += gap + length
    }
    return (starts, end)
  }
}

// MARK: - Gaps

extension GridRule {
  /// The gap before each column: the largest distance of two cells that meet there.
  var columnGaps: [CGFloat] {
    (0..<columnCount).map { column in
      if column == 0 { return 0 }
      return horizontalSpacing
        ?? largestDistance {
          $0.row == $1.row && $0.columns.upperBound == column && $1.column == column
        }
    }
  }

  /// The gap before each row: the largest distance of two cells above each other.
  var rowGaps: [CGFloat] {
    (0..<rowCount).map { row in
      if row == 0 { return 0 }
      return verticalSpacing
        ?? largestDistance {
          $0.row == row - 1 && $1.row == row && $0.columns.overlaps($1.columns)
        }
    }
  }

  private func largestDistance(
    _ areNeighbours: (GridCellRule, GridCellRule) -> Bool
  ) -> CGFloat {
    var largest: CGFloat?
    for cell in cells {
      for other in cells where areNeighbours(cell, other) {
        largest = max(largest ?? 0, cell.isSpacer || other.isSpacer ? 0 : 8)
      }
    }
    return largest ?? 0
  }
}

// MARK: - Placing

extension GridRule {
  /// The guide of a column: the first one that a cell gives it, from the top.
  func guide(ofColumn column: Int) -> RuledGuide {
    let inColumn = cells.filter { $0.column == column }.sorted { $0.row < $1.row }
    return inColumn.compactMap(\.columnGuide).first ?? alignment.horizontal
  }

  func guide(ofRow row: Int) -> RuledGuide { rowGuides[row] ?? alignment.vertical }

  /// Where a cell is from the corner of its room.
  ///
  /// Cells of one column that share guides with others are on a line with these; the others are
  /// where their anchor says, or the guide of their row and of their column.
  private func place(of index: Int, _ sizes: [CGSize], in room: CGSize) -> CGPoint {
    let cell = cells[index]
    if cell.hasGuides {
      let row = cells.indices.filter { cells[$0].hasGuides && cells[$0].row == cell.row }
      let column = cells.indices.filter {
        cells[$0].hasGuides && cells[$0].column == cell.column
      }
      return CGPoint(
        x: placeOnLine(index, of: column, guide(ofColumn: cell.column), sizes, in: room),
        y: placeOnLine(index, of: row, guide(ofRow: cell.row), sizes, in: room))
    }
    let across =
      cell.coversOneColumn && !cell.isOutsideRows
      ? guide(ofColumn: cell.column) : alignment.horizontal
    let x = cell.anchor?.x ?? across.fraction
    let y = cell.anchor?.y ?? guide(ofRow: cell.row).fraction
    return CGPoint(
      x: (room.width - sizes[index].width) * x, y: (room.height - sizes[index].height) * y)
  }

  private func placeOnLine(
    _ index: Int, of line: [Int], _ guide: RuledGuide, _ sizes: [CGSize], in room: CGSize
  ) -> CGFloat {
    let values = line.map { value(of: guide, in: $0, sizes[$0]) }
    let before = values.max() ?? 0
    let after = zip(line, values).map { sizes[$0][guide.axis] - $1 }.max() ?? 0
    let left = room[guide.axis] - before - after
    return left * guide.fraction + before - value(of: guide, in: index, sizes[index])
  }

  private func value(of guide: RuledGuide, in index: Int, _ size: CGSize) -> CGFloat {
    let cell = cells[index]
    let value = guide.axis == .horizontal ? cell.valueInColumn : cell.valueInRow
    if let value { return value }
    switch guide {
    case .firstBaseline: return cell.baselines?.first ?? size.height
    case .lastBaseline: return cell.baselines?.last ?? size.height
    default: return guide.defaultValue(in: size)
    }
  }
}

extension RuledGuide {
  /// Which part of the room that is left is before cells on the guide.
  var fraction: CGFloat { defaultValue(in: CGSize(width: 1, height: 1)) }
}
