/// Summaries: what is known of a node without asking it anything.
///
/// A container asks each child for its minimum, ideal and maximum length before it shares out
/// space. Where these follow from the children's own summaries, they are computed once, from the
/// leaves up, and no question goes further down. This is exact, not an estimate: a summary contains
/// NaN where a length is not known, or depends on the proposal for the other axis.
extension TreeStorage {
  /// Brings all summaries up to date.
  func refreshSummaries() {
    defer { pending.clear() }
    work.path.clear()
    if case .many = pending.changed { return refreshSummaries(below: 0) }
    if case .one(let node, _, _) = pending.changed, pending.built.count > 0 {
      summariseChangedLeaf(Int(node))
    }
    summariseBuilt()
    if case .one(let node, let amongSettled, let inSettled) = pending.changed {
      refreshSummaries(
        from: Int(node), amongSettled: amongSettled, mayResume: inSettled && mayResume)
    }
  }

  /// Summarises new nodes, children first.
  ///
  /// The fastest way is to go through their list backwards. A tree that exceeds the processor's
  /// caches is traversed from the root instead: memory is then read in ascending order, where
  /// prefetching outweighs the longer way.
  private func summariseBuilt() {
    let built = pending.built
    if built.count > 0,
      built.count > Self.maxBuiltBackwards || !options.shortcuts.contains(.backwards)
    {
      return refreshSummaries(below: Int(built[0]))
    }
    var index = built.count
    while index > 0 {
      index &-= 1
      let node = Int(built[index])
      if nodes[node].flags.has(.unsummarised) { summarise(node) }
    }
  }

  private static var maxBuiltBackwards: Int { 1 << 16 }

  /// Summarises a leaf that has changed since it was built, before what was built around it.
  private func summariseChangedLeaf(_ node: Int) {
    guard nodes[node].kind.isLeaf, nodes[node].flags.has(.unsummarised) else { return }
    summarise(node)
  }

  /// Summarises a node and its ancestors, up to where a summary stays the same.
  ///
  /// Shortcut: ancestors further out are measured again but keep their summaries.
  ///
  /// Exact because nothing that they know of their children has changed.
  private func refreshSummaries(from changed: Int, amongSettled: Bool, mayResume: Bool) {
    var node = changed
    var hasChanged = true
    // The node just inside and its previous summary, if nothing else that containers read has
    // changed.
    var inner: (node: Int, before: SummaryRecord)?
    if let old = pending.replaced {
      summariseChangedLeaf(node)
      if seemsSame(node, as: old.record, old.priority) {
        hasChanged = !summaries[node].isIdentical(to: old.summary)
        inner = (node, old.summary)
        if mayResume, let range = old.range {
          // The stack asks for the same as before, and leaves the node there.
          if nodes[node].flags.has(.unmeasured) { proposals[node] = old.proposal }
          frames[node].origin = old.frame.origin
          addStep(over: node, before: range, old.frame.size)
        }
      }
      node = Int(nodes[node].parent)
    }
    while node >= 0 {
      work.written.note(node)
      let (summary, size) = (summaries[node], frames[node].size)
      let range = mayResume ? rangeInStack(of: node) : .unknown
      if summaryFollowsFromChildren(of: node),
        !hasChanged || inner.map({ resumeSummary(of: node, at: $0.node, $0.before) }) == true
      {
        hasChanged = hasChanged && !summaries[node].isIdentical(to: summary)
        inner = (node, summary)
        if mayResume { addStep(over: node, before: range, size) }
        nodes[node].flags.subtract(.unsummarised)
        memory.forget(node)
        // A custom layout's cache may hold anything.
        if nodes[node].kind == .layout { layouts[Int(nodes[node].payload)].isCurrent = false }
        forgetGridAnswers(node)
      } else if nodes[node].flags.has(.unsummarised) {
        // The changed node itself may be new, and then is summarised already.
        let (record, priority) = (nodes[node], priority(of: node))
        let isResumed =
          amongSettled && node == Int(nodes[changed].parent) && resumeRigidStack(node, at: changed)
        if !isResumed { summarise(node) }
        // For the changed node, the summary may be the new one already.
        let isLikeBefore = node != changed && seemsSame(node, as: record, priority)
        hasChanged = !isLikeBefore || !summaries[node].isIdentical(to: summary)
        inner = isLikeBefore ? (node, summary) : nil
        if mayResume, isLikeBefore { addStep(over: node, before: range, size) }
      }
      node = Int(nodes[node].parent)
    }
  }

  /// Returns whether what containers read of a node is what it was before it changed, except for
  /// its summary.
  private func seemsSame(_ node: Int, as record: NodeRecord, _ priority: Double) -> Bool {
    keepSpacing(of: node, as: record)
    return nodes[node].seemsSame(as: record) && self.priority(of: node) == priority
  }

  /// Returns whether a node's summary follows entirely from its children's summaries and flags. It
  /// must contain no answers that were asked for, and no traits that a cell passes to a grid from
  /// further inside.
  private func summaryFollowsFromChildren(of node: Int) -> Bool {
    if nodes[node].flags.has(.probed) || !options.shortcuts.contains(.keptSummaries) {
      return false
    }
    return nodes[node].kind != .grid || grids[Int(nodes[node].payload)].children.arePlain
  }

  /// Whether stacks on the path to a change may resume from what they know. In a tall tree they may
  /// not, because each that cannot resume after all could ask everything inside it again.
  private var mayResume: Bool {
    options.shortcuts.contains(.resuming) && !hasLateNodes && !space.isUsed
      && height <= NodeExtent.recursionSafeHeight
  }

  /// Summarises all out-of-date nodes in a subtree: children first, and siblings in order, which is
  /// how they follow each other in storage.
  @inline(never) private func refreshSummaries(below root: Int) {
    guard nodes[root].flags.has(.unsummarised) else { return }
    let start = scratch.numberCount
    scratch.push(root)
    while scratch.numberCount > start {
      let node = scratch.pop()
      if node < 0 {
        // The children were pushed after this mark, so they are done.
        summarise(-1 - node)
        continue
      }
      scratch.push(-1 - node)
      let children = children(of: node)
      // Most nodes are leaves. They wait for nothing, so they need no place in the list.
      for child in children where nodes[child].flags.has(.unsummarised) && nodes[child].count == 0 {
        summarise(child)
      }
      for child in children.reversed() where nodes[child].flags.has(.unsummarised) {
        scratch.push(child)
      }
    }
  }

  /// Summarises a node whose children are summarised.
  @inline(__always) func summarise(_ node: Int) {
    work.statistics.summaries &+= 1
    work.written.note(node)
    if nodes[node].kind == .measured { summariseMeasured(node) } else { summariseOther(node) }
  }

  private func summariseOther(_ node: Int) {
    // The record is changed in place: a copy written elsewhere would have to be read back, which
    // waits for the write.
    let record = nodes + node
    let kind = record.pointee.kind
    record.pointee.flags = record.pointee.flags.intersection(.described).union(.unmeasured)
    if !memory.isEmpty { memory.forget(node) }
    if kind.isLeaf {
      describeLeaf(node, &record.pointee)
    } else if kind.isUnary {
      record.pointee.spacing = spacingClass(ofModifier: node)
      summariseModifier(node, &record.pointee)
    } else {
      summariseContainer(node, record)
    }
    if record.pointee.attributes >= 0 { applyAttributes(of: node, to: &record.pointee) }
    if !kind.isLeaf, everyProposalCounts || record.pointee.flags.has(.volumetric) {
      summaries[node] = .unknown
      record.pointee.flags.formUnion(.everythingOnProposal)
    }
    if record.pointee.flags.isRigid { rememberRigidSize(node) }
    resolveSpacingEarly(node)
  }

  @inline(__always) private func summariseContainer(
    _ node: Int, _ record: UnsafeMutablePointer<NodeRecord>
  ) {
    if record.pointee.count == 0 { return summariseEmptyContainer(node, &record.pointee) }
    switch record.pointee.kind {
    case .stack: summariseStack(node, &record.pointee)
    case .zstack: summariseOverlap(node, &record.pointee)
    case .grid:
      // A rigid grid measures its cells meanwhile, which may use the record.
      var grid = record.pointee
      summariseGrid(node, &grid)
      record.pointee = grid
    default: summariseLayout(&record.pointee)
    }
  }

  /// Whether every proposal counts even if it makes no difference in the plane, because a depth may
  /// depend on it.
  private var everyProposalCounts: Bool {
    !options.shortcuts.contains(.summaries) || space.readsSizes
  }

  /// Computes a node's spacing now if the tree is tall, because computing it later might recurse
  /// too deeply.
  func resolveSpacingEarly(_ node: Int) {
    if height > NodeExtent.recursionSafeHeight, nodes[node].spacing == SpacingClass.unresolved {
      _ = spacing(of: node)
    }
  }

  /// Marks a rigid node as measured: its size never changes.
  private func rememberRigidSize(_ node: Int) {
    let summary = summaries[node]
    guard !summary.hasUnknownIdeal else { return }
    frames[node].size = Size(summary.width.ideal, summary.height.ideal)
    nodes[node].flags.subtract(.unmeasured)
  }
}

extension NodeRecord {
  /// Returns whether a container that reads both records sees no difference.
  fileprivate func seemsSame(as other: NodeRecord) -> Bool {
    let read: NodeFlags = [
      .everythingOnProposal, .allGuides, .hasPriority, .lowestPriority, .inherited,
    ]
    // A spacing that was not asked for, before and after, has not entered any spacing further out:
    // that would have been computed from this one.
    return flags.intersection(read) == other.flags.intersection(read) && spacing == other.spacing
  }
}
