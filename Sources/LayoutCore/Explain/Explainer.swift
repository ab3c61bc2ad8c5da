/// Writes an explanation, from the root down the path to a node.
struct Explainer {
  private let result: ResolvedLayout
  private let replay: Replay
  private var steps: [Explanation.Step] = []

  init(_ result: ResolvedLayout) {
    self.result = result
    self.replay = Replay(result.storage, focus: [])
  }

  private var storage: TreeStorage { replay.storage }

  mutating func note(_ sentence: String, at depth: Int) {
    add(.note, 0, sentence, at: depth)
  }

  private mutating func add(
    _ kind: Explanation.Kind, _ node: Int, _ sentence: String, at depth: Int
  ) {
    steps.append(
      Explanation.Step(
        kind: kind, view: storage.name(of: node), depth: depth, sentence: "\(sentence)."))
  }
}

extension Explainer {
  /// Explains a node's frame, a level after the other.
  mutating func explanation(of target: Int) -> Explanation {
    let path = result.storage.ancestors(of: target)
    if result.storage.work.isRefused {
      note("nothing was laid out; see the result's diagnostics", at: 0)
      return Explanation(path: storage.path(to: target), steps: steps)
    }
    let questions = QuestionCount(result, target: target, path: path)
    var proposal = result.proposal
    let isWindow = storage.window.size != nil
    var depth = 0
    add(
      .proposal, 0,
      isWindow
        ? "The window proposes \(proposal.plainText) to \(storage.name(of: 0))"
        : "\(storage.name(of: 0)) is proposed \(proposal.plainText)", at: 0)
    for (node, next) in zip(path, path.dropFirst().map(Optional.some) + [nil]) {
      let size = replay.measure(node, proposal)
      let children = replay.arrangement(of: node, size, proposal)
      let reason = storage.reasonForSize(of: node, size, proposal)
      add(.answer, node, "\(storage.name(of: node)) is \(size.plainText): \(reason)", at: depth)
      if node == target, let count = questions.sentence(storage.name(of: node)) {
        add(.questions, node, count, at: depth)
      }
      if node == 0, isWindow {
        add(
          .placement, 0, "The window centres it at \(result.storage.window.rootOrigin.plainText)",
          at: 0)
      }
      guard let next, let index = children.firstIndex(where: { $0.node == next }) else { break }
      depth += 1
      explainChild(children, index, of: node, size, proposal, at: depth)
      proposal = children[index].proposal
    }
    addFrame(of: target, at: depth)
    return Explanation(path: storage.path(to: target), steps: steps)
  }

  private mutating func explainChild(
    _ children: [ReplayedChild], _ index: Int, of parent: Int, _ size: Size,
    _ proposal: Proposal, at depth: Int
  ) {
    let child = children[index]
    let (name, parentName) = (storage.name(of: child.node), storage.name(of: parent))
    let why = storage.reasonForProposal(to: child, of: parent, size, proposal)
    add(
      .proposal, child.node,
      "\(parentName) proposes \(child.proposal.plainText) to \(name): \(why)",
      at: depth)
    let places = storage.reasonsForPlace(children, index, of: parent, size)
    add(
      .placement, child.node,
      "\(parentName) places it at \(child.origin.plainText): \(places.joined(separator: "; "))",
      at: depth)
    guard storage.nodes[parent].flags.has(.rightToLeft) else { return }
    let mirrored = size.width - child.origin.x - child.size.width
    add(
      .mirroring, child.node,
      "\(parentName) reads from right to left: \(child.origin.x.plainText) from its right edge is "
        + "\(mirrored.plainText) from its left edge", at: depth)
  }

  private mutating func addFrame(of node: Int, at depth: Int) {
    var plain = result
    plain.pixelsPerPoint = nil
    let frame = plain.frame(ofNode: node)
    let place = result.storage.window.size != nil ? "the window" : "the root"
    add(
      .frame, node, "\(storage.name(of: node)) has the frame \(frame.plainText) in \(place)",
      at: depth)
    guard let scale = result.pixelsPerPoint else { return }
    let aligned = result.frame(ofNode: node)
    let pixels = scale == 1 ? "1 pixel" : "\(scale.plainText) pixels"
    add(
      .pixelGrid, node,
      aligned == frame
        ? "Its edges are on the grid of \(pixels) a point"
        : "Its edges go to the nearest of \(pixels) a point: \(aligned.plainText)", at: depth)
  }
}

/// How often a node was asked, and what.
private struct QuestionCount {
  private var proposals: [Proposal] = []
  private var asked = 0
  private let isComplete: Bool

  init(_ result: ResolvedLayout, target: Int, path: [Int]) {
    let replay = Replay(result.storage, focus: Set(path))
    var proposals: [Proposal] = []
    var asked = 0
    replay.log = { event in
      guard event.node == target, case .proposed(let proposal) = event.kind else { return }
      asked += 1
      if !proposals.contains(where: { $0.isIdentical(to: proposal) }) {
        proposals.append(proposal)
      }
    }
    replay.layOut(result.proposal)
    self.proposals = proposals
    self.asked = asked
    self.isComplete = replay.isComplete
  }

  func sentence(_ name: String) -> String? {
    guard isComplete, asked > 1 else { return nil }
    let listed = proposals.prefix(6).map(\.plainText).joined(separator: ", ")
    let more = proposals.count > 6 ? " and \(proposals.count - 6) more" : ""
    let remembered = asked - proposals.count
    let rest =
      switch remembered {
      case 0: "each another proposal"
      case 1: "and answered once from memory"
      default: "and answered \(remembered) times from memory"
      }
    return "\(name) was asked \(asked) times, for \(listed)\(more), \(rest)"
  }
}

extension TreeStorage {
  /// The nodes from the root to a node.
  func ancestors(of node: Int) -> [Int] {
    var path: [Int] = []
    var node = node
    while node >= 0 {
      path.append(node)
      node = Int(nodes[node].parent)
    }
    return path.reversed()
  }
}
