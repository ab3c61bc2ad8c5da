import LayoutCore
import TestSupport
import Testing

/// What traces and explanations say is what the engine did.
struct ReplayLawTests {
  @Test(arguments: 1...10)
  func `a trace places every view where the result has it`(seed: UInt64) {
    for number in 0..<60 {
      var generator = RandomTree(seed: seed &* 1_000_033 &+ UInt64(number))
      generator.wrapsContainers = number.isMultiple(of: 3)
      if number.isMultiple(of: 5) { generator.depth = .turns }
      if number.isMultiple(of: 4) { generator.depth = .quarterTurns }
      let proposal = generator.proposal()
      let result = generator.tree().layout(proposing: proposal, depth: 30)
      let expected = result.nodes.map { Frame($0.frame) }
      let actual = Self.frames(result.trace())
      guard expected.count == actual.count else {
        Issue.record("tree \(number) of \(seed): \(actual.count) views for \(expected.count)")
        return
      }
      for (index, frames) in zip(expected, actual).enumerated()
      where !frames.0.matches(frames.1) {
        Issue.record(
          "tree \(number) of \(seed), node \(index): \(frames.1) for \(frames.0) in\n\(result)")
        return
      }
    }
  }

  /// The frames of a trace in the root's coordinates, parents first.
  static func frames(_ trace: LayoutTrace) -> [Frame] {
    var origins: [NodePlace: CGPoint] = [:]
    return trace.events.compactMap { event in
      guard case .placed(let frame, _) = event.kind else { return nil }
      let parent = event.place.parent.flatMap { origins[$0] } ?? .zero
      let origin = CGPoint(x: parent.x + frame.origin.x, y: parent.y + frame.origin.y)
      origins[event.place] = origin
      return Frame(CGRect(origin: origin, size: frame.size))
    }
  }
}
