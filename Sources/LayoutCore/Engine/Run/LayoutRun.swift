/// One layout of a tree, from the root's proposal to the last frame.
extension TreeStorage {
  /// Lays the tree out for a proposal to its root.
  func layOut(
    _ proposal: Proposal, direction: LayoutDirection, in window: Window,
    reporting problems: [DiagnosticText] = []
  ) {
    if !problems.isEmpty || !findings.proposal.isEmpty {
      // Nobody else reads this storage, and what was read of it has the reports of the last layout.
      reading.forget()
      findings.proposal = problems
    }
    work.statistics = LayoutStatistics()
    setDirection(direction)
    self.window = window
    self.window.proposal = proposal
    // Proxies of an earlier layout, if there are any, are in use nowhere.
    work.useMark = nil
    layOutEverything(proposal)
    // Content that is described in a layout belongs to the tree around it, which is laid out again.
    if work.isRefused, !work.hasAskedTooMuch, host == nil, CallStackGuard.hasLargerStack {
      CallStackGuard.onLargeStack { self.layOutEverything(proposal) }
    }
    work.useMark?.endLayout()
  }

  private func layOutEverything(_ proposal: Proposal) {
    begin()
    if hasLateNodes {
      layOutInRounds(proposal)
    } else {
      layOutOnce(proposal)
    }
    end()
  }

  /// Measures and places everything that is described so far.
  private func layOutOnce(_ proposal: Proposal) {
    defer { forgetMergedGuides() }
    work.written.note(0)
    if needsSpace { prepareSpaceForSummaries() }
    refreshSummaries()
    resumeStacks(proposal)
    _ = measure(0, proposal)
    // Custom layouts are told their position in the window.
    window.center(frames[0].size, direction, unit)
    if !work.isRefused { settleIfMoved(0) }
    if needsSpace, !work.isRefused { settleInSpace() }
  }

  /// Lays out a tree with nodes that depend on where others are.
  ///
  /// Frames relative to a container are known once the container is, and the lengths of rows once
  /// they come in sight. The size of what is around them may in turn depend on both. So this
  /// repeats until nothing changes, up to a maximum number of rounds. In space it does at least
  /// once, because the rows give their container its depth.
  private func layOutInRounds(_ proposal: Proposal) {
    defer {
      if host == nil {
        forgetRowTrees()
        // A closure of the tree's own may have looked for an id meanwhile.
        reading.nestedTreeIndex.forget()
      }
    }
    work.container = containerAroundTree
    let described = findLateNodes()
    keepNestedTrees(of: described)
    work.isBeginning = true
    _ = updateContainerFrames(described.containerFrames)
    prepareRows(described.rows, breadthOf: proposal)
    work.isBeginning = false
    guard let late = layOutUntilSettled(described, proposal) else { return }
    reportContainerFrames(described.containerFrames)
    reportTransforms(of: late.movers)
    if needsSpace, !late.rows.isEmpty, !work.isRefused { settleRowsInSpace() }
    if !work.asksForSize, !work.awaitsPlace {
      findLooks(of: late.looks)
      readContents(late.readers)
    }
    guard !work.isRefused, !nodes[0].flags.has(.settled) else { return }
    // Reading guides may have let clients ask their subviews again.
    settleAgain()
    moveContentsForGood(of: late.movers)
  }

  /// Lays out everything, in as many rounds as it takes.
  ///
  /// - Returns: the late nodes that are shown; `nil` if the tree was refused.
  private func layOutUntilSettled(_ described: LateNodes, _ proposal: Proposal) -> LateNodes? {
    var round = 1
    while true {
      layOutOnce(proposal)
      guard !work.isRefused else { return nil }
      var leftOut = LeftOutNodes(storage: self)
      let late = described.filter { !leftOut.contains($0) }
      moveContents(of: late.movers)
      guard needsAnotherRound(after: round, described, late) else { return late }
      if round == Self.maxRounds {
        reportUnsettledRounds()
        layOutOnce(proposal)
        moveContentsForGood(of: late.movers)
        return late
      }
      round += 1
    }
  }

  private func needsAnotherRound(
    after round: Int, _ described: LateNodes, _ late: LateNodes
  ) -> Bool {
    // Views that were left out may fit once their frames have lengths.
    let hasOtherFrames = updateContainerFrames(described.containerFrames)
    // Rows wait for the frames around them, so that they are not measured for a passing breadth.
    if hasOtherFrames, round < Self.maxRounds { return true }
    if updateRows(late.rows) || hasOtherFrames { return true }
    if late.movers.contains(where: scrollsOn) { return true }
    // The rows give their container its depth.
    return round == 1 && needsSpace && !late.rows.isEmpty && !(work.awaitsPlace && isDeeplyNested)
  }

  private func reportUnsettledRounds() {
    report(
      .unsettled, 0,
      DiagnosticText(
        "has frames inside that depend on a container which depends on them, and did not settle in "
          + "\(Self.maxRounds) rounds", outcome: "those of the last round are used",
        remedy: "Give the container a size that does not depend on its content"),
      isOfOneLayout: true)
  }

  /// Moves the content of nodes that extend into the unsafe area, of scroll views, and of nodes
  /// with a transform that follows from their size, from the outside in.
  private func moveContents(of nodes: [Int]) {
    defer { forgetMoverOrigins() }
    for node in nodes {
      rememberOrigin(ofMover: node)
      switch geometry(of: node)?.role {
      case .ignoringSafeArea(let regions, let edges):
        extendIntoUnsafeArea(node, regions, edges)
      case .scroll: scroll(node)
      case .transform(let transform): findTransform(of: node, transform)
      default: break
      }
    }
  }

  /// Moves contents where no round follows. What is scrolled to a view inside other content follows
  /// that content, which moves later.
  private func moveContentsForGood(of nodes: [Int]) {
    for _ in 0..<Self.maxRounds {
      moveContents(of: nodes)
      if !nodes.contains(where: scrollsOn) { return }
    }
  }

  /// Lays out a tree again whose place has changed since its last layout.
  func layOutAgain() {
    work.statistics = LayoutStatistics()
    begin()
    layOutInRounds(proposals[0])
    end()
  }

  /// The maximum number of rounds for settling what depends on geometry.
  static var maxRounds: Int { 8 }

  /// Returns whether the frames are those for a proposal already.
  func isLaidOut(for proposal: Proposal, _ direction: LayoutDirection, in window: Window) -> Bool {
    pending.isEmpty && direction == self.direction
      && !nodes[0].flags.has(.unmeasured) && nodes[0].flags.has(.settled)
      && isCurrent(0, nodes[0].flags, proposal) && window.isSame(as: self.window)
      && (!hasLateNodes || areLateNodesLaidOut(for: proposal, in: window))
  }

  /// Returns whether what depends on the window or on a container around the tree is up to date.
  @inline(never) private func areLateNodesLaidOut(for proposal: Proposal, in window: Window) -> Bool
  {
    (window.size != nil || proposal.isIdentical(to: self.window.proposal))
      && (work.container == containerAroundTree || !readsContainer)
  }

  /// The size of the container around a nested tree; `nil` at the top.
  private var containerAroundTree: Size? { host == nil ? nil : containerSize(around: 0) }

  private func begin() {
    reading.forget()
    findings.beginLayout()
    beginQuestions()
    work.isRefused = false
    work.hasAskedTooMuch = false
    work.deepNestedTrees = 0
    if !work.asksForSize { work.sizes = [:] }
    work.depth = window.depth
    // Those of the layout before may be of other nodes.
    space.places = []
    memory.reserve(answersOf: layouts.count, nodeCount: count)
  }

  private func end() {
    endQuestions()
    if layouts.isEmpty { memory.expectAnotherProposal() }
    if work.isRefused { refuse() }
    work.written.complete(nodes)
  }

  /// Lays nothing out, because the tree is being laid out by too many closures or layouts of its
  /// own.
  func refuseNestedLayout() {
    reading.forget()
    findings.beginLayout()
    forgetFrames()
    report(
      .unsettled, 0,
      DiagnosticText(
        "the tree is laid out by its own layout", outcome: "nothing was laid out",
        remedy: "Don't call layout from a closure or a layout that is part of the tree",
        subject: .none), isOfOneLayout: true)
  }

  /// Refuses the layout, if the tree did not fit on the thread's stack, or its questions would have
  /// had no end.
  private func refuse() {
    forgetFrames()
    if work.hasAskedTooMuch { reportQuestions() } else { reportDepth() }
  }

  /// Gives every node an empty frame.
  private func forgetFrames() {
    work.written.forget()
    for node in 0..<count {
      frames[node] = nodes[node].kind == .fixed ? frames[node] : .zero
      frames[node].origin = .zero
      nodes[node].flags.formUnion(.stale)
      memory.forget(node)
    }
    frames[0] = .zero
    space.places = []
    pending.addAll()
  }

  private func reportDepth() {
    // A tree with few levels can be too deep only because of guides that read each other.
    let isHigh = height > NodeExtent.recursionSafeHeight
    report(
      .tooDeep, 0,
      DiagnosticText(
        isHigh
          ? "the tree is \(height) levels deep, more than this thread's stack can carry"
          : "more alignment guides ask for each other than this thread's stack can carry",
        outcome: "nothing was laid out",
        remedy: "Lay it out on a thread with a larger stack, or with fewer "
          + (isHigh ? "levels" : "guides"), subject: .none), isOfOneLayout: true)
  }

  private func reportQuestions() {
    report(
      .tooManyQuestions, 0,
      DiagnosticText(
        "views inside each other ask for so many sizes that there would be no end",
        outcome: "nothing was laid out",
        remedy: "Put fewer levels of stacks and views with the aspect ratio of their content, or "
          + "of layouts that try several sizes, into each other", subject: .none),
      isOfOneLayout: true)
  }
}
