import LayoutCore

/// A screen of cells, on which layouts are drawn whose lengths are whole cells.
///
///     var screen = Terminal(columns: 80, rows: 24)
///     screen.draw(tree.layout(in: screen.size))  // made with Terminal.options
///     print(screen.changes(since: shown), terminator: "")
public struct Terminal: Equatable {
  /// What one cell shows.
  public struct Cell: Equatable {
    /// The character; `nil` in the second cell of a wide one.
    public var character: Character? = " "
    public var ink: Appearance.Color?
    public var ground: Appearance.Color?
    public var isBold = false
  }

  public let columns: Int
  public let rows: Int
  public private(set) var cells: [Cell]

  public init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  /// The size of the window in which trees are laid out.
  public var size: CGSize { CGSize(width: columns, height: rows) }

  /// What stands in each row, without colours.
  public var lines: [String] {
    (0..<rows).map { row in
      String((0..<columns).compactMap { cells[row * columns + $0].character })
    }
  }

  /// Lengths, positions and widths of text in whole cells.
  public static var options: LayoutOptions {
    var options = LayoutOptions()
    options.standardLengths = .cells
    options.lengthUnit = 1
    options.textMeasurer = LineSetter(TerminalFontMetrics())
    return options
  }
}

// MARK: - Drawing

extension Terminal {
  /// Draws a layout, from back to front.
  ///
  /// What clips a node holds for everything in it, so clips are kept on the way into nodes, and
  /// left on the way out. Each effect applies to what those before it have made, so on the way in
  /// the last one comes first. Nothing of a border is outside of a clip that fits the same frame.
  public mutating func draw(_ result: ResolvedLayout) {
    var clips = [Area(columns: 0..<columns, rows: 0..<rows)]
    result.nodes.walk { node in
      guard !node.isHidden else { return false }
      var clip = clips[clips.count - 1]
      for effect in (node.appearance?.effects ?? []).reversed() {
        switch effect {
        case .clip: clip = clip.intersection(Area(node.frame))
        case .background(let figure): fill(node.frame(of: figure), figure, within: clip)
        default: break
        }
      }
      clips.append(clip)
      if case .shape(let figure) = node.appearance?.content {
        fill(node.frame(of: figure), figure, within: clip)
      }
      for line in node.textLines() { write(line, within: clip) }
      return true
    } leave: { node in
      clips.removeLast()
      for effect in node.appearance?.effects ?? [] {
        let clip = clips[clips.count - 1]
        switch effect {
        case .border(let paint, _): outline(node.frame, .square, paint, within: clip)
        case .overlay(let figure): fill(node.frame(of: figure), figure, within: clip)
        default: break
        }
      }
    }
  }

  private mutating func fill(_ frame: CGRect, _ figure: Appearance.Figure, within clip: Area) {
    if let paint = figure.fill {
      let area = Area(frame).intersection(clip)
      for row in area.rows {
        for column in area.columns {
          put(Cell(ground: paint.representativeColor), column, row, within: clip)
        }
      }
    }
    guard let stroke = figure.stroke else { return }
    if case .rectangle = figure.outline {
      outline(frame, .square, stroke.paint, within: clip)
    } else {
      outline(frame, .round, stroke.paint, within: clip)
    }
  }

  /// Writes a line of text into the row above its baseline.
  private mutating func write(_ line: ResolvedLayout.PlacedLine, within clip: Area) {
    let row = line.origin.y.cell - 1
    var column = line.origin.x.cell
    for run in line.runs {
      let widths = TerminalFontMetrics().advances(of: run.string, in: run.font)
      for (character, width) in zip(run.string, widths) where width > 0 {
        var cell = Cell(character: character, isBold: run.font.weight >= 600)
        cell.ink = run.paint?.representativeColor
        if width == 1 || clip.contains(column, row) && clip.contains(column + 1, row) {
          put(cell, column, row, within: clip)
          cell.character = nil
          if width == 2 { put(cell, column + 1, row, within: clip) }
        } else {
          // Half of a wide character can't be shown.
          cell.character = " "
          put(cell, column, row, within: clip)
          put(cell, column + 1, row, within: clip)
        }
        column += Int(width)
      }
    }
  }

  private mutating func outline(
    _ frame: CGRect, _ lines: LineSet, _ paint: Appearance.Paint, within clip: Area
  ) {
    let area = Area(frame)
    guard area.columns.count > 1, area.rows.count > 1 else { return }
    let (left, right) = (area.columns.lowerBound, area.columns.upperBound - 1)
    let (top, bottom) = (area.rows.lowerBound, area.rows.upperBound - 1)
    func cell(_ character: Character) -> Cell {
      Cell(character: character, ink: paint.representativeColor)
    }
    for column in (left + 1)..<right {
      put(cell("─"), column, top, within: clip)
      put(cell("─"), column, bottom, within: clip)
    }
    for row in (top + 1)..<bottom {
      put(cell("│"), left, row, within: clip)
      put(cell("│"), right, row, within: clip)
    }
    put(cell(lines.topLeft), left, top, within: clip)
    put(cell(lines.topRight), right, top, within: clip)
    put(cell(lines.bottomLeft), left, bottom, within: clip)
    put(cell(lines.bottomRight), right, bottom, within: clip)
  }

  /// The corners of a border.
  private struct LineSet {
    let topLeft, topRight, bottomLeft, bottomRight: Character

    static let square = LineSet(
      topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘")
    static let round = LineSet(topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯")
  }

  /// Changes a cell that is not clipped. What is written keeps the ground below it, and what covers
  /// half of a wide character leaves a blank in the other half.
  private mutating func put(_ cell: Cell, _ column: Int, _ row: Int, within clip: Area) {
    guard clip.contains(column, row) else { return }
    let index = row * columns + column
    if cells[index].character == nil, cell.character != nil, column > 0 {
      cells[index - 1].character = " "
    }
    if column + 1 < columns, cells[index].character != nil, cells[index + 1].character == nil {
      cells[index + 1].character = " "
    }
    let ground = cells[index].ground
    cells[index] = cell
    if cell.ground == nil { cells[index].ground = ground }
  }
}

/// Some columns and rows.
struct Area {
  let columns: Range<Int>
  let rows: Range<Int>

  init(columns: Range<Int>, rows: Range<Int>) { (self.columns, self.rows) = (columns, rows) }

  /// The cells of a frame whose edges are whole.
  init(_ frame: CGRect) {
    let (left, top) = (frame.minX.cell, frame.minY.cell)
    columns = left..<max(left, frame.maxX.cell)
    rows = top..<max(top, frame.maxY.cell)
  }

  func contains(_ column: Int, _ row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }

  func intersection(_ other: Area) -> Area {
    Area(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }
}

extension CGFloat {
  /// The number of the cell in which a place is, however far away.
  fileprivate var cell: Int { Int(Swift.min(Swift.max(rounded(.down), -1_000_000), 1_000_000)) }
}

// MARK: - Showing

extension Terminal {
  /// What a terminal that shows an earlier screen has to be told to show this one: the cells that
  /// differ, and where they are.
  public func changes(since shown: Terminal) -> String {
    var text = ""
    var style = Cell()
    var cursor: Int?
    for index in cells.indices where cells[index] != shown.cells[index] {
      // The second half of a wide character is shown with the first.
      var index = index
      if cells[index].character == nil { index -= 1 }
      if let cursor, cursor > index { continue }
      if cursor != index {
        text += "\u{1b}[\(index / columns + 1);\(index % columns + 1)H"
      }
      let cell = cells[index]
      if cell.ink != style.ink || cell.ground != style.ground || cell.isBold != style.isBold {
        text += "\u{1b}[0\(cell.isBold ? ";1" : "")\(cell.ink.code(38))\(cell.ground.code(48))m"
        style = cell
      }
      text.append(cell.character ?? " ")
      let isWide = (index + 1) % columns > 0 && cells[index + 1].character == nil
      cursor = index + (isWide ? 2 : 1)
      // Terminals differ in where the cursor is after the last column.
      if let next = cursor, next % columns == 0 { cursor = nil }
    }
    let isPlain = style.ink == nil && style.ground == nil && !style.isBold
    return isPlain ? text : text + "\u{1b}[0m"
  }
}

extension Appearance.Color? {
  fileprivate func code(_ kind: Int) -> String {
    guard let color = self else { return "" }
    let parts = color.bytes.map(String.init).joined(separator: ";")
    return ";\(kind);2;\(parts)"
  }
}

// MARK: - Clicks

extension Terminal {
  /// The id of the view in a cell: that of the frontmost node there, or of one around it.
  public static func target(column: Int, row: Int, in result: ResolvedLayout) -> AnyHashable? {
    var node = result.node(at: CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5))
    while let inner = node, inner.id == nil { node = inner.parent }
    return node?.id
  }
}
