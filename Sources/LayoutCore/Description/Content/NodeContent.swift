/// The part of a node that a kind and a few bits can express.
///
/// With ``NodeBody``, it fits into four words, the most that a function returns without writing to
/// memory. Describing a tree copies nothing else as often.
struct NodeContent: BitwiseCopyable {
  let kind: NodeKind
  private var traits = Traits.hasFixedCount | Traits.of(.center)
  /// How many levels there are below; the greatest number stands for any more.
  fileprivate var height: UInt16 = 0
  /// The number of nodes below; the greatest value stands for that or more.
  private var nodeCount: Int32 = 0

  /// Properties of a node that take one bit each: plain numbers, because every node that is
  /// described reads them, and without optimisation an option set takes a dozen calls for that.
  private enum Traits {
    static var isVertical: UInt8 { 0b0001 }
    static var isEmpty: UInt8 { 0b0010 }
    static var hasFixedCount: UInt8 { 0b0100 }
    static var wraps: UInt8 { 0b1000 }
    /// Of leaves, which have no axis.
    static var truncates: UInt8 { isVertical }
    // The remaining bits hold a guide's role.
    static var withoutGuide: UInt8 { 0b1111 }

    static func of(_ guide: GuideRole) -> UInt8 { guide.rawValue << 4 }
  }

  init(_ kind: NodeKind, hasFixedCount: Bool = true) {
    self.kind = kind
    if !hasFixedCount { traits &= ~Traits.hasFixedCount }
  }

  init(stackAlong axis: Axis, _ guide: GuideRole) {
    self.init(.stack)
    traits = traits & Traits.withoutGuide | Traits.of(guide)
    if axis == .vertical { traits |= Traits.isVertical }
  }

  init(measuredWith contract: LeafContract) {
    self.init(.measured)
    switch contract {
    case .arbitrary: break
    case .wrapping: traits |= Traits.wraps
    case .truncating: traits |= Traits.wraps | Traits.truncates
    }
  }

  /// A leaf that is no child of its container.
  static var empty: NodeContent {
    var content = NodeContent(.flexible)
    content.traits |= Traits.isEmpty
    return content
  }
}

extension NodeContent {
  /// The guide on which a stack lines up its children. A custom guide is in the node's details.
  var guide: GuideRole { GuideRole(rawValue: traits >> 4) ?? .center }

  /// A stack's axis.
  var axis: Axis { traits & Traits.isVertical != 0 ? .vertical : .horizontal }

  /// Whether the leaf is no child of its container.
  var isEmpty: Bool { traits & Traits.isEmpty != 0 }

  /// Whether a container with one child is the child itself: false if the number of children came
  /// from data and might have been another.
  var hasFixedCount: Bool {
    get { traits & Traits.hasFixedCount != 0 }
    set { traits = traits & ~Traits.hasFixedCount | (newValue ? Traits.hasFixedCount : 0) }
  }

  /// What a measured leaf promises.
  var contract: LeafContract {
    guard traits & Traits.wraps != 0 else { return .arbitrary }
    return traits & Traits.truncates != 0 ? .truncating : .wrapping
  }

  /// The number of levels and nodes below the node. If they exceed what fits here, the node has
  /// details that hold them.
  var extent: NodeExtent {
    get { NodeExtent(height: Int(height), nodeCount: Int(nodeCount)) }
    set {
      height = UInt16(clamping: newValue.height)
      nodeCount = Int32(clamping: newValue.nodeCount)
    }
  }

  /// Whether ``extent`` is complete without the node's details.
  var knowsExtent: Bool { height < .max && nodeCount < .max }
}

/// The number of levels and nodes below a node.
struct NodeExtent {
  /// The number of levels of nodes.
  private(set) var height = 0
  /// The number of nodes, up to ``maxCountedNodes``.
  private(set) var nodeCount = 0
  /// Whether the children contain an empty node, which is no child.
  private(set) var hasEmptyChild = false
  /// The least height among the children that are tall trees.
  private var leastTallHeight = Int.max

  init(height: Int, nodeCount: Int) {
    self.height = height
    self.nodeCount = nodeCount
  }

  init(of children: borrowing [LayoutNode]) {
    // From the first to the last element of the buffer, without a check and a reference counted for
    // each.
    unsafe children.withUnsafeBufferPointer { children in
      guard var child = children.baseAddress, !children.isEmpty else { return }
      (height, nodeCount) = (1, children.count)
      let end = unsafe child + children.count
      while unsafe child < end {
        let content = unsafe child.pointee.content
        hasEmptyChild = hasEmptyChild || content.isEmpty
        if content.height > 0 {
          include(content.knowsExtent ? content.extent : unsafe child.pointee.extent)
        }
        unsafe child += 1
      }
    }
  }

  /// Adds the extent of a child.
  private mutating func include(_ child: NodeExtent) {
    height = max(height, child.height + 1)
    if child.height > Self.recursionSafeHeight {
      leastTallHeight = min(leastTallHeight, child.height)
    }
    nodeCount = min(nodeCount + child.nodeCount, Self.maxCountedNodes)
  }

  /// Whether a node needs no details to be counted and to be released without overflowing a
  /// thread's stack.
  ///
  /// In a tall tree, levels are grouped into bands, and a node has details if one of its children
  /// lies in a lower band. Releasing a tree therefore meets such a node after few levels, and takes
  /// apart what is below it in a loop.
  var isPlain: Bool {
    if height <= Self.recursionSafeHeight { return nodeCount < Self.maxCountedNodes }
    return leastTallHeight / Self.levelsInBand == height / Self.levelsInBand
      && height < UInt16.max && nodeCount < Self.maxCountedNodes
  }

  private static var levelsInBand: Int { 64 }

  /// A limit on counting, because descriptions may share their parts: a few lines of code can
  /// describe more nodes than an integer can count.
  static var maxCountedNodes: Int { Int(Int32.max) }

  /// A number of nested levels that can be released, summarised and laid out recursively on any
  /// thread's stack.
  static var recursionSafeHeight: Int { 104 }
}
