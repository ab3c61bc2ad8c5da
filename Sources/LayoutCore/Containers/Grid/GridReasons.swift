/// What a grid says of its size, and of a child's cell.
struct GridReasons: Explaining {
  /// The grid's rows and columns, if it has any views.
  let structure: GridStructure?
  /// The size of the child's cell.
  var cell: Size?

  func reasonForAnswer(of view: ExplainedView) -> String {
    guard let structure, structure.cellCount > 0 else { return "it has no views" }
    let columns = Self.lines(
      structure.columnCount, "column", view.size, .horizontal, structure.totalColumnGap)
    let rows = Self.lines(structure.rows.count, "row", view.size, .vertical, structure.totalRowGap)
    return [columns, rows].clauses
  }

  private static func lines(
    _ count: Int, _ name: String, _ size: Size, _ axis: Axis, _ gap: Double
  ) -> String {
    let length = size[axis]
    if count == 1 { return "its \(name) is \(length.plainText) \(axis.adjective)" }
    if length == 0, gap < 0 {
      let nothing = "nothing of its \(count) \(name)s"
      return count == 2
        ? "the gap of \(gap.plainText) leaves \(nothing)"
        : "\(count - 1) gaps of \(gap.plainText) together leave \(nothing)"
    }
    let sum = "its \(count) \(name)s add up to \((length - gap).plainText)"
    if gap == 0 { return sum }
    return count == 2
      ? "\(sum) and the gap is \(gap.plainText)"
      : "\(sum) and its \(count - 1) gaps to \(gap.plainText)"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    cell.map { child.proposal.isIdentical(to: Proposal($0)) } == true
      ? "that is the size of its cell"
      : "it fills its cell, so it is proposed again what it was measured with"
  }

  func reasonForPlacement(of child: ExplainedChild, in view: ExplainedView) -> String {
    let guides = child.guides.isEmpty ? "" : "; " + child.alignment(with: "the cell's line")
    guard let structure else { return child.alignment(with: "the cell's line") }
    let cell = structure.cells[child.index]
    let (first, last) = (cell.firstColumn + 1, cell.endColumn)
    let columns = first == last ? "column \(first)" : "columns \(first) to \(last)"
    return "its cell is in row \(cell.row + 1), \(columns)\(guides)"
  }
}
