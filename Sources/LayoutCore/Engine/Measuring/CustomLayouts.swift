/// Custom layouts: measured, placed and asked for guides through their proxies.
extension TreeStorage {
  func measureLayout(_ node: Int, _ record: NodeRecord, for proposal: Proposal) -> Size {
    let size = withLayout(at: node, record) { layout, pass in
      pass.size(of: layout, at: node, record, for: unit.down(proposal))
    }
    layouts[Int(record.payload)].isMeasured = true
    return usable(Size(size ?? .zero), for: proposal, of: node)
  }

  /// Lets a layout place its subviews, unless they are where it would put them.
  ///
  /// A client's is asked for nothing twice that it has answered last: otherwise each change beside
  /// it, after which it has the same size in the same place, would let it place its subviews again.
  func placeLayout(_ node: Int, _ record: NodeRecord, in size: Size, for proposal: Proposal) {
    let (index, origin) = (Int(record.payload), originOfLayout(node))
    if layouts[index].answers.isPlaced, isUpToDate(index, record),
      origin == layouts[index].origin, layouts[index].answers.areFor(size, proposal),
      isClientsLayout(node)
    {
      return
    }
    layouts[index].origin = origin
    let unanswered = work.unansweredQuestions
    let bounds = CGRect(origin: CGPoint(x: origin.x, y: origin.y), size: size.cgSize)
    withLayout(at: node, record) { layout, pass in
      if !layouts[index].isMeasured { measureFirst(layout, pass, node, record, for: proposal) }
      placeSubviews(of: node, in: bounds, proposal: proposal) {
        pass.placeSubviews(of: layout, at: node, record, in: bounds, for: unit.down(proposal))
      }
    }
    if !work.isRefused, work.unansweredQuestions == unanswered {
      layouts[index].answers.notePlacement(for: size, proposal)
    }
  }

  /// Asks a layout for its size, because its cache is newer than the last answer: it places with
  /// what measuring has left there. The cache of a tree's copy is new, and so is one for another
  /// depth.
  @inline(never) private func measureFirst(
    _ layout: LayoutBox, _ pass: LayoutPass, _ node: Int, _ record: NodeRecord,
    for proposal: Proposal
  ) {
    _ = pass.size(of: layout, at: node, record, for: unit.down(proposal))
    layouts[Int(record.payload)].isMeasured = true
  }

  /// Whether what is known of a layout's answers still holds.
  private func isUpToDate(_ layout: Int, _ record: NodeRecord) -> Bool {
    layouts[layout].isOwn && layouts[layout].isCurrent && !record.flags.has(.volumetric)
  }

  /// Returns where a layout puts a guide. The last answer along each axis is remembered.
  func layoutPosition(of guide: GuideKey, in node: Int, _ record: NodeRecord) -> Double? {
    let index = Int(record.payload)
    let (size, proposal) = (frames[node].size, proposals[node])
    if layouts[index].answers.areFor(size, proposal), isUpToDate(index, record),
      let known = layouts[index].answers.position(of: guide)
    {
      return known
    }
    guard !isStackLow() else { return nil }
    defer { forgetArrangement(of: node) }
    let bounds = CGRect(origin: .zero, size: frames[node].size.cgSize)
    let unanswered = work.unansweredQuestions
    let position = withLayout(at: node, record) { layout, pass in
      if !layouts[index].isMeasured { measureFirst(layout, pass, node, record, for: proposal) }
      return layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal.viewSize,
        subviews: pass.subviews(of: node, record))
    }
    guard let answer = position else { return nil }
    if answer?.isUsable ?? true, !work.isRefused, work.unansweredQuestions == unanswered {
      layouts[index].answers.note(answer.map { Double($0) }, of: guide, for: size, proposal)
    }
    guard let position = answer else { return nil }
    if position.isUsable { return Double(position) }
    if Size(bounds.size).isFinite {
      report(
        number: "answers \(position.inDiagnostics) for an alignment guide", node,
        "the guide is ignored")
    }
    return nil
  }

  /// Marks a node's children to be placed again, because a client asked them something afterwards.
  private func forgetArrangement(of node: Int) {
    guard nodes[node].flags.has(.arranged) else { return }
    nodes[node].flags.subtract(.arranged)
    unsettle(from: node)
  }

  func spacing(ofLayout node: Int) -> ViewSpacing {
    let record = nodes[node]
    defer { if record.flags.has(.arranged) { forgetArrangement(of: node) } }
    let spacing = withLayout(at: node, record) { layout, pass in
      layout.spacing(subviews: pass.subviews(of: node, record))
    }
    return spacing ?? .generic
  }

  /// Calls a layout that is ready for its subviews. The question gets these from the pass.
  ///
  /// No references are counted for that. During the call, a client that changes the tree changes
  /// another storage, and the pass ends after the call.
  ///
  /// - Returns: the answer; `nil` if a call to the layout is already in progress. This happens when
  ///   another layout kept dimensions that lead back here; the cache is in use then, so there is no
  ///   answer.
  @inline(__always) private func withLayout<Answer>(
    at node: Int, _ record: NodeRecord, _ question: (LayoutBox, LayoutPass) -> Answer
  ) -> Answer? {
    let index = Int(record.payload)
    let pass = pass()
    if !layouts[index].isCurrent || record.flags.has(.volumetric) && isOfAnotherDepth(index) {
      prepare(node, record, pass)
    }
    if layouts[index].answers.isPlaced { layouts[index].answers.noteQuestion() }
    return Unmanaged.passUnretained(layouts[index].box)._withUnsafeGuaranteedRef { layout in
      guard !layout.isBeingAsked else { return reportRecursion(of: node) }
      layout.isBeingAsked = true
      defer { layout.isBeingAsked = false }
      return pass._withUnsafeGuaranteedRef { pass in question(layout, pass) }
    }
  }

  private func isOfAnotherDepth(_ layout: Int) -> Bool {
    space.cacheDepths[layout]?.bitPattern != work.depth.bitPattern
  }

  /// Lets a layout make or update its cache, unless a call to the layout is in progress.
  @inline(never) private func prepare(
    _ node: Int, _ record: NodeRecord, _ pass: Unmanaged<LayoutPass>
  ) {
    let index = Int(record.payload)
    let isOwn = layouts[index].isOwn
    if isOwn, layouts[index].box.isBeingAsked { return }
    (layouts[index].isCurrent, layouts[index].isMeasured) = (true, false)
    if record.flags.has(.volumetric) { space.cacheDepths[index] = work.depth }
    layouts[index].answers.forget()
    // A box that is not shared is started in place.
    if !isOwn, !isKnownUniquelyReferenced(&layouts[index].box) {
      layouts[index].box = layouts[index].box.copy()
    }
    layouts[index].isOwn = true
    let layout = Unmanaged.passUnretained(layouts[index].box)
    layout._withUnsafeGuaranteedRef { layout in
      layout.isBeingAsked = true
      pass._withUnsafeGuaranteedRef { pass in
        let subviews = pass.subviews(of: node, record)
        if isOwn || takesCache(layout) {
          layout.update(subviews: subviews)
        } else {
          layout.start(subviews: subviews)
        }
      }
      layout.isBeingAsked = false
    }
  }

  /// Lets a layout go on with the cache of the one that was described in its place before.
  private func takesCache(_ layout: LayoutBox) -> Bool {
    layout.hasPlace && outermost.leftCaches?.handOver(to: layout) ?? false
  }

  private func reportRecursion<Answer>(of node: Int) -> Answer? {
    work.unansweredQuestions &+= 1
    report(
      .unsettled, node,
      DiagnosticText(
        "is asked something while it is being asked something else, through dimensions that another "
          + "layout has kept", outcome: "it has no answer",
        remedy: "Read such dimensions before subviews are asked for their size"))
    return nil
  }

  @inline(__always) private func pass() -> Unmanaged<LayoutPass> {
    // Nothing else is ever stored there.
    if let pass = work.pass { return .passUnretained(unsafeDowncast(pass, to: LayoutPass.self)) }
    return makePass()
  }

  @inline(never) private func makePass() -> Unmanaged<LayoutPass> {
    let pass = LayoutPass(storage: self)
    work.pass = pass
    return .passUnretained(pass)
  }
}

extension LayoutPass {
  /// Returns the proxies of a container's children.
  @inline(__always) fileprivate func subviews(of node: Int, _ record: NodeRecord) -> LayoutSubviews
  {
    LayoutSubviews(
      source: self, container: Int32(truncatingIfNeeded: node), first: record.first,
      count: record.count, direction: record.direction)
  }

  // Separate functions, because arguments need no reference counting, even if they are put into
  // proxies.

  @inline(never) fileprivate func size(
    of layout: LayoutBox, at node: Int, _ record: NodeRecord, for proposal: Proposal
  ) -> CGSize {
    layout.sizeThatFits(proposal: proposal.viewSize, subviews: subviews(of: node, record))
  }

  @inline(never) fileprivate func placeSubviews(
    of layout: LayoutBox, at node: Int, _ record: NodeRecord, in bounds: CGRect,
    for proposal: Proposal
  ) {
    layout.placeSubviews(
      in: bounds, proposal: proposal.viewSize, subviews: subviews(of: node, record))
  }
}
