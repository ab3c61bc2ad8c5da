import LayoutCore
import TestSupport
import Testing

/// Lazy grids: the rows 50 to 63 of C 4 that are about them, and C 2.2.
struct LazyGridLayoutTests {
  @Test("Columns follow from the width, rows from the views", arguments: rows)
  func row(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample(
      "C 50", .lazyVGrid(columns: flexible, [box(30, 10).id(0), box(20, 10).id(1), wide])
    )
    .proposed(200, nil, size: [200, 28]).numberedFrames([
      [33, 0, 30, 10], [142, 0, 20, 10], [-2, 18, 100, 10],
    ])
    .proposed(200, nil, in: .rightToLeft)
    .numberedFrames([[137, 0, 30, 10], [38, 0, 20, 10], [102, 18, 100, 10]])
    WorkedExample("C 51", columns(.fixed(50), .fixed(40)))
      .proposed(200, nil, size: [200, 20]).numberedFrames([[51, 0, 50, 20], [109, 0, 40, 20]])
    WorkedExample("C 52", columns(.adaptive(minimum: 45), count: 4))
      .proposed(200, nil, size: [200, 48])
      .numberedFrames([
        [0, 0, 184 / 3, 20], [184 / 3 + 8, 0, 184 / 3, 20], [2 * (184 / 3 + 8), 0, 184 / 3, 20],
        [0, 28, 184 / 3, 20],
      ])
    // The first pass needs 96 + 8 + 120 = 224. In 224, the second pass gives (224 − 8) / 2 = 108 to
    // the first column, and the second is 120 again. The frame centres 224: x begins at −12.
    WorkedExample(
      "C 53",
      columns(.flexible(minimum: 60), .flexible(minimum: 120)).id("grid").frame(width: 200)
    )
    .proposed(200, nil, size: [200, 20])
    .frames(["grid": [-12, 0, 224, 20]])
    .proposed(200, nil).numberedFrames([[-12, 0, 108, 20], [-12 + 108 + 8, 0, 120, 20]])
    // 95 + 10 + 120 = 225; (225 − 10) / 2 = 107.5.
    WorkedExample(
      "C 53 spacing",
      LayoutNode.lazyVGrid(
        columns: [
          GridItem(.flexible(minimum: 60), spacing: 10), GridItem(.flexible(minimum: 120)),
        ], cells(2)
      ).id("grid").frame(width: 200)
    )
    .proposed(200, nil).frames(["grid": [-12.5, 0, 225, 20]])
    .proposed(200, nil).numberedFrames([[-12.5, 0, 107.5, 20], [105, 0, 120, 20]])
    WorkedExample(
      "C 54", .lazyVGrid(columns: flexible, [box(30, 10).id(0), box(20, 10).id(1), wide])
    )
    .proposed(nil, nil, size: [58, 28])
    .numberedFrames([[-2.5, 0, 30, 10], [35.5, 0, 20, 10], [-37.5, 18, 100, 10]])
    .proposed(.infinity, nil, size: [58, 28])
    WorkedExample(
      "C 55",
      .lazyHGrid(
        rows: [GridItem(.fixed(30)), GridItem(.fixed(20))],
        [box(10, 30).id(0), box(10, 20).id(1), box(10, 100).id(2)])
    )
    .proposed(200, 200, size: [28, 200])
    .numberedFrames([[0, 71, 10, 30], [0, 109, 10, 20], [18, 36, 10, 100]])
    // Of 200, 96 and 50 with a gap of 8 are 154; the other 46 are half on each side.
    WorkedExample("C 56", columns(.flexible(), .flexible(maximum: 50)))
      .proposed(200, nil, size: [200, 20]).numberedFrames([[23, 0, 96, 20], [127, 0, 50, 20]])
    WorkedExample("C 56 reversed", columns(.flexible(maximum: 50), .flexible()))
      .proposed(200, nil, size: [200, 20]).numberedFrames([[0, 0, 50, 20], [58, 0, 142, 20]])
    WorkedExample("C 57", columns(.fixed(70), .adaptive(minimum: 40), count: 3))
      .proposed(200, nil, size: [200, 20])
      .numberedFrames([[0, 0, 70, 20], [78, 0, 57, 20], [143, 0, 57, 20]])
    // 60 + 102 + 80 and two gaps are 258, so that 11 are left on each side.
    WorkedExample("C 60", columns(.fixed(60), .flexible(), .flexible(minimum: 20, maximum: 80)))
      .proposed(280, nil, size: [280, 20])
      .numberedFrames([[11, 0, 60, 20], [79, 0, 102, 20], [189, 0, 80, 20]])
    WorkedExample(
      "C 61",
      .lazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], cells(5))
    )
    .proposed(240, nil, size: [240, 48])
    .numberedFrames([
      [0, 0, 52.5, 20], [62.5, 0, 52.5, 20], [125, 0, 52.5, 20], [187.5, 0, 52.5, 20],
      [0, 28, 52.5, 20],
    ])
    // (146 − 16) / 3 = 43.33 and (146 − 8) / 2 = 69.
    WorkedExample("C 62", columns(.adaptive(minimum: 40), .adaptive(minimum: 60), count: 5))
      .proposed(300, nil, size: [300, 20])
      .numberedFrames([
        [0, 0, 130 / 3, 20], [130 / 3 + 8, 0, 130 / 3, 20], [2 * (130 / 3 + 8), 0, 130 / 3, 20],
        [154, 0, 69, 20], [231, 0, 69, 20],
      ])
    WorkedExample("C 63", columns(.adaptive(minimum: 50), count: 2))
      .proposed(30, nil, size: [50, 48]).numberedFrames([[0, 0, 50, 20], [0, 28, 50, 20]])
  }

  @Test("Cells, headers and footers are placed line by line", arguments: details)
  func detail(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var details: [WorkedExample] {
    WorkedExample(
      "C 2.2 item alignment",
      .lazyVGrid(
        columns: [
          GridItem(.fixed(50), alignment: .bottomTrailing), GridItem(.fixed(40), alignment: .top),
        ], spacing: 2, [box(10, 10).id(0), box(20, 30).id(1), box(20, 10).id(2)])
    )
    .proposed(nil, nil, size: [98, 42])
    .numberedFrames([[40, 20, 10, 10], [68, 0, 20, 30], [30, 32, 20, 10]])
    WorkedExample(
      "C 2.2 grid alignment",
      .lazyVGrid(columns: [GridItem(.fixed(50))], alignment: .trailing, cells(1))
    )
    .proposed(200, nil, size: [200, 20]).numberedFrames([[150, 0, 50, 20]])
    WorkedExample("C 2.2 no views", .lazyVGrid(columns: flexible, []))
      .proposed(200, 300, size: [200, 0]).proposed(nil, nil, size: [28, 0])
    // Two rows of the first section with a cell left empty, then the second one's header.
    WorkedExample(
      "C 2.2 sections",
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
      [0, 14, 40, 20], [48, 14, 40, 20], [0, 38, 40, 20], [15, 90, 10, 10], [15, 104, 10, 10],
    ])
  }

  @Test("Each view of a lazy grid is measured once, if the tracks of both passes are the same")
  func measures() {
    var count = 0
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
    func part(_ node: LayoutNode, _ part: SectionPlace.Part) -> LayoutNode {
      node.layoutValue(key: SectionPlace.self, value: SectionPlace(in: number, as: part))
    }
    return [part(header, .header)] + content.map { part($0, .content) }
      + (footer.map { [part($0, .footer)] } ?? [])
  }
}
