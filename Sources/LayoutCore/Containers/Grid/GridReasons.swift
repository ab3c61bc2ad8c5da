/// What a grid says of its size, and of what it gives to its children, for people to read.
enum GridReasons {
  /// Why a grid is as large as it is.
  static func size(_ size: Size, _ structure: GridStructure) -> String {
    if structure.cellCount == 0 { return "it has no views" }
    let columns = lines(
      structure.columnCount, "column", size.width, structure.totalColumnGap)
    let rows = lines(structure.rows.count, "row", size.height, structure.totalRowGap)
    return "\(columns), \(rows)"
  }

  private static func lines(
    _ count: Int, _ name: String, _ length: Double, _ gap: Double
  ) -> String {
    if count == 1 { return "its \(name) takes \(length.plainText)" }
    if length == 0, gap < 0 {
      let gaps = count == 2 ? "the gap" : "\(count - 1) gaps"
      return "its \(count) \(name)s do not make up for \(gaps) of \(gap.plainText)"
    }
    let sum = "its \(count) \(name)s add up to \((length - gap).plainText)"
    if gap == 0 { return sum }
    return sum + (count == 2 ? " and the gap to " : " and \(count - 1) gaps to ") + gap.plainText
  }

  static let proposal = "a view in a grid is proposed the size of its cell"
  static let repeatedProposal =
    "a view that fills its cell is proposed again what it was measured with"

  /// Which cell a child is in.
  static func place(of cell: GridCell) -> String {
    let row = "its cell is in row \(cell.row + 1)"
    let (first, last) = (cell.firstColumn + 1, cell.endColumn)
    return row + (first == last ? ", column \(first)" : ", columns \(first) to \(last)")
  }
}
