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
    let child = Int(record.first)
    let (childFlags, known) = (nodes[child].flags, summaries[child])
    let width = modifier.dependence(
      on: .horizontal, childDependsOnOther: childFlags.dependsOnOther(.vertical))
    let height = modifier.dependence(
      on: .vertical, childDependsOnOther: childFlags.dependsOnOther(.horizontal))
    record.flags.note(width, on: .horizontal)
    record.flags.note(height, on: .vertical)
    summaries[node] = SummaryRecord(
      width: lengths(on: .horizontal, width, around: child, known.width, modifier, record.flags),
      height: lengths(on: .vertical, height, around: child, known.height, modifier, record.flags))
  }

  @inline(__always) private func lengths(
    on axis: Axis, _ dependence: LengthDependence, around child: Int, _ known: LengthSummary,
    _ modifier: some ModifierLayout, _ flags: NodeFlags
  ) -> LengthSummary {
    if flags.dependsOnOther(axis) { return .unknown }
    if dependence == .unchanged, known.isComplete { return known }
    func length(for proposed: Double) -> Double {
      modifier.length(on: axis, for: proposed) {
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
  /// Notes what a modifier's length on an axis depends on.
  @inline(__always) fileprivate mutating func note(_ dependence: LengthDependence, on axis: Axis) {
    switch dependence {
    case .unchanged, .proposalByChild: break
    case .proposal: formUnion(.dependsOnOwn(axis))
    case .child: ignoreProposal(axis)
    case .nothing: ignore(axis)
    }
  }

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
