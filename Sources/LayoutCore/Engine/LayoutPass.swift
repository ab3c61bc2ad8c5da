/// The connection between one layout's proxies and the engine.
///
/// It ends with the layout: a proxy that was kept longer traps with a message.
final class LayoutPass: SubviewSource {
  /// The storage being laid out. It owns the pass and ends it before it is released, so no
  /// reference needs to be counted for each question.
  @exclusivity(unchecked) private var storage: Unmanaged<TreeStorage>?

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
}

// MARK: - Answers

extension LayoutPass {
  /// Shortcut: answers for rigid nodes and flexible leaves without asking them.
  ///
  /// Exact because these are the answers that they would give. The look-up is here and not in a
  /// function of the engine because custom layouts ask nothing else as often.
  @inline(__always) func measure(_ node: Int32, _ proposal: Proposal) -> Size {
    let (node, nodes) = (Int(node), withEngine(\.nodes))
    let flags = nodes[node].flags
    if flags.isRigid, !flags.has(.unsure) { return withEngine(\.frames)[node].size }
    if nodes[node].kind == .flexible, !flags.has(.volumetric), withEngine(\.options.usesShortcuts) {
      withEngine { $0.work.statistics.evaluations += 1 }
      return FlexibleLeaf.size(for: proposal)
    }
    return withEngine { $0.answer(of: node, to: proposal) }
  }

  func priority(of node: Int32) -> Double { withEngine { $0.priority(of: Int(node)) } }

  func spacing(of node: Int32) -> ViewSpacing { withEngine { $0.spacing(of: Int(node)) } }

  func gridTraits(of node: Int32) -> GridCellTraits? {
    withEngine { $0.gridTraits(of: Int(node)) }
  }

  /// Returns the innermost value; the values of a container's children stay inside it.
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
    withEngine {
      $0.place(subview: Int(node), at: position, anchor: anchor, proposal: proposal)
    }
  }

  func leaveOut(_ node: Int32) { withEngine { $0.leaveOut(subview: Int(node)) } }

  func isLeftOut(_ node: Int32) -> Bool {
    withEngine { $0.nodes[Int(node)].flags.has(.leftOut) }
  }

  func withPlacement<Answer>(
    of container: Int32, in bounds: CGRect, _ place: () -> Void, reading read: () -> Answer
  ) -> Answer {
    withEngine { engine in
      let container = Int(container)
      engine.placeSubviews(
        of: container, in: bounds, proposal: engine.proposals[container], place)
    }
    return read()
  }
}
