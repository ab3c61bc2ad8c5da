/// What modifiers learn about their child before they are asked anything.
extension TreeStorage {
  @inline(__always) func summariseModifier(_ node: Int, _ record: inout NodeRecord) {
    let child = Int(record.first)
    let childFlags = nodes[child].flags
    record.flags.formUnion(childFlags.intersection(.passedOn))
    if record.kind.hasSecondary {
      record.flags.formUnion(nodes[child + 1].flags.intersection(.holdsLayouts))
    }
    switch record.kind {
    case .transparent, .transform, .offset, .depth, .overlay, .background:
      summaries[node] = summaries[child]
      if childFlags.hasAny(.anyPriority) { setPriority(priority(of: child), of: node, &record) }
    case .frame: summarise(node, throughModifierAt: fixedFrames.at(Int(record.payload)), &record)
    case .flexibleFrame:
      summarise(node, throughModifierAt: flexibleFrames.at(Int(record.payload)), &record)
    case .padding: summarise(node, throughModifierAt: paddings.at(Int(record.payload)), &record)
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

  private func summarise(
    _ node: Int, through modifier: some ModifierLayout, _ record: inout NodeRecord
  ) {
    var modifier = modifier
    withUnsafeMutablePointer(to: &modifier) { summarise(node, throughModifierAt: $0, &record) }
  }

  /// Summarises a modifier where it is stored, because copying it takes longer.
  @inline(__always) private func summarise(
    _ node: Int, throughModifierAt modifier: UnsafeMutablePointer<some ModifierLayout>,
    _ record: inout NodeRecord
  ) {
    let child = Int(record.first)
    let flags = nodes[child].flags
    let width = modifier.pointee.dependence(
      on: .horizontal, childDependsOnOther: flags.dependsOnOther(.vertical))
    let height = modifier.pointee.dependence(
      on: .vertical, childDependsOnOther: flags.dependsOnOther(.horizontal))
    record.flags.note(width, on: .horizontal)
    record.flags.note(height, on: .vertical)
    (summaries + node).pointee.width = lengths(on: .horizontal, width, around: child, modifier)
    (summaries + node).pointee.height = lengths(on: .vertical, height, around: child, modifier)
  }

  @inline(__always) private func lengths(
    on axis: Axis, _ dependence: LengthDependence, around child: Int,
    _ modifier: UnsafeMutablePointer<some ModifierLayout>
  ) -> LengthSummary {
    var known = (summaries + child).pointee[axis]
    if known.minimum.isNaN || known.maximum.isNaN, nodes[child].flags.hasOneLength(on: axis) {
      known = LengthSummary(always: known.ideal)
    }
    if dependence == .unchanged { return known }
    return modifier.pointee.lengths(on: axis, around: known) {
      knownLength(of: child, on: axis, for: $0)
    }
  }

  /// Returns the length of a node for a proposed length if it is known without asking further down,
  /// otherwise NaN.
  private func knownLength(of node: Int, on axis: Axis, for proposed: Double) -> Double {
    let flags = nodes[node].flags
    let summary = summaries[node][axis]
    if flags.hasOneLength(on: axis) { return summary.ideal }
    if flags.dependsOnOther(axis) { return .nan }
    let length = summary.length(for: proposed)
    return length.isNaN ? unit.up(self.length(of: nodes[node], on: axis, for: proposed)) : length
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

  /// Returns whether the length on an axis is the same for all proposals.
  @inline(__always) fileprivate func hasOneLength(on axis: Axis) -> Bool {
    !dependsOnOwn(axis) && !dependsOnOther(axis)
  }

  static func dependsOnOwn(_ axis: Axis) -> NodeFlags {
    axis == .horizontal ? [.widthOnWidth, .anythingOnWidth] : [.heightOnHeight, .anythingOnHeight]
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
