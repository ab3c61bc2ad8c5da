/// Summaries: what is known of a node without asking it anything.
///
/// A container asks each child for its least, ideal and greatest length before it shares out space.
/// Where those follow from the children's own summaries, they are computed once, from the leaves up,
/// and no question descends. That is exact, not an estimate: a summary says NaN where the length is
/// not known, or depends on the proposal for the other axis.
extension TreeStorage {
  /// Brings all summaries up to date.
  func refreshSummaries() {
    let (built, changed) = pending.take()
    for range in built {
      for node in range.reversed() where nodes[node].flags.has(.unsummarised) { summarise(node) }
    }
    switch changed {
    case .none: break
    case .one(let node):
      var node = Int(node)
      while node >= 0, nodes[node].flags.has(.unsummarised) {
        summarise(node)
        node = Int(nodes[node].parent)
      }
    case .many: refreshSummaries(below: 0)
    }
  }

  /// Summarises all nodes out of date below and including a node, children first.
  private func refreshSummaries(below root: Int) {
    guard nodes[root].flags.has(.unsummarised) else { return }
    let start = scratch.numberCount
    scratch.push(root)
    while scratch.numberCount > start {
      let node = scratch.pop()
      if node < 0 {
        // The children were pushed after the mark, so they are done.
        summarise(-1 - node)
        continue
      }
      scratch.push(-1 - node)
      for child in children(of: node) where nodes[child].flags.has(.unsummarised) {
        scratch.push(child)
      }
    }
  }

  /// Summarises a node whose children are summarised.
  func summarise(_ node: Int) {
    work.statistics.summaries += 1
    var record = nodes[node]
    record.flags.formIntersection(.described)
    record.flags.formUnion(.unmeasured)
    memory.forget(node)
    if record.kind.isLeaf {
      summariseLeaf(node, &record)
    } else if record.kind.isUnary {
      summariseModifier(node, &record)
    } else if record.count == 0 {
      summariseEmptyContainer(node, &record)
    } else {
      switch record.kind {
      case .stack: summariseStack(node, &record)
      case .zstack: summariseOverlap(node, &record)
      default: summariseLayout(&record)
      }
    }
    if record.attributes >= 0 { applyAttributes(node, &record) }
    nodes[node] = record
    if record.flags.isRigid { rememberRigidSize(node) }
    // In a tall tree, working a spacing out later might descend too far.
    if height > StackGuard.harmlessHeight, record.spacing == SpacingClass.unresolved {
      _ = spacing(of: node)
    }
  }

  /// A size that never changes counts as measured for every proposal.
  private func rememberRigidSize(_ node: Int) {
    let summary = summaries[node]
    guard !summary.width.ideal.isNaN, !summary.height.ideal.isNaN else { return }
    frames[node].size = Size(summary.width.ideal, summary.height.ideal)
    nodes[node].flags.subtract(.unmeasured)
    if nodes[node].kind.isLeaf { nodes[node].flags.formUnion([.arranged, .settled]) }
  }

  private func applyAttributes(_ node: Int, _ record: inout NodeRecord) {
    let attributes = attributes[Int(record.attributes)]
    for guide in attributes.guides {
      record.flags.formUnion(.guides(guide.key.role, guide.key.axis))
    }
    if let priority = attributes.priority { setPriority(priority, of: node, &record) }
  }

  private func setPriority(_ priority: Double, of node: Int, _ record: inout NodeRecord) {
    record.flags.subtract([.hasPriority, .lowestPriority])
    if priority == -.infinity {
      record.flags.formUnion(.lowestPriority)
    } else if priority != 0 {
      record.flags.formUnion(.hasPriority)
      if priorities == nil { priorities = Buffer(capacity: capacity) }
      if let count = priorities?.count, count <= node {
        _ = priorities?.extend(by: node + 1 - count)
      }
      priorities?[node] = priority
    }
  }

  /// The layout priority of a node.
  @inline(__always) func priority(of node: Int) -> Double {
    let flags = nodes[node].flags
    if !flags.has([.hasPriority, .lowestPriority]) { return 0 }
    if flags.has(.lowestPriority) { return -.infinity }
    return priorities?[node] ?? 0
  }
}

// MARK: - Leaves

extension TreeStorage {
  private func summariseLeaf(_ node: Int, _ record: inout NodeRecord) {
    let payload = Int(record.payload)
    record.spacing = SpacingClass.generic
    switch record.kind {
    case .fixed:
      let size = frames[node].size
      summaries[node] = SummaryRecord(
        width: LengthSummary(always: size.width), height: LengthSummary(always: size.height))
      record.flags.formUnion([.arranged, .settled])
    case .flexible:
      let lengths = LengthSummary(
        minimum: 0, ideal: FlexibleLeaf.idealLength, maximum: .infinity)
      summaries[node] = SummaryRecord(width: lengths, height: lengths)
      record.flags.formUnion([
        .widthOnWidth, .heightOnHeight, .anythingOnProposal, .arranged, .settled,
      ])
    case .clamped:
      let leaf = clampedLeaves[payload]
      for axis in Axis.allCases {
        summaries[node][axis] = LengthSummary(
          minimum: leaf.length(on: axis, for: 0), ideal: leaf.length(on: axis, for: .nan),
          maximum: leaf.length(on: axis, for: .infinity))
      }
      record.flags.formUnion([
        .widthOnWidth, .heightOnHeight, .anythingOnProposal, .arranged, .settled,
      ])
    case .spacer: summariseSpacer(node, &record, minimum: lengths[payload])
    case .divider: summariseDivider(node, &record, thickness: lengths[payload])
    default: summariseMeasured(node, &record)
    }
  }

  private func summariseSpacer(_ node: Int, _ record: inout NodeRecord, minimum: Double) {
    let growing = LengthSummary(
      minimum: SpacerLeaf.length(for: 0, minimum: minimum), ideal: minimum, maximum: .infinity)
    let none = LengthSummary(always: 0)
    record.flags.formUnion([.arranged, .settled, .lowestPriority])
    record.spacing = SpacingClass.unresolved
    if record.orientation != 1 {
      record.flags.formUnion([.widthOnWidth, .anythingOnWidth])
    }
    if record.orientation != 0 {
      record.flags.formUnion([.heightOnHeight, .anythingOnHeight])
    }
    if record.orientation == NodeRecord.noOrientation { record.spacing = SpacingClass.zero }
    summaries[node] = SummaryRecord(
      width: record.orientation == 1 ? none : growing,
      height: record.orientation == 0 ? none : growing)
  }

  private func summariseDivider(_ node: Int, _ record: inout NodeRecord, thickness: Double) {
    let fixed = LengthSummary(always: thickness)
    let growing = LengthSummary(minimum: 0, ideal: FlexibleLeaf.idealLength, maximum: .infinity)
    let isVertical = record.orientation == 0
    record.flags.formUnion(
      isVertical
        ? [.heightOnHeight, .anythingOnHeight, .arranged, .settled]
        : [.widthOnWidth, .anythingOnWidth, .arranged, .settled])
    summaries[node] = SummaryRecord(
      width: isVertical ? fixed : growing, height: isVertical ? growing : fixed)
  }

  /// A leaf that wraps is measured once here: its ideal answer is what most of them get.
  private func summariseMeasured(_ node: Int, _ record: inout NodeRecord) {
    let payload = Int(record.payload)
    let leaf = measuredLeaves[payload]
    record.spacing = leaf.metrics == nil ? SpacingClass.generic : SpacingClass.unresolved
    record.flags.formUnion([.arranged, .settled])
    summaries[node] = .unknown
    guard leaf.contract == .wrapping else {
      record.flags.formUnion([.everythingOnProposal, .verticalGuides])
      return
    }
    let ideal = ask(leaf: record, .unspecified, node: node)
    record.flags.formUnion([.widthOnWidth, .heightOnWidth, .anythingOnWidth])
    record.flags.set(.verticalGuides, if: !ideal.firstBaseline.isNaN || !ideal.lastBaseline.isNaN)
    summaries[node].width = LengthSummary(
      minimum: .nan, ideal: ideal.size.width, maximum: ideal.size.width)
  }
}

// MARK: - Modifiers

extension TreeStorage {
  private func summariseModifier(_ node: Int, _ record: inout NodeRecord) {
    let child = Int(record.first)
    let childFlags = nodes[child].flags
    record.flags.formUnion(childFlags.intersection(.allGuides))
    record.flags.formUnion(childFlags.intersection(.everythingOnProposal))
    record.spacing = spacingClass(ofModifier: record)
    switch record.kind {
    case .transparent, .transform, .offset, .overlay, .background:
      summaries[node] = summaries[child]
      inheritPriority(node, &record)
    case .frame:
      let frame = fixedFrames[Int(record.payload)]
      for axis in Axis.allCases where !frame.fixed(axis).isNaN { record.flags.ignore(axis) }
      map(node, through: frame, record)
    case .flexibleFrame:
      let frame = flexibleFrames[Int(record.payload)]
      for axis in Axis.allCases where !frame[axis].isUnlimited {
        if frame[axis].isRigid, !frame[axis].ideal.isNaN || !childFlags.dependsOnOther(axis.cross) {
          record.flags.ignore(axis)
        } else {
          record.flags.formUnion(.dependsOnOwn(axis))
        }
      }
      map(node, through: frame, record)
    case .padding: map(node, through: paddings[Int(record.payload)], record)
    case .fixedSize:
      let fixedSize = fixedSizes[Int(record.payload)]
      for axis in Axis.allCases where fixedSize.axes.contains(axis) {
        // Both lengths still follow from the child, but no longer from this proposal.
        record.flags.ignoreProposal(axis)
      }
      map(node, through: fixedSize, record)
    case .position:
      record.flags.formUnion([.dependsOnOwn(.horizontal), .dependsOnOwn(.vertical)])
      map(node, through: Position(x: 0, y: 0), record)
    default:
      // An aspect ratio lets each axis depend on the other, unless nothing inside cares.
      summaries[node] = childFlags.isRigid ? summaries[child] : .unknown
      if !childFlags.isRigid { record.flags.formUnion(.everythingOnProposal) }
    }
  }

  private func inheritPriority(_ node: Int, _ record: inout NodeRecord) {
    let child = Int(record.first)
    let childFlags = nodes[child].flags
    if childFlags.has([.hasPriority, .lowestPriority]) {
      setPriority(priority(of: child), of: node, &record)
    }
  }

  private func map(_ node: Int, through mapping: some AxisMapping, _ record: NodeRecord) {
    let child = Int(record.first)
    for axis in Axis.allCases {
      guard !record.flags.dependsOnOther(axis) else {
        summaries[node][axis] = .unknown
        continue
      }
      func length(for proposed: Double) -> Double {
        mapping.length(on: axis, for: proposed) { knownLength(of: child, on: axis, for: $0) }
      }
      summaries[node][axis] = LengthSummary(
        minimum: length(for: 0), ideal: length(for: .nan), maximum: length(for: .infinity))
    }
  }

  /// The length of a node for a proposed length, if it follows without descending, else NaN.
  private func knownLength(of node: Int, on axis: Axis, for proposed: Double) -> Double {
    let flags = nodes[node].flags
    if flags.dependsOnOther(axis) { return .nan }
    let summary = summaries[node][axis]
    if !flags.dependsOnOwn(axis) { return summary.ideal }
    let length = summary.length(for: proposed)
    if !length.isNaN { return length }
    let payload = Int(nodes[node].payload)
    return switch nodes[node].kind {
    case .flexible: FlexibleLeaf.length(for: proposed)
    case .clamped: clampedLeaves[payload].length(on: axis, for: proposed)
    case .spacer: SpacerLeaf.length(for: proposed, minimum: lengths[payload])
    default: .nan
    }
  }
}

extension NodeFlags {
  fileprivate static func dependsOnOwn(_ axis: Axis) -> NodeFlags {
    axis == .horizontal
      ? [.widthOnWidth, .anythingOnWidth] : [.heightOnHeight, .anythingOnHeight]
  }

  /// The length on an axis is always the same, and so is what is proposed inside.
  fileprivate mutating func ignore(_ axis: Axis) {
    subtract(axis == .horizontal ? .widthOnHeight : .heightOnWidth)
    ignoreProposal(axis)
  }

  /// What is proposed on an axis does not reach the inside.
  fileprivate mutating func ignoreProposal(_ axis: Axis) {
    subtract(
      axis == .horizontal
        ? [.widthOnWidth, .heightOnWidth, .anythingOnWidth]
        : [.heightOnHeight, .widthOnHeight, .anythingOnHeight])
  }
}

// MARK: - Containers

extension TreeStorage {
  private func summariseEmptyContainer(_ node: Int, _ record: inout NodeRecord) {
    guard record.kind != .layout else { return summariseLayout(&record) }
    let none = LengthSummary(always: 0)
    summaries[node] = SummaryRecord(width: none, height: none)
    record.spacing = SpacingClass.zero
    record.flags.formUnion([.lowestPriority, .arranged, .settled])
  }

  /// Nothing is known of a client's layout until it is asked.
  private func summariseLayout(_ record: inout NodeRecord) {
    record.flags.formUnion([.everythingOnProposal, .allGuides])
    if record.count == 0 { record.flags.formUnion(.lowestPriority) }
    record.spacing = SpacingClass.unresolved
    layouts[Int(record.payload)].isCurrent = false
  }

  private func summariseOverlap(_ node: Int, _ record: inout NodeRecord) {
    let top = highestPriority(in: record)
    var all = NodeFlags()
    var summary = SummaryRecord(
      width: LengthSummary(always: 0), height: LengthSummary(always: 0))
    var isGeneric = true
    for child in children(of: record) {
      let flags = nodes[child].flags
      record.flags.formUnion(flags.intersection([.horizontalGuides, .verticalGuides]))
      all.formUnion(flags)
      if priority(of: child) < top { continue }
      record.flags.formUnion(
        flags.intersection([.widthOnWidth, .widthOnHeight, .heightOnWidth, .heightOnHeight]))
      isGeneric = isGeneric && nodes[child].spacing == SpacingClass.generic
      for axis in Axis.allCases { summary[axis].include(summaries[child][axis]) }
    }
    record.spacing = isGeneric ? SpacingClass.generic : SpacingClass.unresolved
    let hasPlainGuides =
      record.horizontalRole != .custom && record.verticalRole != .custom
      && !all.has(.guides(record.horizontalRole, .horizontal))
      && !all.has(.guides(record.verticalRole, .vertical))
    if !hasPlainGuides {
      record.flags.formUnion(all.isRigid ? [] : .everythingOnProposal)
      summary = .unknown
    }
    // The children are placed in the stack's own size, whatever it depends on.
    record.flags.formUnion(record.flags.dependencies)
    for axis in Axis.allCases where record.flags.dependsOnOther(axis) { summary[axis] = .unknown }
    summaries[node] = summary
  }

  /// The highest layout priority among a container's children.
  func highestPriority(in record: NodeRecord) -> Double {
    children(of: record).reduce(-.infinity) { max($0, priority(of: $1)) }
  }

  @inline(__always) func children(of record: NodeRecord) -> Range<Int> {
    Int(record.first)..<Int(record.first + record.count)
  }
}

extension LengthSummary {
  /// Extends the lengths so that others fit too.
  fileprivate mutating func include(_ other: LengthSummary) {
    minimum = Self.larger(minimum, other.minimum)
    ideal = Self.larger(ideal, other.ideal)
    maximum = Self.larger(maximum, other.maximum)
  }

  /// The larger one of two lengths; NaN if one is not known, or negative.
  private static func larger(_ a: Double, _ b: Double) -> Double {
    b >= 0 && !a.isNaN ? max(a, b) : .nan
  }
}

extension NodeFlags {
  /// What anything inside depends on, if it depends on the lengths alone.
  fileprivate var dependencies: NodeFlags {
    var flags: NodeFlags = []
    flags.set(.anythingOnWidth, if: has([.widthOnWidth, .heightOnWidth]))
    flags.set(.anythingOnHeight, if: has([.heightOnHeight, .widthOnHeight]))
    return flags
  }
}
