import LayoutCore
import TestSupport
import Testing

/// Laws of the third dimension that hold for every tree, tried on random ones.
struct SpaceLawTests {
  @Test(arguments: RandomDepth.plain, 1...6 as ClosedRange<UInt64>)
  func `the third dimension changes nothing in the plane`(depth: RandomDepth, seed: UInt64) {
    forEachTree(seed) { flat, proposal in
      var deep = flat
      deep.depth = depth
      let expected = RandomDepth.frames(flat.tree().layout(proposing: proposal))
      let layout = deep.tree().layout(proposing: proposal, depth: 100)
      let actual = RandomDepth.frames(layout)
      let isSame =
        expected.count == actual.count && zip(expected, actual).allSatisfy { $0.matches($1) }
      return isSame ? nil : "\(layout)"
    }
  }

  @Test(arguments: RandomDepth.allCases, 1...6 as ClosedRange<UInt64>)
  func `laying out again changes nothing`(depth: RandomDepth, seed: UInt64) {
    forEachTree(seed) { generator, proposal in
      generator.depth = depth
      let root = generator.tree()
      let tree = LayoutTree(root)
      for (proposal, depth) in [
        (proposal, 50.0), (generator.proposal(), nil), (.zero, 0), (proposal, 20), (proposal, 50),
      ] as [(ProposedViewSize, CGFloat?)] {
        let kept = tree.layout(proposing: proposal, depth: depth)
        let anew = root.layout(proposing: proposal, depth: depth)
        if !RandomDepth.areSame(kept, anew) {
          return "depth \(String(describing: depth)), \(proposal): \(kept)\ninstead of\n\(anew)"
        }
      }
      return nil
    }
  }

  @Test(arguments: RandomDepth.allCases, 1...3 as ClosedRange<UInt64>)
  func `finite in, finite out`(depth: RandomDepth, seed: UInt64) {
    forEachTree(seed) { generator, proposal in
      generator.depth = depth
      let layout = generator.tree().layout(proposing: proposal, depth: 70)
      let isFinite = layout.nodes.allSatisfy { node in
        let box = node.box
        return box.origin.z.isFinite && box.size.depth.isFinite && box.size.depth >= 0
      }
      return isFinite && layout.isFinite ? nil : "\(layout)"
    }
  }

  @Test(arguments: RandomDepth.allCases, 1...3 as ClosedRange<UInt64>)
  func `right to left mirrors x, and nothing along the depth`(depth: RandomDepth, seed: UInt64) {
    forEachTree(seed) { generator, proposal in
      generator.depth = depth
      let tree = generator.tree()
      let left = tree.layout(proposing: proposal, depth: 40)
      let right = tree.layout(proposing: proposal, depth: 40, direction: .rightToLeft)
      let isSame = zip(left.nodes, right.nodes).allSatisfy {
        $0.box.origin.z == $1.box.origin.z && $0.box.size.depth == $1.box.size.depth
          && $0.box.origin.y == $1.box.origin.y
      }
      return isSame ? nil : "\(right)"
    }
  }

  private func forEachTree(
    _ seed: UInt64, _ check: (inout RandomTree, ProposedViewSize) -> String?
  ) {
    for number in 0..<40 {
      let treeSeed = seed &* 1_000_037 &+ UInt64(number)
      var generator = RandomTree(seed: treeSeed)
      let proposal = generator.proposal()
      guard let problem = check(&generator, proposal) else { continue }
      Issue.record("tree of seed \(treeSeed), \(proposal):\n\(problem)")
      return
    }
  }
}
