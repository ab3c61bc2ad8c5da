import LayoutCore
import TestSupport
import Testing

/// What a grid has in common with stacks.
struct GridLawTests {
  /// Some leaves, each fixed, or wrapping text.
  private func leaves(_ random: inout SeededGenerator, wrapping: Bool) -> [LayoutNode] {
    (0..<random.pick(1, 2, 3, 5, 8)).map { number in
      let (width, height) = (random.length(0...60), random.length(0...40))
      guard wrapping, random.once(in: 2) else {
        return .fixed(width: width, height: height).id(number)
      }
      return LayoutNode.clamped(minWidth: 0, maxWidth: width, minHeight: height, maxHeight: height)
        .id(number)
    }
  }

  private func expectSame(
    _ grid: LayoutNode, _ stack: LayoutNode, _ proposal: ProposedViewSize, _ seed: UInt64
  ) {
    let (a, b) = (grid.layout(proposing: proposal), stack.layout(proposing: proposal))
    #expect(Extent(a.size).matches(b.size), "seed \(seed)")
    for (first, second) in zip(a.nodes.dropFirst(), b.nodes.dropFirst()) {
      #expect(Frame(first.frame).matches(Frame(second.frame)), "seed \(seed)")
    }
  }

  @Test(arguments: 1...40)
  func `a grid of one row is a horizontal stack`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let spacing: CGFloat? = random.pick(nil, 0, 7)
    // With a height proposed, a grid also counts how flexible views are in height; these are not.
    let leaves = leaves(&random, wrapping: true)
    expectSame(
      .grid(alignment: .bottom, horizontalSpacing: spacing, LayoutNode.gridRow(leaves)),
      .hstack(alignment: .bottom, spacing: spacing, leaves).keptWithOneChild(),
      ProposedViewSize(width: random.pick(nil, 0, 90, 400), height: random.pick(nil, 30)), seed)
  }

  @Test(arguments: 1...40)
  func `a grid of one column is a vertical stack`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let spacing: CGFloat? = random.pick(nil, 0, 7)
    let leaves = leaves(&random, wrapping: false)
    let proposal = ProposedViewSize(width: random.pick(nil, 30), height: random.pick(nil, 0, 200))
    let stack = LayoutNode.vstack(
      alignment: .trailing, spacing: spacing, leaves
    ).keptWithOneChild()
    expectSame(
      .grid(
        alignment: .trailing, verticalSpacing: spacing,
        leaves.flatMap { LayoutNode.gridRow([$0]) }), stack, proposal, seed)
    // A view in no row is a row by itself.
    expectSame(
      .grid(alignment: .trailing, verticalSpacing: spacing, leaves), stack, proposal, seed)
  }

  @Test(arguments: 1...20)
  func `rows given as lists are rows given as cells`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rows = (0..<4).map { _ in leaves(&random, wrapping: true) }
    expectSame(
      .grid(rows: rows), .grid(rows.flatMap { LayoutNode.gridRow($0) }),
      ProposedViewSize(width: 200, height: 100), seed)
  }
}
