import LayoutCore
import TestSupport
import Testing

/// Cells over several columns, views in no row, unsized axes, anchors and baselines.
struct GridCellTests {
  @Test(arguments: merged)
  func `cells over several columns widen them in equal parts`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var merged: [WorkedExample] {
    // Measured: 100 − (30 + 8 + 20) = 42 more, 21 for each column.
    WorkedExample("a wide cell widens both columns", grid("[F30,10; F20,20] [F100,10 s2]"))
      .proposed(nil, nil, size: [100, 38])
      .numberedFrames([[10.5, 5, 30, 10], [69.5, 0, 20, 20], [0, 28, 100, 10]])
    // Measured: 300 − 30 − 8 = 262, and 100 fit: (300 − 100) / 2 = 100.
    WorkedExample("a wide cell in flexible columns", grid("[F30,10; X] [F100,10 s2]"))
      .proposed(300, 100, size: [300, 100])
      .numberedFrames([[0, 36, 30, 10], [38, 0, 262, 82], [100, 90, 100, 10]])
    // Measured: 300 − 8 − 30 − 20 = 242 more, 121 for each column.
    WorkedExample("a flexible cell over rigid columns", grid("[F30,10; F20,10] [X s2]"))
      .proposed(300, 100, size: [300, 100])
      .numberedFrames([[60.5, 0, 30, 10], [219.5, 0, 20, 10], [0, 18, 300, 82]])
    // Measured.
    WorkedExample(
      "a rigid cell over all columns in too little room", grid("[F30,10; X; F20,20] [F150,10 s3]")
    )
    .proposed(200, 100, size: [284, 100])
    .numberedFrames([[0, 36, 30, 10], [38, 0, 218, 82], [264, 31, 20, 20], [67, 90, 150, 10]])
    // Measured: the budget of the first column: 61⅓ + 31⅓ + 42⅔.
    WorkedExample(
      "a view in no row in too little room", grid("[X; CW10,30,10; CW20,50,10] {F60,10}")
    )
    .proposed(200, 100, size: [694.0 / 3, 100])
    .numberedFrames([
      [0, 0, 406.0 / 3, 82], [430.0 / 3, 36, 30, 10], [544.0 / 3, 36, 50, 10],
      [257.0 / 3, 90, 60, 10],
    ])
    // Measured.
    WorkedExample("a wide cell over limited columns", grid("[F60,10] [CB0,60; CB0,60; F100,10 s3]"))
      .proposed(150, nil, size: [184.5, 28])
      .numberedFrames([[0, 0, 60, 10], [0, 18, 60, 10], [68, 18, 8.5, 10], [84.5, 18, 100, 10]])
    // Measured: 200 − 2 · 8 − 30 − 50 = 104.
    WorkedExample("a view in no row that fits", grid("[X; CW10,30,10; CW20,50,10] {F40,10}"))
      .proposed(200, 100, size: [200, 100])
      .numberedFrames([[0, 0, 104, 82], [112, 36, 30, 10], [150, 36, 50, 10], [80, 90, 40, 10]])
    // Measured: the third column, which has no cell of its own, takes what 100 needs more.
    WorkedExample("a column that no single cell is in", grid("[F30,10; F20,20] [F100,10 s3]"))
      .proposed(nil, nil, size: [100, 38])
      .numberedFrames([[0, 5, 30, 10], [38, 0, 20, 20], [0, 28, 100, 10]])
    // The cell over two columns comes first, as it needs 8 × 16: 167 from the columns' 83½ each.
    // What it needs more is taken from the other three: 83½ − 83½ / 3 is left for each.
    // Measured: it is offered 167, and the grid ends before 350.
    WorkedExample(
      "a flexible cell over two columns",
      .grid(
        LayoutNode.gridRow([
          color.id(0), color.id(1),
          LayoutNode.clamped(
            minWidth: 8, maxWidth: .infinity, minHeight: 16, maxHeight: .infinity
          ).gridCellColumns(2).id(2),
        ]))
    )
    .proposed(350, 350, size: [883.0 / 3, 350])
    .numberedFrames([
      [0, 0, 167.0 / 3, 350], [191.0 / 3, 0, 167.0 / 3, 350], [382.0 / 3, 0, 167, 350],
    ])
  }

  @Test(arguments: outsideRows)
  func `views in no row cover all columns`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var outsideRows: [WorkedExample] {
    // Measured: 30 + 8 + 20 = 58 wide; 100 − 20 − 8 = 72 high.
    WorkedExample("an unsized view in no row", grid("[F30,10; F20,20] {X uh}"))
      .proposed(200, 100, size: [58, 100])
      .numberedFrames([[0, 5, 30, 10], [38, 0, 20, 20], [0, 28, 58, 72]])
    // Measured: 200 − 58 = 142 more, 71 for each column.
    WorkedExample("a flexible view in no row", grid("[F30,10; F20,20] {X}"))
      .proposed(200, 100, size: [200, 100])
      .numberedFrames([[35.5, 5, 30, 10], [144.5, 0, 20, 20], [0, 28, 200, 72]])
    // Measured.
    WorkedExample(
      "views in no row above and below",
      grid("{F150,10} [b:HF s2 p1; CW10,50,20 p-1] {SP s3}", .topLeading)
    )
    .proposed(60, 60, size: [150, 60])
    .numberedFrames([
      [0, 0, 150, 10], [0, 28, 145.0 / 3, 10], [314.0 / 3, 18, 136.0 / 3, 20],
      [0, 38, 150, 22],
    ])
    // Measured: (280 − 2 · 8) / 3 = 88.
    WorkedExample("three equal columns", grid("[W20; W20; W20]"))
      .proposed(280, nil, size: [280, 20])
      .numberedFrames([[0, 0, 88, 20], [96, 0, 88, 20], [192, 0, 88, 20]])
    // Measured: 320 − 2 · 8 − 97 = 207 more, 69 for each column.
    WorkedExample("a flexible view below three columns", grid("[F9,10; F60,10; F28,10] {W20}"))
      .proposed(320, nil, size: [320, 38])
      .numberedFrames([
        [34.5, 0, 9, 10], [120.5, 0, 60, 10], [257.5, 0, 28, 10], [0, 18, 320, 20],
      ])
    // 30 + 8 + 20 + 8 + 10 would do; the short row's 40 widens the first column: 40 + 8 + 20 + 8
    // + 10 = 86.
    WorkedExample("a row with fewer cells", grid("[F30,10; F20,20; F10,10] [F40,10]"))
      .proposed(nil, nil, size: [86, 38])
      .numberedFrames([[5, 5, 30, 10], [48, 0, 20, 20], [76, 5, 10, 10], [0, 28, 40, 10]])
    // 200 − 8 − 30 − 40 = 122 more, 61 for each column.
    WorkedExample("a line between two rows", grid("[F30,10; F20,20] {W1} [F10,30; F40,10]"))
      .proposed(200, 200, size: [200, 67])
      .numberedFrames([
        [30.5, 5, 30, 10], [139.5, 0, 20, 20], [0, 28, 200, 1], [40.5, 37, 10, 30],
        [129.5, 47, 40, 10],
      ])
  }

  @Test(arguments: unsized)
  func `unsized cells take what their columns and rows have`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var unsized: [WorkedExample] {
    // Measured: 30 + 8 + 40 = 78; 200 − 20 − 8 = 172 high.
    WorkedExample("an unsized width", grid("[F30,10; F20,20] [X uh; F40,10]"))
      .proposed(200, 200, size: [78, 200])
      .numberedFrames([[0, 5, 30, 10], [48, 0, 20, 20], [0, 28, 30, 172], [38, 109, 40, 10]])
    // Measured: 30 + 8 + 20 = 58, and no height.
    WorkedExample("both axes unsized, over two columns", grid("[F30,10; F20,20] [X s2 uh uv]"))
      .proposed(200, 200, size: [58, 28])
      .numberedFrames([[0, 5, 30, 10], [38, 0, 20, 20], [0, 28, 58, 0]])
    // Measured: the second column is offered (200 − 8) / 2 = 96, and 30 + 8 + 96 = 134.
    WorkedExample("an unsized width beside a flexible cell", grid("[X uh; X] [F30,30; F40,10]"))
      .proposed(200, 100, size: [134, 100])
      .numberedFrames([[0, 0, 30, 62], [38, 0, 96, 62], [0, 70, 30, 30], [66, 80, 40, 10]])
  }

  @Test(arguments: anchors)
  func `anchors are points of the cell and of the view in it`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var anchors: [WorkedExample] {
    // Measured: a cell of 50 × 30 at (0, 18): 0.25 · 40 across, 30 − 10 down. Mirrored: 63 − 10 −
    // 10.
    WorkedExample(
      "an anchor in a cell",
      .grid(
        LayoutNode.gridRow([box(50, 10), box(5, 5)])
          + LayoutNode.gridRow([
            box(10, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 1)).id("a"), box(5, 30),
          ]))
    )
    .proposed(nil, nil, size: [63, 48]).frames(["a": [10, 38, 10, 10]])
    .proposed(nil, nil, in: .rightToLeft, size: [63, 48]).frames(["a": [43, 38, 10, 10]])
    // A cell of 60 × 60 at (61, 61): 0.25 · 50 and 0.75 · 50.
    WorkedExample(
      "an anchor in a grid of small gaps",
      .grid(
        horizontalSpacing: 1, verticalSpacing: 1,
        LayoutNode.gridRow([box(60, 60), box(60, 60)])
          + LayoutNode.gridRow([
            box(60, 60), box(10, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 0.75)).id("a"),
          ]))
    )
    .proposed(nil, nil, size: [121, 121]).frames(["a": [73.5, 98.5, 10, 10]])
  }

  @Test(arguments: outside)
  func `a grid beside other views`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var outside: [WorkedExample] {
    // Measured: (200 − 8) / 2 = 96.
    WorkedExample(
      "a grid shares a row equally",
      .hstack {
        color.id("left")
        grid("[X]").id("grid")
      }
    )
    .proposed(200, 100, size: [200, 100])
    .frames(["left": [0, 0, 96, 100], "grid": [104, 0, 96, 100]])
    // The cell's priority stays in the grid, so both share equally.
    // (200 − 8) / 2 = 96.
    WorkedExample(
      "a cell's priority stays in its grid",
      .hstack {
        color.id("left")
        grid("[X p1]").id("grid")
      }
    )
    .proposed(200, 100, size: [200, 100])
    .frames(["left": [0, 0, 96, 100], "grid": [104, 0, 96, 100]])
    // 10 + 8 + 10 = 28: the spacer's 8 and the cell's 10 are the grid's 18.
    WorkedExample(
      "a spacer at a grid's edge touches what is beside the grid",
      .hstack {
        box(10, 10)
        grid("[SP; F10,10]").id("grid")
      }
    )
    .proposed(nil, nil, size: [28, 10]).frames(["grid": [10, 0, 18, 10]])
    WorkedExample(
      "an empty grid touches its neighbours",
      .hstack {
        box(10, 10)
        grid("").id("grid")
        box(10, 10)
      }
    )
    .proposed(nil, nil, size: [20, 10]).frames(["grid": [10, 5, 0, 0]])
    WorkedExample("an empty grid has no size", grid("")).always(size: [0, 0])
  }

  private static func texts(_ alignment: VerticalAlignment) -> LayoutNode {
    .grid(
      horizontalSpacing: 0,
      LayoutNode.gridRow(
        alignment: alignment,
        [
          text(20, 16, baseline: 13).id(0), text(30, 30, baseline: 25).id(1),
          text(20, 32, baseline: 13, last: 29).id(2), box(10, 10).id(3),
        ])
    ).id("grid")
  }

  /// The lowest bottom below the baseline is at the row's bottom, and the row does not grow.
  @Test(arguments: baselines)
  func `baselines line up in a row of the tallest cell's height`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var baselines: [WorkedExample] {
    // Measured: 19 is below the first baseline of the third text, which leaves it at 32 − 19 = 13.
    WorkedExample("first baselines in a row", texts(.firstTextBaseline))
      .proposed(nil, nil, size: [80, 32])
      .numberedFrames([[0, 0, 20, 16], [20, -12, 30, 30], [50, 0, 20, 32], [70, 3, 10, 10]])
    // Measured: 5 is below the last baseline of the second text, which leaves it at 27.
    WorkedExample("last baselines in a row", texts(.lastTextBaseline))
      .proposed(nil, nil, size: [80, 32])
      .numberedFrames([[0, 14, 20, 16], [20, 2, 30, 30], [50, -2, 20, 32], [70, 17, 10, 10]])
    // Measured: 25 − 13 = 12.
    WorkedExample(
      "a row as high as its tallest text",
      .grid(
        LayoutNode.gridRow(
          alignment: .firstTextBaseline,
          [text(20, 16, baseline: 13).id(0), text(30, 30, baseline: 25).id(1)])
      ).id("grid")
    )
    .proposed(nil, nil, size: [58, 30]).numberedFrames([[0, 12, 20, 16], [28, 0, 30, 30]])
    .guide("grid", .firstTextBaseline, 25)
    // Measured.
    WorkedExample(
      "a grid of one text has its baselines",
      .grid(LayoutNode.gridRow([text(20, 16, baseline: 13)])).id("grid")
    )
    .proposed(nil, nil, size: [20, 16]).explicit("grid", .firstTextBaseline, 13)
    .explicit("grid", .lastTextBaseline, 13)
  }

  /// A column is 30 wide. Its guides reach from 20 before to 20 after the line: ten more than it
  /// has, of which half stick out on each side.
  @Test(arguments: guides)
  func `guides that views set line up in columns and rows`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var guides: [WorkedExample] {
    WorkedExample(
      "guides that reach over a column",
      .grid(
        verticalSpacing: 0,
        LayoutNode.gridRow([
          box(30, 10).alignmentGuide(HorizontalAlignment.center) { _ in 10 }.id(0)
        ])
          + LayoutNode.gridRow([
            box(30, 10).alignmentGuide(HorizontalAlignment.center) { _ in 20 }.id(1)
          ]))
    )
    .proposed(nil, nil, size: [30, 20])
    .numberedFrames([[5, 0, 30, 10], [-5, 10, 30, 10]])
  }
}
