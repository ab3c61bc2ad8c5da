/// Goes through a layout again, by the rules and without the engine's shortcuts, to tell about it.
///
/// A replay asks a copy of the result's storage. Containers and modifiers run the same algorithms
/// as in the engine, with children that keep a record of what they are asked. It is exact: its
/// sizes and places are those of the result, which costs nothing for layouts that nobody explains.
final class Replay {
  /// The storage of the result, of which nothing changes.
  let original: TreeStorage
  /// A copy of it, to ask.
  let storage: TreeStorage
  /// The nodes inside of which questions are followed; `nil` for all. The engine answers for
  /// others.
  let focus: Set<Int>?
  /// What is told of each question and answer.
  var log: ((ReplayEvent) -> Void)?
  /// How many questions are followed before the engine answers the rest.
  let maxQuestions: Int

  /// Whether all questions were followed, as far as they are in focus.
  private(set) var isComplete = true
  private var questions = 0
  private var answers: [Question: Size] = [:]
  private var instances: [Int: LayoutBox] = [:]
  private let room = CallStackRoom()

  private struct Question: Hashable {
    let node: Int
    let width: UInt64
    let height: UInt64

    init(_ node: Int, _ proposal: Proposal) {
      self.node = node
      self.width = proposal.width.bitPattern
      self.height = proposal.height.bitPattern
    }
  }

  init(_ original: TreeStorage, focus: Set<Int>?, maxQuestions: Int = 1_000_000) {
    self.original = original
    self.storage = original.copy(keepsCaches: false)
    self.focus = focus
    self.maxQuestions = maxQuestions
    storage.beginQuestions()
  }

  deinit { storage.endQuestions() }
}

/// Something that happens in a replay.
struct ReplayEvent {
  enum Kind {
    case proposed(Proposal)
    case answered(Size)
    case remembered(Size)
    case placed(Point, Size, Proposal)
    case guide(GuideKey, position: Double, isExplicit: Bool)
  }

  let kind: Kind
  let node: Int
}

/// A child where a container or modifier puts it.
struct ReplayedChild {
  let node: Int
  var proposal = Proposal.unspecified
  var size = Size.zero
  var origin = Point.zero
  /// Why a stack proposed what it did.
  var share: StackShare?
  /// The size of the cell that a grid has for the child.
  var cell: Size?
  /// The guides by which the child was brought in line.
  var guides: [ExplainedGuide] = []
}

// MARK: - Questions

extension Replay {
  func tell(_ kind: ReplayEvent.Kind, _ node: Int) { log?(ReplayEvent(kind: kind, node: node)) }

  /// The size of a node for a proposal.
  func measure(_ node: Int, _ proposal: Proposal) -> Size {
    guard focus?.contains(node) ?? true else {
      return inSpace(node) { storage.question(node, proposal) }
    }
    tell(.proposed(proposal), node)
    return inSpace(node) { answer(node, proposal) }
  }

  /// Does something with a node while the depth is proposed that the node got its place with, if
  /// sizes depend on that.
  func inSpace<Answer>(_ node: Int, _ body: () -> Answer) -> Answer {
    guard storage.nodes[node].flags.has(.volumetric) else { return body() }
    return storage.proposing(depth: original.depthPlace(of: node).proposal, body)
  }

  private func answer(_ node: Int, _ proposal: Proposal) -> Size {
    if let size = answers[Question(node, proposal)] {
      tell(.remembered(size), node)
      return size
    }
    questions += 1
    let size: Size
    if room.isLow || questions > maxQuestions {
      isComplete = false
      size = storage.question(node, proposal)
    } else {
      size = workOut(node, proposal)
    }
    answers[Question(node, proposal)] = size
    tell(.answered(size), node)
    return size
  }

  private func workOut(_ node: Int, _ proposal: Proposal) -> Size {
    let record = storage.nodes[node]
    switch record.kind {
    case .stack, .zstack, .grid: return measureContainer(node, record, proposal).size
    case .layout: return layout(node, record, proposal)
    default: break
    }
    guard record.kind.isUnary else { return storage.question(node, proposal) }
    if let size = storage.sizeWithoutChild(of: node, for: proposal) { return size }
    let child = Int(record.first)
    tellOfShape(record, proposal)
    let childSize = measure(child, storage.childProposal(of: node, for: proposal))
    return storage.size(of: node, around: childSize, for: proposal)
  }

  /// An aspect ratio without a ratio asks its child for one first.
  func tellOfShape(_ record: NodeRecord, _ proposal: Proposal) {
    guard record.kind == .aspectRatio,
      storage.aspectRatios[Int(record.payload)].takesChildShape,
      !proposal.width.isNaN || !proposal.height.isNaN
    else { return }
    let child = Int(record.first)
    _ = measure(child, .unspecified)
    _ = storage.question(child, .unspecified)
  }

  /// Does something with a client's layout in use at a node.
  func withLayout<Answer>(at node: Int, _ body: (LayoutBox, LayoutSubviews) -> Answer) -> Answer {
    withSubviews(of: node) { subviews, _ in
      if let instance = instances[node] { return body(instance, subviews) }
      let instance = storage.layouts[Int(storage.nodes[node].payload)].box.copy()
      instance.start(subviews: subviews)
      instances[node] = instance
      return body(instance, subviews)
    }
  }

  private func layout(_ node: Int, _ record: NodeRecord, _ proposal: Proposal) -> Size {
    let size = withLayout(at: node) { layout, subviews in
      layout.sizeThatFits(proposal: storage.unit.down(proposal).viewSize, subviews: subviews)
    }
    return storage.usable(Size(size), for: proposal, of: node)
  }
}

// MARK: - Guides

extension Replay {
  /// The guide of a child that was measured for a proposal.
  func guide(_ key: GuideKey, of child: Int, _ proposal: Proposal) -> ExplainedGuide {
    inSpace(child) { readGuide(key, of: child, proposal) }
  }

  private func readGuide(_ key: GuideKey, of child: Int, _ proposal: Proposal) -> ExplainedGuide {
    _ = storage.question(child, proposal)
    let role = key.role
    let position = storage.position(of: key, role, in: child)
    let source = storage.source(of: key, role, in: child)
    tell(.guide(key, position: position, isExplicit: source != nil), child)
    return ExplainedGuide(
      key: key, position: position, source: source ?? "by default", line: position)
  }
}
