/// What is known of a node besides its description, one bit each.
struct NodeFlags: OptionSet, BitwiseCopyable {
  var rawValue: UInt32

  // What the node's answers depend on. For each axis:
  /// The width depends on the proposed width.
  static let widthOnWidth = NodeFlags(rawValue: 1 << 0)
  static let heightOnHeight = NodeFlags(rawValue: 1 << 1)
  /// The width depends on the proposed height.
  static let widthOnHeight = NodeFlags(rawValue: 1 << 2)
  static let heightOnWidth = NodeFlags(rawValue: 1 << 3)
  /// Anything at all inside the node depends on the proposed width.
  static let anythingOnWidth = NodeFlags(rawValue: 1 << 4)
  static let anythingOnHeight = NodeFlags(rawValue: 1 << 5)

  // The explicit guides that there may be: frame guides, and guides that cross containers.
  static let horizontalFrameGuides = NodeFlags(rawValue: 1 << 6)
  static let verticalFrameGuides = NodeFlags(rawValue: 1 << 7)
  static let horizontalGuides = NodeFlags(rawValue: 1 << 8)
  static let verticalGuides = NodeFlags(rawValue: 1 << 9)

  // The state of the layout.
  /// The size and proposal are not those of an answer.
  static let unmeasured = NodeFlags(rawValue: 1 << 10)
  /// The children are placed for the size and proposal.
  static let arranged = NodeFlags(rawValue: 1 << 11)
  /// Everything inside is placed for the size and proposal.
  static let settled = NodeFlags(rawValue: 1 << 12)
  /// The node's summary is out of date.
  static let unsummarised = NodeFlags(rawValue: 1 << 13)

  // Sets of them that are read or written at every node. Only a constant costs nothing in debug
  // builds; a literal is an array there.
  static let stale = unmeasured.union(unsummarised)
  static let arrangement = arranged.union(settled)
  static let unanswered = unmeasured.union(placed)
  static let everyState = unanswered.union(arrangement)

  // Facts from the description.
  static let rightToLeft = NodeFlags(rawValue: 1 << 14)
  static let hasPriority = NodeFlags(rawValue: 1 << 15)
  static let lowestPriority = NodeFlags(rawValue: 1 << 16)
  static let anyPriority = hasPriority.union(lowestPriority)
  static let directionIsSet = NodeFlags(rawValue: 1 << 17)
  /// The number of children is part of the description, not of the data.
  static let fixedCount = NodeFlags(rawValue: 1 << 21)

  /// The container left the node out when it placed its children, so it is in no result.
  static let leftOut = NodeFlags(rawValue: 1 << 22)
  /// The container that is placing its children has placed the node.
  static let hasPlace = NodeFlags(rawValue: 1 << 26)
  /// The container gave the node its frame, or left it out, and has not measured it since.
  static let placed = NodeFlags(rawValue: 1 << 25)
  static let everyPlace = placed.union(hasPlace).union(leftOut)

  /// The summary contains answers that the node was asked for, so a change inside makes it invalid.
  static let probed = NodeFlags(rawValue: 1 << 24)

  /// Sizes depend on the proposed depth too, so an answer belongs to more than its proposal.
  static let volumetric = NodeFlags(rawValue: 1 << 23)
  /// The node has to be asked again, whatever its last answer was.
  static let unsure = unmeasured.union(volumetric)

  /// The node is a custom layout or contains one.
  static let holdsLayouts = NodeFlags(rawValue: 1 << 27)

  /// Flags that a container has if anything inside it has them.
  static let inherited: NodeFlags = [
    .horizontalGuides, .verticalGuides, .volumetric, .holdsLayouts,
  ]

  /// What a new summary keeps.
  static let described: NodeFlags = [.rightToLeft, .directionIsSet, .fixedCount]

  // What a stack found out about its children.
  static let mixedPriorities = NodeFlags(rawValue: 1 << 18)
  static let explicitAcross = NodeFlags(rawValue: 1 << 19)
  static let unevenGaps = NodeFlags(rawValue: 1 << 20)
  static let unlikeChildren = mixedPriorities.union(explicitAcross).union(unevenGaps)

  /// Flags that a modifier has if its child has them.
  static let passedOn = inherited.union(allGuides).union(everythingOnProposal)

  static let anythingOnProposal = anythingOnWidth.union(anythingOnHeight)
  static let everythingOnProposal = NodeFlags(rawValue: 0b11_1111)
  static let allGuides: NodeFlags = [
    .horizontalFrameGuides, .verticalFrameGuides, .horizontalGuides, .verticalGuides,
  ]
}

// MARK: - As a set

// The library's own are generic; in debug builds they took a sixth of all time.
extension NodeFlags {
  @inline(__always) init(arrayLiteral flags: NodeFlags...) {
    self.init(rawValue: 0)
    var index = 0
    while index < flags.count {
      rawValue |= flags[index].rawValue
      index += 1
    }
  }

  @inline(__always) mutating func formUnion(_ other: NodeFlags) { rawValue |= other.rawValue }
  @inline(__always) mutating func subtract(_ other: NodeFlags) { rawValue &= ~other.rawValue }

  @inline(__always) func union(_ other: NodeFlags) -> NodeFlags {
    NodeFlags(rawValue: rawValue | other.rawValue)
  }

  @inline(__always) func intersection(_ other: NodeFlags) -> NodeFlags {
    NodeFlags(rawValue: rawValue & other.rawValue)
  }

  @inline(__always) func isDisjoint(with other: NodeFlags) -> Bool { !hasAny(other) }
  @inline(__always) func isSuperset(of other: NodeFlags) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }

  @inline(__always) static func == (first: NodeFlags, second: NodeFlags) -> Bool {
    first.rawValue == second.rawValue
  }
}

// MARK: - Questions

extension NodeFlags {
  @inline(__always) func has(_ flag: NodeFlags) -> Bool { rawValue & flag.rawValue != 0 }

  /// Returns whether the node has at least one of some flags.
  @inline(__always) func hasAny(_ flags: NodeFlags) -> Bool { rawValue & flags.rawValue != 0 }

  /// Returns whether the length on an axis depends on the length proposed on the same axis.
  @inline(__always) func dependsOnOwn(_ axis: Axis) -> Bool {
    rawValue & (NodeFlags.widthOnWidth.rawValue << UInt32(axis.rawValue)) != 0
  }

  /// Returns whether the length on an axis depends on the length proposed on the other axis.
  @inline(__always) func dependsOnOther(_ axis: Axis) -> Bool {
    rawValue & (NodeFlags.widthOnHeight.rawValue << UInt32(axis.rawValue)) != 0
  }

  /// Returns whether anything inside depends on the length proposed on an axis.
  @inline(__always) func dependsAtAll(on axis: Axis) -> Bool {
    rawValue & (NodeFlags.anythingOnWidth.rawValue << UInt32(axis.rawValue)) != 0
  }

  /// Whether nothing inside depends on any proposal.
  @inline(__always) var isRigid: Bool { !hasAny(.anythingOnProposal) }

  /// The kinds of explicit guides that there may be.
  @inline(__always) var guideKinds: GuideKinds {
    GuideKinds(rawValue: UInt8(truncatingIfNeeded: rawValue >> 6) & 15)
  }

  /// Returns the flag for explicit guides of a role on an axis.
  @inline(__always) static func guides(_ role: GuideRole, _ axis: Axis) -> NodeFlags {
    NodeFlags(
      rawValue: (role.isFrameGuide ? horizontalFrameGuides : horizontalGuides).rawValue
        << UInt32(axis.rawValue))
  }

  @inline(__always) mutating func set(_ flag: NodeFlags, if condition: Bool) {
    if condition { rawValue |= flag.rawValue } else { rawValue &= ~flag.rawValue }
  }
}

extension Proposal {
  /// Returns the proposal without the lengths that make no difference to a node.
  func essence(for flags: NodeFlags) -> Proposal {
    Proposal(
      flags.has(.anythingOnWidth) ? width : Proposal.none,
      flags.has(.anythingOnHeight) ? height : Proposal.none)
  }
}
