import LayoutCore
import TestSupport
import Testing

/// Who is served first when a stack shares out its length.
struct StackAlgorithmOrderTests {
  @Test(arguments: rows)
  func `higher priorities take what lower ones don't need`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var rows: [WorkedExample] {
    // 150 + 0 + 30 = 180.
    WorkedExample(
      "a rigid view of high priority overflows, the others have their least",
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
      "a priority is lost in padding",
      .hstack(spacing: 0) {
        color.layoutPriority(1).padding(.leading, 10).id("a")
        color.id("b")
      }
    )
    .proposed(100, 10, size: [100, 10]).frames(["a": [0, 0, 50, 10], "b": [50, 0, 50, 10]])
    WorkedExample(
      "a priority outside of padding counts",
      .hstack(spacing: 0) {
        color.padding(.leading, 10).layoutPriority(1).id("a")
        color.id("b")
      }
    )
    .proposed(100, 10, size: [100, 10]).frames(["a": [0, 0, 100, 10], "b": [100, 0, 0, 10]])
    // 200 − 2 · 5 = 190: 120 at most; 190 − 120 − 25 = 45; 25.
    WorkedExample(
      "each priority leaves what the lower ones need at least",
      .hstack(spacing: 5) {
        color.frame(maxWidth: 120).layoutPriority(2).id("a")
        color.frame(minWidth: 40).layoutPriority(1).id("b")
        color.frame(minWidth: 25).id("c")
      }
    )
    .proposed(200, 100, size: [200, 100]).frames([
      "a": [0, 0, 120, 100], "b": [125, 0, 45, 100], "c": [175, 0, 25, 100],
    ])
    WorkedExample(
      "a negative priority comes last",
      .hstack(spacing: 0, [color.layoutPriority(-1).id("a"), color.id("b")])
    )
    .proposed(100, 10, size: [100, 10]).frames(["a": [0, 0, 0, 10], "b": [0, 0, 100, 10]])
    // Measured: 500 − 50 − 8 = 442.
    WorkedExample(
      "a priority takes all but what the other needs at least",
      .vstack([color.frame(minHeight: 50).id("a"), color.layoutPriority(1).id("b")])
    )
    .proposed(500, 500, size: [500, 500]).frames(["a": [0, 0, 500, 50], "b": [0, 58, 500, 442]])
    // Measured: 500 − 8 = 492.
    WorkedExample(
      "a least height is nothing to a row",
      .hstack([color.frame(minHeight: 50).id("a"), color.layoutPriority(1).id("b")])
    )
    .proposed(500, 500, size: [500, 500]).frames(["a": [0, 0, 0, 500], "b": [8, 0, 492, 500]])
    // Measured: 200 − 2 · 8 = 184; the row's views are (200 − 8) / 2 = 96 wide.
    WorkedExample(
      "lower priorities have no height left",
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
    // Measured: all three get 90 / 3.
    WorkedExample(
      "fixedSize does not pass a priority on",
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

  @Test(arguments: pairs)
  func `modifiers and limits decide who counts`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var pairs: [WorkedExample] {
    WorkedExample("a priority takes all", pair(color, color.layoutPriority(1)))
      .proposed(200, 100).frames(["a": [0, 0, 0, 100], "b": [0, 0, 200, 100]])
    WorkedExample("a priority is lost in padding", pair(color, color.layoutPriority(1).padding(10)))
      .proposed(200, 100).frames(["a": [0, 0, 100, 100], "b": [100, 0, 100, 100]])
    WorkedExample(
      "a priority is lost in a frame",
      pair(color, color.layoutPriority(1).frame(maxWidth: .infinity))
    )
    .proposed(200, 100).frames(["a": [0, 0, 100, 100], "b": [100, 0, 100, 100]])
    WorkedExample(
      "a priority outside of a frame counts",
      pair(color, color.frame(maxWidth: .infinity).layoutPriority(1))
    )
    .proposed(200, 100).frames(["a": [0, 0, 0, 100], "b": [0, 0, 200, 100]])
    // 200 − 20.
    WorkedExample(
      "a priority is passed on by an overlay",
      pair(color.frame(minWidth: 20), color.layoutPriority(1).overlay(color))
    )
    .proposed(200, 100).frames(["a": [0, 0, 20, 100], "b": [20, 0, 180, 100]])
    // 200 − 30.
    WorkedExample(
      "a priority leaves the other its least",
      pair(color.frame(minWidth: 30), color.layoutPriority(1))
    )
    .proposed(200, 100).frames(["a": [0, 0, 30, 100], "b": [30, 0, 170, 100]])
    // 200 − 50.
    WorkedExample("a limited view is offered first", pair(color.frame(maxWidth: 50), color))
      .proposed(200, 100).frames(["a": [0, 0, 50, 100], "b": [50, 0, 150, 100]])
  }

  private static func pair(_ a: LayoutNode, _ b: LayoutNode) -> LayoutNode {
    LayoutNode.hstack(spacing: 0, [a.id("a"), b.id("b")])
  }

  /// A view that proposes half of its own proposed width to its child.
  @Test(arguments: halves)
  func `a view that takes half of what it is offered`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var halves: [WorkedExample] {
    // Measured: 620 − 2 · 10 = 600, of which 600 / 3 / 2 = 100 are taken; the others share 500.
    WorkedExample(
      "in front, half of a third",
      .hstack(spacing: 10, [half(color).id("a"), color.id("b"), color.id("c")])
    )
    .proposed(620, 80, size: [620, 80]).frames([
      "a": [0, 0, 100, 80], "b": [110, 0, 250, 80], "c": [370, 0, 250, 80],
    ])
    // Measured: 600 / 3 = 200 for the first, 400 / 2 / 2 = 100 for the second, and 300 are left.
    WorkedExample(
      "in the middle, half of what is offered second",
      .hstack(spacing: 10, [color.id("a"), half(color).id("b"), color.id("c")])
    )
    .proposed(620, 80, size: [620, 80]).frames([
      "a": [0, 0, 200, 80], "b": [210, 0, 100, 80], "c": [320, 0, 300, 80],
    ])
    // 600 / 2 = 300; the others share 300.
    WorkedExample(
      "with a priority, half of all",
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

  /// Three views of at most 60 in 100, in the order of their priorities.
  @Test(
    arguments: [
      // All lengths are 0 at least, so that nothing is kept for those that come later.
      ([0, .infinity, 1], [0, 60, 40]), ([.infinity, 0, .infinity], [50, 0, 50]),
      ([-.infinity, .infinity, 0], [0, 60, 40]), ([1, -.infinity, 0], [60, 0, 40]),
    ] as [([Double], [CGFloat])])
  func `infinite priorities come first and last`(priorities: [Double], heights: [CGFloat]) {
    let column = LayoutNode.vstack(
      spacing: 0,
      priorities.enumerated().map { number, priority in
        color.frame(maxHeight: 60).layoutPriority(priority).id(number)
      })
    let layout = column.layout(proposing: ProposedViewSize(width: 10, height: 100))
    #expect((0..<3).map { layout.frame(of: $0)?.height } == heights)
  }

  @Test func `a view whose length turns out to be fixed keeps its turn among fixed ones`() {
    // The words are as wide as the bar over them at most, which is always 50.
    let card = LayoutNode.zstack([.fixed(width: 50, height: 5), LayoutNode.words(5)])
    let row = LayoutNode.hstack(spacing: 0, [card.id("card"), .fixed(width: 40, height: 5)])
    let layout = row.layout(proposing: ProposedViewSize(width: 60, height: nil))
    // 60 / 2 = 30 for the card: 3 words of 10 in a line, so 2 lines. After the other, it would be
    // offered 20, which is 3 lines.
    #expect(layout.frame(of: "card")?.size == CGSize(width: 50, height: 20))
  }

  @Test func `infinitely much is left after a view that takes infinitely much`() {
    // As high as its proposed width says: 7 for none.
    let told = LayoutNode.measured {
      LeafMeasurement(width: $0.width ?? 0, height: $0.width == nil ? 7 : 5)
    }
    let row = LayoutNode.hstack(spacing: 0, [color.frame(height: 1), told])
    let layout = row.layout(proposing: ProposedViewSize(width: .infinity, height: nil))
    #expect(layout.size.height == 5)
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
}
