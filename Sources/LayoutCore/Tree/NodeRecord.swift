/// What kind of node a record describes.
enum NodeKind: UInt8 {
  // Leaves.
  case fixed, flexible, clamped, spacer, divider, measured
  // Modifiers: one child that decides the size, and for the last two another one.
  case transparent, transform, offset, depth, volume, frame, flexibleFrame, padding, fixedSize
  case aspectRatio, position, overlay, background
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

  /// Whether the node's answers are its first child's, whatever is asked.
  @inline(__always) var isPassive: Bool {
    switch self {
    case .transparent, .transform, .offset, .overlay, .background: true
    default: false
    }
  }

  /// Whether the node may propose another depth to its child than it is proposed itself.
  @inline(__always) var proposesDepth: Bool { self == .depth || self == .volume }

  /// Whether the node's layout priority is its first child's.
  var passesPriorityOn: Bool { isPassive || self == .depth }

  /// Whether the node has a second child that is laid out in the first one's size.
  @inline(__always) var hasSecondary: Bool { self == .overlay || self == .background }
}

/// A node in flat storage: what it is, and where its relatives are. Its children are neighbours.
struct NodeRecord: BitwiseCopyable {
  var kind: NodeKind
  /// A stack's axis; the axis on which a spacer or divider is in a stack, or 2 outside of stacks.
  var orientation: UInt8
  /// The role of the guide by which a container or modifier aligns, on the horizontal axis.
  var horizontalRole: GuideRole
  /// The same on the vertical axis.
  var verticalRole: GuideRole
  var flags: NodeFlags
  var parent: Int32
  var first: Int32
  var count: Int32
  /// The index of the rest of the description in the table of the node's kind.
  var payload: Int32
  /// The index of the node's spacing, or one of the ``SpacingClass`` values.
  var spacing: Int32
  /// The index of the node's attributes; -1 if it has none.
  var attributes: Int32
}

extension NodeRecord {
  @inline(__always) var axis: Axis { orientation == 0 ? .horizontal : .vertical }

  /// The direction of what is inside of the node.
  @inline(__always) var direction: LayoutDirection {
    flags.has(.rightToLeft) ? .rightToLeft : .leftToRight
  }

  static let noOrientation: UInt8 = 2
}

/// The spacings that most nodes have, which need no entry in a table.
enum SpacingClass {
  static let generic: Int32 = -1
  static let zero: Int32 = -2
  /// The spacing has to be worked out when somebody asks for it.
  static let unresolved: Int32 = -3
}

/// Where a node is in its parent, from the leading top corner, and how large it is.
struct FrameRecord: BitwiseCopyable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
}

extension FrameRecord {
  static let zero = FrameRecord(x: 0, y: 0, width: 0, height: 0)

  @inline(__always) var size: Size {
    get { Size(width, height) }
    set { (width, height) = (newValue.width, newValue.height) }
  }

  @inline(__always) var origin: Point {
    get { Point(x, y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }

  @inline(__always) func length(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}

/// One of the four numbers of neighbouring nodes' frames, so that a loop need not ask for the axis
/// again and again.
struct FrameColumn: BitwiseCopyable {
  private let base: UnsafeMutableRawPointer

  /// The lengths on an axis, from a frame on.
  @inline(__always) init(lengthsOf frames: UnsafeMutablePointer<FrameRecord>, on axis: Axis) {
    self.base = UnsafeMutableRawPointer(frames) + (axis == .horizontal ? 16 : 24)
  }

  /// The positions on an axis, from a frame on.
  @inline(__always) init(positionsOf frames: UnsafeMutablePointer<FrameRecord>, on axis: Axis) {
    self.base = UnsafeMutableRawPointer(frames) + (axis == .horizontal ? 0 : 8)
  }

  @inline(__always) subscript(index: Int) -> Double {
    get { base.load(fromByteOffset: index &* MemoryLayout<FrameRecord>.stride, as: Double.self) }
    nonmutating set {
      base.storeBytes(
        of: newValue, toByteOffset: index &* MemoryLayout<FrameRecord>.stride, as: Double.self)
    }
  }
}

/// A node's summary: its lengths on each axis for the three proposals that everybody asks, as far
/// as they are known without descending. NaN stands for "not known".
///
/// A length is given only if it is the same for every proposal on the other axis.
struct SummaryRecord: BitwiseCopyable {
  var width: LengthSummary
  var height: LengthSummary
}

/// The summaries of neighbours on one axis, for loops that look at the same axis of siblings again and
/// again.
struct SummaryColumn: BitwiseCopyable {
  private let base: UnsafeRawPointer

  @inline(__always) init(of summaries: UnsafeMutablePointer<SummaryRecord>, on axis: Axis) {
    self.base =
      UnsafeRawPointer(summaries) + (axis == .horizontal ? 0 : MemoryLayout<LengthSummary>.stride)
  }

  @inline(__always) subscript(index: Int) -> LengthSummary {
    base.load(
      fromByteOffset: index &* MemoryLayout<SummaryRecord>.stride, as: LengthSummary.self)
  }
}

/// The lengths for proposals of 0, nothing and infinity.
struct LengthSummary: BitwiseCopyable {
  var minimum: Double
  var ideal: Double
  var maximum: Double
}

extension LengthSummary {
  static let unknown = LengthSummary(minimum: .nan, ideal: .nan, maximum: .nan)

  init(always length: Double) {
    self.init(minimum: length, ideal: length, maximum: length)
  }

  /// The length for a proposal if it is one of the three, else NaN.
  @inline(__always) func length(for proposed: Double) -> Double {
    if proposed.isNaN { return ideal }
    if proposed == 0 { return minimum }
    if proposed == .infinity { return maximum }
    return .nan
  }

  /// Whether both know the same lengths.
  func isIdentical(to other: LengthSummary) -> Bool {
    minimum.bitPattern == other.minimum.bitPattern && ideal.bitPattern == other.ideal.bitPattern
      && maximum.bitPattern == other.maximum.bitPattern
  }
}

extension SummaryRecord {
  static let unknown = SummaryRecord(width: .unknown, height: .unknown)

  @inline(__always) subscript(axis: Axis) -> LengthSummary {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  func isIdentical(to other: SummaryRecord) -> Bool {
    width.isIdentical(to: other.width) && height.isIdentical(to: other.height)
  }
}

/// What a stack remembers of its description and of its children.
struct StackRecord: BitwiseCopyable {
  /// The given distance between neighbours; NaN lets them decide.
  let spacing: Double
  /// The distance between all neighbours, unless they differ.
  var gap: Double
  var totalGap: Double
}
