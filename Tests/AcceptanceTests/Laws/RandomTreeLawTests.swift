import LayoutCore
import TestSupport
import Testing

/// Laws that hold for every tree, tried on random ones with nodes of all kinds.
///
/// A failure names the seed, from which the same tree can be made again.
struct RandomTreeLawTests {
  @Test(arguments: 1...10)
  func `right to left is the mirror image`(seed: UInt64) {
    forEachTree(seed) { generator, proposal in
      let tree = generator.tree()
      let (left, right) = (
        tree.layout(proposing: proposal),
        tree.layout(proposing: proposal, direction: .rightToLeft)
      )
      return difference(right, from: left.frames.map { $0.mirrored(in: left.size.width) })
    }
  }

  @Test(arguments: 1...10)
  func `laying out again changes nothing`(seed: UInt64) {
    forEachTree(seed) { generator, proposal in
      let root = generator.tree()
      let tree = LayoutTree(root)
      // Remembered answers to other proposals must not leak into the next layout.
      let proposals = [proposal, generator.proposal(), .unspecified, .zero, proposal]
      return proposals.lazy.compactMap { proposal in
        difference(
          tree.layout(proposing: proposal), from: root.layout(proposing: proposal).frames)
      }.first
    }
  }

  @Test(arguments: 1...10)
  func `an infinite proposal leaves no trace`(seed: UInt64) {
    forEachTree(seed) { generator, proposal in
      let root = generator.tree()
      let tree = LayoutTree(root)
      tree.layout(proposing: .infinity)
      return difference(
        tree.layout(proposing: proposal), from: root.layout(proposing: proposal).frames)
    }
  }

  @Test(arguments: 1...10)
  func `finite in, finite out`(seed: UInt64) {
    forEachTree(seed) { generator, proposal in
      let layout = generator.tree().layout(proposing: proposal)
      return layout.isFinite ? nil : "\(layout)"
    }
  }

  @Test(arguments: 1...5)
  func `in a window, the root is centred and the rest is the same`(seed: UInt64) {
    forEachTree(seed) { generator, _ in
      let window = CGSize(width: generator.random.length(0...400), height: 300)
      let direction = generator.random.pick(LayoutDirection.leftToRight, .rightToLeft)
      let root = generator.tree()
      let alone = root.layout(proposing: ProposedViewSize(window), direction: direction)
      let x = (window.width - alone.size.width) / 2
      let y = (window.height - alone.size.height) / 2
      return difference(
        root.layout(in: window, direction: direction), from: alone.frames.map { $0.moved(x, y) })
    }
  }

  @Test(arguments: 1...5)
  func `what text promises changes nothing`(seed: UInt64) {
    forEachTree(seed) { promising, proposal in
      var silent = promising
      silent.textContract = .arbitrary
      return difference(
        promising.tree().layout(proposing: proposal),
        from: silent.tree().layout(proposing: proposal).frames)
    }
  }

  @Test(arguments: 1...5)
  func `a layout that wraps another one changes nothing`(seed: UInt64) {
    forEachTree(seed) { built, proposal in
      var wrapped = built
      wrapped.wrapsContainers = true
      return difference(
        built.tree().layout(proposing: proposal),
        from: wrapped.tree().layout(proposing: proposal).frames)
    }
  }
}

// MARK: - Checking

private let treesPerSeed: UInt64 = 100

/// Makes random trees until `check` says what is wrong with one.
private func forEachTree(
  _ seed: UInt64, _ check: (inout RandomTree, ProposedViewSize) -> String?
) {
  for number in 0..<treesPerSeed {
    let treeSeed = seed &* 1_000_003 &+ number
    var generator = RandomTree(seed: treeSeed)
    let proposal = generator.proposal()
    guard let problem = check(&generator, proposal) else { continue }
    let request = LayoutRequest.proposal(proposal, .leftToRight)
    Issue.record("tree of seed \(treeSeed), \(request):\n\(problem)")
    return
  }
}

/// The first frame that is not as expected, and the whole layout, if there is one.
private func difference(
  _ layout: ResolvedLayout, from expected: [Frame]
) -> String? {
  let actual = layout.frames
  guard actual.count == expected.count else {
    return "\(actual.count) nodes instead of \(expected.count) in\n\(layout)"
  }
  return zip(expected, actual).enumerated().lazy.compactMap { index, frames in
    frames.0.matches(frames.1)
      ? nil : "node \(index): expected \(frames.0), got \(frames.1) in\n\(layout)"
  }.first
}

extension ResolvedLayout {
  /// The frames of all nodes, each before those inside of it.
  fileprivate var frames: [Frame] { nodes.map { Frame($0.frame) } }
}

extension Frame {
  fileprivate func mirrored(in width: CGFloat) -> Frame {
    Frame([numbers[0].flatMap { x in numbers[2].map { width - x - $0 } }] + numbers.dropFirst())
  }

  fileprivate func moved(_ x: CGFloat, _ y: CGFloat) -> Frame {
    Frame([numbers[0].map { $0 + x }, numbers[1].map { $0 + y }] + numbers.dropFirst(2))
  }
}
