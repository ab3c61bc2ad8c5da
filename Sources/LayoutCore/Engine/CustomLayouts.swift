/// Clients' layouts: measured, placed and asked for guides through their proxies.
extension TreeStorage {
  func measureLayout(_ node: Int, _ record: NodeRecord, _ proposal: Proposal) -> Size {
    let size = withLayout(at: node, record) { layout, pass in
      pass.size(of: layout, at: node, record, for: proposal)
    }
    return usable(Size(size ?? .zero), for: proposal, of: node)
  }

  func placeLayout(_ node: Int, _ record: NodeRecord, _ size: Size, _ proposal: Proposal) {
    let origin = originOfLayout(node)
    layouts[Int(record.payload)].origin = origin
    let bounds = CGRect(origin: CGPoint(x: origin.x, y: origin.y), size: size.cgSize)
    withLayout(at: node, record) { layout, pass in
      placeSubviews(of: node, in: bounds, proposal: proposal) {
        pass.placeSubviews(of: layout, at: node, record, in: bounds, for: proposal)
      }
    }
  }

  func layoutPosition(of guide: GuideKey, in node: Int, _ record: NodeRecord) -> Double? {
    guard !isStackLow() else { return nil }
    defer { forgetArrangement(of: node) }
    let bounds = CGRect(origin: .zero, size: frames[node].size.cgSize)
    let position = withLayout(at: node, record) { layout, pass in
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposals[node].viewSize,
        subviews: pass.subviews(of: node, record))
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
    let record = nodes[node]
    let spacing = withLayout(at: node, record) { layout, pass in
      layout.spacing(subviews: pass.subviews(of: node, record))
    }
    return spacing ?? .generic
  }

  /// Calls a layout that is ready for its subviews, which its question gets from the pass.
  ///
  /// No references are counted for that: while a layout is at work, what changes the tree that asks it changes
  /// another storage, and the pass ends after it.
  ///
  /// - Returns: what it answers; `nil` if it is being asked something already. A layout comes back to itself
  ///   through dimensions that another one keeps, and has no cache to answer from then.
  @inline(__always) private func withLayout<Answer>(
    at node: Int, _ record: NodeRecord, _ question: (LayoutBox, LayoutPass) -> Answer
  ) -> Answer? {
    let index = Int(record.payload)
    let pass = pass()
    // What a client remembers by proposal may be another answer for another depth.
    if !layouts[index].isCurrent || record.flags.has(.volumetric) { prepare(node, record, pass) }
    return Unmanaged.passUnretained(layouts[index].box)._withUnsafeGuaranteedRef { layout in
      guard !layout.isBeingAsked else { return reportRecursion(of: node) }
      layout.isBeingAsked = true
      defer { layout.isBeingAsked = false }
      return pass._withUnsafeGuaranteedRef { pass in question(layout, pass) }
    }
  }

  /// Lets a layout make or update its cache, unless it is being asked something.
  @inline(never) private func prepare(
    _ node: Int, _ record: NodeRecord, _ pass: Unmanaged<LayoutPass>
  ) {
    let index = Int(record.payload)
    let isOwn = layouts[index].isOwn
    if isOwn, layouts[index].box.isBeingAsked { return }
    layouts[index].isCurrent = true
    // What nobody else has is started where it is.
    if !isOwn, !isKnownUniquelyReferenced(&layouts[index].box) {
      layouts[index].box = layouts[index].box.copy()
    }
    layouts[index].isOwn = true
    let layout = Unmanaged.passUnretained(layouts[index].box)
    layout._withUnsafeGuaranteedRef { layout in
      layout.isBeingAsked = true
      pass._withUnsafeGuaranteedRef { pass in
        let subviews = pass.subviews(of: node, record)
        if isOwn { layout.update(subviews: subviews) } else { layout.start(subviews: subviews) }
      }
      layout.isBeingAsked = false
    }
  }

  private func reportRecursion<Answer>(of node: Int) -> Answer? {
    report(
      .unsettled, node,
      "is asked something while it is being asked something else, through dimensions that another layout "
        + "has kept; it has no answer. Read such dimensions before subviews are asked for their size"
    )
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
  /// The proxies of a container's children.
  @inline(__always) fileprivate func subviews(of node: Int, _ record: NodeRecord) -> LayoutSubviews
  {
    LayoutSubviews(
      source: self, container: Int32(truncatingIfNeeded: node), first: record.first,
      count: record.count, direction: record.direction)
  }

  // These are functions of their own because no reference needs to be counted to what a function is passed,
  // even if it is put into proxies there.

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

extension TreeStorage {
  /// The innermost value that a node, or the modifiers' children inside of it, have.
  func innermost<Value>(from node: Int, _ value: (NodeAttributes) -> Value?) -> Value? {
    var node = node
    var innermost: Value?
    while true {
      if let attributes = attributes(of: node), let found = value(attributes) {
        innermost = found
      }
      guard isModifier(node) else { return innermost }
      node = Int(nodes[node].first)
    }
  }
}
