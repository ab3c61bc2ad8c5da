/// What a stack finds out about its children before it is asked anything.
extension TreeStorage {
  func summariseStack(_ node: Int, _ record: inout NodeRecord) {
    let axis = record.axis
    var stack = stacks[Int(record.payload)]
    setGaps(&stack, &record)
    stacks[Int(record.payload)] = stack

    let role = axis == .horizontal ? record.verticalRole : record.horizontalRole
    let children = children(of: record)
    var all = NodeFlags()
    let firstPriority = priority(of: children.lowerBound)
    var isMixed = false
    var isGeneric = true
    for child in children {
      let flags = nodes[child].flags
      all.formUnion(flags)
      if flags.has([.hasPriority, .lowestPriority]) || firstPriority != 0 {
        isMixed = isMixed || !(priority(of: child) == firstPriority)
      }
      isGeneric = isGeneric && nodes[child].spacing == SpacingClass.generic
    }
    record.spacing = isGeneric ? SpacingClass.generic : SpacingClass.unresolved
    record.flags.set(.mixedPriorities, if: isMixed)
    record.flags.formUnion(all.intersection([.horizontalGuides, .verticalGuides]))
    record.flags.formUnion(all.intersection(.everythingOnProposal))
    // A child's share depends on how long the others are, whatever that depends on.
    if all.dependsOnOther(axis), all.dependsAtAll(on: axis) {
      record.flags.formUnion(.everythingOnProposal)
    }
    let isExplicit = role == .custom || all.has(.guides(role, axis.cross))
    record.flags.set(.explicitAcross, if: isExplicit)
    if isExplicit, !all.isRigid { record.flags.formUnion(.everythingOnProposal) }
    summaries[node] = summary(ofStack: record, stack, isExplicit: isExplicit)
  }

  /// The distances between a stack's children.
  private func setGaps(_ stack: inout StackRecord, _ record: inout NodeRecord) {
    record.flags.subtract(.unevenGaps)
    let children = children(of: record)
    if stack.spacing.isFinite {
      stack.gap = stack.spacing
    } else {
      stack.gap = ViewSpacing.standardDistance
      if children.contains(where: { nodes[$0].spacing != SpacingClass.generic }) {
        setUnevenGaps(&stack, &record)
        return
      }
    }
    stack.totalGap = 0
    for _ in children.dropFirst() { stack.totalGap += stack.gap }
  }

  private func setUnevenGaps(_ stack: inout StackRecord, _ record: inout NodeRecord) {
    let children = children(of: record)
    var gaps = self.gaps ?? Buffer<Double>(capacity: capacity)
    if gaps.count < children.upperBound { _ = gaps.extend(by: children.upperBound - gaps.count) }
    let direction: LayoutDirection =
      record.flags.has(.rightToLeft) ? .rightToLeft : .leftToRight
    gaps[children.lowerBound] = 0
    stack.totalGap = 0
    var previous = spacing(of: children.lowerBound)
    for child in children.dropFirst() {
      let next = spacing(of: child)
      previous.direction = direction
      gaps[child] = Double(previous.distance(to: next, along: record.axis))
      stack.totalGap += gaps[child]
      previous = next
    }
    self.gaps = gaps
    record.flags.formUnion(.unevenGaps)
  }

  /// The gap in front of a child of a stack; 0 in front of the first.
  @inline(__always) func gap(before child: Int, in stack: StackRecord, _ record: NodeRecord)
    -> Double
  {
    if child == Int(record.first) { return 0 }
    return record.flags.has(.unevenGaps) ? gaps?[child] ?? 0 : stack.gap
  }

  /// The lengths of a stack that follow from its children's.
  ///
  /// Along the stack, the children get all or nothing if it is proposed all or nothing, and no
  /// distribution takes place. Across it, the longest child decides, as long as the guides are those
  /// of the frame and nobody sets them.
  private func summary(
    ofStack record: NodeRecord, _ stack: StackRecord, isExplicit: Bool
  ) -> SummaryRecord {
    let axis = record.axis
    var along = LengthSummary(always: 0)
    var across = LengthSummary(always: 0)
    for child in children(of: record) {
      let gap = gap(before: child, in: stack, record)
      let summary = summaries[child]
      let (length, breadth) = (summary[axis], summary[axis.cross])
      // With room to spare at a proposal of 0, which negative lengths leave, children get more.
      along.minimum = length.minimum >= 0 ? along.minimum + gap + length.minimum : .nan
      along.ideal = along.ideal + gap + length.ideal
      along.maximum = along.maximum + gap + length.maximum
      across.minimum = longer(across.minimum, breadth.minimum)
      across.ideal = longer(across.ideal, breadth.ideal)
      across.maximum = longer(across.maximum, breadth.maximum)
    }
    if stack.totalGap < 0 { along.minimum = .nan }
    if record.flags.dependsOnOther(axis) { along = .unknown }
    if isExplicit || record.flags.dependsOnOther(axis.cross) { across = .unknown }
    return axis == .horizontal
      ? SummaryRecord(width: along, height: across)
      : SummaryRecord(width: across, height: along)
  }

  /// The longer one of two lengths; NaN if one is not known, or negative.
  private func longer(_ a: Double, _ b: Double) -> Double {
    b >= 0 && !a.isNaN ? max(a, b) : .nan
  }
}
