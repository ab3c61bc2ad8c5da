import LayoutCore
import TestSupport

/// Random grids for which there are rules.
struct RandomGrids {
  var random: SeededGenerator
  let features: Features
  /// Whether there may be any number of cells of several columns, not just one.
  ///
  /// Where a length is proposed, the rules are known only for one.
  let mergesOften: Bool

  /// What there is beside cells that say nothing of themselves.
  struct Features: OptionSet {
    let rawValue: Int
    static let spacers = Features(rawValue: 1)
    static let priorities = Features(rawValue: 2)
    static let unsizedAxes = Features(rawValue: 4)
    static let viewsOutsideRows = Features(rawValue: 8)
    static let severalColumns = Features(rawValue: 16)
    static let guides = Features(rawValue: 32)
    static let all = Features(rawValue: 63)
  }

  mutating func grid() -> GridRule {
    var cells: [GridCellRule] = []
    var rowGuides: [RuledGuide?] = []
    var mayMerge = true
    for row in 0..<random.pick(1, 2, 3, 4) {
      if features.contains(.viewsOutsideRows), mayMerge, random.once(in: 3) {
        mayMerge = mergesOften
        var cell = cell()
        cell.row = row
        cell.isOutsideRows = true
        cells.append(cell)
        rowGuides.append(nil)
      } else {
        cells += self.row(row, &mayMerge)
        rowGuides.append(rowGuide())
      }
    }
    let count = cells.map { $0.columns.upperBound }.max() ?? 1
    for index in cells.indices where cells[index].isOutsideRows { cells[index].span = count }
    return GridRule(
      cells: cells, rowGuides: rowGuides,
      alignment: RuledAlignment(
        horizontal: frameGuide(.horizontal), vertical: frameGuide(.vertical)),
      horizontalSpacing: random.pick(nil, nil, 0, 5, -3),
      verticalSpacing: random.pick(nil, nil, 0, 7, -4))
  }

  private mutating func row(_ row: Int, _ mayMerge: inout Bool) -> [GridCellRule] {
    var column = 0
    return (0..<random.pick(1, 2, 3, 4)).map { _ in
      var cell = cell()
      cell.row = row
      cell.column = column
      if features.contains(.severalColumns), mayMerge, random.once(in: 3) {
        mayMerge = mergesOften
        cell.span = random.pick(2, 3)
      }
      column += cell.span
      return cell
    }
  }

  private mutating func frameGuide(_ axis: Axis) -> RuledGuide {
    random.pick(.start(axis), .middle(axis), .end(axis))
  }

  private mutating func rowGuide() -> RuledGuide? {
    guard features.contains(.guides) else {
      return random.once(in: 4) ? frameGuide(.vertical) : nil
    }
    return random.pick(nil, frameGuide(.vertical), .firstBaseline, .lastBaseline)
  }
}

// MARK: - Cells

extension RandomGrids {
  private mutating func cell() -> GridCellRule {
    var cell = features.contains(.spacers) && random.once(in: 5) ? spacer() : sizedCell()
    if features.contains(.priorities), random.once(in: 4) {
      cell.priority = random.pick(-1, 1, 2, .infinity)
    }
    if features.contains(.unsizedAxes), random.once(in: 5) {
      cell.unsizedAxes = random.pick(.horizontal, .vertical, [.horizontal, .vertical])
    }
    if features.contains(.guides), random.once(in: 3) {
      cell.valueInRow = random.length(-10...40)
    }
    if features.contains(.guides), random.once(in: 3) {
      cell.valueInColumn = random.length(-10...40)
    }
    if random.once(in: 10) {
      cell.anchor = UnitPoint(x: random.pick(0, 0.25, 1), y: random.pick(0.25, 0.5, 1))
    }
    if random.once(in: 10) { cell.columnGuide = frameGuide(.horizontal) }
    return cell
  }

  private func spacer() -> GridCellRule {
    var cell = GridCellRule(node: .spacer) {
      CGSize(width: max($0.width ?? 8, 8), height: max($0.height ?? 8, 8))
    }
    cell.isSpacer = true
    cell.priority = -.infinity
    return cell
  }

  private mutating func sizedCell() -> GridCellRule {
    let (width, height) = (5 * random.length(1...9), 5 * random.length(1...12))
    let maximum = width + 5 * random.length(0...20)
    func clamped(_ length: CGFloat?) -> CGFloat { min(max(length ?? 10, width), maximum) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      return GridCellRule(node: box(width, height)) { _ in CGSize(width: width, height: height) }
    case 1: return GridCellRule(node: color) { $0.replacingUnspecifiedDimensions() }
    case 2:
      return GridCellRule(node: color.frame(height: height)) {
        CGSize(width: $0.width ?? 10, height: height)
      }
    case 3:
      return GridCellRule(node: color.frame(width: width)) {
        CGSize(width: width, height: $0.height ?? 10)
      }
    case 4:
      let node = LayoutNode.clamped(
        minWidth: width, maxWidth: maximum, minHeight: height, maxHeight: height)
      return GridCellRule(node: node) { CGSize(width: clamped($0.width), height: height) }
    case 5:
      let node = LayoutNode.clamped(
        minWidth: width, maxWidth: maximum, minHeight: width, maxHeight: maximum)
      return GridCellRule(node: node) {
        CGSize(width: clamped($0.width), height: clamped($0.height))
      }
    case 6 where features.contains(.guides): return textCell(width, height)
    default: return halfWideCell()
    }
  }

  private func textCell(_ width: CGFloat, _ height: CGFloat) -> GridCellRule {
    let baselines: (first: CGFloat, last: CGFloat) = (height - 4, height - 2)
    let node = text(width, height, baseline: baselines.first, last: baselines.last)
    var cell = GridCellRule(node: node) { _ in CGSize(width: width, height: height) }
    cell.baselines = baselines
    return cell
  }

  /// A cell that takes half the width that it is offered.
  private func halfWideCell() -> GridCellRule {
    @Sendable func size(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: (proposal.width ?? 40) / 2, height: 10)
    }
    return GridCellRule(node: .measured { LeafMeasurement(size: size($0)) }, size: size)
  }
}
