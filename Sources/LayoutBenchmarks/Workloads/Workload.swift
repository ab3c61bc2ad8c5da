import LayoutCore

/// A tree to lay out, the same tree for the floor, and what is changed between layouts.
struct Workload {
  let name: String
  let summary: String
  /// The number of nodes in the tree.
  let nodeCount: Int
  /// The number of leaves in the tree.
  let leafCount: Int
  let proposal: ProposedViewSize
  let describe: () -> LayoutNode
  /// The shortcuts that are not taken.
  var leftOut: Shortcuts = []
  /// The same tree for the hand-written program; `nil` where that program has nothing to compare.
  let floor: (() -> FloorTree)?
  /// The leaves that are changed between layouts, out of all leaves.
  var changes: ([LayoutTree.Reference]) -> [LayoutTree.Reference] = { $0 }
  /// What a leaf is changed into. `step` counts the changes.
  var changed: (_ step: Int) -> LayoutNode
  /// The size that a leaf of the floor's tree gets then; `nil` where nothing is compared.
  var floorChanged: ((_ step: Int) -> (width: Double, height: Double))?
}

extension Workload {
  static let window = CGSize(width: 1000, height: 800)

  /// All workloads, by their names.
  static func all(large: Bool) -> [Workload] {
    var all: [Workload] = [
      .wide(count: 10_000), .list(rows: 1000), .deep(levels: 100), .balanced(depth: 4),
      .cells(rows: 100, columns: 100), .cells(rows: 100, columns: 100, asGrid: true),
      .cells(rows: 100, columns: 100, asGrid: true, isUneven: true),
      .chat(rows: 2000), .modifiers(rows: 1000),
      .custom(depth: 4), .anyLayout(depth: 4), .texts(rows: 1000), .equalRows(count: 200),
    ]
    if large {
      all += [.deep(levels: 10), .deep(levels: 1000), .balanced(depth: 3), .balanced(depth: 5)]
      all.append(.balanced(depth: 6))
    }
    return all
  }
}
