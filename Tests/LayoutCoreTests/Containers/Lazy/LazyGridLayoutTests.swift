import LayoutCore
import TestSupport
import Testing

/// Lazy grids, line by line.
struct LazyGridLayoutTests {
  @Test(arguments: rows)
  func `columns follow from the width, rows from the views`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var rows: [WorkedExample] {
    // Measured: (200 − 8) / 2 = 96; in them, (96 − 30) / 2 = 33 and 104 + (96 − 20) / 2 = 142;
    // 100 in 96 stand out by 2.
    WorkedExample(
      "two flexible columns share the width",
      .lazyVGrid(columns: flexible, [box(30, 10).id(0), box(20, 10).id(1), wide])
    )
    .proposed(200, nil, size: [200, 28]).numberedFrames([
      [33, 0, 30, 10], [142, 0, 20, 10], [-2, 18, 100, 10],
    ])
    .proposed(200, nil, in: .rightToLeft)
    .numberedFrames([[137, 0, 30, 10], [38, 0, 20, 10], [102, 18, 100, 10]])
    // Measured: a track without an alignment takes the grid's.
    WorkedExample(
      "views are aligned as the grid's tracks are",
      .lazyVGrid(columns: [GridItem(.flexible())], alignment: .trailing, [box(30, 10).id(0)])
    )
    .proposed(200, nil).numberedFrames([[170, 0, 30, 10]])
    WorkedExample(
      "views of a horizontal grid are aligned as its tracks are",
      .lazyHGrid(rows: [GridItem(.flexible())], alignment: .bottom, [box(10, 20).id(0)])
    )
    .proposed(nil, 100).numberedFrames([[0, 80, 10, 20]])
    // Measured: (200 − 50 − 8 − 40) / 2 = 51.
    WorkedExample("fixed columns are in the middle", columns(.fixed(50), .fixed(40)))
      .proposed(200, nil, size: [200, 20]).numberedFrames([[51, 0, 50, 20], [109, 0, 40, 20]])
    // Measured: three of 45 and two gaps are 151, four would be 204: (200 − 2 · 8) / 3.
    WorkedExample("as many columns as have room", columns(.adaptive(minimum: 45), count: 4))
      .proposed(200, nil, size: [200, 48])
      .numberedFrames([
        [0, 0, 184 / 3, 20], [184 / 3 + 8, 0, 184 / 3, 20], [2 * (184 / 3 + 8), 0, 184 / 3, 20],
        [0, 28, 184 / 3, 20],
      ])
    // Measured: the first pass needs 96 + 8 + 120 = 224. In 224, the second pass gives (224 − 8) /
    // 2 = 108 to the first column, and the second is 120 again. The frame centres 224: x begins at
    // −12.
    WorkedExample(
      "least widths are more than there is",
      columns(.flexible(minimum: 60), .flexible(minimum: 120)).id("grid").frame(width: 200)
    )
    .proposed(200, nil, size: [200, 20])
    .frames(["grid": [-12, 0, 224, 20]])
    .proposed(200, nil).numberedFrames([[-12, 0, 108, 20], [-12 + 108 + 8, 0, 120, 20]])
    // Measured: 95 + 10 + 120 = 225; (225 − 10) / 2 = 107.5.
    WorkedExample(
      "least widths at a distance of their own",
      LayoutNode.lazyVGrid(
        columns: [
          GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120)),
        ], cells(2)
      ).id("grid").frame(width: 200)
    )
    .proposed(200, nil).frames(["grid": [-12.5, 0, 225, 20]])
    .proposed(200, nil).numberedFrames([[-12.5, 0, 107.5, 20], [105, 0, 120, 20]])
    // Measured: 30 + 8 + 20 = 58, and (58 − 8) / 2 = 25 for each column: (25 − 30) / 2 = −2.5.
    WorkedExample(
      "without a width, flexible columns are equal too",
      .lazyVGrid(columns: flexible, [box(30, 10).id(0), box(20, 10).id(1), wide])
    )
    .proposed(nil, nil, size: [58, 28])
    .numberedFrames([[-2.5, 0, 30, 10], [35.5, 0, 20, 10], [-37.5, 18, 100, 10]])
    .proposed(.infinity, nil, size: [58, 28])
    // Measured: (200 − 30 − 8 − 20) / 2 = 71; 10 + 8 + 10 = 28 wide.
    WorkedExample(
      "fixed rows are in the middle",
      .lazyHGrid(
        rows: [GridItem(.fixed(30)), GridItem(.fixed(20))],
        [box(10, 30).id(0), box(10, 20).id(1), box(10, 100).id(2)])
    )
    .proposed(200, 200, size: [28, 200])
    .numberedFrames([[0, 71, 10, 30], [0, 109, 10, 20], [18, 36, 10, 100]])
    // Of 200, 96 and 50 with a gap of 8 are 154; the other 46 are half on each side.
    WorkedExample(
      "a limited column leaves what it does not take", columns(.flexible(), .flexible(maximum: 50))
    )
    .proposed(200, nil, size: [200, 20]).numberedFrames([[23, 0, 96, 20], [127, 0, 50, 20]])
    // 200 − 50 − 8 = 142.
    WorkedExample(
      "a limited column in front leaves the rest to the next",
      columns(.flexible(maximum: 50), .flexible())
    )
    .proposed(200, nil, size: [200, 20]).numberedFrames([[0, 0, 50, 20], [58, 0, 142, 20]])
    // Measured: 200 − 70 − 8 = 122, of which two columns have (122 − 8) / 2 = 57.
    WorkedExample(
      "a fixed column beside adaptive ones", columns(.fixed(70), .adaptive(minimum: 40), count: 3)
    )
    .proposed(200, nil, size: [200, 20])
    .numberedFrames([[0, 0, 70, 20], [78, 0, 57, 20], [143, 0, 57, 20]])
    // 60 + 102 + 80 and two gaps are 258, so that 11 are left on each side.
    // Measured: 280 − 60 − 2 · 8 = 204, of which a half is 102; 80 at most of the rest.
    WorkedExample(
      "fixed, flexible and limited columns",
      columns(.fixed(60), .flexible(), .flexible(minimum: 20, maximum: 80))
    )
    .proposed(280, nil, size: [280, 20])
    .numberedFrames([[11, 0, 60, 20], [79, 0, 102, 20], [189, 0, 80, 20]])
    // Measured: four have (240 − 3 · 10) / 4 = 52.5.
    WorkedExample(
      "adaptive columns at a distance of their own",
      .lazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], cells(5))
    )
    .proposed(240, nil, size: [240, 48])
    .numberedFrames([
      [0, 0, 52.5, 20], [62.5, 0, 52.5, 20], [125, 0, 52.5, 20], [187.5, 0, 52.5, 20],
      [0, 28, 52.5, 20],
    ])
    // (146 − 16) / 3 = 43.33 and (146 − 8) / 2 = 69.
    // Each kind has (300 − 8) / 2 = 146.
    WorkedExample(
      "two kinds of adaptive columns",
      columns(.adaptive(minimum: 40), .adaptive(minimum: 60), count: 5)
    )
    .proposed(300, nil, size: [300, 20])
    .numberedFrames([
      [0, 0, 130 / 3, 20], [130 / 3 + 8, 0, 130 / 3, 20], [2 * (130 / 3 + 8), 0, 130 / 3, 20],
      [154, 0, 69, 20], [231, 0, 69, 20],
    ])
    WorkedExample(
      "an adaptive column is at least as wide as it says", columns(.adaptive(minimum: 50), count: 2)
    )
    .proposed(30, nil, size: [50, 48]).numberedFrames([[0, 0, 50, 20], [0, 28, 50, 20]])
  }

  @Test(arguments: details)
  func `cells, headers and footers are placed line by line`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var details: [WorkedExample] {
    WorkedExample(
      "items align their cells",
      .lazyVGrid(
        columns: [
          GridItem(.fixed(50), alignment: .bottomTrailing), GridItem(.fixed(40), alignment: .top),
        ], spacing: 2, [box(10, 10).id(0), box(20, 30).id(1), box(20, 10).id(2)])
    )
    .proposed(nil, nil, size: [98, 42])
    .numberedFrames([[40, 20, 10, 10], [68, 0, 20, 30], [30, 32, 20, 10]])
    // 200 − 50 = 150.
    WorkedExample(
      "a grid aligns its columns",
      .lazyVGrid(columns: [GridItem(.fixed(50))], alignment: .trailing, cells(1))
    )
    .proposed(200, nil, size: [200, 20]).numberedFrames([[150, 0, 50, 20]])
    // 10 + 8 + 10 = 28 wide where nothing is proposed.
    WorkedExample("without views there are columns only", .lazyVGrid(columns: flexible, []))
      .proposed(200, 300, size: [200, 0]).proposed(nil, nil, size: [28, 0])
    // Two rows of the first section with a cell left empty, then the second one's header. Views
    // narrower than their track are at its leading edge, as the tracks are at the grid's.
    WorkedExample(
      "sections begin with new rows",
      .lazyVGrid(
        columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], alignment: .leading, spacing: 4,
        section(1, header: box(20, 10).id("h1"), cells(3), footer: color.id("f1"))
          + section(2, header: box(100, 10).id("h2"), [box(10, 10).id(3)])
          + [box(10, 10).id(4)])
    )
    .proposed(100, nil, size: [100, 10 + 4 + 20 + 4 + 20 + 4 + 10 + 4 + 10 + 4 + 10 + 4 + 10])
    .frames([
      "h1": [0, 0, 20, 10], "f1": [0, 62, 100, 10], "h2": [0, 76, 100, 10],
    ])
    .proposed(100, nil)
    .numberedFrames([
      [0, 14, 40, 20], [48, 14, 40, 20], [0, 38, 40, 20], [0, 90, 10, 10], [0, 104, 10, 10],
    ])
  }

  @Test
  func `each view of a lazy grid is measured once, if the tracks of both passes are the same`() {
    nonisolated(unsafe) var count = 0
    let views = (0..<1000).map { _ in
      LayoutNode.measured { _ in
        count += 1
        return LeafMeasurement(width: 10, height: 10)
      }
    }
    let columns = [GridItem(.adaptive(minimum: 20))]
    _ = LayoutNode.lazyVGrid(columns: columns, views)
      .layout(proposing: ProposedViewSize(width: 500, height: nil))
    #expect(count == 1000)
  }

  // MARK: - Trees

  private static let flexible = [GridItem(.flexible()), GridItem(.flexible())]
  private static var wide: LayoutNode { box(100, 10).id(2) }

  @Test func `a grid without columns has a flexible one, and says so`() {
    let result = LayoutNode.lazyVGrid(columns: [], spacing: 0, Self.cells(2))
      .layout(in: CGSize(width: 100, height: 100))
    // Two rows of 20 in the middle of 100.
    #expect([0, 1].map { result.frame(of: $0)?.width } == [100, 100])
    #expect([0, 1].map { result.frame(of: $0)?.minY } == [30, 50])
    #expect(result.diagnostics.map(\.rule) == [.emptyGrid])
    #expect(result.diagnostics.first?.message.contains("has no columns") == true)
  }

  /// Views that fill their cells and are 20 high, named by their numbers.
  private static func cells(_ count: Int) -> [LayoutNode] {
    (0..<count).map { color.frame(height: 20).id($0) }
  }

  private static func columns(_ sizes: GridItem.Size..., count: Int? = nil) -> LayoutNode {
    .lazyVGrid(columns: sizes.map { GridItem($0) }, cells(count ?? sizes.count))
  }

  private static func section(
    _ number: Int, header: LayoutNode, _ content: [LayoutNode], footer: LayoutNode? = nil
  ) -> [LayoutNode] {
    func part(_ node: LayoutNode, _ part: SectionPart) -> LayoutNode {
      node.inSection(number, as: part)
    }
    return [part(header, .header)] + content.map { part($0, .content) }
      + (footer.map { [part($0, .footer)] } ?? [])
  }
}
