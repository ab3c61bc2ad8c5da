import LayoutCore
import TestSupport
import Testing

/// Random grids are laid out as the rules say.
struct GridRuleTests {
  typealias Features = RandomGrids.Features

  @Test(
    arguments: [
      [], .spacers, .priorities, .unsizedAxes, [.spacers, .priorities, .unsizedAxes],
      .viewsOutsideRows, .severalColumns, [.viewsOutsideRows, .priorities],
      [.severalColumns, .priorities], [.viewsOutsideRows, .unsizedAxes],
      [.severalColumns, .unsizedAxes], [.viewsOutsideRows, .spacers],
      [.severalColumns, .spacers], Features.all.subtracting(.guides), .guides,
      [.guides, .severalColumns], [.guides, .viewsOutsideRows], .all,
    ] as [Features])
  func `grids of all kinds of cells`(features: Features) {
    compare(features) { random in
      ProposedViewSize(
        width: random.pick(nil, 0, 60, 100, 150, 200, 200, 300, 300, 500),
        height: random.pick(nil, 0, 60, 100, 100, 200, 200, 300, 500))
    }
  }

  @Test(
    arguments: [
      [], .viewsOutsideRows, .severalColumns, Features.all.subtracting(.guides),
    ] as [Features])
  func `grids that are proposed an infinite width`(features: Features) {
    compare(features) { random in
      ProposedViewSize(
        width: .infinity, height: random.pick(nil, 0, 60, 100, 200, 300, 500, .infinity))
    }
  }

  @Test(
    arguments: [
      .severalColumns, .viewsOutsideRows, [.severalColumns, .viewsOutsideRows],
      Features.all.subtracting(.guides), .all,
    ] as [Features])
  func `grids that nothing is proposed, with cells of any columns`(features: Features) {
    compare(features, mergesOften: true) { _ in .unspecified }
  }
}

// MARK: - Comparing

extension GridRuleTests {
  private func compare(
    _ features: Features, mergesOften: Bool = false,
    proposing propose: (inout SeededGenerator) -> ProposedViewSize
  ) {
    for number in 0..<gridsPerKind {
      let seed = UInt64(features.rawValue) &* 1_000_003 &+ number
      var generator = RandomGrids(
        random: SeededGenerator(seed: seed), features: features, mergesOften: mergesOften)
      let grid = generator.grid()
      let proposal = propose(&generator.random)
      let direction = generator.random.pick(
        LayoutDirection.leftToRight, .leftToRight, .rightToLeft)
      let request = LayoutRequest.proposal(proposal, direction)
      let expected = grid.arranged(proposed: proposal)
      // Left out: where negative gaps are all that there is, the engine deliberately comes to 0.
      // No seed here has columns of which only the rounding of a sum says that they have a width.
      if expected.size.width < 0 || expected.size.height < 0 { continue }
      let layout = request.layout(of: grid.node)
      guard let problem = difference(layout, from: expected, direction) else { continue }
      Issue.record("grid of seed \(seed), \(request):\n\(problem) in\n\(layout)\n\(grid)")
      return
    }
  }

  /// The first length that is not as the rules say, if there is one. Frames in an infinite grid
  /// are not compared.
  private func difference(
    _ layout: ResolvedLayout, from expected: (size: CGSize, frames: [CGRect]),
    _ direction: LayoutDirection
  ) -> String? {
    guard Extent(expected.size).matches(layout.size) else {
      return "expected \(Extent(expected.size)), got \(Extent(layout.size))"
    }
    guard expected.size.width.isFinite, expected.size.height.isFinite else { return nil }
    for (id, frame) in expected.frames.enumerated() {
      var frame = frame
      if direction == .rightToLeft {
        frame.origin.x = expected.size.width - frame.origin.x - frame.size.width
      }
      let actual = layout.frame(of: id).map { Frame($0) }
      if let actual, Frame(frame).matches(actual) { continue }
      let found = actual.map { "\($0)" } ?? "nothing"
      return "cell \(id): expected \(Frame(frame)), got \(found)"
    }
    return nil
  }

  private var gridsPerKind: UInt64 { 150 }
}
