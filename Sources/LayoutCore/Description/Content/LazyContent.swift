/// The content of a lazy container, which is laid out row by row. Only rows in sight are described.
enum LazyContent {
  /// A lazy stack.
  case stack(RowStack)
  /// A lazy grid, whose rows are its lines of cells.
  case grid(CellGrid)

  /// The axis on which rows follow each other.
  var axis: Axis {
    switch self {
    case .stack(let stack): stack.line.axis
    case .grid(let grid): grid.layout.axis
    }
  }

  /// Returns the rows in a container of some breadth; NaN if none is proposed.
  func rows(inBreadth breadth: Double) -> RowStack {
    switch self {
    case .stack(let stack): stack
    case .grid(let grid): grid.lines(inBreadth: breadth)
    }
  }
}

/// Rows one after the other, described when they come in sight.
struct RowStack {
  let line: LazyLine
  let rows: LayoutRows
  /// The sections whose headers or footers scrolling keeps in sight, if any.
  var pinned: PinnedSections?
  /// The maximum number of views in a row, if views are dealt out to rows.
  var viewsPerRow: Int?
  /// The only row whose ideal breadth decides the container's; `nil` if all of them count.
  var sizingRow: Int?
  /// Returns the layout for the nodes of a row.
  let layout: @Sendable (Int) -> any Layout

  /// Returns a node that lays out one row.
  func node(of row: Int) -> LayoutNode {
    func node(_ layout: some Layout) -> LayoutNode { .layout(layout, rows[row]) }
    return node(layout(row))
  }
}

/// The cells of a lazy grid, described when their line comes in sight.
struct CellGrid {
  let layout: LazyGridLayout
  /// A row for each cell.
  let cells: LayoutRows
  /// The parts of sections that scrolling keeps in sight.
  let pinnedViews: PinnedScrollableViews

  /// Returns the grid with other distances where none are given.
  func with(_ lengths: StandardLengths, _ unit: LengthUnit) -> CellGrid {
    CellGrid(layout: layout.with(lengths, unit), cells: cells, pinnedViews: pinnedViews)
  }

  /// Returns the grid's lines in some breadth; NaN if none is proposed.
  func lines(inBreadth breadth: Double) -> RowStack {
    let (layout, cells) = (layout, cells)
    let trackCount = min(tracks(inBreadth: breadth), Self.mostCellsPerLine)
    let lines = LazyGridLines(cells.parts.lazy.map { ($0.place, $0.count) }, trackCount: trackCount)
    return RowStack(
      line: LazyLine(axis: layout.axis, guide: layout.guide, spacing: CGFloat(layout.spacing)),
      rows: LayoutRows(lines, of: cells), pinned: PinnedSections(pinnedViews, lines.parts),
      viewsPerRow: trackCount, sizingRow: lines.firstOfCells
    ) { LazyGridLineLayout(grid: layout, number: $0) }
  }

  private func tracks(inBreadth breadth: Double) -> Int {
    breadth.isFinite ? LazyGridTracks(layout.items, in: breadth).count : layout.items.count
  }

  /// More cells than these are not put into one line, which is described as a whole.
  static var mostCellsPerLine: Int { 10_000 }

  /// Whether more cells would fit into a line, and there are that many.
  func hasCrowdedLines(inBreadth breadth: Double) -> Bool {
    cells.count > Self.mostCellsPerLine && tracks(inBreadth: breadth) > Self.mostCellsPerLine
  }
}

extension LayoutRows {
  /// Creates a row for each line of cells.
  fileprivate init(_ lines: LazyGridLines, of cells: LayoutRows) {
    self.init()
    guard lines.count > 0 else { return }
    append(
      Part(
        count: lines.count, length: .nan,
        rowForID: { cells.row(for: $0).map(lines.line(ofView:)) }, knowsAllIDs: true,
        describe: { lines[$0].views.map { cells.cell($0) } }))
  }

  /// Returns the only node of a row, or one of size zero if the row is empty.
  private func cell(_ row: Int) -> LayoutNode {
    let nodes = self[row].withoutEmptyNodes()
    switch nodes.count {
    case 0: return .fixed(width: 0, height: 0)
    case 1: return nodes[0]
    default:
      return LayoutNode.zstack(nodes).diagnostic(
        .crowdedCell,
        problem: "cell \(row + 1) of a lazy grid has \(nodes.count) views, "
          + "which lie on top of each other",
        remedy: "Give each cell one view", namesNode: false)
    }
  }
}
