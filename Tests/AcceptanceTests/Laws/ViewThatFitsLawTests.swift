import LayoutCore
import Testing

/// Which of random views is chosen, and that it is one of those that fit.
struct ViewThatFitsLawTests {
  @Test(arguments: 1...20)
  func `a view that does not fit is never chosen while another one does`(seed: UInt64) {
    var generator = RandomTree(seed: seed)
    for _ in 0..<20 {
      let views = (0..<generator.random.pick(1, 2, 3, 4)).map { index in
        generator.tree(levels: 3).id("view \(index)")
      }
      let axes = generator.random.pick(
        Axis.Set.horizontal, .vertical, [.horizontal, .vertical])
      let proposal = generator.proposal()
      var question = proposal
      if axes.contains(.horizontal) { question.width = nil }
      if axes.contains(.vertical) { question.height = nil }
      let fitting = views.map { view in
        // An empty node is no child here, and a view of its own at a root.
        let size = LayoutNode.layout(ZStackLayout(), [view]).layout(proposing: question).size
        return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
          && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
      }
      let result = LayoutNode.viewThatFits(in: axes, views).layout(proposing: proposal)
      let chosen = views.indices.filter { result.frame(of: "view \($0)") != nil }
      let present = views.indices.filter {
        LayoutNode.layout(ZStackLayout(), [views[$0]]).nodeCount > 1
      }
      let expected = present.first { fitting[$0] } ?? present.last
      #expect(chosen == (expected.map { [$0] } ?? []), "seed \(seed)")
    }
  }
}
