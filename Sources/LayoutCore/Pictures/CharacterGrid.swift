/// A picture made of characters, in which later ones replace earlier ones.
struct CharacterGrid {
  let columns: Int
  let rows: Int
  private var cells: [Character]
  /// What the second cell of a wide character has in it; nothing is written there.
  private static let covered: Character = "\0"
  /// The index of the box that each cell shows; -1 for none.
  private var owners: [Int]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    self.cells = Array(repeating: " ", count: columns * rows)
    self.owners = Array(repeating: -1, count: columns * rows)
  }

  /// A range of columns and rows of a grid.
  struct Area: Equatable {
    var columns: Range<Int>
    var rows: Range<Int>

    func clamped(to other: Area) -> Area {
      Area(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    }

    var isEmpty: Bool { columns.isEmpty || rows.isEmpty }
  }

  /// The whole grid.
  var area: Area { Area(columns: 0..<columns, rows: 0..<rows) }

  subscript(column: Int, row: Int) -> Character {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// The lines as text, without spaces at their ends.
  var text: String {
    (0..<rows).map { row in
      var line = cells[row * columns..<(row + 1) * columns]
      while line.last == " " { line.removeLast() }
      return String(line.filter { $0 != Self.covered })
    }.joined(separator: "\n")
  }
}

// MARK: - Drawing

extension CharacterGrid {
  /// The characters that boxes are made of.
  struct Stroke {
    var horizontal: Character
    var vertical: Character
    static let solid = Stroke(horizontal: "─", vertical: "│")
    static let dashed = Stroke(horizontal: "╌", vertical: "╎")
  }

  /// Draws a box along the inner edge of an area, clipped to another one.
  mutating func drawBox(
    _ box: Area, number: Int = -1, stroke: Stroke, isOpaque: Bool, within clip: Area
  ) {
    let visible = box.clamped(to: clip).clamped(to: area)
    for row in visible.rows {
      for column in visible.columns {
        let edge = Self.character(of: box, at: column, row, stroke)
        guard isOpaque || edge != nil else { continue }
        self[column, row] = edge ?? " "
        owners[row * columns + column] = number
      }
    }
  }

  private static func character(
    of box: Area, at column: Int, _ row: Int, _ stroke: Stroke
  ) -> Character? {
    let isLeft = column == box.columns.lowerBound
    let isRight = column == box.columns.upperBound - 1
    let isTop = row == box.rows.lowerBound
    let isBottom = row == box.rows.upperBound - 1
    // Too thin for two edges: a line, or a dot.
    if isTop && isBottom { return isLeft && isRight ? "▪" : stroke.horizontal }
    if isLeft && isRight { return stroke.vertical }
    switch (isLeft, isRight, isTop, isBottom) {
    case (true, _, true, _): return "┌"
    case (_, true, true, _): return "┐"
    case (true, _, _, true): return "└"
    case (_, true, _, true): return "┘"
    case (_, _, true, _), (_, _, _, true): return stroke.horizontal
    case (true, _, _, _), (_, true, _, _): return stroke.vertical
    default: return nil
    }
  }

  /// Returns the longest run of cells in a row that show a box, without its corners.
  func room(for number: Int, in row: Int, from columns: Range<Int>) -> Range<Int> {
    var longest = 0..<0
    var start: Int?
    for column in columns.lowerBound...columns.upperBound {
      let isFree =
        column < columns.upperBound && owners[row * self.columns + column] == number
        && !"┌┐└┘".contains(self[column, row])
      if isFree { start = start ?? column }
      guard !isFree, let first = start else { continue }
      if column - first > longest.count { longest = first..<column }
      start = nil
    }
    return longest
  }

  /// Writes text, starting at a cell. Wide characters take two cells.
  mutating func write(_ text: String, at column: Int, _ row: Int) {
    var column = column
    for character in text {
      let end = column + character.cells
      guard end <= columns else { return }
      self[column, row] = character
      for covered in column + 1..<max(end, column + 1) { self[covered, row] = Self.covered }
      column = end
    }
  }

  /// Draws a line through the empty cells of an area.
  mutating func drawLine(_ line: Area, _ character: Character) {
    let visible = line.clamped(to: area)
    for row in visible.rows {
      for column in visible.columns where self[column, row] == " " { self[column, row] = character }
    }
  }
}
