import LayoutCore
import TestSupport
import Testing

/// Random lazy grids are laid out as the rules say.
struct LazyGridRuleTests {
  @Test(arguments: 1...6)
  func `columns and rows of random items`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for number in 0..<200 {
      let isVertical = random.once(in: 2)
      let grid = RandomLazyGrid(isVertical: isVertical, &random)
      let breadth: CGFloat = random.pick(0, 50, 123, 200, 350)
      let direction: LayoutDirection = random.pick(.leftToRight, .leftToRight, .rightToLeft)
      let expected = grid.rule.arranged(proposed: breadth)
      let result = grid.node.layout(
        proposing: ProposedViewSize(
          width: isVertical ? breadth : 70, height: isVertical ? 70 : breadth),
        direction: direction)
      let size: Extent =
        isVertical
        ? [expected.breadth, expected.length] : [expected.length, expected.breadth]
      var isSame = size.matches(result.size)
      for (id, place) in expected.places.enumerated() {
        let frame = place.frame(isVertical, direction, in: result.size.width)
        isSame = isSame && frame.matches(Frame(result.frame(of: id) ?? .null))
      }
      if isSame { continue }
      Issue.record(
        """
        grid \(number), \(breadth) broad: expected \(size), \(expected.places), got
        \(result)
        \(grid.rule)
        """
      )
      return
    }
  }
}

extension LazyGridRule.Place {
  fileprivate func frame(
    _ isVertical: Bool, _ direction: LayoutDirection, in width: CGFloat
  ) -> Frame {
    guard isVertical else {
      return [direction == .rightToLeft ? width - along - length : along, across, length, breadth]
    }
    return [
      direction == .rightToLeft ? width - across - breadth : across, along, breadth, length,
    ]
  }
}

/// A lazy grid for the rules and for the engine.
private struct RandomLazyGrid {
  let rule: LazyGridRule
  let node: LayoutNode

  init(isVertical: Bool, _ random: inout SeededGenerator) {
    let items = (0..<random.pick(1, 2, 3, 4)).map { _ in Self.item(&random) }
    let cells = (0..<Int(random.length(1...9))).map { _ in
      LazyGridCell(
        kind: random.pick(.fixed, .ofTrack, .limited), ownBreadth: 5 * random.length(1...20),
        length: 4 * random.length(1...10))
    }
    let (alignment, across, down) = random.pick(
      (Alignment.center, 0.5, 0.5), (.topLeading, 0, 0), (.bottomTrailing, 1, 1),
      (.top, 0.5, 0), (.trailing, 1, 0.5))
    let spacing: CGFloat? = random.pick(nil, 0, 5)
    // Cells of an item that says nothing are where the tracks are across, and in the middle along.
    let middle = LazyGridRule.CellPlace(across: isVertical ? across : down, along: 0.5)
    rule = LazyGridRule(
      items: items, cells: cells, partBefore: middle.across, spacing: spacing ?? 8,
      places: items.map { $0.alignment.map { Self.place($0, isVertical) } ?? middle })
    let nodes = cells.enumerated().map { Self.node($1, isVertical).id($0) }
    node =
      isVertical
      ? .lazyVGrid(columns: items, alignment: alignment.horizontal, spacing: spacing, nodes)
      : .lazyHGrid(rows: items, alignment: alignment.vertical, spacing: spacing, nodes)
  }

  private static func item(_ random: inout SeededGenerator) -> GridItem {
    let minimum = 5 * random.length(1...12)
    let maximum: CGFloat = random.pick(.infinity, minimum + 5 * random.length(0...10))
    return GridItem(
      random.pick(
        .fixed(minimum), .flexible(minimum: minimum, maximum: maximum), .flexible(),
        .adaptive(minimum: minimum, maximum: maximum)),
      spacing: random.pick(nil, 0, 3, 20),
      alignment: random.pick(nil, .topLeading, .bottomTrailing, .top))
  }

  private static func place(
    _ alignment: Alignment, _ isVertical: Bool
  ) -> LazyGridRule.CellPlace {
    let (x, y): (CGFloat, CGFloat) =
      switch alignment {
      case .topLeading: (0, 0)
      case .bottomTrailing: (1, 1)
      case .top: (0.5, 0)
      default: (0.5, 0.5)
      }
    return LazyGridRule.CellPlace(across: isVertical ? x : y, along: isVertical ? y : x)
  }

  private static func node(_ cell: LazyGridCell, _ isVertical: Bool) -> LayoutNode {
    .measured { proposal in
      let breadth = cell.breadth(
        inTrack: (isVertical ? proposal.width : proposal.height) ?? 10)
      return isVertical
        ? LeafMeasurement(width: breadth, height: cell.length)
        : LeafMeasurement(width: cell.length, height: breadth)
    }
  }
}
