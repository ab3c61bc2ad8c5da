import LayoutCore
import TestSupport

extension GridRule {
  /// The grid for the engine; its cells are numbered.
  var node: LayoutNode {
    var children: [LayoutNode] = []
    for row in rowGuides.indices {
      let inRow = cells.indices.filter { cells[$0].row == row }
      let nodes = inRow.map { node(ofCell: $0) }
      children +=
        inRow.contains { cells[$0].isOutsideRows }
        ? nodes : LayoutNode.gridRow(alignment: rowGuides[row].map(VerticalAlignment.init), nodes)
    }
    return .grid(
      alignment: Alignment(alignment), horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, children)
  }

  private func node(ofCell index: Int) -> LayoutNode {
    let cell = cells[index]
    var node = cell.node
    if let value = cell.valueInRow {
      node = node.alignmentGuide(VerticalAlignment(guide(ofRow: cell.row))) { _ in value }
    }
    if let value = cell.valueInColumn {
      let guide = HorizontalAlignment(guide(ofColumn: cell.column))
      node = node.alignmentGuide(guide) { _ in value }
    }
    node = node.id(index)
    if cell.priority != 0, cell.priority != -.infinity {
      node = node.layoutPriority(cell.priority)
    }
    if cell.span > 1, !cell.isOutsideRows { node = node.gridCellColumns(cell.span) }
    if !cell.unsizedAxes.isEmpty { node = node.gridCellUnsizedAxes(cell.unsizedAxes) }
    if let anchor = cell.anchor { node = node.gridCellAnchor(anchor) }
    if let guide = cell.columnGuide { node = node.gridColumnAlignment(HorizontalAlignment(guide)) }
    return node
  }
}
