/// What a node says of itself beside its layout: ids, priority, guides, values for its container.
///
/// Attributes make no node of their own. Few nodes have any.
final class NodeAttributes {
  /// The node's ids, the one set last first.
  var ids: [AnyHashable] = []
  /// A name for people, instead of the kind of node.
  var name: String?
  var priority: Double?
  var zIndex: Double?
  var isHidden = false
  /// Whether the node is not drawn, but what it lies over is seen only where it is.
  var isMask = false
  /// The direction of the node's contents; `nil` for that of its surroundings.
  var direction: LayoutDirection?
  /// The guides that the node sets, the innermost first.
  var guides: [AlignmentGuide] = []
  /// The values that the node hands to its container.
  var layoutValues: [ObjectIdentifier: Any] = [:]
  /// What the node has to do with geometry that is known once the tree is placed.
  var geometry: Boxed<GeometryAttributes>?
  /// What the node has to do with the third dimension.
  var depth: Boxed<DepthAttributes>?
  /// What the node says to the grid that it is in.
  var gridCell: GridCellTraits?
  /// How the node looks; layout never reads it.
  var appearance: Appearance?

  /// What is wrong with the node's description.
  var problems: [Problem] = []

  /// A number in a description that could not be used.
  struct Problem {
    let rule: LayoutDiagnostic.Rule
    let message: String
  }

  init() {}

  func copy() -> NodeAttributes {
    let copy = NodeAttributes()
    copy.ids = ids
    copy.name = name
    copy.priority = priority
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.isMask = isMask
    copy.direction = direction
    copy.guides = guides
    copy.layoutValues = layoutValues
    copy.geometry = geometry
    copy.depth = depth
    copy.gridCell = gridCell
    copy.appearance = appearance
    copy.problems = problems
    return copy
  }
}
