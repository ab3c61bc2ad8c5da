/// The kind of a node.
enum NodeKind: UInt8 {
  // Leaves.
  case fixed, flexible, clamped, spacer, divider, measured
  // Modifiers: one child that decides the size; the last two have a second child. The most
  // frequent modifiers each have a kind, and so do those that ask their child twice.
  case transparent, transform, offset, depth, volume, frame, flexibleFrame, padding, aspectRatio
  case modifier, overlay, background
  // Containers.
  case stack, zstack, layout, grid
}

extension NodeKind {
  @inline(__always) var isLeaf: Bool { rawValue <= NodeKind.measured.rawValue }

  /// Whether the node is a leaf whose answers follow from its description alone.
  @inline(__always) var isPlainLeaf: Bool { rawValue < NodeKind.measured.rawValue }

  /// Whether the node's size follows from its first child's.
  @inline(__always) var isUnary: Bool {
    rawValue > NodeKind.measured.rawValue && rawValue <= NodeKind.background.rawValue
  }

  /// Whether the node answers everything as its first child does.
  @inline(__always) var isPassive: Bool {
    switch self {
    case .transparent, .transform, .offset, .overlay, .background: true
    default: false
    }
  }

  /// Whether the node may propose its child another depth than it was proposed.
  @inline(__always) var proposesDepth: Bool { self == .depth || self == .volume }

  /// Whether the node's layout priority is its first child's.
  var passesPriorityOn: Bool { isPassive || self == .depth }

  /// Whether the node has a second child that is proposed the first one's size.
  @inline(__always) var hasSecondary: Bool { self == .overlay || self == .background }
}
