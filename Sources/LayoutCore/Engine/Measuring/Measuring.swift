/// Measuring: proposals go down, sizes come up.
///
/// A chain of modifiers is walked in a loop: down with the proposals, up with the sizes. Only
/// containers recurse, once for each level of containers.
extension TreeStorage {
  /// Returns the size of a node for a proposal. The node's frame and proposal are then those of
  /// this answer.
  func measure(_ node: Int, _ proposal: Proposal) -> Size {
    if let size = knownSize(of: node, for: proposal) { return size }
    if nodes[node].kind.isUnary { return measureModifiers(node, proposal) }
    return measureContainer(node, for: proposal)
  }

  /// Returns the size of a node for a proposal, when only the size is wanted; the node's frame may
  /// stay that of an earlier answer.
  ///
  /// Shortcut: a node whose summary contains the answer is not asked.
  ///
  /// Exact because it would give the same answer. Its frame does not matter yet, because the node
  /// is measured again before it is placed.
  func answer(of node: Int, to proposal: Proposal) -> Size {
    let flags = nodes[node].flags
    guard options.shortcuts.contains(.clientAnswers), !flags.has(.volumetric) else {
      return measure(node, proposal)
    }
    if nodes[node].kind == .layout {
      if !flags.has(.unmeasured), isCurrent(node, flags, proposal) { return frames[node].size }
      return memory.answer(of: node, to: proposal) ?? askClientLayout(node, for: proposal)
    }
    return summarisedSize(of: node, for: proposal) ?? measure(node, proposal)
  }

  /// The same for a proposal that is rounded down to whole units.
  @inline(never) func answer(of node: Int, toRounded proposal: Proposal) -> Size {
    answer(of: node, to: unit.down(proposal))
  }

  /// The size of a node that has just been asked for it, or takes what it is proposed.
  @inline(__always) func sizeAtHand(of node: Int, for proposal: Proposal) -> Size? {
    let flags = nodes[node].flags
    if !flags.hasAny(.unsure), isCurrent(node, flags, proposal) { return frames[node].size }
    return nodes[node].kind == .flexible ? measureFlexibleLeaf(node, proposal) : nil
  }

  /// Returns the size of a node for a proposal if that takes no work: it was the last question, or
  /// the difference matters to nothing inside, or the node is a leaf.
  @inline(__always) func knownSize(of node: Int, for proposal: Proposal) -> Size? {
    let record = nodes[node]
    if !record.flags.hasAny(.unsure), isCurrent(node, record.flags, proposal) {
      return frames[node].size
    }
    if let size = sizeIfUnwrapped(of: node, for: proposal) { return size }
    return record.kind.isLeaf ? measureLeaf(node, record, for: proposal) : nil
  }

  /// Returns whether a node's frame is also the answer to a proposal.
  @inline(__always) func isCurrent(_ node: Int, _ flags: NodeFlags, _ proposal: Proposal) -> Bool {
    if flags.isRigid { return true }
    let answered = proposals[node]
    return
      (!flags.has(.anythingOnWidth) || answered.width.bitPattern == proposal.width.bitPattern)
      && (!flags.has(.anythingOnHeight)
        || answered.height.bitPattern == proposal.height.bitPattern)
  }

  /// Records a node's answer.
  @inline(__always) func record(
    _ size: Size, of node: Int, for proposal: Proposal, _ state: NodeFlags
  ) {
    frames[node].size = size
    proposals[node] = proposal
    nodes[node].flags.subtract(.everyState)
    nodes[node].flags.formUnion(state)
  }
}

// MARK: - Leaves

extension TreeStorage {
  private func measureLeaf(_ node: Int, _ record: NodeRecord, for proposal: Proposal) -> Size {
    let size =
      switch record.kind {
      case .fixed: frames[node].size
      case .measured: ask(leaf: Int(record.payload), proposal, node: node)
      default:
        Size(
          length(of: record, on: .horizontal, for: proposal.width),
          length(of: record, on: .vertical, for: proposal.height))
      }
    return unit.isSet
      ? noteRounded(size, ofLeaf: node, for: proposal) : note(size, ofLeaf: node, for: proposal)
  }

  @inline(never) private func noteRounded(
    _ size: Size, ofLeaf node: Int, for proposal: Proposal
  ) -> Size { note(unit.up(size), ofLeaf: node, for: proposal) }

  /// Measures a leaf that takes the proposed size.
  @inline(__always) func measureFlexibleLeaf(_ node: Int, _ proposal: Proposal) -> Size {
    note(FlexibleLeaf.size(for: proposal), ofLeaf: node, for: proposal)
  }

  /// Records a leaf's answer.
  @inline(__always) private func note(
    _ size: Size, ofLeaf node: Int, for proposal: Proposal
  ) -> Size {
    work.statistics.evaluations += 1
    frames[node].size = size
    proposals[node] = proposal
    nodes[node].flags.subtract(.unanswered)
    return size
  }
}
