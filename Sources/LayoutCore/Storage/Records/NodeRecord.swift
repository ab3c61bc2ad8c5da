/// A node in flat storage: its kind, and where its relatives are. Its children are neighbours.
struct NodeRecord: BitwiseCopyable {
  var kind: NodeKind
  /// A stack's axis. For a spacer or divider, the axis of its stack.
  var orientation: Orientation
  /// The role of the guide by which a container or modifier aligns horizontally.
  var horizontalRole: GuideRole
  /// The role of the guide by which it aligns vertically.
  var verticalRole: GuideRole
  var flags: NodeFlags
  var parent: Int32
  var first: Int32
  var count: Int32
  /// The index of the rest of the description in the table for the node's kind.
  var payload: Int32
  /// The index of the node's spacing, or one of the ``SpacingClass`` values.
  var spacing: Int32
  /// The index of the node's attributes; -1 if it has none.
  var attributes: Int32
}

extension NodeRecord {
  @inline(__always) var axis: Axis { orientation == .horizontal ? .horizontal : .vertical }

  /// The role of the guide by which a container or modifier aligns on an axis.
  @inline(__always) func role(on axis: Axis) -> GuideRole {
    axis == .horizontal ? horizontalRole : verticalRole
  }

  /// Makes a stack around exactly one view that view; only its orientation shows.
  @inline(__always) mutating func becomeTransparent() {
    if kind == .zstack { orientation = .neither }
    kind = .transparent
  }

  /// The layout direction inside the node.
  @inline(__always) var direction: LayoutDirection {
    flags.has(.rightToLeft) ? .rightToLeft : .leftToRight
  }
}

/// The axis along which something is stacked, if any.
enum Orientation: UInt8, BitwiseCopyable {
  case horizontal, vertical, neither

  @inline(__always) init(_ axis: Axis?) {
    switch axis {
    case .horizontal: self = .horizontal
    case .vertical: self = .vertical
    case nil: self = .neither
    }
  }
}

/// The most common spacings, which need no entry in a table.
enum SpacingClass {
  static let generic: Int32 = -1
  static let zero: Int32 = -2
  /// The spacing is computed when it is asked for.
  static let unresolved: Int32 = -3
}
