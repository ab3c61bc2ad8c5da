import LayoutCore
import Testing

/// Lazy grids in scroll views: only the lines in sight are described, measured and placed.
struct LazyCellTests {
  private let window = CGSize(width: 200, height: 100)

  /// What was described, in the order in which it was.
  private final class Log: @unchecked Sendable {
    var cells: [Int] = []

    /// Cells with their numbers as ids.
    func cells(
      _ count: Int, height: @escaping @Sendable (Int) -> CGFloat = { _ in 40 }
    ) -> LayoutRows {
      LayoutRows(count: count) { cell in
        self.cells.append(cell)
        return [LayoutNode.fixed(width: 60, height: height(cell)).id(cell)]
      }
    }
  }

  /// Three columns of 60, with 10 between them: 3 · 60 + 2 · 10 = 200.
  private let columns = [
    GridItem(.fixed(60), spacing: 10), GridItem(.fixed(60), spacing: 10), GridItem(.fixed(60)),
  ]

  private func grid(_ cells: LayoutRows, spacing: CGFloat = 0) -> LayoutNode {
    .lazyVGrid(columns: columns, spacing: spacing, cells: cells).id("grid")
  }

  @Test func `of a million cells, those of the lines in sight are described`() {
    let log = Log()
    let tree = LayoutTree(.scroll(grid(log.cells(1_000_000))).id("scroll"))
    let top = tree.layout(in: window)
    // 100 / 40 = 2.5, so three lines are in sight.
    #expect(log.cells == Array(0..<9))
    #expect(top.frame(of: 4) == CGRect(x: 70, y: 40, width: 60, height: 40))
    #expect(top.frame(of: 9) == nil)
    // 999,999 cells fill 333,333 lines, and one is left for another.
    #expect(top.frame(of: "grid") == CGRect(x: 0, y: 0, width: 200, height: 333_334 * 40))

    log.cells = []
    tree.scroll("scroll", to: .offset(CGPoint(x: 0, y: 4_000)))
    let below = tree.layout(in: window)
    #expect(log.cells == Array(300..<309))
    #expect(below.frame(of: 302) == CGRect(x: 140, y: 0, width: 60, height: 40))
  }

  @Test func `cells that nothing scrolls are limited, as rows are`() {
    let log = Log()
    var options = LayoutOptions()
    options.maxRows = 5_500
    let grid = LayoutNode.lazyVGrid(
      columns: Array(repeating: GridItem(.fixed(1), spacing: 0), count: 1000), spacing: 0,
      cells: log.cells(1_000_000))
    let result = LayoutTree(grid, options: options).layout(in: window)
    // As many as there may be rows, in whole lines of 1,000.
    #expect(Set(log.cells) == Set(0..<5_000))
    #expect(result.diagnostics.map(\.rule) == [.tooLarge])
  }

  @Test func `in a row of a lazy stack, each cell is in one line`() {
    let cells = LayoutRows(count: 3) { [.fixed(width: 100, height: 20).id($0)] }
    let grid = LayoutNode.lazyVGrid(
      columns: [GridItem(.adaptive(minimum: 40))], spacing: 0, cells: cells)
    let tree = LayoutTree(
      .scroll(.lazyVStack(spacing: 0, rows: LayoutRows(count: 1) { _ in [grid] })))
    for width: CGFloat in [60, 300, 60] {
      let result = tree.layout(in: CGSize(width: width, height: 500))
      // ⌊(60 + 8) / (40 + 8)⌋ = 1 column, and ⌊(300 + 8) / 48⌋ = 6. Without a proposal, one column
      // of 100 has room for two.
      for cell in 0..<3 {
        let top = width == 60 ? CGFloat(20 * cell) : 0
        #expect(result.frames(of: cell).map(\.minY) == [top], "\(width): \(cell)")
      }
    }
  }

  @Test func `a grid of cells shares room as other containers do`() {
    let cells = LayoutRows(count: 4) { _ in [.flexible.frame(height: 40)] }
    func width(besides cells: LayoutRows) -> CGFloat? {
      let grid = LayoutNode.lazyVGrid(
        columns: [GridItem(), GridItem()], spacing: 0, cells: cells)
      let row = LayoutNode.hstack(spacing: 0, [grid.id("grid"), .flexible.frame(height: 5)])
      return LayoutNode.scroll(row).layout(in: CGSize(width: 300, height: 500)).frame(of: "grid")?
        .width
    }
    #expect(width(besides: cells) == CGFloat(300 / 2))
    // Without cells, it comes last, and gets what two columns of 10 need with 8 between them.
    #expect(width(besides: LayoutRows(count: 0) { _ in [] }) == CGFloat(2 * 10 + 8))
  }

  @Test func `a lazy container without views is empty, also where it scrolls`() {
    let none = LayoutRows(count: 0) { _ in [] }
    for empty in [
      LayoutNode.lazyVStack(rows: none), .lazyVGrid(columns: [GridItem()], cells: none),
    ] {
      let box = LayoutNode.fixed(width: 10, height: 10)
      let column = LayoutNode.scroll(.vstack([box, empty, box]).id("column"))
      // Nothing is next to an empty container.
      #expect(column.layout(in: window).frame(of: "column")?.height == CGFloat(2 * 10))
    }
    let row = LayoutNode.scroll(
      .hstack(spacing: 0, [.lazyVStack(rows: none), LayoutNode.flexible.id("rest")]))
    #expect(row.layout(in: window).frame(of: "rest")?.width == 200)
  }

  @Test func `a horizontal grid is read column by column`() {
    let grid = LayoutNode.lazyHGrid(
      rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], alignment: .top, spacing: 5,
      cells: Log().cells(1_000))
    let result = LayoutNode.scroll(along: .horizontal, grid).layout(in: window)
    // 60 + 5 from column to column, 30 + 8 from row to row, and 40 at the top of 30.
    #expect(result.frame(of: 3) == CGRect(x: 65, y: 38, width: 60, height: 40))
  }

  @Test func `where nothing scrolls, all cells are laid out`() {
    let log = Log()
    let result = grid(log.cells(7), spacing: 5).layout(in: window)
    #expect(log.cells == Array(0..<7))
    // Three lines of 40 and two gaps of 5 make 130, centred in 100.
    #expect(result.frame(of: "grid") == CGRect(x: 0, y: -15, width: 200, height: 130))
    #expect(result.frame(of: 6) == CGRect(x: 0, y: 75, width: 60, height: 40))
  }

  @Test func `a line is as high as its highest cell`() {
    let cells = Log().cells(6) { $0 == 1 ? 70 : 20 }
    let result = LayoutNode.scroll(grid(cells)).layout(in: window)
    #expect(result.frame(of: 0) == CGRect(x: 0, y: 25, width: 60, height: 20))
    #expect(result.frame(of: 3) == CGRect(x: 0, y: 70, width: 60, height: 20))
    #expect(result.frame(of: "grid")?.height == 90)
  }

  @Test func `in another width, other cells are in a line`() {
    let log = Log()
    let columns = [GridItem(.adaptive(minimum: 60), spacing: 0)]
    let tree = LayoutTree(
      .scroll(.lazyVGrid(columns: columns, spacing: 0, cells: log.cells(1_000)).id("grid")))
    // 200 / 60 = 3.3 columns
    #expect(tree.layout(in: window).frame(of: 3)?.minY == 40)
    let broad = tree.layout(in: CGSize(width: 250, height: 100))
    // 250 / 60 = 4.2 columns, each 62.5 wide
    #expect(broad.frame(of: 3) == CGRect(x: 188.75, y: 0, width: 60, height: 40))
    #expect(broad.frame(of: 4)?.minY == 40)
    #expect(broad.frame(of: "grid")?.height == 10_000)
  }

  @Test func `headers and footers have lines of their own`() {
    let log = Log()
    func part(_ name: String, _ part: SectionPart, _ section: Int) -> LayoutRows {
      LayoutRows([LayoutNode.fixed(width: 10, height: 15).id(name)])
        .inSection(section, as: part)
    }
    var cells = part("header 1", .header, 1)
    cells.append(log.cells(4).inSection(1, as: .content))
    cells.append(part("footer 1", .footer, 1))
    cells.append(part("header 2", .header, 2))
    cells.append(log.cells(1_000_000).inSection(2, as: .content))
    let result = LayoutNode.scroll(grid(cells)).layout(in: CGSize(width: 200, height: 130))
    // 15 + 2 · 40 + 15 + 15 = 125, and a line of the other section up to 165
    #expect(log.cells.count == 4 + 3)
    #expect(result.frame(of: "header 1") == CGRect(x: 95, y: 0, width: 10, height: 15))
    #expect(result.frame(of: 3) == CGRect(x: 0, y: 55, width: 60, height: 40))
    #expect(result.frame(of: "footer 1") == CGRect(x: 95, y: 95, width: 10, height: 15))
    #expect(result.frame(of: "header 2") == CGRect(x: 95, y: 110, width: 10, height: 15))
    #expect(result.frames(of: 0).map(\.minY) == [15, 125])
  }

  @Test func `sections in described nodes are seen`() {
    let header = LayoutNode.fixed(width: 10, height: 15)
      .inSection(1, as: .header)
    let cell = LayoutNode.fixed(width: 60, height: 40)
    let result = grid(LayoutRows([cell.id("a"), header.id("b"), cell.id("c")]))
      .layout(proposing: ProposedViewSize(width: 200, height: nil))
    #expect(result.frame(of: "b") == CGRect(x: 95, y: 40, width: 10, height: 15))
    #expect(result.frame(of: "c")?.minY == 55)
  }

  @Test func `content is scrolled to cells that were never described`() {
    let log = Log()
    let tree = LayoutTree(.scroll(grid(log.cells(3_000))).id("scroll"))
    tree.layout(in: window)
    #expect(tree.scroll("scroll", to: .view(1_000, anchor: .top)))
    let result = tree.layout(in: window)
    // 1,000 = 3 · 333 + 1
    #expect(result.frame(of: 1_000) == CGRect(x: 70, y: 0, width: 60, height: 40))
    #expect(result.frame(of: 999) == CGRect(x: 0, y: 0, width: 60, height: 40))
  }

  @Test func `without a width, a grid is as wide as its first line likes`() {
    let cells = LayoutRows(count: 4) { cell in
      [LayoutNode.fixed(width: CGFloat(20 + 10 * cell), height: 10).id(cell)]
    }
    let columns = [GridItem(.flexible(), spacing: 5), GridItem(.fixed(30))]
    let grid = LayoutNode.lazyVGrid(columns: columns, spacing: 0, cells: cells)
    // 20 of the first view, 5 and the fixed 30
    #expect(grid.layout(proposing: .unspecified).size == CGSize(width: 55, height: 20))
    let empty = LayoutNode.lazyVGrid(columns: columns, spacing: 0, cells: LayoutRows())
    // 10, the least of a flexible item, 5 and 30
    #expect(empty.layout(proposing: .unspecified).size == CGSize(width: 45, height: 0))
  }

  @Test func `columns that need more than there is share out what they need`() {
    let columns = [GridItem(.flexible(minimum: 60)), GridItem(.flexible(minimum: 120))]
    let cells = LayoutRows(count: 2) { [LayoutNode.flexible.frame(height: 10).id($0)] }
    let grid = LayoutNode.lazyVGrid(columns: columns, cells: cells).id("grid")
    let result = LayoutNode.scroll(grid).layout(in: window)
    // Of 200, 8 are between; 96 and at least 120 make 224, so much is visible. Offered that, the
    // grid needs 108 and at least 120, which make 236. Of these, both get 114, or at least 120.
    #expect(result.frame(of: "grid")?.width == 236)
    #expect(result.frame(of: 0)?.width == 114)
    #expect(result.frame(of: 1)?.width == 120)
  }

  @Test func `each cell has one view`() {
    let cells = LayoutRows(count: 3) { cell in
      let node = LayoutNode.fixed(width: 60, height: 40)
      return [[], [node.id("a"), node.id("b")], [node.id("c")]][cell]
    }
    let result = grid(cells).layout(proposing: ProposedViewSize(width: 200, height: nil))
    #expect(result.frame(of: "a") == CGRect(x: 70, y: 0, width: 60, height: 40))
    #expect(result.frame(of: "b") == CGRect(x: 70, y: 0, width: 60, height: 40))
    #expect(result.frame(of: "c") == CGRect(x: 140, y: 0, width: 60, height: 40))
    #expect(result.diagnostics.map(\.rule) == [.crowdedCell])
  }

  @Test func `a grid is as deep as its deepest cell in sight`() {
    let cells = LayoutRows(count: 100) { cell in
      [LayoutNode.fixed(width: 60, height: 40).frame(depth: CGFloat(cell)).id(cell)]
    }
    let result = LayoutNode.scroll(grid(cells)).layout(in: window, depth: 50)
    #expect(result.node(of: "grid")?.box.size.depth == 8)
    #expect(result.node(of: 7)?.box == Rect3D(x: 70, y: 80, z: 0, width: 60, height: 40, depth: 7))
  }

  @Test func `a cell says in which line it is`() {
    let tree = LayoutTree(
      .scroll(to: .offset(CGPoint(x: 0, y: 400)), grid(Log().cells(1_000))).id("scroll"))
    let reason = tree.layout(in: window).explain(31).description
    // 400 / 40 = 10 lines of three are above.
    #expect(reason.contains("it is in line 11 and column 2"))
    #expect(reason.contains("as high as its highest view"))
  }
}
