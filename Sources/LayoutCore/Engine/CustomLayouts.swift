/// Clients' layouts: measured, placed and asked for guides through their proxies.
extension TreeStorage {
  func measureLayout(_ node: Int, _ record: NodeRecord, _ proposal: Proposal) -> Size {
    let (instance, subviews) = layout(at: node, record, pass())
    let size = instance.sizeThatFits(proposal: proposal.viewSize, subviews: subviews)
    return usable(Size(size), for: proposal, of: node)
  }

  func placeLayout(_ node: Int, _ record: NodeRecord, _ size: Size, _ proposal: Proposal) {
    let (instance, subviews) = layout(at: node, record, pass())
    // In an infinite tree a place may be nowhere; the layout then counts from its own corner.
    let origin = absoluteOrigin(of: node)
    let isSomewhere = origin.x.isFinite && origin.y.isFinite
    let bounds = CGRect(origin: isSomewhere ? origin : .zero, size: size.cgSize)
    placeSubviews(of: node, in: bounds, proposal: proposal) {
      instance.placeSubviews(in: bounds, proposal: proposal.viewSize, subviews: subviews)
    }
  }

  func layoutPosition(of guide: GuideKey, in node: Int, _ record: NodeRecord) -> Double? {
    guard !isStackLow() else { return nil }
    let (instance, subviews) = layout(at: node, record, pass())
    defer { forgetArrangement(of: node) }
    let bounds = CGRect(origin: .zero, size: frames[node].size.cgSize)
    let position = instance.explicitAlignment(
      of: guide, in: bounds, proposal: proposals[node].viewSize, subviews: subviews)
    guard let position else { return nil }
    if position.isFinite { return Double(position) }
    if bounds.width.isFinite, bounds.height.isFinite {
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
    let (instance, subviews) = layout(at: node, nodes[node], pass())
    return instance.spacing(subviews: subviews)
  }

  /// A layout with its cache, made or updated first if something has changed, and its subviews.
  @inline(__always) private func layout(
    at node: Int, _ record: NodeRecord, _ pass: LayoutPass
  ) -> (instance: any LayoutInstance, subviews: LayoutSubviews) {
    let subviews = LayoutSubviews(
      source: pass, container: Int32(node), first: record.first, count: record.count,
      direction: direction(of: record))
    let index = Int(record.payload)
    // What a client remembers by proposal may be another answer for another depth.
    let isCurrent = layouts[index].isCurrent && !record.flags.has(.volumetric)
    if let instance = layouts[index].instance, isCurrent { return (instance, subviews) }
    return (prepareInstance(index, subviews), subviews)
  }

  private func prepareInstance(_ index: Int, _ subviews: LayoutSubviews) -> any LayoutInstance {
    let (box, old) = (layouts[index].box, layouts[index].instance)
    let instance =
      old?.updated(to: box, subviews: subviews) ?? box.makeInstance(subviews: subviews)
    layouts[index].instance = instance
    layouts[index].isCurrent = true
    return instance
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
