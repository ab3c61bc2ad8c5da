/// How often a node was asked in a layout, and what.
struct QuestionCount {
  private var proposals: [Proposal] = []
  private var asked = 0
  private let isComplete: Bool

  /// Goes through a layout again, as far as the path to the node is concerned.
  init(_ storage: TreeStorage, _ proposal: Proposal, target: Int, path: [Int]) {
    let replay = Replay(storage, focus: Set(path))
    var proposals: [Proposal] = []
    var asked = 0
    replay.log = { event in
      guard event.node == target, case .proposed(let proposal) = event.kind else { return }
      asked += 1
      if !proposals.contains(where: { $0.isIdentical(to: proposal) }) { proposals.append(proposal) }
    }
    replay.layOut(proposal)
    self.proposals = proposals
    self.asked = asked
    self.isComplete = replay.isComplete
  }

  private static let mostListed = 6

  /// What the node was asked, unless it was asked only once.
  func sentence(_ name: String) -> String? {
    guard isComplete, asked > 1 else { return nil }
    var texts: [String] = []
    // Proposals can differ in digits that nobody reads.
    for proposal in proposals where !texts.contains(proposal.plainText) {
      texts.append(proposal.plainText)
    }
    let unlisted = proposals.count - min(texts.count, Self.mostListed)
    let more = unlisted > 0 ? ["\(unlisted) more"] : []
    let listed = (Array(texts.prefix(Self.mostListed)) + more).enumeration
    let rest =
      switch asked - proposals.count {
      case 0: ""
      case 1: "; 1 answer came from memory"
      case let remembered: "; \(remembered) answers came from memory"
      }
    return "\(name) was asked for its size \(asked) times, for \(listed)\(rest)"
  }
}
