import LayoutCore
import TestSupport
import Testing

/// Lazy stacks that do not scroll, beside stacks.
struct LazyStackLawTests {
  @Test(arguments: 1...20)
  func `a lazy column has the frames of a column in a frame that fills its width`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let spacing: CGFloat? = random.pick(nil, 0, -3, 5)
    let alignment = random.pick(HorizontalAlignment.leading, .center, .trailing)
    let views = (0..<random.pick(0, 1, 2, 5)).map { index in
      random.pick(box(random.length(1...90), 12), cells(4), color.frame(height: 7), .spacer).id(
        index)
    }
    let width = random.length(100...300)
    let proposal = ProposedViewSize(width: width, height: nil)
    let lazy = LayoutNode.lazyVStack(alignment: alignment, spacing: spacing, views)
      .layout(proposing: proposal)
    let eager = LayoutNode.vstack(
      alignment: alignment, spacing: spacing, views
    ).keptWithOneChild()
      .frame(
        minWidth: 0, maxWidth: .infinity,
        alignment: Alignment(horizontal: alignment, vertical: .top)
      )
      .layout(proposing: proposal)
    #expect(lazy.size == eager.size)
    for index in views.indices {
      #expect(Frame(lazy.frame(of: index) ?? .null).matches(Frame(eager.frame(of: index) ?? .zero)))
    }
  }
}
