/// The way of the proxies of one layout to the engine.
///
/// It ends with the layout: a proxy that was kept stops with a clear message.
final class LayoutPass: SubviewSource {
  /// The storage being laid out. It owns the pass and ends it before it goes itself, so no reference
  /// needs to be counted for each question.
  @exclusivity(unchecked) private var storage: Unmanaged<TreeStorage>?
  /// The placement that is going on.
  @exclusivity(unchecked) private var placing = Placing.none

  /// A container whose layout is placing its subviews.
  private struct Placing: BitwiseCopyable {
    /// The container; -1 for none.
    var container: Int32
    /// The container's first child.
    var first: Int32
    var corner: Point
    var isFinite: Bool
    /// Where the list of what was placed is in the storage's scratch room.
    var list: Int

    static let none = Placing(container: -1, first: 0, corner: .zero, isFinite: true, list: 0)
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
    placing = .none
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
          let size = engine.measureAgain(child, placement.proposal)
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
    withEngine { $0.answer(of: Int(node), to: proposal) }
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
      let size = engine.measureAgain(Int(node), proposal)
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
    // A layout that is only measured has none of its subviews' containers placing.
    guard engine.nodes[Int(node)].parent == placing.container else {
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
