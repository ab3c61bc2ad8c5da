import LayoutCore
import TestSupport
import Testing

/// Random trees are laid out as the rules say.
struct PlaneRuleTests {
  @Test(arguments: 1...8)
  func `trees that scroll follow the rules`(seed: UInt64) {
    compareTrees(seed: seed &* 1_000_003) { comparison, seed, levels in
      var generator = RandomRuledViews(.scrolling, seed: seed)
      let request =
        generator.random.once(in: 2) ? generator.proposal() : .window(window, .leftToRight)
      let root = generator.tree(levels: levels, spacersAlong: .eitherWay)
      comparison.compare(root, request.layout(of: root.node), request, generator.count)
    }
  }

  @Test(arguments: 1...8)
  func `trees in unsafe areas follow the rules`(seed: UInt64) {
    compareTrees(seed: seed &* 1_000_033) { comparison, seed, levels in
      var generator = RandomRuledViews(.inUnsafeAreas, seed: seed)
      let request = generator.screen()
      let root = generator.tree(levels: levels, spacersAlong: .eitherWay)
      comparison.compare(root, request.layout(of: root.node), request, generator.count)
    }
  }

  @Test(arguments: 1...4)
  func `frames relative to a scroll view follow the rules`(seed: UInt64) {
    compareTrees(seed: seed &* 1_000_039) { comparison, seed, levels in
      var generator = RandomRuledViews(.inScrollView, seed: seed)
      generator.window = window
      let root = generator.scrollView(levels: levels)
      let direction = generator.random.pick(LayoutDirection.leftToRight, .rightToLeft)
      let request = LayoutRequest.window(window, direction)
      comparison.compare(root, request.layout(of: root.node), request, generator.count)
    }
  }

  @Test(arguments: 1...4)
  func `trees that are kept from one layout to the next`(seed: UInt64) {
    compareTrees(seed: seed &* 1_000_037) { comparison, seed, levels in
      var generator = RandomRuledViews(.scrolling, seed: seed)
      let root = generator.tree(levels: levels - 1, spacersAlong: .eitherWay)
      let tree = LayoutTree(root.node)
      for _ in 0..<3 {
        let request = generator.proposal()
        comparison.compare(root, request.layout(tree), request, generator.count)
      }
    }
  }

  private let window = CGSize(width: 200, height: 150)

  /// Compares 200 trees of 3 to 5 levels, each of a seed of its own.
  private func compareTrees(
    seed: UInt64,
    _ compare: (_ comparison: inout RuleComparison, _ seed: UInt64, _ levels: Int) -> Void
  ) {
    var comparison = RuleComparison()
    for number in 0..<200 as Range<UInt64> {
      compare(&comparison, seed &+ number, 3 + Int(number % 3))
    }
    comparison.expectNoDifference()
  }
}

/// Compares frames with what the rules say, and keeps the smallest tree in which they differ.
struct RuleComparison {
  private var compared = 0
  private var skipped = 0
  private var smallest: (count: Int, difference: String)?

  mutating func compare(
    _ root: RuledView, _ layout: ResolvedLayout, _ request: LayoutRequest, _ count: Int
  ) {
    guard let frames = try? RuledFrames(of: root, for: request).frames,
      frames.values.allSatisfy(\.isFinite)
    else {
      skipped += 1
      return
    }
    compared += 1
    if let smallest, smallest.count <= count { return }
    for (id, rect) in frames.sorted(by: { $0.key < $1.key }) {
      let (expected, actual) = (Frame(rect), layout.frame(of: id).map { Frame($0) })
      if let actual, expected.matches(actual) { continue }
      let found = actual.map { "\($0)" } ?? "nothing"
      smallest = (
        count, "\(request), view \(id): expected \(expected), got \(found) in\n\(layout)\n\(root)"
      )
      return
    }
  }

  func expectNoDifference() {
    #expect(compared > skipped, "the rules come to no number too often")
    if let smallest { Issue.record("\(smallest.difference)") }
  }
}
