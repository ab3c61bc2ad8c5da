import LayoutKit
import TestViews
import Testing

/// Which views are rows and cells of a grid, and what they say to it.
struct GridTests {
  // C row 1.
  @Test func `rows and columns are as large as their largest cell`() {
    let view = Grid {
      GridRow {
        Block(30, 10).id("a")
        Block(20, 20).id("b")
      }
      GridRow {
        Block(10, 30).id("c")
        Block(40, 10).id("d")
      }
    }
    expect(
      view.layout(proposing: .unspecified), size: (78, 58),
      ["a": (0, 5, 30, 10), "b": (48, 0, 20, 20), "c": (10, 28, 10, 30), "d": (38, 38, 40, 10)])
    // From the right: the first column is 30 wide, the second 40.
    expect(
      view.layout(proposing: .unspecified, environment: EnvironmentValues.mirror),
      ["a": (48, 5, 30, 10), "b": (10, 0, 20, 20), "c": (58, 28, 10, 30), "d": (0, 38, 40, 10)])
  }

  @Test func `a view in no row covers all columns`() {
    let view = Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 1) {
      GridRow {
        Block(30, 10)
        Block(20, 10)
      }
      Divider().gridCellUnsizedAxes(.horizontal).id("line")
    }
    expect(
      view.layout(proposing: ProposedViewSize(200, 200)) { $0.platform = .macOS },
      size: (52, 12),
      ["line": (0, 11, 52, 1)])
  }

  @Test func `content is flattened and empty rows are none`() {
    let isShown = false
    let view = Grid(horizontalSpacing: 0, verticalSpacing: 5) {
      ForEach(0..<2) { row in
        GridRow {
          Group {
            Block(10, 10)
            if isShown { Block(99, 99) }
          }
          EmptyView()
          Block(20, 10).id("\(row)")
        }
      }
      GridRow { if isShown { Block(99, 99) } }
    }
    expect(
      view.layout(proposing: .unspecified), size: (30, 25),
      ["0": (10, 0, 20, 10), "1": (10, 15, 20, 10)])
  }

  @Test func `the outer of two rows counts`() {
    let view = Grid(horizontalSpacing: 0) {
      GridRow(alignment: .bottom) {
        GridRow(alignment: .top) {
          Block(10, 10).id("a")
          Block(10, 30)
        }
        Block(10, 20).id("b")
      }
    }
    expect(
      view.layout(proposing: .unspecified), size: (30, 30),
      ["a": (0, 20, 10, 10), "b": (20, 10, 10, 20)])
  }

  @Test func `a row elsewhere is a group`() {
    let row = GridRow {
      Block(10, 10).id("a")
      Block(20, 10).id("b")
    }
    expect(
      VStack(alignment: .leading, spacing: 0) { row }.layout(proposing: .unspecified),
      size: (20, 20), ["a": (0, 0, 10, 10), "b": (0, 10, 20, 10)])
    // Inside of a stack it is no row of the grid around: the stack covers both columns.
    let view = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Block(50, 10)
        Block(50, 10)
      }
      HStack(spacing: 0) { row }
    }
    expect(
      view.layout(proposing: .unspecified), size: (100, 20),
      ["a": (0, 10, 10, 10), "b": (10, 10, 20, 10)])
  }

  @Test func `a modifier of a row is applied to each cell`() {
    let view = Grid(horizontalSpacing: 0) {
      GridRow {
        Block(10, 10).id("a")
        Block(20, 10).id("b")
      }
      .padding(5)
    }
    expect(
      view.layout(proposing: .unspecified), size: (50, 20),
      ["a": (5, 5, 10, 10), "b": (25, 5, 20, 10)])
  }
}

/// What cells say to their grid is heard through modifiers, not through containers.
struct GridCellModifierTests {
  /// A row of two columns, 50 and 30 wide, above a row with one view.
  func frame(of view: some View, id: String = "a") -> CGRect? {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Block(50, 10)
        Block(30, 10)
      }
      GridRow { view }
    }.layout(proposing: .unspecified).frame(of: id)
  }

  var block: some View { Block(10, 10).id("a") }

  @Test func `columns are heard through modifiers`() {
    let centred = CGRect(x: 35, y: 10, width: 10, height: 10)
    #expect(frame(of: block.gridCellColumns(2)) == centred)
    #expect(frame(of: block.gridCellColumns(2).padding(0).frame(height: 10)) == centred)
    #expect(frame(of: block.gridCellColumns(2).overlay { Color.red }) == centred)
    #expect(frame(of: block.gridCellColumns(2).background(Color.red).opacity(0.5)) == centred)
    #expect(frame(of: block.gridCellColumns(2).layoutPriority(1).offset(x: 0)) == centred)
  }

  @Test func `columns are not heard through containers and second views`() {
    let first = CGRect(x: 20, y: 10, width: 10, height: 10)
    #expect(frame(of: HStack { block.gridCellColumns(2) }) == first)
    #expect(frame(of: ZStack { block.gridCellColumns(2) }) == first)
    #expect(frame(of: block.overlay { Color.red.gridCellColumns(2) }) == first)
  }

  @Test func `columns add up through modifiers`() {
    // 1 + 2 columns beside the others would make a third one: the view is centred in 80.
    let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        ForEach(0..<5) { _ in Block(20, 10) }
      }
      GridRow { block.gridCellColumns(2).padding(0).gridCellColumns(3) }
    }
    #expect(view.layout(proposing: .unspecified).frame(of: "a")?.minX == 45)
  }

  @Test func `a cell that spans no column is in that of the next one`() {
    func frames(_ columns: Int) -> [CGRect?] {
      let result = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block(30, 10)
          Block(40, 10)
        }
        GridRow {
          block.gridCellColumns(columns)
          Block(20, 10).id("b")
        }
      }.layout(proposing: .unspecified)
      return [result.frame(of: "a"), result.frame(of: "b")]
    }
    // Both are centred in the first column: (30 − 10) / 2 and (30 − 20) / 2.
    #expect(
      frames(0) == [
        CGRect(x: 10, y: 10, width: 10, height: 10), CGRect(x: 5, y: 10, width: 20, height: 10),
      ])
    // One that covers fewer than none covers one, so the next is in the middle of the second.
    #expect(frames(-1)[1]?.minX == CGFloat(30 + (40 - 20) / 2))
    let spaced = Grid {
      GridRow {
        block.gridCellColumns(0)
        Block(20, 10).id("b")
        block
      }
      GridRow {
        Block(20, 10)
        Block(20, 10)
      }
    }.layout(proposing: .unspecified)
    #expect(spaced.frame(of: "b")?.minX == 0 && spaced.size.width == 20 + 8 + 20)
  }

  @Test func `the innermost anchor counts`() {
    let view = block.gridCellAnchor(.leading).padding(0).gridCellAnchor(.trailing)
    #expect(frame(of: view)?.minX == 0)
    #expect(frame(of: block.gridCellAnchor(.trailing))?.minX == 40)
  }

  @Test func `the innermost column alignment counts`() {
    let view = block.gridColumnAlignment(.leading).padding(0).gridColumnAlignment(.trailing)
    #expect(frame(of: view)?.minX == 0)
  }

  @Test func `unsized axes add up through modifiers`() {
    let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Block(20, 10)
        Filler().gridCellUnsizedAxes(.horizontal).padding(0).gridCellUnsizedAxes(.vertical)
          .id("filler")
      }
    }
    let result = view.layout(proposing: ProposedViewSize(100, 100))
    #expect(result.size == CGSize(width: 20, height: 10))
  }

  @Test func `a grid is the same through any layout`() {
    func content() -> some View {
      Group {
        GridRow {
          Filler().id("a")
          Block(20, 20).gridColumnAlignment(.trailing).id("b")
        }
        Block(60, 10).id("c")
      }
    }
    let size = ProposedViewSize(200, 100)
    let grid = Grid(alignment: .topLeading, verticalSpacing: 3) { content() }.layout(
      proposing: size)
    let layout = GridLayout(alignment: .topLeading, verticalSpacing: 3)
    let direct = layout { content() }.layout(proposing: size)
    let erased = AnyLayout(layout) { content() }.layout(proposing: size)
    for id in ["a", "b", "c"] {
      #expect(grid.frame(of: id) == direct.frame(of: id))
      #expect(grid.frame(of: id) == erased.frame(of: id))
    }
    // 200 − 8 − 20 wide, 100 − 3 − 10 high.
    expect(grid, size: (200, 100), ["a": (0, 0, 172, 87), "b": (180, 0, 20, 20)])
  }
}
