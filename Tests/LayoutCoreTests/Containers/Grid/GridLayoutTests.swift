import LayoutCore
import TestSupport
import Testing

/// Grids of single cells, spacers and priorities.
struct GridLayoutTests {
  @Test(arguments: fixed)
  func `columns and rows are as large as their largest cell`(_ example: WorkedExample) {
    example.verify()
  }

  private static let two = "[F30,10; F20,20] [F10,30; F40,10]"

  @ExampleTable static var fixed: [WorkedExample] {
    // Measured. Columns of 30 and 40, rows of 20 and 30, and gaps of 8.
    WorkedExample("columns and rows are as large as their largest cell", grid(two)).proposed(
      nil, nil, size: [78, 58]
    ).numberedFrames([
      [0, 5, 30, 10], [48, 0, 20, 20], [10, 28, 10, 30], [38, 38, 40, 10],
    ])
    // Measured: 30 + 40 and 20 + 30.
    WorkedExample("without spacing", grid(two, .center, 0, 0)).proposed(nil, nil, size: [70, 50])
      .numberedFrames([[0, 5, 30, 10], [40, 0, 20, 20], [10, 20, 10, 30], [30, 30, 40, 10]])
    // Measured: 30 + 3 + 40 and 20 + 5 + 30.
    WorkedExample("spacing of its own on each axis", grid(two, .center, 3, 5))
      .proposed(nil, nil, size: [73, 55])
      .numberedFrames([[0, 5, 30, 10], [43, 0, 20, 20], [10, 25, 10, 30], [33, 35, 40, 10]])
    // Measured: 30 − 10 + 40 and 20 − 5 + 30.
    WorkedExample("negative spacing", grid(two, .center, -10, -5))
      .proposed(nil, nil, size: [60, 45])
      .numberedFrames([[0, 5, 30, 10], [30, 0, 20, 20], [10, 15, 10, 30], [20, 25, 40, 10]])
    // Measured.
    WorkedExample("cells in their leading top corners", grid(two, .topLeading))
      .proposed(nil, nil, size: [78, 58])
      .numberedFrames([[0, 0, 30, 10], [38, 0, 20, 20], [0, 28, 10, 30], [38, 28, 40, 10]])
    // Measured.
    WorkedExample("cells in their trailing bottom corners", grid(two, .bottomTrailing))
      .proposed(nil, nil, size: [78, 58])
      .numberedFrames([[0, 10, 30, 10], [58, 0, 20, 20], [20, 28, 10, 30], [38, 48, 40, 10]])
    // Measured.
    WorkedExample("a row of an alignment of its own", grid("[t:F30,10; F20,20] [F10,30; F40,10]"))
      .proposed(nil, nil, size: [78, 58])
      .numberedFrames([[0, 0, 30, 10], [48, 0, 20, 20], [10, 28, 10, 30], [38, 38, 40, 10]])
    // Measured: 38 + 40 − 20 = 58.
    WorkedExample(
      "a column of an alignment of its own", grid("[F30,10; F20,20 ct] [F10,30; F40,10]")
    )
    .proposed(nil, nil, size: [78, 58])
    .numberedFrames([[0, 5, 30, 10], [58, 0, 20, 20], [10, 28, 10, 30], [38, 38, 40, 10]])
  }

  @Test(arguments: flexible)
  func `flexible cells get what the others leave`(_ example: WorkedExample) { example.verify() }

  private static let stretched = "[X; F20,20] [F10,30; F40,10]"

  @ExampleTable static var flexible: [WorkedExample] {
    // Measured: 200 − 8 − 40 = 152 and 100 − 8 − 30 = 62.
    WorkedExample("a flexible cell takes what the columns and rows leave", grid(stretched))
      .proposed(200, 100, size: [200, 100])
      .numberedFrames([[0, 0, 152, 62], [170, 21, 20, 20], [71, 70, 10, 30], [160, 80, 40, 10]])
    // Measured: 10 + 8 + 40 and 20 + 8 + 30.
    WorkedExample(
      "nothing is proposed: a flexible cell is 10 × 10, or as high as its row", grid(stretched)
    ).proposed(nil, nil, size: [58, 58])
      .numberedFrames([[0, 0, 10, 20], [28, 0, 20, 20], [0, 28, 10, 30], [18, 38, 40, 10]])
    // Measured: 200 − 8 − 40 = 152.
    WorkedExample("only a width is proposed", grid(stretched)).proposed(200, nil, size: [200, 58])
      .numberedFrames([[0, 0, 152, 20], [170, 0, 20, 20], [71, 28, 10, 30], [160, 38, 40, 10]])
    // Measured: 100 − 8 − 30 = 62.
    WorkedExample("only a height is proposed", grid(stretched)).proposed(nil, 100, size: [58, 100])
      .numberedFrames([[0, 0, 10, 62], [28, 21, 20, 20], [0, 70, 10, 30], [18, 80, 40, 10]])
    // Measured: 100 − 8 − 40 = 52.
    WorkedExample("less is proposed", grid(stretched)).proposed(100, 100, size: [100, 100])
      .numberedFrames([[0, 0, 52, 62], [70, 21, 20, 20], [21, 70, 10, 30], [60, 80, 40, 10]])
    // Measured: (200 − 20 − 2 · 8) / 2 = 82.
    WorkedExample("two flexible cells share", grid("[F20,20; X; X]"))
      .proposed(200, 100, size: [200, 100])
      .numberedFrames([[0, 40, 20, 20], [28, 0, 82, 100], [118, 0, 82, 100]])
    // Measured: the first column has its rigid cell's 10, and 10 + 8 + 120 = 138.
    WorkedExample("a rigid cell is too wide", grid("[X; F120,20] [F10,30; F40,10]"))
      .proposed(100, 100, size: [138, 100])
      .numberedFrames([[0, 0, 10, 62], [18, 21, 120, 20], [0, 70, 10, 30], [58, 80, 40, 10]])
    // Measured: (200 − 8) / 2 = 96 are offered, so the columns are 48 wide. Placed in 48, the
    // cells take 24.
    WorkedExample(
      "cells that take half of what they are offered", grid("[HF; F20,20] [F10,30; HF]")
    ).proposed(200, 200, size: [104, 58])
      .numberedFrames([[12, 5, 24, 10], [70, 0, 20, 20], [19, 28, 10, 30], [68, 38, 24, 10]])
    // Measured: (200 − 2 · 8 − 20) / 2 = 82 are offered to both limited cells, and 20 + 8 + 20 +
    // 8 + 82 = 138.
    WorkedExample("limited cells in a row", grid("[CW10,20,10; H20; CW10,160,30]"))
      .proposed(200, 100, size: [138, 100])
      .numberedFrames([[0, 45, 20, 10], [28, 0, 20, 100], [56, 35, 82, 30]])
    // Measured: 30; then 50 of (150 − 16 − 30) / 2 = 52; 54 are left.
    WorkedExample("cells in order of flexibility", grid("[CB10,50; H30; X]"))
      .proposed(150, nil, size: [150, 10])
      .numberedFrames([[0, 0, 50, 10], [58, 0, 30, 10], [96, 0, 54, 10]])
  }

  @Test(arguments: priorities)
  func `spacers come last, priorities first`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var priorities: [WorkedExample] {
    // Measured.
    WorkedExample("a spacer comes last", grid("[SP; F20,20] [F10,30; F40,10]"))
      .proposed(200, 100, size: [190, 80])
      .numberedFrames([[0, 0, 142, 42], [160, 11, 20, 20], [66, 50, 10, 30], [150, 60, 40, 10]])
    // Measured: 30 + 8 + 10 = 48.
    WorkedExample("a spacer between cells touches them", grid("[F30,10; SP; H10]"))
      .proposed(nil, 80, size: [48, 80])
      .numberedFrames([[0, 35, 30, 10], [30, 0, 8, 80], [38, 0, 10, 80]])
    // Measured: 100 − 8 = 92.
    WorkedExample("a priority takes all", grid("[X; X p1]")).proposed(100, 100, size: [100, 100])
      .numberedFrames([[0, 0, 0, 100], [8, 0, 92, 100]])
    // Measured: (100 − 2 · 8) / 2 = 42 for the others; it takes its least, 30.
    WorkedExample(
      "a negative priority comes last", grid("[CW0,200,10; CW30,200,10 p-1; CW20,200,10]")
    )
    .proposed(100, 100, size: [130, 10])
    .numberedFrames([[0, 0, 42, 10], [50, 0, 30, 10], [88, 0, 42, 10]])
    // Measured: 100 − 2 · 8 = 84 are offered, and the others have their least, 0 and 20.
    WorkedExample("a priority comes first", grid("[CW0,200,10; CW30,200,10 p1; CW20,200,10]"))
      .proposed(100, 100, size: [120, 10])
      .numberedFrames([[0, 0, 0, 10], [8, 0, 84, 10], [100, 0, 20, 10]])
    // Measured: 200 − 8 = 192 and 100 − 8 = 92 are offered to it first.
    WorkedExample("a priority in a second row", grid("[X; F20,20] [F10,30; X p1]"))
      .proposed(200, 100, size: [210, 120])
      .numberedFrames([[0, 0, 10, 20], [104, 0, 20, 20], [0, 59, 10, 30], [18, 28, 192, 92]])
    // Measured.
    WorkedExample("priorities in two rows", grid("[CB10,70 p1] [F20,10 p1; F150,30; CW30,180,40]"))
      .proposed(100, 100, size: [266, 118])
      .numberedFrames([[0, 0, 70, 70], [25, 93, 20, 10], [78, 83, 150, 30], [236, 78, 30, 40]])
    // Measured.
    WorkedExample(
      "priorities in three rows",
      grid("[CW30,40,30; CB10,20; F40,40] [H30 p-1] [F40,30 p1; CB20,170 p-1]")
    )
    .proposed(200, 100, size: [180, 86])
    .numberedFrames([
      [0, 5, 40, 30], [80, 10, 20, 20], [140, 0, 40, 40], [5, 48, 30, 0], [0, 56, 40, 30],
      [48, 56, 84, 30],
    ])
    // Measured.
    WorkedExample(
      "spacers and column alignments",
      grid("[X ct; CW10,160,10] [SP ar ct; H10 ab] [F10,10; SP; F100,10]", .bottomTrailing)
    )
    .proposed(300, 200, size: [446, 296])
    .numberedFrames([
      [0, 0, 178, 139], [186, 129, 160, 10], [0, 147, 178, 139], [261, 147, 10, 139],
      [168, 286, 10, 10], [186, 286, 160, 10], [346, 286, 100, 10],
    ])
  }

  @Test func `a grid is infinite if a view over several columns is`() {
    // At an infinite width nothing changes but the budgets, so a divider makes the grid as wide.
    let grid = LayoutNode.grid(
      horizontalSpacing: 0, verticalSpacing: 0,
      LayoutNode.gridRow([box(30, 10), box(20, 10)]) + [.divider])
    let infinite = grid.layout(proposing: ProposedViewSize(width: .infinity, height: nil))
    #expect(infinite.size == CGSize(width: CGFloat.infinity, height: 11))
    // Next to a view of at most 60, which is less flexible and comes first, it gets 200 - 60.
    let row = LayoutNode.hstack(
      spacing: 0, [grid.id("grid"), color.frame(maxWidth: 60).id("other")])
    let layout = row.layout(proposing: ProposedViewSize(width: 200, height: 40))
    #expect(layout.frame(of: "grid")?.width == 140)
    #expect(layout.frame(of: "other")?.width == 60)
  }

  /// Touches whatever is beside it.
  private struct Touching: Layout {
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 10, height: 10) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test(arguments: [false, true])
  func `at each edge, a grid's spacing is that of the cells there`(isReversed: Bool) {
    let cells = [LayoutNode.layout(Touching(), []), box(10, 10)]
    let ordered = isReversed ? cells.reversed() : cells
    // Where the touching cell is, there is no gap, and one of 8 on the other side; 20 are the grid.
    let column = LayoutNode.vstack([
      box(10, 10),
      .grid(horizontalSpacing: 0, verticalSpacing: 0, rows: ordered.map { [$0] }).id("grid"),
      box(10, 10),
    ]).layout(proposing: .unspecified)
    let first: CGFloat = isReversed ? 18 : 10
    #expect(column.frame(of: "grid") == CGRect(x: 0, y: first, width: 10, height: 20))
    #expect(column.size == CGSize(width: 10, height: 10 + 20 + 8 + 10))
    let row = LayoutNode.hstack([
      box(10, 10), .grid(horizontalSpacing: 0, verticalSpacing: 0, rows: [ordered]).id("grid"),
      box(10, 10),
    ]).layout(proposing: .unspecified)
    #expect(row.frame(of: "grid") == CGRect(x: first, y: 0, width: 20, height: 10))
    #expect(row.size == CGSize(width: 10 + 20 + 8 + 10, height: 10))
  }

  @Test func `between rows is the largest gap that two views in a column have`() {
    let touching = LayoutNode.layout(Touching(), [])
    for first in [touching, .hstack(spacing: 0, [touching, touching])] {
      for count in 1...4 {
        let grid = LayoutNode.grid(rows: Array(repeating: [first, box(10, 10)], count: count))
        // The first column has no gaps, and the second has 8.
        let height = CGFloat(count * 10 + (count - 1) * 8)
        #expect(grid.layout(proposing: .unspecified).size.height == height)
      }
    }
  }
}
