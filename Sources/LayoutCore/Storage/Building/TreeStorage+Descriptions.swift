/// What follows from a node's own description, without its children or any closures.
extension TreeStorage {
  /// Describes a leaf that no closure measures. It is complete and needs no summary later.
  func describeLeaf(_ node: Int, _ record: inout NodeRecord) {
    let payload = Int(record.payload)
    record.spacing = SpacingClass.generic
    switch record.kind {
    case .fixed: describeFixedLeaf(node, &record, frames[node].size)
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
    case .spacer: describeSpacer(node, &record, minimum: lengths[payload])
    case .divider: describeDivider(node, &record, thickness: lengths[payload])
    default: return
    }
    record.flags.subtract(.unsummarised)
    if record.attributes >= 0 { applyAttributes(of: node, to: &record) }
  }

  /// Describes a leaf of a fixed size, which is in its frame.
  @inline(__always) func describeFixedLeaf(
    _ node: Int, _ record: inout NodeRecord, _ size: Size
  ) {
    summaries[node] = SummaryRecord(
      width: LengthSummary(always: size.width), height: LengthSummary(always: size.height))
    record.flags.formUnion([.arranged, .settled])
    record.flags.subtract([.unmeasured, .unsummarised])
  }

  private func describeSpacer(_ node: Int, _ record: inout NodeRecord, minimum: Double) {
    let growing = LengthSummary(
      minimum: SpacerLeaf.length(for: 0, minimum: minimum), ideal: minimum, maximum: .infinity)
    let none = LengthSummary(always: 0)
    record.flags.formUnion([.arranged, .settled, .lowestPriority])
    record.spacing = SpacingClass.unresolved
    if record.orientation != .vertical {
      record.flags.formUnion([.widthOnWidth, .anythingOnWidth])
    }
    if record.orientation != .horizontal {
      record.flags.formUnion([.heightOnHeight, .anythingOnHeight])
    }
    if record.orientation == .neither { record.spacing = SpacingClass.zero }
    summaries[node] = SummaryRecord(
      width: record.orientation == .vertical ? none : growing,
      height: record.orientation == .horizontal ? none : growing)
  }

  private func describeDivider(_ node: Int, _ record: inout NodeRecord, thickness: Double) {
    let fixed = LengthSummary(always: thickness)
    let growing = LengthSummary(minimum: 0, ideal: FlexibleLeaf.idealLength, maximum: .infinity)
    let isVertical = record.orientation == .horizontal
    record.flags.formUnion(
      isVertical
        ? [.heightOnHeight, .anythingOnHeight, .arranged, .settled]
        : [.widthOnWidth, .anythingOnWidth, .arranged, .settled])
    summaries[node] = SummaryRecord(
      width: isVertical ? fixed : growing, height: isVertical ? growing : fixed)
  }
}

// MARK: - Guides

extension TreeStorage {
  /// Returns the guide on which a stack lines up its children.
  func guide(ofStack record: NodeRecord) -> GuideKey {
    let axis = record.axis.cross
    let role = axis == .horizontal ? record.horizontalRole : record.verticalRole
    return guide(ofStack: record.payload, role, axis)
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
    record.flags.subtract([.hasPriority, .lowestPriority])
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
    if !flags.hasAny([.hasPriority, .lowestPriority]) { return 0 }
    if flags.has(.lowestPriority) { return -.infinity }
    return priorities[node]
  }
}
