/// Resuming stacks after one change: most of what they found out before still holds.
extension TreeStorage {
  /// Shortcut: updates a rigid stack after a change of one child, by moving the children behind it.
  ///
  /// Exact because nothing in such a stack depends on anything but its children's sizes.
  ///
  /// - Returns: `false`, with nothing changed, if the stack has to be summarised and arranged anew.
  func resumeRigidStack(_ node: Int, at changed: Int) -> Bool {
    let record = nodes[node]
    guard options.shortcuts.contains(.resuming), record.isPlainRigidStack,
      nodes[changed].isPlainRigidChild
    else { return false }
    let axis = record.axis
    let (length, breadth) = (summaries[node][axis], summaries[node][axis.cross])
    guard length.isConstant, breadth.isConstant,
      let total = moveChildren(of: record, behind: changed, breadth: breadth.ideal)
    else { return false }
    work.statistics.summaries += 1
    summaries[node][axis] = LengthSummary(always: total)
    frames[node].size = Size(along: axis, total, breadth.ideal)
    nodes[node].flags.subtract(.stale)
    nodes[node].flags.formUnion(
      flagsOnceArranged(node, isSettledInside: nodes[changed].flags.has(.settled)))
    return true
  }

  /// Shortcut: updates a stack's summary after the summary of one child has changed. The other
  /// children are not read, except for their lengths if this child's lengths have changed.
  ///
  /// Exact because the stack's breadth is the greatest of its children's. A new breadth that
  /// exceeds the greatest replaces it. If the child's old breadth was below the greatest, the
  /// greatest remains. In any other case the whole stack is summarised. Lengths are added up in the
  /// same order as before, and nothing else of the child has changed, so the gaps are the same.
  ///
  /// - Returns: `false`, with nothing changed, if all children have to be read.
  func resumeSummary(of node: Int, at child: Int, _ before: SummaryRecord) -> Bool {
    let record = nodes[node]
    guard options.shortcuts.contains(.resuming), record.kind == .stack, !record.flags.isRigid else {
      return false
    }
    let (axis, after) = (record.axis, summaries[child])
    guard
      let breadth = summaries[node][axis.cross].replacing(before[axis.cross], by: after[axis.cross])
    else { return false }
    if !after[axis].isIdentical(to: before[axis]) {
      summaries[node][axis] = length(ofStack: record, along: axis)
    }
    summaries[node][axis.cross] = breadth
    return true
  }

  private func length(ofStack record: NodeRecord, along axis: Axis) -> LengthSummary {
    let stack = stacks[Int(record.payload)]
    let lengths = SummaryColumn(of: summaries.base, on: axis)
    var sum = LengthSum()
    for child in children(of: record) {
      sum.include(lengths[child], gap: gap(before: child, in: stack, record.flags))
    }
    let length = sum.summary(mayShareAtZero: stack.totalGap < 0)
    return unit.isSet ? length.rounded(to: unit) : length
  }

  /// Shortcut: updates the stacks on the path to a change, from the inside out, if the root gets
  /// the same proposal as before.
  ///
  /// Exact because each stack is laid out for its previous proposal. It gets that proposal again,
  /// unless a stack further out shares out its length anew; in that case it is measured again.
  func resumeStacks(_ proposal: Proposal) {
    guard work.path.steps.count > 0 else { return }
    if isCurrent(0, nodes[0].flags, proposal) {
      var index = 0
      while index < work.path.steps.count {
        let step = work.path.steps[index]
        let child = Int(step.child)
        if nodes[child].flags.has(.unmeasured) { _ = measure(child, proposals[child]) }
        if work.isRefused { break }
        resumeStack(step)
        index += 1
      }
    }
    work.path.clear()
  }

  /// Shortcut: updates a stack after a change of one child.
  ///
  /// Exact in two cases. First, if the child takes the same length of the same share and keeps its
  /// turn, all other children get the same shares as before. Second, if the proposed length makes
  /// no difference to the stack, no child's answer depends on another's, and the children behind
  /// the changed one only have to be moved. In any other case the stack is left to be arranged
  /// anew.
  private func resumeStack(_ step: ChangePath.Step) {
    let (node, child) = (Int(step.stack), Int(step.child))
    let (stack, proposal) = (nodes[node], proposals[node])
    let axis = stack.axis
    guard stack.flags.has(.unmeasured), stack.isPlainStack,
      !proposal[axis.cross].isNaN || !stack.flags.dependsAtAll(on: axis.cross)
    else { return }
    let isShared = !proposal[axis].isNaN && stack.flags.dependsAtAll(on: axis)
    if isShared {
      guard frames[child].length(axis) == step.size[axis],
        takesTurn(child, asBefore: step.range, in: stack)
      else { return }
    }
    var size = frames[node].size
    if frames[child].size != step.size {
      let breadths = FrameColumn(lengthsOf: frames.base, on: axis.cross)
      guard children(of: stack).allSatisfy({ breadths[$0] >= 0 }),
        let length = moveChildren(of: stack, behind: child, breadth: size[axis.cross])
      else { return }
      // All lengths are the same where one is shared out, and so is what they filled.
      if !isShared { size[axis] = length }
    }
    work.statistics.evaluations += 1
    let isSettled = nodes[child].flags.has(.settled)
    record(size, of: node, for: proposal, flagsOnceArranged(node, isSettledInside: isSettled))
  }

  /// Returns whether a child keeps its turn now that its lengths have changed.
  private func takesTurn(_ child: Int, asBefore old: LengthRange, in stack: NodeRecord) -> Bool {
    guard old.isKnown else { return false }
    let new = askForRange(of: child, in: stack)
    guard new.isKnown else { return false }
    if old.isIdentical(to: new) { return true }
    // Those of higher priority leave its minimum to it.
    if stack.flags.has(.mixedPriorities) { return false }
    let lengths = SummaryColumn(of: summaries.base, on: stack.axis)
    for sibling in children(of: stack) where sibling != child {
      let other = LengthRange(lengths[sibling])
      guard other.isKnown, old.comes(before: other) == new.comes(before: other),
        other.comes(before: old) == other.comes(before: new)
      else { return false }
    }
    return true
  }

  /// Returns the size of a stack's child for no length or an endless one, which its share may not
  /// be.
  ///
  /// Shortcut: modifiers keep their answers too, so that the stack need not ask all of them again
  /// after a change of one.
  func sizeForRange(of child: Int, _ proposal: Proposal, along axis: Axis) -> Size {
    let (kind, flags) = (nodes[child].kind, nodes[child].flags)
    guard kind.isUnary, kind != .aspectRatio, flags.dependsOnOther(axis),
      options.shortcuts.contains(.resuming)
    else { return measure(child, proposal) }
    if let size = earlierAnswer(of: child, to: proposal, flags) { return size }
    let size = measure(child, proposal)
    if !work.isRefused { keepAnswer(size, of: child, to: proposal, flags) }
    return size
  }

  /// Returns the least and greatest lengths of a stack's child, asking it for those that are not
  /// known. Its size is the same afterwards.
  private func askForRange(of child: Int, in stack: NodeRecord) -> LengthRange {
    var range = LengthRange(summaries[child][stack.axis])
    if range.isKnown { return range }
    let (axis, proposal) = (stack.axis, proposals[child])
    let breadth = proposals[Int(nodes[child].parent)][axis.cross]
    func ask(_ length: Double) -> Double {
      sizeForRange(of: child, Proposal(along: axis, length, breadth), along: axis)[axis]
    }
    if range.minimum.isNaN { range.minimum = ask(0) }
    if range.maximum.isNaN { range.maximum = ask(.infinity) }
    _ = measure(child, proposal)
    return work.isRefused ? .unknown : range
  }

  /// Moves a child whose size has changed, and those behind it, to their places in the line.
  ///
  /// The children before it keep their places. The sum of lengths continues from there, in the same
  /// order as for a whole stack. All positions across depend on the breadth, which is checked to be
  /// the same.
  ///
  /// - Returns: the length of the line; `nil`, with nothing changed, if the breadth has changed.
  private func moveChildren(of stack: NodeRecord, behind child: Int, breadth: Double) -> Double? {
    let (axis, first, count) = (stack.axis, Int(stack.first), Int(stack.count))
    let index = child - first
    let lengths = FrameColumn(lengthsOf: frames + first, on: axis)
    let breadths = FrameColumn(lengthsOf: frames + first, on: axis.cross)
    guard breadth.isUsable, lengths[index] >= 0, breadths[index] >= 0, breadths[index] <= breadth,
      (0..<count).contains(where: { breadths[$0] == breadth })
    else { return nil }
    let across = FrameColumn(positionsOf: frames + first, on: axis.cross)
    across[index] = stack.role(on: axis.cross).start(of: breadths[index], in: breadth)
    let along = FrameColumn(positionsOf: frames + first, on: axis)
    let (record, isEven) = (stacks[Int(stack.payload)], !stack.flags.has(.unevenGaps))
    func gap(before index: Int) -> Double { isEven ? record.gap : gaps[first + index] }
    let start = index == 0 ? 0 : along[index - 1] + (lengths[index - 1] + gap(before: index))
    var line = LineEnd(position: start, length: lengths[index])
    along[index] = start
    for child in index + 1..<count {
      line.advance(over: gap(before: child))
      along[child] = line.position
      line.length = lengths[child]
    }
    if unit.isSet { roundPositions(in: Int(nodes[first].parent)) }
    return unit.up(line.total)
  }
}

extension NodeRecord {
  /// Whether the node is a stack in which nothing depends on anything but its children's sizes.
  fileprivate var isPlainRigidStack: Bool {
    isPlainStack && flags.isRigid && spacing == SpacingClass.generic
      && !flags.hasAny(.unlikeChildren)
      && flags.isDisjoint(with: [.horizontalGuides, .verticalGuides])
  }

  /// Whether the size is all that such a stack has to know of this child.
  fileprivate var isPlainRigidChild: Bool {
    flags.isRigid && !flags.has(.unmeasured) && spacing == SpacingClass.generic
      && flags.isDisjoint(with: .allGuides) && !flags.hasAny(.anyPriority)
  }

  /// Whether the node is a stack whose children line up by frame guides.
  fileprivate var isPlainStack: Bool {
    kind == .stack && !flags.has(.explicitAcross) && role(on: axis.cross) != .custom
  }
}

extension LengthSummary {
  /// Whether the length is known to be the same for all proposals.
  fileprivate var isConstant: Bool { minimum == ideal && ideal == maximum }

  /// Returns the greatest lengths of some nodes after those of one of them have changed; `nil` if
  /// they do not follow from the arguments.
  fileprivate func replacing(_ old: LengthSummary, by new: LengthSummary) -> LengthSummary? {
    func greatest(_ greatest: Double, _ old: Double, _ new: Double) -> Double? {
      if old.bitPattern == new.bitPattern { return greatest }
      // A node whose length is unknown or negative makes the greatest length unknown.
      guard old >= 0, !greatest.isNaN else { return old >= 0 ? greatest : nil }
      guard new >= 0 else { return .nan }
      if new > greatest { return new }
      return old < greatest ? greatest : nil
    }
    guard let minimum = greatest(minimum, old.minimum, new.minimum),
      let ideal = greatest(ideal, old.ideal, new.ideal),
      let maximum = greatest(maximum, old.maximum, new.maximum)
    else { return nil }
    return LengthSummary(minimum: minimum, ideal: ideal, maximum: maximum)
  }
}
