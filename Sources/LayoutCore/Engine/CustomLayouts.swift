/// Clients' layouts: measured, placed and asked for guides through their proxies.
extension TreeStorage {
  func measureLayout(_ node: Int, _ record: NodeRecord, _ proposal: Proposal) -> Size {
    let size = withLayout(at: node, record) { layout, subviews in
      layout.sizeThatFits(proposal: proposal.viewSize, subviews: subviews)
    }
    return usable(Size(size ?? .zero), for: proposal, of: node)
  }

  func placeLayout(_ node: Int, _ record: NodeRecord, _ size: Size, _ proposal: Proposal) {
    // In an infinite tree a place may be nowhere; the layout then counts from its own corner.
    let origin = absoluteOrigin(of: node)
    let isSomewhere = origin.x.isFinite && origin.y.isFinite
    let bounds = CGRect(origin: isSomewhere ? origin : .zero, size: size.cgSize)
    withLayout(at: node, record) { layout, subviews in
      placeSubviews(of: node, in: bounds, proposal: proposal) {
        layout.placeSubviews(in: bounds, proposal: proposal.viewSize, subviews: subviews)
      }
    }
  }

  func layoutPosition(of guide: GuideKey, in node: Int, _ record: NodeRecord) -> Double? {
    guard !isStackLow() else { return nil }
    defer { forgetArrangement(of: node) }
    let bounds = CGRect(origin: .zero, size: frames[node].size.cgSize)
    let position = withLayout(at: node, record) { layout, subviews in
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposals[node].viewSize, subviews: subviews)
    }
    guard let position = position ?? nil else { return nil }
    if position.isFinite { return Double(position) }
    if Size(bounds.size).isFinite {
      report(
        .invalidNumber, node,
        "answers \(position) for an alignment guide, which is no position; the guide is ignored")
    }
    return nil
  }

  /// Lets a node's children be placed again, because a client asked them something after that.
  private func forgetArrangement(of node: Int) {
    guard nodes[node].flags.has(.arranged) else { return }
    nodes[node].flags.subtract(.arranged)
    var node = node
    while node >= 0, nodes[node].flags.has(.settled) {
      nodes[node].flags.subtract(.settled)
      node = Int(nodes[node].parent)
    }
  }

  func spacing(ofLayout node: Int) -> ViewSpacing {
    withLayout(at: node, nodes[node]) { layout, subviews in layout.spacing(subviews: subviews) }
      ?? .generic
  }

  /// Calls a layout that is ready for its subviews.
  ///
  /// - Returns: what it answers; `nil` if it is being asked something already. A layout comes back to itself
  ///   through dimensions that another one keeps, and has no cache to answer from then.
  @inline(__always) private func withLayout<Answer>(
    at node: Int, _ record: NodeRecord, _ question: (LayoutBox, LayoutSubviews) -> Answer
  ) -> Answer? {
    let subviews = LayoutSubviews(
      source: pass(), container: Int32(node), first: record.first, count: record.count,
      direction: direction(of: record))
    let index = Int(record.payload)
    if layouts[index].isOwn, withBox(index, \.isBeingAsked) { return reportRecursion(of: node) }
    // What a client remembers by proposal may be another answer for another depth.
    if !layouts[index].isCurrent || record.flags.has(.volumetric) { prepare(index, subviews) }
    return ask(index) { question($0, subviews) }
  }

  /// Lets a layout make or update its cache.
  private func prepare(_ index: Int, _ subviews: LayoutSubviews) {
    layouts[index].isCurrent = true
    if layouts[index].isOwn { return ask(index) { $0.update(subviews: subviews) } }
    layouts[index].isOwn = true
    // What nobody else has is started where it is.
    if !isKnownUniquelyReferenced(&layouts[index].box) {
      layouts[index].box = layouts[index].box.copy()
    }
    ask(index) { $0.start(subviews: subviews) }
  }

  @inline(__always) private func ask<Answer>(
    _ index: Int, _ question: (LayoutBox) -> Answer
  ) -> Answer {
    withBox(index) { box in
      box.isBeingAsked = true
      defer { box.isBeingAsked = false }
      return question(box)
    }
  }

  /// Calls a closure with a layout without counting a reference to it: while a layout is at work, what
  /// changes the tree that asks it changes another storage.
  @inline(__always) private func withBox<Answer>(
    _ index: Int, _ body: (LayoutBox) -> Answer
  ) -> Answer {
    Unmanaged.passUnretained(layouts[index].box)._withUnsafeGuaranteedRef(body)
  }

  private func reportRecursion<Answer>(of node: Int) -> Answer? {
    report(
      .unsettled, node,
      "is asked something while it is being asked something else, through dimensions that another layout "
        + "has kept; it has no answer. Read such dimensions before subviews are asked for their size"
    )
    return nil
  }

  private func pass() -> LayoutPass {
    // Nothing else is ever stored there.
    if let pass = work.pass { return unsafeDowncast(pass, to: LayoutPass.self) }
    let pass = LayoutPass(storage: self)
    work.pass = pass
    return pass
  }
}

extension TreeStorage {
  /// The innermost value that a node, or the modifiers' children inside of it, have.
  func innermost<Value>(from node: Int, _ value: (NodeAttributes) -> Value?) -> Value? {
    var node = node
    var innermost: Value?
    while true {
      if let attributes = attributes(of: node), let found = value(attributes) {
        innermost = found
      }
      guard nodes[node].kind.isUnary, nodes[node].kind != .transparent else { return innermost }
      node = Int(nodes[node].first)
    }
  }
}
