import LayoutCore
import TestSupport
import Testing

/// Random trees are laid out along the depth as the rules say.
struct DeepViewRuleTests {
  @Test(arguments: 1...4, 1...2)
  func `depths and places along the depth`(levels: Int, seed: UInt64) {
    for number in 0..<150 as Range<UInt64> {
      let treeSeed = (seed &* 10 &+ UInt64(levels)) &* 1_000_003 &+ number
      var generator = RandomDeepViews(seed: treeSeed)
      let view = generator.tree(levels: levels)
      let depth: CGFloat? = generator.random.pick(nil, 0, 20, 77, 100, 240)
      let result = view.node().layout(
        proposing: ProposedViewSize(width: 300, height: 200), depth: depth,
        direction: generator.random.pick(.leftToRight, .rightToLeft))
      guard let problem = difference(result, from: view.ranges(depth)) else { continue }
      Issue.record(
        "tree of seed \(treeSeed) in a depth of \(depth.asLength):\n\(problem)\n\(view)")
      return
    }
  }

  /// The first part that is somewhere else than the rules say, if there is one.
  private func difference(
    _ layout: ResolvedLayout, from ranges: [(z: CGFloat, depth: CGFloat)]
  ) -> String? {
    for (id, expected) in ranges.enumerated() {
      guard let box = layout.node(of: id)?.box else { return "view \(id) is not there" }
      let (z, depth) = (CGFloat(box.origin.z), CGFloat(box.size.depth))
      if areEqual(expected.z, z), areEqual(expected.depth, depth) { continue }
      return "view \(id) is \(depth) deep at \(z), not \(expected.depth) at \(expected.z)"
    }
    return nil
  }
}

extension DeepView {
  /// Where all parts are, each before those inside of it.
  fileprivate func ranges(
    _ proposed: CGFloat?, at z: CGFloat = 0
  ) -> [(z: CGFloat, depth: CGFloat)] {
    let inner = places(proposed).flatMap { $0.view.ranges($0.proposal, at: z + $0.z) }
    return [(z, depth(proposed))] + inner
  }
}
