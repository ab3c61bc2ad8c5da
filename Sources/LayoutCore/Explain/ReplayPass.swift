/// The way of a container to a replay: its questions are told, and guides that it reads are kept.
///
/// All else is the engine's, with the replay's copy of the storage. It ends with the call that it
/// was made for, like the engine's own.
final class ReplayPass: InlineSizes, SubviewSource {
  private var replay: Replay?
  private let engine: LayoutPass
  private let thread = CallStackGuard.thread
  /// The guides that were read of subviews since they were measured last.
  private var guides: [Int32: [ExplainedGuide]] = [:]

  init(_ replay: Replay) {
    self.replay = replay
    engine = LayoutPass(storage: replay.storage)
    super.init(in: nil, stackAddress: CallStackGuard.here)
  }

  @inline(never) override func checkThread() {
    if !CallStackGuard.runs(for: thread) { ProxyMisuse.onOtherThread() }
  }

  var identity: ObjectIdentifier { engine.identity }

  func end() {
    replay = nil
    engine.end()
  }

  private var source: Replay {
    checkCaller()
    guard let replay else { ProxyMisuse.keptTooLong() }
    return replay
  }

  /// The guides that were read of a measured subview.
  func guides(of dimensions: ViewDimensions) -> [ExplainedGuide] { guides[dimensions.node] ?? [] }
}

// MARK: - Questions that are told

extension ReplayPass {
  func measure(_ node: Int32, _ proposal: Proposal) -> Size {
    source.measure(Int(node), unit.down(proposal))
  }

  func dimensions(of node: Int32, _ proposal: Proposal) -> ViewDimensions {
    guides[node] = nil
    let proposal = unit.down(proposal)
    let storage = source.storage
    return ViewDimensions(
      size: measure(node, proposal), proposal: proposal, source: storage.guideReader(), node: node,
      mayBeExplicit: storage.nodes[Int(node)].flags.guideKinds)
  }

  func position(of guide: GuideKey, in dimensions: ViewDimensions) -> Double {
    let found = source.guide(guide, of: Int(dimensions.node), dimensions.proposal)
    guides[dimensions.node, default: []].append(found)
    return found.position
  }

  func place(_ node: Int32, at position: Point, anchor: UnitPoint, proposal: Proposal) {
    _ = measure(node, proposal)
    engine.place(node, at: position, anchor: anchor, proposal: proposal)
  }
}

// MARK: - The engine's answers

extension ReplayPass {
  func priority(of node: Int32) -> Double { engine.priority(of: node) }

  func spacing(of node: Int32) -> ViewSpacing { engine.spacing(of: node) }

  var unit: LengthUnit { engine.unit }

  func standardLengths(of container: Int32) -> StandardLengths {
    engine.standardLengths(of: container)
  }

  func layoutValue(of node: Int32, for key: ObjectIdentifier) -> Any? {
    engine.layoutValue(of: node, for: key)
  }

  func gridTraits(of node: Int32) -> GridCellTraits? { engine.gridTraits(of: node) }

  func explicitGuide(_ guide: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    engine.explicitGuide(guide, in: dimensions)
  }

  func leaveOut(_ node: Int32) { engine.leaveOut(node) }

  func isLeftOut(_ node: Int32) -> Bool { engine.isLeftOut(node) }

  func placement(of node: Int32) -> (origin: Point, dimensions: ViewDimensions) {
    engine.placement(of: node)
  }

  func withPlacement<Answer>(
    of container: Int32, in bounds: CGRect, _ place: () -> Void, reading read: () -> Answer
  ) -> Answer { engine.withPlacement(of: container, in: bounds, place, reading: read) }
}
