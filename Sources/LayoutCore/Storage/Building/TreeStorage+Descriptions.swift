/// What follows from a node's own description, without its children or any closures.
extension TreeStorage {
  /// Describes a leaf that no closure measures. It is complete and needs no summary later.
  func describeLeaf(_ node: Int, _ record: inout NodeRecord) {
    record.spacing = SpacingClass.generic
    switch record.kind {
    case .fixed: describeFixedLeaf(node, &record, frames[node].size)
    case .flexible:
      let lengths = LengthSummary(minimum: 0, ideal: FlexibleLeaf.idealLength, maximum: .infinity)
      summaries[node] = SummaryRecord(width: lengths, height: lengths)
      record.flags.formUnion([
        .widthOnWidth, .heightOnHeight, .anythingOnProposal, .arranged, .settled,
      ])
    default:
      for axis in Axis.allCases { describeLeaf(node, &record, on: axis) }
      if unit.isSet { roundSummary(of: node) }
      record.flags.formUnion(.arrangement)
      guard record.kind == .spacer else { break }
      record.flags.formUnion(.lowestPriority)
      record.spacing = record.orientation == .neither ? SpacingClass.zero : SpacingClass.unresolved
    }
    record.flags.subtract(.unsummarised)
    if record.attributes >= 0 { applyAttributes(of: node, to: &record) }
  }

  /// Rounds the lengths of a node's summary up to whole units.
  @inline(never) func roundSummary(of node: Int) {
    for axis in Axis.allCases { summaries[node][axis] = summaries[node][axis].rounded(to: unit) }
  }

  /// Describes a leaf of a fixed size, which is in its frame.
  @inline(__always) func describeFixedLeaf(_ node: Int, _ record: inout NodeRecord, _ size: Size) {
    summaries[node] = SummaryRecord(
      width: LengthSummary(always: size.width), height: LengthSummary(always: size.height))
    record.flags.formUnion(.arrangement)
    record.flags.subtract(.stale)
  }

  private func describeLeaf(_ node: Int, _ record: inout NodeRecord, on axis: Axis) {
    func length(for proposed: Double) -> Double { self.length(of: record, on: axis, for: proposed) }
    let (minimum, maximum) = (length(for: 0), length(for: .infinity))
    summaries[node][axis] = LengthSummary(
      minimum: minimum, ideal: length(for: Proposal.none), maximum: maximum)
    if record.kind == .clamped || minimum != maximum { record.flags.formUnion(.dependsOnOwn(axis)) }
  }

  /// Returns the length of a leaf whose lengths follow from its description and the proposal on the
  /// same axis; NaN for any other node.
  @inline(__always) func length(
    of record: NodeRecord, on axis: Axis, for proposed: Double
  ) -> Double {
    let payload = Int(record.payload)
    switch record.kind {
    case .flexible: return FlexibleLeaf.length(for: proposed)
    case .clamped: return clampedLeaves[payload].length(on: axis, for: proposed)
    case .spacer:
      return record.orientation == Orientation(axis.cross)
        ? 0 : SpacerLeaf.length(for: proposed, minimum: lengths[payload])
    case .divider:
      // A line goes across its stack; without one, it is horizontal.
      let isVertical = record.orientation == .horizontal
      return (axis == .horizontal) == isVertical
        ? lengths[payload] : FlexibleLeaf.length(for: proposed)
    default: return .nan
    }
  }
}

// MARK: - Guides

extension TreeStorage {
  /// Returns the guide on which a stack lines up its children.
  func guide(ofStack record: NodeRecord) -> GuideKey {
    let axis = record.axis.cross
    return guide(ofStack: record.payload, record.role(on: axis), axis)
  }

  /// Returns the guide, of a role on an axis, on which a stack lines up its children.
  func guide(ofStack stack: Int32, _ role: GuideRole, _ axis: Axis) -> GuideKey {
    if role == .custom, let guide = namedGuides[stack] { return GuideKey(guide, axis) }
    return GuideKey(role, axis)
  }
}

// MARK: - Attributes

extension TreeStorage {
  /// Sets a node's flags according to its attributes.
  func applyAttributes(of node: Int, to record: inout NodeRecord) {
    let attributes = attributeRecords[Int(record.attributes)]
    record.flags.formUnion(attributes.guideKinds)
    if let priority = attributes.priority { setPriority(priority, of: node, &record) }
  }

  func setPriority(_ priority: Double, of node: Int, _ record: inout NodeRecord) {
    record.flags.subtract(.anyPriority)
    if priority == -.infinity {
      record.flags.formUnion(.lowestPriority)
    } else if priority != 0 {
      record.flags.formUnion(.hasPriority)
      priorities[node] = priority
    }
  }

  /// Returns the layout priority of a node.
  @inline(__always) func priority(of node: Int) -> Double {
    let flags = nodes[node].flags
    if !flags.hasAny(.anyPriority) { return 0 }
    if flags.has(.lowestPriority) { return -.infinity }
    return priorities[node]
  }
}
