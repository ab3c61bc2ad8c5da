/// The engine's use of the stack algorithm.
extension TreeStorage {
  /// Measures and places a stack's children for a proposal, and returns the stack's size.
  func arrangeStack(_ node: Int, for proposal: Proposal) -> Size {
    if nodes[node].flags.isRigid, let size = arrangeRigidStack(node) { return size }
    let axis = nodes[node].axis
    var algorithm = StackAlgorithm(children: StoredStackChildren(storage: self, stack: node))
    let (length, breadth) = algorithm.arrange(length: proposal[axis], breadth: proposal[axis.cross])
    return Size(along: axis, length, breadth)
  }

  /// The same in whole units.
  @inline(never) func arrangeRoundedStack(_ node: Int, for proposal: Proposal) -> Size {
    let size = arrangeStack(node, for: proposal)
    roundPositions(in: node)
    return unit.up(size)
  }

  /// Shortcut: places the children of a stack in which no proposal makes a difference.
  ///
  /// Exact because every child then has a single size, which is already in its frame, so there is
  /// nothing to measure or share out. The stack's own size is known from its summary.
  @inline(never) private func arrangeRigidStack(_ node: Int) -> Size? {
    let size = Size(summaries[node].width.ideal, summaries[node].height.ideal)
    var algorithm = StackAlgorithm(children: StoredStackChildren(storage: self, stack: node))
    guard options.shortcuts.contains(.rigidStacks), !size.width.isNaN, !size.height.isNaN,
      let role = algorithm.children.plainRole
    else { return nil }
    _ = algorithm.placePlainly(role, in: size[nodes[node].axis.cross])
    return size
  }

  /// Measures a stack's child for an offer that is rounded down to whole units.
  @inline(never) fileprivate func measure(_ child: Int, roundedOffer offer: Proposal) -> Size {
    measure(child, unit.down(offer))
  }
}

/// The children of a stack in flat storage.
struct StoredStackChildren: StackChildren {
  // Pointers into the storage instead of a reference to it, so that no access counts a reference.
  // They are valid because the children are used only while the storage lays out their stack.
  private let unmanaged: Unmanaged<TreeStorage>
  // Pointers to the children's entries.
  private let nodes: UnsafeMutablePointer<NodeRecord>
  private let frames: UnsafeMutablePointer<FrameRecord>
  private let summaries: UnsafeMutablePointer<SummaryRecord>
  private let first: Int
  let count: Int
  /// The stack's own flags.
  private let flags: NodeFlags
  /// The flag of children that depend, in any part, on the length proposed along the stack.
  private let dependsOnLength: NodeFlags
  private let axis: Axis
  private let role: GuideRole
  /// Whether offers are rounded to whole units.
  private let roundsOffers: Bool
  private let shortcuts: Shortcuts
  /// The index of the stack in its table.
  private let stack: Int
  private let commonGap: Double
  let totalGap: Double
  /// The start of the turns in the storage's scratch memory.
  private var firstTurn = 0

  @inline(__always) init(storage: TreeStorage, stack node: Int) {
    let record = storage.nodes + node
    let first = Int(record.pointee.first)
    self.unmanaged = .passUnretained(storage)
    self.nodes = storage.nodes + first
    self.frames = storage.frames + first
    self.summaries = storage.summaries + first
    self.first = first
    self.count = Int(record.pointee.count)
    self.flags = record.pointee.flags
    self.axis = record.pointee.axis
    self.dependsOnLength = axis == .horizontal ? .anythingOnWidth : .anythingOnHeight
    self.role = record.pointee.role(on: axis.cross)
    self.shortcuts = storage.options.shortcuts
    self.roundsOffers = storage.unit.isSet
    self.stack = Int(record.pointee.payload)
    self.commonGap = storage.stacks[stack].gap
    self.totalGap = storage.stacks[stack].totalGap
  }

  @inline(__always) private func withStorage<Result>(_ body: (TreeStorage) -> Result) -> Result {
    unmanaged._withUnsafeGuaranteedRef(body)
  }

  private var knownLengths: SummaryColumn { SummaryColumn(of: summaries, on: axis) }
  private var lengths: FrameColumn { FrameColumn(lengthsOf: frames, on: axis) }
  private var breadths: FrameColumn { FrameColumn(lengthsOf: frames, on: axis.cross) }
  private var positionsAlong: FrameColumn { FrameColumn(positionsOf: frames, on: axis) }
  private var positionsAcross: FrameColumn { FrameColumn(positionsOf: frames, on: axis.cross) }

  var unit: LengthUnit { withStorage { $0.unit } }
  var haveEqualPriorities: Bool { !flags.has(.mixedPriorities) }
  var mayFollowChildOrder: Bool { shortcuts.contains(.childOrder) }
  var plainRole: GuideRole? {
    let isPlain = !flags.has(.explicitAcross) && role != .custom
    return isPlain && shortcuts.contains(.plainStacks) ? role : nil
  }
  var ignoreLength: Bool { !flags.hasAny(dependsOnLength) }

  var evenGap: Double? { flags.has(.unevenGaps) ? nil : commonGap }

  func gap(before child: Int) -> Double {
    flags.has(.unevenGaps) ? withStorage { $0.gaps[first + child] } : commonGap
  }

  func priority(of child: Int) -> Double { withStorage { $0.priority(of: first + child) } }

  @inline(__always) func ignoresLength(_ child: Int) -> Bool {
    !nodes[child].flags.hasAny(dependsOnLength)
  }

  /// Returns whether the child is known never to get shorter when offered more. If only its minimum
  /// length is unknown, whatever the breadth, its lengths come from text that wraps, which promises
  /// this.
  @inline(__always) func isNeverShorterWhenOfferedMore(_ child: Int) -> Bool {
    let length = knownLengths[child]
    return mayFollowChildOrder
      && (length.minimum.isNaN
        ? !length.maximum.isNaN && !nodes[child].flags.dependsOnOther(axis)
        : length.maximum > length.minimum)
  }

  /// Returns whether the child is a measured leaf, or a stack across with no more than one such
  /// leaf for which the offers make a difference.
  ///
  /// A leaf that wraps breaks into the same lines for the same width. If just one of a stack's
  /// leaves can wrap and is also the broadest, the stack's breadth is fixed only if that leaf's is.
  func hasOneSizeForOneLength(_ child: Int, offeredAtLeast least: Double) -> Bool {
    let record = nodes[child]
    if record.kind == .measured { return true }
    guard record.kind == .stack, record.axis != axis, axis == .horizontal else { return false }
    return withStorage { storage in
      var (widest, wrapping) = (0.0, 0.0)
      for inner in storage.children(of: first + child) {
        let (inside, most) = (storage.nodes[inner], storage.summaries[inner].width.maximum)
        guard !most.isNaN else { return false }
        if !inside.flags.hasAny(.anythingOnWidth) || most <= least {
          widest = max(widest, most)
        } else if wrapping > 0 {
          return false
        } else {
          wrapping = most
        }
        guard
          inside.kind == .measured
            ? storage.measured[Int(inside.payload)].promise == .wrapping : inside.flags.isRigid
        else { return false }
      }
      return wrapping == 0 || widest < wrapping
    }
  }

  @inline(__always) func knownRange(of child: Int) -> LengthRange {
    LengthRange(knownLengths[child])
  }

  @inline(__always) func lengthOfPlenty(for child: Int) -> Double? {
    let isPromised = nodes[child].kind == .measured || ignoresLength(child)
    guard shortcuts.contains(.stackShares), isPromised, !nodes[child].flags.dependsOnOther(axis)
    else { return nil }
    let most = knownLengths[child].maximum
    return most.isNaN ? nil : most
  }

  func minimum(of child: Int, breadth: Double) -> Double {
    let known = knownLengths[child].minimum
    return known.isNaN ? probe(child, length: 0, breadth: breadth) : known
  }

  func maximum(of child: Int, breadth: Double) -> Double {
    let known = knownLengths[child].maximum
    return known.isNaN ? probe(child, length: .infinity, breadth: breadth) : known
  }

  /// Asks a child for a length that its summary does not contain. The answer is added to the
  /// summary if it is the same for every breadth.
  private func probe(_ child: Int, length: Double, breadth: Double) -> Double {
    let answer = withStorage {
      $0.sizeForRange(of: first + child, Proposal(along: axis, length, breadth), along: axis)[axis]
    }
    if !nodes[child].flags.dependsOnOther(axis), !withStorage({ $0.work.isRefused }) {
      if length == 0 {
        summaries[child][axis].minimum = answer
      } else {
        summaries[child][axis].maximum = answer
      }
      nodes[child].flags.formUnion(.probed)
    }
    return answer
  }

  @inline(__always) func measure(_ child: Int, length: Double, breadth: Double) -> Double {
    let flags = nodes[child].flags
    if flags.isRigid, !flags.has(.unmeasured) { return lengths[child] }
    let proposal = Proposal(along: axis, length, breadth)
    // Measuring recurses as deep as stacks are nested, so nothing in between may take stack space.
    return unmanaged._withUnsafeGuaranteedRef {
      let node = first &+ child
      if roundsOffers { return $0.measure(node, roundedOffer: proposal)[axis] }
      if !flags.hasAny(.unsure), $0.isCurrent(node, flags, proposal) { return lengths[child] }
      // The most frequent leaf gives directly the answer that the other checks would lead to.
      if nodes[child].kind == .flexible { return $0.measureFlexibleLeaf(node, proposal)[axis] }
      return ($0.sizeIfUnwrapped(of: node, for: proposal) ?? $0.measure(node, proposal))[axis]
    }
  }

  func breadth(of child: Int) -> Double { breadths[child] }
  func length(of child: Int) -> Double { lengths[child] }

  func guide(of child: Int) -> Double {
    if !flags.has(.explicitAcross), let position = role.defaultValue(length: breadth(of: child)) {
      return position
    }
    return withStorage {
      let guide = $0.guide(ofStack: Int32(stack), role, axis.cross)
      return $0.position(of: guide, role, in: first + child)
    }
  }

  subscript(along child: Int) -> Double {
    get { positionsAlong[child] }
    nonmutating set { positionsAlong[child] = newValue }
  }

  subscript(across child: Int) -> Double {
    get { positionsAcross[child] }
    nonmutating set { positionsAcross[child] = newValue }
  }

  mutating func beginOrdering() { firstTurn = withStorage { $0.scratch.takeTurns(2 * count) } }

  func endOrdering() { withStorage { $0.scratch.giveBackTurns(firstTurn) } }

  var turns: StoredTurns { withStorage { StoredTurns(base: $0.scratch.turns.base + firstTurn) } }
}

/// Turns in a storage's scratch memory, valid until more of it is taken.
struct StoredTurns: StackTurns {
  fileprivate let base: UnsafeMutablePointer<StackTurn>

  @inline(__always) subscript(position: Int) -> StackTurn {
    get { base[position] }
    nonmutating set { base[position] = newValue }
  }

  func sort(_ positions: Range<Int>, by comesBefore: (StackTurn, StackTurn) -> Bool) {
    var turns = UnsafeMutableBufferPointer(
      start: base + positions.lowerBound, count: positions.count)
    turns.sort(by: comesBefore)
  }
}
