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

  static let noOrientation: UInt8 = 2
}

/// The spacings that most nodes have, which need no entry in a table.
enum SpacingClass {
  static let generic: Int32 = -1
  static let zero: Int32 = -2
  /// The spacing has to be worked out when somebody asks for it.
  static let unresolved: Int32 = -3
}

/// What is known of a node beside its description, a bit each.
struct NodeFlags: OptionSet, BitwiseCopyable {
  var rawValue: UInt32

  // What the node's answers depend on. For each axis:
  /// the width depends on the proposed width;
  static let widthOnWidth = NodeFlags(rawValue: 1 << 0)
  static let heightOnHeight = NodeFlags(rawValue: 1 << 1)
  /// the width depends on the proposed height;
  static let widthOnHeight = NodeFlags(rawValue: 1 << 2)
  static let heightOnWidth = NodeFlags(rawValue: 1 << 3)
  /// anything at all inside of the node depends on the proposed width.
  static let anythingOnWidth = NodeFlags(rawValue: 1 << 4)
  static let anythingOnHeight = NodeFlags(rawValue: 1 << 5)

  // Which explicit guides there may be: those of the frame, and those that cross containers.
  static let horizontalFrameGuides = NodeFlags(rawValue: 1 << 6)
  static let verticalFrameGuides = NodeFlags(rawValue: 1 << 7)
  static let horizontalGuides = NodeFlags(rawValue: 1 << 8)
  static let verticalGuides = NodeFlags(rawValue: 1 << 9)

  // How far the node is laid out.
  /// The size and proposal are not those of an answer.
  static let unmeasured = NodeFlags(rawValue: 1 << 10)
  /// The children are where they belong for the size and proposal.
  static let arranged = NodeFlags(rawValue: 1 << 11)
  /// The same is true of everything inside.
  static let settled = NodeFlags(rawValue: 1 << 12)
  /// The summary of the node is out of date.
  static let unsummarised = NodeFlags(rawValue: 1 << 13)

  // What the description says.
  static let rightToLeft = NodeFlags(rawValue: 1 << 14)
  static let hasPriority = NodeFlags(rawValue: 1 << 15)
  static let lowestPriority = NodeFlags(rawValue: 1 << 16)
  static let directionIsSet = NodeFlags(rawValue: 1 << 17)
  /// The number of children is part of the description, not of the data.
  static let staticContent = NodeFlags(rawValue: 1 << 21)

  /// The container left the node out when it placed its children: it is in no result.
  static let leftOut = NodeFlags(rawValue: 1 << 22)
  /// The container gave the node its frame, or left it out, and did not measure it since.
  static let placed = NodeFlags(rawValue: 1 << 25)

  /// The summary has answers in it that were asked for, so that it may not outlive a change inside.
  static let probed = NodeFlags(rawValue: 1 << 24)

  /// Sizes depend on the proposed depth too, so that an answer belongs to more than its proposal.
  static let volumetric = NodeFlags(rawValue: 1 << 23)
  /// Whatever the last answer was, the node has to be asked again.
  static let unsure: NodeFlags = [.unmeasured, .volumetric]

  /// What a new summary keeps.
  static let described: NodeFlags = [.rightToLeft, .directionIsSet, .staticContent]

  // What a stack found out about its children.
  static let mixedPriorities = NodeFlags(rawValue: 1 << 18)
  static let explicitAcross = NodeFlags(rawValue: 1 << 19)
  static let unevenGaps = NodeFlags(rawValue: 1 << 20)

  static let anythingOnProposal: NodeFlags = [.anythingOnWidth, .anythingOnHeight]
  static let everythingOnProposal = NodeFlags(rawValue: 0b11_1111)
  static let allGuides: NodeFlags = [
    .horizontalFrameGuides, .verticalFrameGuides, .horizontalGuides, .verticalGuides,
  ]
}

extension NodeFlags {
  @inline(__always) func has(_ flag: NodeFlags) -> Bool { rawValue & flag.rawValue != 0 }

  /// Whether the length on an axis depends on the length proposed on the same axis.
  @inline(__always) func dependsOnOwn(_ axis: Axis) -> Bool {
    rawValue & (NodeFlags.widthOnWidth.rawValue << UInt32(axis.rawValue)) != 0
  }

  /// Whether the length on an axis depends on the length proposed on the other axis.
  @inline(__always) func dependsOnOther(_ axis: Axis) -> Bool {
    rawValue & (NodeFlags.widthOnHeight.rawValue << UInt32(axis.rawValue)) != 0
  }

  /// Whether anything inside depends on the length proposed on an axis.
  @inline(__always) func dependsAtAll(on axis: Axis) -> Bool {
    rawValue & (NodeFlags.anythingOnWidth.rawValue << UInt32(axis.rawValue)) != 0
  }

  /// Whether nothing inside depends on any proposal.
  @inline(__always) var isRigid: Bool { !has(.anythingOnProposal) }

  /// The kinds of guides that there may be.
  @inline(__always) var guideKinds: GuideKinds {
    GuideKinds(rawValue: UInt8(truncatingIfNeeded: rawValue >> 6) & 15)
  }

  /// The flag of explicit guides of a role on an axis.
  @inline(__always) static func guides(_ role: GuideRole, _ axis: Axis) -> NodeFlags {
    NodeFlags(
      rawValue: (role.isFrameGuide ? horizontalFrameGuides : horizontalGuides).rawValue
        << UInt32(axis.rawValue))
  }

  @inline(__always) mutating func set(_ flag: NodeFlags, if condition: Bool) {
    if condition { rawValue |= flag.rawValue } else { rawValue &= ~flag.rawValue }
  }
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
