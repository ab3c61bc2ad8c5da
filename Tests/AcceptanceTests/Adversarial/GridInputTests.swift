import LayoutCore
import TestSupport
import Testing

/// Grids with numbers that are none, spans that nobody needs, and more cells than anybody has.
struct GridInputTests {
  @Test(arguments: numbers)
  func `spans, anchors and spacing stay finite`(_ input: BadInput) { input.verify() }

  private static func spanning(_ count: Int) -> LayoutNode {
    .grid(
      LayoutNode.gridRow([box(20, 10).gridCellColumns(count), box(30, 10)])
        + LayoutNode.gridRow([box(40, 10)]))
  }

  @BadInputs static var numbers: [BadInput] {
    // Measured: a cell that spans none is in the column of the next one, so the widest is 40 wide.
    BadInput("span 0", reported: false, spanning(0)).proposed(nil, nil, size: [40, 28])
    // Fewer columns than none are one: 40 + 8 + 30 wide, two rows of 10 and a gap of 8.
    BadInput("span −5", spanning(-5)).proposed(300, 300, size: [78, 28])
    BadInput("span Int.min", spanning(.min)).proposed(nil, 300, size: [78, 28])
    // The second row's cell needs more than the first column, which is one of many that the first
    // cell covers; the gap is behind them all.
    BadInput("span 1,000,000,000", spanning(1_000_000_000)).proposed(nil, nil, size: [78, 28])
    BadInput("span Int.max", spanning(.max))
    BadInput("spans added beyond all numbers", spanning(.max).gridCellColumns(.max))
    for number in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      BadInput(
        "anchor \(number)", grid("[F20,10; F30,30]").gridCellAnchor(UnitPoint(x: 0, y: number)))
      // The default spacing is used.
      BadInput("horizontal spacing \(number)", grid("[F20,10; F30,30]", .center, number))
        .proposed(nil, nil, size: [58, 30])
      BadInput("vertical spacing \(number)", grid("[F20,10] [F30,30]", .center, nil, number))
        .proposed(100, 100, size: [30, 48])
    }
    BadInput("priority NaN", grid("[X; X]").layoutPriority(.nan))
    BadInput(
      "a cell's priority NaN",
      .grid(LayoutNode.gridRow([color.layoutPriority(.nan), color, color.layoutPriority(.nan)]))
    )
    .proposed(100, 100, size: [100, 100])
    BadInput("spacing of −1000", reported: false, grid("[X; F20,20] [X s2]", .center, -1000, -1000))
    BadInput("nothing but empty rows", reported: false, .grid(LayoutNode.gridRow([])))
      .proposed(100, 100, size: [0, 0])
  }

  @Test func `a row over more columns than a grid can have is reported`() {
    let cells = (0..<30).map { _ in box(1, 1).gridCellColumns(1000) }
    let layout = LayoutNode.grid(horizontalSpacing: 0, LayoutNode.gridRow(cells))
      .layout(proposing: .unspecified)
    #expect(layout.diagnostics.map(\.message).contains { $0.contains("more columns") })
    #expect(Extent([30, 1]).matches(layout.size))
  }

  @Test(.timeLimit(.minutes(1)))
  func `hundreds of priorities and overlapping spans come to an end`() {
    let rows = (0..<40).flatMap { row in
      LayoutNode.gridRow(
        (0..<20).map { column in
          LayoutNode.clamped(maxWidth: CGFloat(row * 20 + column), maxHeight: 10)
            .gridCellColumns(1 + (row * 7 + column) % 50)
            .layoutPriority(Double((row * 31 + column) % 97))
        })
    }
    for proposal in [ProposedViewSize(width: 500, height: 500), .zero, .infinity, .unspecified] {
      let layout = LayoutNode.grid(rows).layout(proposing: proposal)
      #expect(layout.size.width >= 0)
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a row of many thousand cells takes no longer a cell`() {
    let cells = (0..<20_000).map { LayoutNode.clamped(maxWidth: CGFloat($0 % 1000), maxHeight: 5) }
    let layout = LayoutNode.grid(horizontalSpacing: 0, LayoutNode.gridRow(cells))
      .layout(proposing: ProposedViewSize(width: 1_000_000, height: 10))
    #expect(layout.size.width <= 1_000_001)
  }
}
