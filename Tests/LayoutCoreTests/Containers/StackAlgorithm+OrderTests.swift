import LayoutCore
import TestSupport
import Testing

/// Who is served first when a stack shares out its length: the rows of A 7.1 about priorities.
struct StackAlgorithmOrderTests {
  @Test("Higher priorities take what lower ones don't need", arguments: rows)
  func row(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample(
      "A E24",
      .hstack(spacing: 0) {
        box(150, 10).layoutPriority(1).id("a")
        color.frame(maxWidth: 5).id("b")
        color.frame(minWidth: 30).id("c")
      }
    )
    .proposed(100, 10, size: [180, 10]).frames([
      "a": [0, 0, 150, 10], "b": [150, 0, 0, 10], "c": [150, 0, 30, 10],
    ])
    WorkedExample(
      "A E25",
      .hstack(spacing: 0) {
        color.layoutPriority(1).padding(.leading, 10).id("a")
        color.id("b")
      }
    )
    .proposed(100, 10, size: [100, 10]).frames(["a": [0, 0, 50, 10], "b": [50, 0, 50, 10]])
    WorkedExample(
      "A E25b",
      .hstack(spacing: 0) {
        color.padding(.leading, 10).layoutPriority(1).id("a")
        color.id("b")
      }
    )
    .proposed(100, 10, size: [100, 10]).frames(["a": [0, 0, 100, 10], "b": [100, 0, 0, 10]])
    WorkedExample(
      "A X6",
      .hstack(spacing: 5) {
        color.frame(maxWidth: 120).layoutPriority(2).id("a")
        color.frame(minWidth: 40).layoutPriority(1).id("b")
        color.frame(minWidth: 25).id("c")
      }
    )
    .proposed(200, 100, size: [200, 100]).frames([
      "a": [0, 0, 120, 100], "b": [125, 0, 45, 100], "c": [175, 0, 25, 100],
    ])
    WorkedExample("A X7", .hstack(spacing: 0, [color.layoutPriority(-1).id("a"), color.id("b")]))
      .proposed(100, 10, size: [100, 10]).frames(["a": [0, 0, 0, 10], "b": [0, 0, 100, 10]])
    WorkedExample(
      "A T5",
      .vstack([color.frame(minHeight: 50).id("a"), color.layoutPriority(1).id("b")])
    )
    .proposed(500, 500, size: [500, 500]).frames(["a": [0, 0, 500, 50], "b": [0, 58, 500, 442]])
    WorkedExample(
      "A T6",
      .hstack([color.frame(minHeight: 50).id("a"), color.layoutPriority(1).id("b")])
    )
    .proposed(500, 500, size: [500, 500]).frames(["a": [0, 0, 0, 500], "b": [8, 0, 492, 500]])
    WorkedExample(
      "A E16",
      .vstack {
        color.id("a")
        color.layoutPriority(1).id("b")
        LayoutNode.hstack([color.id("c"), color.id("d")]).id("row")
      }
    )
    .inWindow(200, 200, size: [200, 200]).frames([
      "a": [0, 0, 200, 0], "b": [0, 8, 200, 184], "row": [0, 200, 200, 0],
      "c": [0, 200, 96, 0], "d": [104, 200, 96, 0],
    ])
    // E1 section 5: fixedSize forgets the priority inside of it, so all three get a third (K1).
    WorkedExample(
      "E1 K1",
      .hstack(spacing: 0) {
        color.id("a")
        color.layoutPriority(1).fixedSize(horizontal: false, vertical: true).id("b")
        color.id("c")
      }
    )
    .proposed(90, 10, size: [90, 10]).frames([
      "a": [0, 0, 30, 10], "b": [30, 0, 30, 10], "c": [60, 0, 30, 10],
    ])
  }

  /// A view that proposes half of its own proposed width to its child, as the source of rows E5 has
  /// it.
  @Test("A view that takes half of what it is offered", arguments: halves)
  func halfWidth(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var halves: [WorkedExample] {
    WorkedExample(
      "A E5a",
      .hstack(spacing: 10, [half(color).id("a"), color.id("b"), color.id("c")])
    )
    .proposed(620, 80, size: [620, 80]).frames([
      "a": [0, 0, 100, 80], "b": [110, 0, 250, 80], "c": [370, 0, 250, 80],
    ])
    WorkedExample(
      "A E5b",
      .hstack(spacing: 10, [color.id("a"), half(color).id("b"), color.id("c")])
    )
    .proposed(620, 80, size: [620, 80]).frames([
      "a": [0, 0, 200, 80], "b": [210, 0, 100, 80], "c": [320, 0, 300, 80],
    ])
    WorkedExample(
      "A E5c",
      .hstack(spacing: 10) {
        half(color).layoutPriority(1).id("a")
        color.id("b")
        color.id("c")
      }
    )
    .proposed(620, 80, size: [620, 80]).frames([
      "a": [0, 0, 300, 80], "b": [310, 0, 150, 80], "c": [470, 0, 150, 80],
    ])
  }

  private static func half(_ child: LayoutNode) -> LayoutNode { .layout(HalfWidth(), [child]) }
}

/// Proposes half of its proposed width to its subview and is as large as that.
private struct HalfWidth: Layout {
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews[0].sizeThatFits(offer(proposal))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: offer(proposal))
  }

  /// Three views of at most 60 in 100, in the order of their priorities.
  @Test(
    "Infinite priorities come first and last",
    arguments: [
      // All lengths are 0 at least, so that nothing is kept for those that come later.
      ([0, .infinity, 1], [0, 60, 40]), ([.infinity, 0, .infinity], [50, 0, 50]),
      ([-.infinity, .infinity, 0], [0, 60, 40]), ([1, -.infinity, 0], [60, 0, 40]),
    ] as [([Double], [CGFloat])])
  func infinitePriorities(priorities: [Double], heights: [CGFloat]) {
    let column = LayoutNode.vstack(
      spacing: 0,
      priorities.enumerated().map { number, priority in
        color.frame(maxHeight: 60).layoutPriority(priority).id(number)
      })
    let layout = column.layout(proposing: ProposedViewSize(width: 10, height: 100))
    #expect((0..<3).map { layout.frame(of: $0)?.height } == heights)
  }
}
