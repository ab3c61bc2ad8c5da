/// Clients' layouts: measured, placed and asked for guides through their proxies.
extension TreeStorage {
  func measureLayout(_ node: Int, _ record: NodeRecord, _ proposal: Proposal) -> Size {
    let (instance, subviews) = layout(at: node, record)
    let size = pass().whileMeasuring {
      instance.sizeThatFits(proposal: proposal.viewSize, subviews: subviews)
    }
    return usable(Size(size), for: proposal, of: node)
  }

  func placeLayout(_ node: Int, _ record: NodeRecord, _ size: Size, _ proposal: Proposal) {
    let (instance, subviews) = layout(at: node, record)
    // In an infinite tree a place may be nowhere; the layout then counts from its own corner.
    let origin = absoluteOrigin(of: node)
    let isSomewhere = origin.x.isFinite && origin.y.isFinite
    let bounds = CGRect(origin: isSomewhere ? origin : .zero, size: size.cgSize)
    pass().place(childrenOf: node, in: bounds, proposal: proposal) {
      instance.placeSubviews(in: bounds, proposal: proposal.viewSize, subviews: subviews)
    }
  }

  func layoutPosition(of guide: GuideKey, in node: Int, _ record: NodeRecord) -> Double? {
    guard !isStackLow() else { return nil }
    let (instance, subviews) = layout(at: node, record)
    defer { forgetArrangement(of: node) }
    let bounds = CGRect(origin: .zero, size: frames[node].size.cgSize)
    let position = pass().whileMeasuring {
      instance.explicitAlignment(
        of: guide, in: bounds, proposal: proposals[node].viewSize, subviews: subviews)
    }
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
    let (instance, subviews) = layout(at: node, nodes[node])
    return pass().whileMeasuring { instance.spacing(subviews: subviews) }
  }

  /// A layout with its cache, made or updated first if something has changed, and its subviews.
  private func layout(
    at node: Int, _ record: NodeRecord
  ) -> (instance: any LayoutInstance, subviews: LayoutSubviews) {
    let subviews = LayoutSubviews(
      source: pass(), container: Int32(node), first: record.first, count: record.count,
      direction: direction(of: record))
    let index = Int(record.payload)
    // What a client remembers by proposal may be another answer for another depth.
    let isCurrent = layouts[index].isCurrent && !record.flags.has(.volumetric)
    if let instance = layouts[index].instance, isCurrent {
      return (instance, subviews)
    }
    let (box, old) = (layouts[index].box, layouts[index].instance)
    let instance = pass().whileMeasuring {
      old?.updated(to: box, subviews: subviews) ?? box.makeInstance(subviews: subviews)
    }
    layouts[index].instance = instance
    layouts[index].isCurrent = true
    return (instance, subviews)
  }

  private func pass() -> LayoutPass {
    // Nothing else is ever stored there.
    if let pass = work.pass { return unsafeDowncast(pass, to: LayoutPass.self) }
    let pass = LayoutPass(storage: self)
    work.pass = pass
    return pass
  }
}

/// The way of the proxies of one layout to the engine.
///
/// It ends with the layout: a proxy that was kept stops with a clear message.
final class LayoutPass: SubviewSource {
  /// The storage being laid out. It owns the pass and ends it before it goes itself, so no reference
  /// needs to be counted for each question.
  @exclusivity(unchecked) private var storage: Unmanaged<TreeStorage>?
  /// The container whose layout is placing its subviews.
  @exclusivity(unchecked) private var placing: Placing?

  /// A placement that is going on.
  private struct Placing: BitwiseCopyable {
    let container: Int32
    /// The container's first child.
    let first: Int32
    let corner: Point
    let isFinite: Bool
    /// Where the list of what was placed is in the storage's scratch room.
    let list: Int
  }

  let identity: ObjectIdentifier

  init(storage: TreeStorage) {
    self.storage = .passUnretained(storage)
    self.identity = ObjectIdentifier(storage)
  }

  /// Ends the layout that the proxies belong to.
  func end() { storage = nil }

  @inline(__always) private func withEngine<Result>(_ body: (TreeStorage) -> Result) -> Result {
    guard let storage else { ProxyMisuse.keptTooLong() }
    return storage._withUnsafeGuaranteedRef(body)
  }

  /// Runs a method of a layout that must not place anything.
  @inline(__always) func whileMeasuring<Result>(_ body: () -> Result) -> Result {
    let outer = placing
    placing = nil
    defer { placing = outer }
    return body()
  }

  /// Runs a layout's placement, and then places what the layout did not.
  @inline(__always) func place(
    childrenOf container: Int, in bounds: CGRect, proposal: Proposal, _ body: () -> Void
  ) {
    let outer = placing
    let (children, list) = withEngine { engine in
      let children = engine.children(of: container)
      for child in children { engine.nodes[child].flags.subtract(.leftOut) }
      return (children, engine.scratch.takePlacements(children.count))
    }
    placing = Placing(
      container: Int32(container), first: Int32(children.lowerBound),
      corner: Point(Double(bounds.minX), Double(bounds.minY)),
      isFinite: bounds.width.isFinite && bounds.height.isFinite, list: list)
    body()
    placing = nil
    finishPlacing(children, list, in: bounds, proposal: proposal)
    placing = outer
  }

  private func finishPlacing(
    _ children: Range<Int>, _ list: Int, in bounds: CGRect, proposal: Proposal
  ) {
    withEngine { engine in
      for child in children {
        let placement = engine.scratch[placement: list + child - children.lowerBound]
        if placement.isPlaced {
          // The layout may have asked for something else after it placed the child.
          let size = engine.measure(child, placement.proposal)
          placeFinite(child, size, placement.proposal, in: bounds)
        } else if !engine.nodes[child].flags.has(.leftOut) {
          let size = engine.measure(child, proposal)
          engine.frames[child].origin = Point(
            (Double(bounds.width) - size.width) / 2, (Double(bounds.height) - size.height) / 2)
        }
      }
      engine.scratch.giveBackPlacements(list)
    }
  }
}

extension LayoutPass {
  /// Keeps a subview that was placed with an infinite proposal from becoming infinite.
  @inline(__always) private func placeFinite(
    _ child: Int, _ size: Size, _ placed: Proposal, in bounds: CGRect
  ) {
    if !size.width.isFinite || !size.height.isFinite { repair(child, size, placed, in: bounds) }
  }

  private func repair(_ child: Int, _ size: Size, _ placed: Proposal, in bounds: CGRect) {
    guard bounds.width.isFinite, bounds.height.isFinite else { return }
    func finite(_ length: Double, in room: CGFloat) -> Double {
      if length == .infinity { return Double(room) }
      return length == -.infinity ? 0 : length
    }
    let proposal = Proposal(
      finite(placed.width, in: bounds.width), finite(placed.height, in: bounds.height))
    withEngine { engine in
      _ = engine.measure(child, proposal)
      engine.report(
        .invalidNumber, child,
        "was placed with an infinite proposal and is \(size.width) × \(size.height); it is proposed "
          + "the size of its container instead")
    }
  }
}

// MARK: - Answers

extension LayoutPass {
  func measure(_ node: Int32, _ proposal: Proposal) -> Size {
    withEngine { $0.measure(Int(node), proposal) }
  }

  func priority(of node: Int32) -> Double { withEngine { $0.priority(of: Int(node)) } }

  func spacing(of node: Int32) -> ViewSpacing { withEngine { $0.spacing(of: Int(node)) } }

  func gridTraits(of node: Int32) -> GridCellTraits? {
    withEngine { $0.gridTraits(of: Int(node)) }
  }

  /// The innermost value counts; a container's children keep theirs to themselves.
  func layoutValue(of node: Int32, for key: ObjectIdentifier) -> Any? {
    withEngine { $0.innermost(from: Int(node)) { $0.layoutValues[key] } }
  }

  func explicitGuide(_ guide: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    withEngine { $0.explicitPosition(of: guide, in: dimensions).map { CGFloat($0) } }
  }

  func dimensions(of node: Int32, _ proposal: Proposal) -> ViewDimensions {
    withEngine { engine in
      let size = engine.measure(Int(node), proposal)
      return ViewDimensions(
        size: size, proposal: proposal, source: engine.guideReader(), node: node,
        mayBeExplicit: engine.nodes[Int(node)].flags.guideKinds)
    }
  }

  func placement(of node: Int32) -> (origin: Point, dimensions: ViewDimensions) {
    withEngine { ($0.frames[Int(node)].origin, $0.dimensions(of: Int(node))) }
  }
}

// MARK: - Places

extension LayoutPass {
  func place(_ node: Int32, at position: Point, anchor: UnitPoint, proposal: Proposal) {
    withEngine { engine in
      let placing = placement(around: node, in: engine)
      let size = engine.measure(Int(node), proposal)
      let origin = origin(of: size, at: position, anchor: anchor)
      let x = origin.x - placing.corner.x
      let y = origin.y - placing.corner.y
      guard x.isFinite && y.isFinite || (!placing.isFinite && !x.isNaN && !y.isNaN) else {
        return engine.report(noPosition: origin, of: node)
      }
      engine.frames[Int(node)].origin = Point(x, y)
      engine.nodes[Int(node)].flags.subtract(.leftOut)
      engine.scratch[placement: placing.list + Int(node - placing.first)] =
        Scratch.Placement(isPlaced: true, proposal: proposal)
    }
  }

  func leaveOut(_ node: Int32) {
    withEngine { engine in
      let placing = placement(around: node, in: engine)
      engine.nodes[Int(node)].flags.formUnion(.leftOut)
      engine.scratch[placement: placing.list + Int(node - placing.first)] = Scratch.Placement()
    }
  }

  func isLeftOut(_ node: Int32) -> Bool {
    withEngine { $0.nodes[Int(node)].flags.has(.leftOut) }
  }

  /// The placement that is going on, which must be that of the subview's container.
  @inline(__always) private func placement(
    around node: Int32, in engine: TreeStorage
  ) -> Placing {
    guard let placing, engine.nodes[Int(node)].parent == placing.container else {
      ProxyMisuse.placedElsewhere()
    }
    return placing
  }

  func withPlacement(of container: Int32, in bounds: CGRect, _ place: () -> Void) {
    self.place(
      childrenOf: Int(container), in: bounds,
      proposal: withEngine { $0.proposals[Int(container)] }, place)
  }
}

extension TreeStorage {
  fileprivate func report(noPosition origin: Point, of node: Int32) {
    report(
      .invalidNumber, Int(node),
      "was placed at (\(origin.x), \(origin.y)), which is no position; it is centred instead")
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
