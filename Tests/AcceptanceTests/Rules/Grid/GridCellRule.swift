import LayoutCore
import TestSupport

/// A cell of a grid as the grid's rules see it: what it says of itself, and how it answers
/// proposals.
struct GridCellRule {
  let node: LayoutNode
  let size: (ProposedViewSize) -> CGSize
  var row = 0
  var column = 0
  var span = 1
  /// Whether the cell is a view outside of rows, which covers all columns.
  var isOutsideRows = false
  var isSpacer = false
  var priority = 0.0
  var unsizedAxes: Axis.Set = []
  var anchor: UnitPoint?
  /// The guide that the cell gives its column.
  var columnGuide: RuledGuide?
  /// What the cell sets its row's and its column's guide to.
  var valueInRow: CGFloat?
  var valueInColumn: CGFloat?
  var baselines: (first: CGFloat, last: CGFloat)?

  var columns: Range<Int> { column..<(column + span) }
  var coversOneColumn: Bool { span == 1 }
  /// Whether other cells of the row and the column line up with the cell.
  var hasGuides: Bool { span == 1 && !isOutsideRows && anchor == nil }

  init(node: LayoutNode, size: @escaping (ProposedViewSize) -> CGSize) {
    self.node = node
    self.size = size
  }

  /// How the cell's turn among those of its priority is found: those that stretch without end
  /// along fewer axes come first, then those that stretch less; of those without end, what is
  /// longer at least.
  func turn(proposed proposal: ProposedViewSize) -> (endless: Int, stretch: CGFloat) {
    let (least, most) = (size(.zero), size(.infinity))
    var (endless, stretch) = (0, CGFloat(0))
    for axis in Axis.allCases where proposal[axis] != nil {
      if most[axis] == .infinity {
        endless += 1
        stretch -= least[axis]
      } else {
        stretch += most[axis] - least[axis]
      }
    }
    return (endless, stretch)
  }
}
