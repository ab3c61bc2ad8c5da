/// The engine's way from a stack's record to the stack algorithm.
extension TreeStorage {
  /// Measures and places a stack's children for a proposal, and returns the stack's size.
  func arrangeStack(_ node: Int, _ record: NodeRecord, _ proposal: Proposal) -> Size {
    if let size = arrangeRigidStack(node, record) { return size }
    let axis = record.axis
    var algorithm = StackAlgorithm(
      children: StoredStackChildren(storage: self, record: record))
    let (length, breadth) = algorithm.arrange(
      length: proposal[axis], breadth: proposal[axis.cross])
    return Size(along: axis, length, breadth)
  }

  /// Shortcut: places the children of a stack in which no proposal makes any difference.
  ///
  /// Exact because then every child has one size, which its summary knows, so that there is nothing to
  /// measure or share out, and the stack's breadth is known before its children are placed.
  private func arrangeRigidStack(_ node: Int, _ record: NodeRecord) -> Size? {
    guard record.flags.isRigid, !record.flags.has(.explicitAcross) else { return nil }
    let axis = record.axis
    let (length, breadth) = (summaries[node][axis].ideal, summaries[node][axis.cross].ideal)
    guard !length.isNaN, !breadth.isNaN else { return nil }
    let stack = stacks[Int(record.payload)]
    let isUneven = record.flags.has(.unevenGaps)
    var position = 0.0
    for child in children(of: record) {
      if isUneven, child > Int(record.first) {
        let previous = frames[child - 1].length(axis)
        position =
          frames[child - 1].origin[axis] + (previous + gap(before: child, in: stack, record.flags))
      }
      let frame = frames[child]
      let extent = frame.length(axis.cross)
      let across = record.rigidPosition(of: extent, in: breadth)
      frames[child].origin =
        axis == .horizontal ? Point(position, across) : Point(across, position)
      position += frame.length(axis) + stack.gap
    }
    return Size(along: axis, length, breadth)
  }
}

/// The children of a stack in flat storage.
struct StoredStackChildren: StackChildren {
  // Places in storage instead of the storage: no reference is counted for each look. They are valid
  // because the children are looked at only while the storage lays out their stack.
  private let unmanaged: Unmanaged<TreeStorage>
  private let nodes: UnsafeMutablePointer<NodeRecord>
  /// The children's frames.
  private let frames: UnsafeMutablePointer<FrameRecord>
  private let summaries: UnsafeMutablePointer<SummaryRecord>
  private let record: NodeRecord
  private let axis: Axis
  private let role: GuideRole
  private let commonGap: Double
  let totalGap: Double
  private let first: Int
  let useShortcuts: Bool
  /// Where the lists for ordering are in the storage's scratch room.
  private var order = 0
  private var ranges = 0

  init(storage: TreeStorage, record: NodeRecord) {
    self.unmanaged = .passUnretained(storage)
    self.nodes = storage.nodes
    self.summaries = storage.summaries
    self.record = record
    self.axis = record.axis
    self.role = record.axis == .horizontal ? record.verticalRole : record.horizontalRole
    self.commonGap = storage.stacks[Int(record.payload)].gap
    self.totalGap = storage.stacks[Int(record.payload)].totalGap
    self.first = Int(record.first)
    self.useShortcuts = storage.options.usesShortcuts
    self.frames = storage.frames + first
  }

  @inline(__always) private func withStorage<Result>(_ body: (TreeStorage) -> Result) -> Result {
    unmanaged._withUnsafeGuaranteedRef(body)
  }

  private var lengths: FrameColumn { FrameColumn(lengthsOf: frames, on: axis) }
  private var breadths: FrameColumn { FrameColumn(lengthsOf: frames, on: axis.cross) }
  private var positionsAlong: FrameColumn { FrameColumn(positionsOf: frames, on: axis) }
  private var positionsAcross: FrameColumn { FrameColumn(positionsOf: frames, on: axis.cross) }

  var count: Int { Int(record.count) }
  var haveEqualPriorities: Bool { !record.flags.has(.mixedPriorities) }
  var plainRole: GuideRole? {
    let isPlain = !record.flags.has(.explicitAcross) && role != .custom
    return isPlain && useShortcuts ? role : nil
  }
  var ignoreLength: Bool { !record.flags.dependsAtAll(on: axis) }

  var evenGap: Double? { record.flags.has(.unevenGaps) ? nil : commonGap }

  func gap(before child: Int) -> Double {
    record.flags.has(.unevenGaps)
      ? withStorage { $0.gaps?[first + child] ?? 0 } : commonGap
  }

  func priority(of child: Int) -> Double {
    withStorage { $0.priority(of: first + child) }
  }

  func ignoresLength(_ child: Int) -> Bool {
    !nodes[first + child].flags.dependsAtAll(on: axis)
  }

  /// Where the least length is not known, the child's lengths come from text that wraps, which
  /// promises this.
  func isNeverShorterWhenOfferedMore(_ child: Int) -> Bool {
    let length = summaries[first + child][axis]
    return useShortcuts
      && (length.minimum.isNaN ? !length.maximum.isNaN : length.maximum > length.minimum)
  }

  func knownRange(of child: Int) -> LengthRange {
    let length = summaries[first + child][axis]
    return LengthRange(minimum: length.minimum, maximum: length.maximum)
  }

  func lengthOfPlenty(for child: Int) -> Double? {
    let node = first + child
    guard useShortcuts else { return nil }
    let isPromised = nodes[node].kind == .measured || ignoresLength(child)
    guard isPromised, !nodes[node].flags.dependsOnOther(axis) else { return nil }
    let most = summaries[node][axis].maximum
    return most.isNaN ? nil : most
  }

  func minimum(of child: Int, breadth: Double) -> Double {
    let known = summaries[first + child][axis].minimum
    return known.isNaN ? probe(child, length: 0, breadth: breadth) : known
  }

  func maximum(of child: Int, breadth: Double) -> Double {
    let known = summaries[first + child][axis].maximum
    return known.isNaN ? probe(child, length: .infinity, breadth: breadth) : known
  }

  /// Asks a child for a length that its summary does not know, and adds it to the summary if it is
  /// the same for every breadth.
  private func probe(_ child: Int, length: Double, breadth: Double) -> Double {
    let node = first + child
    let answer = withStorage {
      $0.measure(node, Proposal(along: axis, length, breadth))[axis]
    }
    if !nodes[node].flags.dependsOnOther(axis), !withStorage({ $0.work.isRefused }) {
      if length == 0 {
        summaries[node][axis].minimum = answer
      } else {
        summaries[node][axis].maximum = answer
      }
    }
    return answer
  }

  func measure(_ child: Int, length: Double, breadth: Double) -> Double {
    let record = nodes[first + child]
    if record.flags.isRigid, !record.flags.has(.unmeasured) { return lengths[child] }
    let proposal = Proposal(along: axis, length, breadth)
    // Measuring nests as deep as stacks do, so there is nothing in between that takes room.
    return unmanaged._withUnsafeGuaranteedRef {
      let size = $0.sizeOfPlenty(for: first + child, record, proposal)
      return (size ?? $0.measure(first + child, proposal))[axis]
    }
  }

  func breadth(of child: Int) -> Double { breadths[child] }
  func length(of child: Int) -> Double { lengths[child] }

  func guide(of child: Int) -> Double {
    if !record.flags.has(.explicitAcross),
      let position = role.defaultValue(length: breadth(of: child))
    {
      return position
    }
    return withStorage {
      let guide = $0.stacks[Int(record.payload)].guide
      let key =
        axis == .horizontal
        ? GuideKey(VerticalAlignment(guide)) : GuideKey(HorizontalAlignment(guide))
      return $0.position(of: key, role, in: first + child)
    }
  }

  func place(_ child: Int, along: Double, across: Double) {
    positionsAlong[child] = along
    positionsAcross[child] = across
  }

  func moveAll(across distance: Double) {
    for child in 0..<count {
      let moved = positionsAcross[child] - distance
      positionsAcross[child] = moved.isNaN ? 0 : moved
    }
  }

  mutating func beginOrdering() {
    order = withStorage { $0.scratch.takeList(2 * count) }
    ranges = withStorage { $0.scratch.takeRanges(count) }
  }

  func endOrdering() {
    withStorage {
      $0.scratch.giveBack(order)
      $0.scratch.giveBackRanges(ranges)
    }
  }

  func ordered(_ position: Int) -> Int { withStorage { $0.scratch[order, position] } }
  func setOrdered(_ position: Int, _ child: Int) {
    withStorage { $0.scratch[order, position] = child }
  }
  func spare(_ position: Int) -> Int { withStorage { $0.scratch[order + count, position] } }
  func setSpare(_ position: Int, _ child: Int) {
    withStorage { $0.scratch[order + count, position] = child }
  }
  func range(of child: Int) -> LengthRange { withStorage { $0.scratch.range(ranges + child) } }
  func setRange(of child: Int, _ range: LengthRange) {
    withStorage { $0.scratch.setRange(ranges + child, range) }
  }
}
