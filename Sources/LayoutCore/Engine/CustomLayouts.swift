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
    if let instance = layouts[index].instance, layouts[index].isCurrent {
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
    if let pass = work.pass as? LayoutPass { return pass }
    let pass = LayoutPass(storage: self)
    work.pass = pass
    return pass
  }
}

/// The way of the proxies of one layout to the engine.
///
/// It ends with the layout: a proxy that was kept stops with a clear message.
final class LayoutPass: SubviewSource {
  private var storage: TreeStorage?
  /// The container whose layout is placing its subviews.
  private var placing: Placing?

  /// A placement that is going on.
  private struct Placing {
    let container: Int
    let bounds: CGRect
    /// The proposal that each child was placed with; `nil` for those that were not placed.
    var proposals: [Proposal?]
  }

  let identity: ObjectIdentifier

  init(storage: TreeStorage) {
    self.storage = storage
    self.identity = ObjectIdentifier(storage)
  }

  /// Ends the layout that the proxies belong to.
  func end() { storage = nil }

  // Both stops are `fatalError`s, because optimised builds drop the text of a failed precondition.

  private var engine: TreeStorage {
    guard let storage else {
      fatalError(
        "A LayoutSubview was used after the call that received it. Subviews and collections of them "
          + "are valid only inside of the Layout method they were passed to.")
    }
    return storage
  }

  /// Runs a method of a layout that must not place anything.
  func whileMeasuring<Result>(_ body: () -> Result) -> Result {
    let outer = placing
    placing = nil
    defer { placing = outer }
    return body()
  }

  /// Runs a layout's placement, and then places what the layout did not.
  func place(
    childrenOf container: Int, in bounds: CGRect, proposal: Proposal, _ body: () -> Void
  ) {
    let engine = engine
    let outer = placing
    let children = engine.children(of: container)
    placing = Placing(
      container: container, bounds: bounds,
      proposals: Array(repeating: nil, count: children.count))
    for child in children { engine.nodes[child].flags.subtract(.leftOut) }
    body()
    for (index, child) in children.enumerated() {
      if let placed = placing?.proposals[index] {
        // The layout may have asked for something else after it placed the child.
        let size = engine.measure(child, placed)
        placeFinite(child, size, placed, in: bounds)
      } else if !engine.nodes[child].flags.has(.leftOut) {
        let size = engine.measure(child, proposal)
        engine.frames[child].origin = Point(
          (Double(bounds.width) - size.width) / 2, (Double(bounds.height) - size.height) / 2)
      }
    }
    placing = outer
  }
}

extension LayoutPass {
  /// Keeps a subview that was placed with an infinite proposal from becoming infinite.
  private func placeFinite(
    _ child: Int, _ size: Size, _ placed: Proposal, in bounds: CGRect
  ) {
    guard !size.width.isFinite || !size.height.isFinite,
      bounds.width.isFinite, bounds.height.isFinite
    else { return }
    func finite(_ length: Double, in room: CGFloat) -> Double {
      if length == .infinity { return Double(room) }
      return length == -.infinity ? 0 : length
    }
    let proposal = Proposal(
      finite(placed.width, in: bounds.width), finite(placed.height, in: bounds.height))
    _ = engine.measure(child, proposal)
    engine.report(
      .invalidNumber, child,
      "was placed with an infinite proposal and is \(size.width) × \(size.height); it is proposed "
        + "the size of its container instead")
  }
}

// MARK: - Answers

extension LayoutPass {
  func measure(_ node: Int32, _ proposal: Proposal) -> Size {
    engine.measure(Int(node), proposal)
  }

  func priority(of node: Int32) -> Double { engine.priority(of: Int(node)) }

  func spacing(of node: Int32) -> ViewSpacing { engine.spacing(of: Int(node)) }

  /// The innermost value counts; a container's children keep theirs to themselves.
  func layoutValue(of node: Int32, for key: ObjectIdentifier) -> Any? {
    engine.innermost(from: Int(node)) { $0.layoutValues[key] }
  }

  func explicitGuide(_ guide: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    engine.explicitPosition(of: guide, in: dimensions).map { CGFloat($0) }
  }

  func dimensions(of node: Int32, _ proposal: Proposal) -> ViewDimensions {
    let engine = engine
    let size = engine.measure(Int(node), proposal)
    return ViewDimensions(
      size: size, proposal: proposal, source: engine.guideReader(), node: node,
      mayBeExplicit: engine.nodes[Int(node)].flags.guideKinds)
  }

  func place(_ node: Int32, at origin: Point, size: Size, proposal: Proposal) {
    let (container, bounds) = placement(around: node)
    let x = origin.x - Double(bounds.minX)
    let y = origin.y - Double(bounds.minY)
    let isFinite = bounds.width.isFinite && bounds.height.isFinite
    guard x.isFinite && y.isFinite || (!isFinite && !x.isNaN && !y.isNaN) else {
      engine.report(
        .invalidNumber, Int(node),
        "was placed at (\(origin.x), \(origin.y)), which is no position; it is centred instead")
      return
    }
    engine.frames[Int(node)].origin = Point(x, y)
    engine.nodes[Int(node)].flags.subtract(.leftOut)
    placing?.proposals[Int(node - engine.nodes[container].first)] = proposal
  }

  func leaveOut(_ node: Int32) {
    let (container, _) = placement(around: node)
    engine.nodes[Int(node)].flags.formUnion(.leftOut)
    placing?.proposals[Int(node - engine.nodes[container].first)] = nil
  }

  func isLeftOut(_ node: Int32) -> Bool { engine.nodes[Int(node)].flags.has(.leftOut) }

  /// The container that is placing its children, which must be the subview's, and its bounds.
  ///
  /// Not the whole placement: a second reference to its proposals would have them copied.
  private func placement(around node: Int32) -> (container: Int, bounds: CGRect) {
    guard let container = placing?.container, let bounds = placing?.bounds,
      Int(engine.nodes[Int(node)].parent) == container
    else {
      fatalError(
        "A subview was placed outside of placeSubviews. Call place(at:anchor:proposal:) only there, "
          + "and only for the layout's own subviews.")
    }
    return (container, bounds)
  }

  func placement(of node: Int32) -> (origin: Point, dimensions: ViewDimensions) {
    (engine.frames[Int(node)].origin, engine.dimensions(of: Int(node)))
  }

  func withPlacement(of container: Int32, in bounds: CGRect, _ place: () -> Void) {
    self.place(
      childrenOf: Int(container), in: bounds, proposal: engine.proposals[Int(container)], place)
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
