import LayoutCore
import TestSupport
import Testing

/// What a lazy grid that describes its cells line by line has in common with one of cells that are
/// described.
struct LazyGridLawTests {
  private func item(_ random: inout SeededGenerator) -> GridItem {
    let minimum = random.length(10...60)
    let size: GridItem.Size = random.pick(
      .fixed(minimum), .flexible(), .flexible(minimum: minimum, maximum: minimum + 20),
      .adaptive(minimum: minimum))
    return GridItem(
      size, spacing: random.pick(nil, 0, 5), alignment: random.pick(nil, .topLeading, .bottom))
  }

  /// Cells of two sections and none, which have numbers as ids.
  private func cells(_ random: inout SeededGenerator) -> [LayoutNode] {
    var cells: [LayoutNode] = []
    func add(_ count: Int, _ place: SectionPlace?) {
      for _ in 0..<count {
        let (width, height) = (random.length(0...60), random.length(0...40))
        var node = LayoutNode.fixed(width: width, height: height)
        if random.once(in: 3) { node = .flexible.aspectRatio(2, contentMode: .fit) }
        if let place { node = node.inSection(place.section, as: place.part) }
        cells.append(node.id(cells.count))
      }
    }
    add(random.pick(0, 1, 5), nil)
    for section in 1...2 {
      add(random.pick(0, 1), SectionPlace(in: section, as: .header))
      add(random.pick(0, 1, 4, 11), SectionPlace(in: section, as: .content))
      add(random.pick(0, 1, 2), SectionPlace(in: section, as: .footer))
    }
    return cells
  }

  @Test(arguments: 1...10)
  func `a grid of one flexible column has the frames of a lazy column`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let views = (0..<6).map { index in
      random.pick(box(random.length(1...90), 12), text(30, 20), color.frame(height: 7)).id(index)
    }
    let width = random.length(100...300)
    let proposal = ProposedViewSize(width: width, height: nil)
    let grid = LayoutNode.lazyVGrid(columns: [GridItem()], spacing: 5, views)
      .layout(proposing: proposal)
    let column = LayoutNode.lazyVStack(spacing: 5, views).layout(proposing: proposal)
    #expect(grid.size == column.size)
    for index in views.indices { #expect(grid.frame(of: index) == column.frame(of: index)) }
  }

  @Test(arguments: 1...200)
  func `cells described line by line have the frames of cells that are described`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let items = (0..<random.pick(0, 1, 2, 3)).map { _ in item(&random) }
    let spacing: CGFloat? = random.pick(nil, 0, 3)
    let cells = cells(&random)
    let isVertical = random.once(in: 2)
    let alignments: [(HorizontalAlignment, VerticalAlignment)] = [
      (.leading, .top), (.center, .center), (.trailing, .bottom),
    ]
    let alignment = alignments[random.pick(0, 1, 2)]
    let eager: LayoutNode =
      isVertical
      ? .lazyVGrid(columns: items, alignment: alignment.0, spacing: spacing, cells)
      : .lazyHGrid(rows: items, alignment: alignment.1, spacing: spacing, cells)
    let rows = LayoutRows(cells)
    let lazy: LayoutNode =
      isVertical
      ? .lazyVGrid(columns: items, alignment: alignment.0, spacing: spacing, cells: rows)
      : .lazyHGrid(rows: items, alignment: alignment.1, spacing: spacing, cells: rows)
    let breadth = random.length(100...400)
    // So long that all lines are in sight.
    let proposal = ProposedViewSize(
      width: isVertical ? breadth : 50_000, height: isVertical ? 50_000 : breadth)
    let direction: LayoutDirection = random.pick(.leftToRight, .rightToLeft)
    let axis: Axis.Set = isVertical ? .vertical : .horizontal
    for around in [{ (node: LayoutNode) in node }, { LayoutNode.scroll(along: axis, $0) }] {
      let expected = around(eager).layout(proposing: proposal, direction: direction)
      let result = around(lazy).layout(proposing: proposal, direction: direction)
      // A grid that needs more breadth than there is measures its lines before it knows that, if
      // its cells are described; line by line, it is as long as its lines come out.
      if (isVertical ? expected.size.width : expected.size.height) == breadth {
        #expect(Extent(result.size).matches(expected.size), "seed \(seed)")
      }
      for number in cells.indices {
        let (frame, other) = (result.frame(of: number), expected.frame(of: number))
        #expect(
          Frame(frame ?? .null).matches(Frame(other ?? .zero)), "seed \(seed), cell \(number)")
      }
    }
  }
}
