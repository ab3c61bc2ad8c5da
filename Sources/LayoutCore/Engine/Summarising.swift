/// Summaries: what is known of a node without asking it anything.
///
/// A container asks each child for its least, ideal and greatest length before it shares out space.
/// Where those follow from the children's own summaries, they are computed once, from the leaves up,
/// and no question descends. That is exact, not an estimate: a summary says NaN where the length is
/// not known, or depends on the proposal for the other axis.
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

  /// Summarises what was built, children first.
  ///
  /// The quickest way goes through the list of it backwards. More than the processor's own memory holds is
  /// gone through upwards instead: memory that has to be waited for is fetched ahead of time in that
  /// direction, which outweighs the longer way.
  private func summariseBuilt() {
    let built = pending.built
    if built.count > Self.maxBuiltBackwards { return refreshSummaries(below: Int(built[0])) }
    var index = built.count
    while index > 0 {
      index &-= 1
      let node = Int(built[index])
      if nodes[node].flags.has(.unsummarised) { summarise(node) }
    }
  }

  private static var maxBuiltBackwards: Int { 1 << 16 }

  /// Shortcut: whether a stack finds no difference between a leaf and the one before it but in their
  /// summaries, so that it can go on from what it knows.
  ///
  /// Exact because neither has attributes, which are all that a stack could read beside.
  private func seemsSame(_ node: Int, as leaf: ReplacedLeaf) -> Bool {
    let record = nodes[node]
    return record.kind.isLeaf && record.attributes < 0 && record.seemsSame(as: leaf.record)
  }

  /// Summarises a leaf that has changed since it was built, before what was built around it.
  private func summariseChangedLeaf(_ node: Int) {
    guard nodes[node].kind.isLeaf, nodes[node].flags.has(.unsummarised) else { return }
    summarise(node)
  }

  /// Summarises a node and those around it, up to where a summary stays the same.
  ///
  /// Shortcut: nodes further out are measured again, but nothing that they know of their children has
  /// changed.
  private func refreshSummaries(from changed: Int, amongSettled: Bool, mayResume: Bool) {
    var node = changed
    var hasChanged = true
    // The node just inside, with its summary from before, if containers read nothing else that is new.
    var inner: (node: Int, before: SummaryRecord)?
    if let leaf = pending.replaced {
      summariseChangedLeaf(node)
      if seemsSame(node, as: leaf) {
        hasChanged = !summaries[node].isIdentical(to: leaf.summary)
        inner = (node, leaf.summary)
      }
      node = Int(nodes[node].parent)
    }
    while node >= 0 {
      let (summary, size) = (summaries[node], frames[node].size)
      if summaryFollowsFromChildren(of: node),
        !hasChanged || inner.map({ resumeSummary(of: node, at: $0.node, $0.before) }) == true
      {
        hasChanged = hasChanged && !summaries[node].isIdentical(to: summary)
        inner = (node, summary)
        if mayResume { addStep(over: node, before: summary, size: size) }
        nodes[node].flags.subtract(.unsummarised)
        memory.forget(node)
        // A client's cache may hold anything.
        if nodes[node].kind == .layout { layouts[Int(nodes[node].payload)].isCurrent = false }
        forgetGridAnswers(node)
      } else if nodes[node].flags.has(.unsummarised) {
        // The changed node itself may have been built just now, and then is summarised already.
        let (record, priority) = (nodes[node], priority(of: node))
        let isResumed =
          amongSettled && node == Int(nodes[changed].parent)
          && resumeRigidStack(node, at: changed)
        if !isResumed { summarise(node) }
        // The summary of the changed node may be the new one already.
        let isLikeBefore =
          node != changed && nodes[node].seemsSame(as: record)
          && self.priority(of: node) == priority
        hasChanged = !isLikeBefore || !summaries[node].isIdentical(to: summary)
        inner = isLikeBefore ? (node, summary) : nil
        if mayResume, isLikeBefore { addStep(over: node, before: summary, size: size) }
      }
      node = Int(nodes[node].parent)
    }
  }

  /// Whether a node's summary has nothing in it but what its children's summaries and flags say: no
  /// answers that were asked for, and nothing that a cell says to a grid from deep inside.
  private func summaryFollowsFromChildren(of node: Int) -> Bool {
    if nodes[node].flags.has(.probed) { return false }
    return nodes[node].kind != .grid || grids[Int(nodes[node].payload)].children.arePlain
  }

  /// Whether stacks on the way to a change may go on from what they know. In a tall tree, each that has
  /// to begin anew after all might ask those inside again.
  private var mayResume: Bool {
    options.usesShortcuts && !hasLateNodes && !space.isUsed
      && height <= NodeExtent.harmlessHeight
  }

  /// Summarises all nodes out of date below and including a node: children first, and siblings from the first
  /// to the last, which is how they follow each other in storage.
  @inline(never) private func refreshSummaries(below root: Int) {
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
      for child in children(of: node).reversed() where nodes[child].flags.has(.unsummarised) {
        scratch.push(child)
      }
    }
  }

  /// Summarises a node whose children are summarised.
  @inline(__always) func summarise(_ node: Int) {
    work.statistics.summaries += 1
    if nodes[node].kind == .measured { summariseMeasured(node) } else { summariseOther(node) }
  }

  private func summariseOther(_ node: Int) {
    // The record is changed where it is: to be read back from elsewhere, it would have to be waited for.
    let record = nodes + node
    let kind = record.pointee.kind
    record.pointee.flags = record.pointee.flags.intersection(.described).union(.unmeasured)
    memory.forget(node)
    if kind.isLeaf {
      describeLeaf(node, &record.pointee)
    } else if kind.isUnary {
      record.pointee.spacing = spacingClass(ofModifier: node)
      summariseModifier(node, &record.pointee)
    } else {
      summariseContainer(node, record)
    }
    if record.pointee.attributes >= 0 { applyAttributes(of: node, to: &record.pointee) }
    if !kind.isLeaf, asksInFull || record.pointee.flags.has(.volumetric) {
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
      // The cells of a rigid grid are measured meanwhile.
      var grid = record.pointee
      summariseGrid(node, &grid)
      record.pointee = grid
    default: summariseLayout(&record.pointee)
    }
  }

  /// Whether every proposal counts, though it makes no difference in the plane: a depth may depend on it.
  private var asksInFull: Bool { !options.usesShortcuts || space.readsSizes }

  /// In a tall tree, working a spacing out later might descend too far.
  func resolveSpacingEarly(_ node: Int) {
    if height > NodeExtent.harmlessHeight, nodes[node].spacing == SpacingClass.unresolved {
      _ = spacing(of: node)
    }
  }

  /// A size that never changes counts as measured for every proposal.
  private func rememberRigidSize(_ node: Int) {
    let summary = summaries[node]
    guard !summary.width.ideal.isNaN, !summary.height.ideal.isNaN else { return }
    frames[node].size = Size(summary.width.ideal, summary.height.ideal)
    nodes[node].flags.subtract(.unmeasured)
  }
}

extension NodeRecord {
  /// Whether a container that reads both records finds no difference.
  fileprivate func seemsSame(as other: NodeRecord) -> Bool {
    let read: NodeFlags = [
      .everythingOnProposal, .allGuides, .hasPriority, .lowestPriority, .inherited,
    ]
    // Spacings in the table may differ although their class is the same. One that nobody has asked for,
    // before and after, is part of no spacing around it: that would have been worked out from this one.
    return flags.intersection(read) == other.flags.intersection(read) && spacing == other.spacing
      && spacing < 0
  }
}
