/// What modifiers learn about their child before they are asked anything.
extension TreeStorage {
  func summariseModifier(_ node: Int, _ record: inout NodeRecord) {
    let child = Int(record.first)
    let childFlags = nodes[child].flags
    record.flags.formUnion(childFlags.intersection([.allGuides, .inherited]))
    record.flags.formUnion(childFlags.intersection(.everythingOnProposal))
    if record.kind.hasSecondary {
      record.flags.formUnion(nodes[child + 1].flags.intersection(.holdsLayouts))
    }
    switch record.kind {
    case .transparent, .transform, .offset, .depth, .overlay, .background:
      summaries[node] = summaries[child]
      inheritPriority(node, &record)
    case .frame: summarise(node, through: fixedFrames[Int(record.payload)], &record)
    case .flexibleFrame: summarise(node, through: flexibleFrames[Int(record.payload)], &record)
    case .padding: summarise(node, through: paddings[Int(record.payload)], &record)
    case .modifier:
      let modifier = modifiers[Int(record.payload)]
      summarise(node, through: modifier, &record)
    case .volume:
      record.flags.formUnion(.volumetric)
    default:
      // With an aspect ratio, each axis depends on the other, unless no proposal makes a difference
      // inside.
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

  @inline(__always) private func summarise(
    _ node: Int, through modifier: some ModifierLayout, _ record: inout NodeRecord
  ) {
    let childFlags = nodes[Int(record.first)].flags
    for axis in Axis.allCases {
      switch modifier.dependence(
        on: axis, childDependsOnOther: childFlags.dependsOnOther(axis.cross))
      {
      case .proposalByChild: break
      case .proposal: record.flags.formUnion(.dependsOnOwn(axis))
      case .child: record.flags.ignoreProposal(axis)
      case .nothing: record.flags.ignore(axis)
      }
    }
    map(node, through: modifier, record)
  }

  @inline(__always) private func map(
    _ node: Int, through mapping: some ModifierLayout, _ record: NodeRecord
  ) {
    let child = Int(record.first)
    let known = summaries[child]
    summaries[node] = SummaryRecord(
      width: lengths(on: .horizontal, around: child, known.width, through: mapping, record),
      height: lengths(on: .vertical, around: child, known.height, through: mapping, record))
  }

  @inline(__always) private func lengths(
    on axis: Axis, around child: Int, _ known: LengthSummary, through mapping: some ModifierLayout,
    _ record: NodeRecord
  ) -> LengthSummary {
    if record.flags.dependsOnOther(axis) { return .unknown }
    func length(for proposed: Double) -> Double {
      mapping.length(on: axis, for: proposed) {
        let length = known.length(for: $0)
        return length.isNaN ? knownLength(of: child, on: axis, for: $0) : length
      }
    }
    return LengthSummary(
      minimum: length(for: 0), ideal: length(for: .nan), maximum: length(for: .infinity))
  }

  /// Returns the length of a node for a proposed length if it is known without asking further down,
  /// otherwise NaN.
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

  /// Removes dependencies from an axis on which the length, and the proposal inside, are always the
  /// same.
  fileprivate mutating func ignore(_ axis: Axis) {
    subtract(axis == .horizontal ? .widthOnHeight : .heightOnWidth)
    ignoreProposal(axis)
  }

  /// Removes dependencies on the proposal for an axis that does not reach the inside.
  fileprivate mutating func ignoreProposal(_ axis: Axis) {
    subtract(
      axis == .horizontal
        ? [.widthOnWidth, .heightOnWidth, .anythingOnWidth]
        : [.heightOnHeight, .widthOnHeight, .anythingOnHeight])
  }
}
