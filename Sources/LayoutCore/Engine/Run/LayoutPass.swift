/// The connection between one layout's proxies and the engine.
///
/// It ends with the layout: a proxy that was kept longer traps with a message.
final class LayoutPass: InlineSizes, SubviewSource {
  /// The storage being laid out. It owns the pass and ends it before it is released, so no
  /// reference needs to be counted for each question.
  @exclusivity(unchecked) private var storage: Unmanaged<TreeStorage>?

  let identity: ObjectIdentifier
  private let thread = CallStackGuard.thread

  init(storage: TreeStorage) {
    self.storage = .passUnretained(storage)
    self.identity = ObjectIdentifier(storage)
    super.init(
      in: storage.options.shortcuts.contains(.inlineSizes) ? storage.sizeMemory : nil,
      stackAddress: CallStackGuard.here)
  }

  @inline(never) override func checkThread() {
    if !CallStackGuard.runs(for: thread) { ProxyMisuse.onOtherThread() }
  }

  /// Ends the layout that the proxies belong to.
  func end() {
    storage = nil
    forgetSizes()
  }

  @inline(__always) private func withEngine<Result>(_ body: (TreeStorage) -> Result) -> Result {
    checkCaller()
    guard let storage else { ProxyMisuse.keptTooLong() }
    return storage._withUnsafeGuaranteedRef(body)
  }
}

// MARK: - Answers

extension LayoutPass {
  @inline(__always) func measure(_ node: Int32, _ proposal: Proposal) -> Size {
    withEngine {
      $0.unit.isSet
        ? $0.answer(of: Int(node), toRounded: proposal) : $0.answer(of: Int(node), to: proposal)
    }
  }

  var unit: LengthUnit { withEngine { $0.unit } }

  func priority(of node: Int32) -> Double { withEngine { $0.priority(of: Int(node)) } }

  func spacing(of node: Int32) -> ViewSpacing {
    withEngine { engine in
      var spacing = engine.spacing(of: Int(node))
      if engine.setsLengths || engine.unit.isSet {
        spacing.standard = engine.standardLengths(of: Int(engine.nodes[Int(node)].parent)).spacing
      }
      return spacing
    }
  }

  func standardLengths(of container: Int32) -> StandardLengths {
    withEngine { $0.standardLengths(of: Int(container)) }
  }

  func gridTraits(of node: Int32) -> GridCellTraits? { withEngine { $0.gridTraits(of: Int(node)) } }

  /// Returns the innermost value; the values of a container's children stay inside it.
  func layoutValue(of node: Int32, for key: ObjectIdentifier) -> Any? {
    withEngine { $0.innermost(from: Int(node)) { $0.layoutValues[key] } }
  }

  func explicitGuide(_ guide: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    withEngine { $0.explicitPosition(of: guide, in: dimensions).map { CGFloat($0) } }
  }

  func dimensions(of node: Int32, _ proposal: Proposal) -> ViewDimensions {
    withEngine { engine in
      let proposal = engine.unit.down(proposal)
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

extension TreeStorage {
  /// Where the proxies find sizes that are at hand: a rigid node's is in its frame from the first
  /// time that it is measured.
  fileprivate var sizeMemory: SizeMemory {
    func start<Record, Field>(
      of field: KeyPath<Record, Field>, in records: UnsafeMutablePointer<Record>
    ) -> UnsafeRawPointer {
      UnsafeRawPointer(records) + (MemoryLayout<Record>.offset(of: field) ?? 0)
    }
    let stride = MemoryLayout<NodeRecord>.stride
    precondition(stride == MemoryLayout<FrameRecord>.stride, "nodes and frames have one stride")
    return SizeMemory(
      kinds: start(of: \.kind, in: nodes.base), flags: start(of: \.flags, in: nodes.base),
      sizes: start(of: \.width, in: frames.base), stride: stride,
      manySizes: NodeFlags.anythingOnProposal.union(.unsure).rawValue,
      moreThanProposal: NodeFlags.volumetric.rawValue, flexibleKind: NodeKind.flexible.rawValue,
      idealLength: FlexibleLeaf.idealLength)
  }
}

// MARK: - Places

extension LayoutPass {
  @inline(__always) func place(
    _ node: Int32, at position: Point, anchor: UnitPoint, proposal: Proposal
  ) {
    withEngine {
      $0.unit.isSet
        ? $0.place(subview: Int(node), at: position, anchor: anchor, roundedProposal: proposal)
        : $0.place(subview: Int(node), at: position, anchor: anchor, proposal: proposal)
    }
  }

  func leaveOut(_ node: Int32) { withEngine { $0.leaveOut(subview: Int(node)) } }

  func isLeftOut(_ node: Int32) -> Bool { withEngine { $0.nodes[Int(node)].flags.has(.leftOut) } }

  func withPlacement<Answer>(
    of container: Int32, in bounds: CGRect, _ place: () -> Void, reading read: () -> Answer
  ) -> Answer {
    withEngine { engine in
      let container = Int(container)
      engine.placeSubviews(of: container, in: bounds, proposal: engine.proposals[container], place)
    }
    return read()
  }
}
