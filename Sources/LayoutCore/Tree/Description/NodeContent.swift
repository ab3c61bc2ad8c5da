/// What a node is, as far as a kind and a few bits say it.
///
/// With ``NodeBody``, it fits into four words, as many as a function returns without writing to memory;
/// describing a tree copies nothing else as often.
struct NodeContent: BitwiseCopyable {
  let kind: NodeKind
  private var traits: Traits = [.isStatic, Traits(.center)]
  /// How many levels there are below; the greatest number stands for any more.
  fileprivate var height: UInt16 = 0
  /// How many nodes there are below, unless they are too many to be counted here.
  private var nodeCount: Int32 = 0

  /// What there is to say of a node in a bit each.
  private struct Traits: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    static let isVertical = Traits(rawValue: 1 << 0)
    static let isEmpty = Traits(rawValue: 1 << 1)
    static let isStatic = Traits(rawValue: 1 << 2)
    static let wraps = Traits(rawValue: 1 << 3)
    // The rest of the bits are a guide's role.
    static let guide = Traits(rawValue: 0b1111 << 4)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ guide: GuideRole) { self.init(rawValue: guide.rawValue << 4) }
  }

  init(_ kind: NodeKind, isStatic: Bool = true) {
    self.kind = kind
    if !isStatic { traits.remove(.isStatic) }
  }

  init(stackAlong axis: Axis, _ guide: GuideRole, isStatic: Bool) {
    self.init(.stack, isStatic: isStatic)
    traits.subtract(.guide)
    traits.formUnion(Traits(guide))
    if axis == .vertical { traits.insert(.isVertical) }
  }

  init(measuredWith contract: LeafContract) {
    self.init(.measured)
    if contract == .wrapping { traits.insert(.wraps) }
  }

  /// A leaf that is no child of a container that it is in.
  static var empty: NodeContent {
    var content = NodeContent(.flexible)
    content.traits.insert(.isEmpty)
    return content
  }
}

extension NodeContent {
  /// The guide on which a stack lines up its children; one with a name is in the node's details.
  var guide: GuideRole { GuideRole(rawValue: traits.rawValue >> 4) ?? .center }

  /// A stack's axis.
  var axis: Axis { traits.contains(.isVertical) ? .vertical : .horizontal }

  /// Whether the leaf is no child of a container that it is in.
  var isEmpty: Bool { traits.contains(.isEmpty) }

  /// Whether a container with one child is the child itself: false if the number of children came from
  /// data and might have been another.
  var isStatic: Bool { traits.contains(.isStatic) }

  /// What a measured leaf promises.
  var contract: LeafContract { traits.contains(.wraps) ? .wrapping : .arbitrary }

  /// How much there is below the node; more than fits for a node that has details to tell it.
  var extent: NodeExtent {
    get { NodeExtent(height: Int(height), nodeCount: Int(nodeCount)) }
    set {
      height = UInt16(clamping: newValue.height)
      nodeCount = Int32(clamping: newValue.nodeCount)
    }
  }

  /// Whether what the content says of its extent is all there is to say.
  var knowsExtent: Bool { height < .max && nodeCount < .max }
}

/// How much there is below a node.
struct NodeExtent {
  /// The number of levels of nodes.
  private(set) var height = 0
  /// The number of nodes, as far as they are counted.
  private(set) var nodeCount = 0
  /// Whether a child is no child at all, in a container.
  private(set) var hasEmptyChild = false
  /// The least height of a child that is a tall tree.
  private var leastTallHeight = Int.max

  init(height: Int, nodeCount: Int) {
    self.height = height
    self.nodeCount = nodeCount
  }

  init(of children: borrowing [LayoutNode]) {
    children.withUnsafeBufferPointer { children in
      guard var child = children.baseAddress, !children.isEmpty else { return }
      (height, nodeCount) = (1, children.count)
      let end = child + children.count
      while child < end {
        let content = child.pointee.content
        hasEmptyChild = hasEmptyChild || content.isEmpty
        if content.height > 0 {
          include(content.knowsExtent ? content.extent : child.pointee.extent)
        }
        child += 1
      }
    }
  }

  /// Adds what is below a child.
  private mutating func include(_ child: NodeExtent) {
    height = max(height, child.height + 1)
    if child.height > Self.harmlessHeight { leastTallHeight = min(leastTallHeight, child.height) }
    nodeCount = min(nodeCount + child.nodeCount, Self.maxCountedNodes)
  }

  /// Whether a node needs no details to be released on any thread's stack, and to be counted.
  ///
  /// Of a tall tree, a node has details if one of its children is in a lower band of levels. Whoever descends
  /// comes upon one that has, and takes what is below apart, after few levels.
  var isPlain: Bool {
    if height <= Self.harmlessHeight { return nodeCount < Self.maxCountedNodes }
    return leastTallHeight / Self.levelsInBand == height / Self.levelsInBand
      && height < UInt16.max && nodeCount < Self.maxCountedNodes
  }

  private static var levelsInBand: Int { 64 }

  /// Nodes beyond this number are not counted. Descriptions may share what is inside of them, so that a few
  /// lines describe more nodes than there are numbers.
  static var maxCountedNodes: Int { Int(Int32.max) }

  /// So many levels can be released, summarised and laid out one inside of the other on any thread's
  /// stack.
  static var harmlessHeight: Int { 104 }
}
