import LayoutCore
import TestSupport
import Testing

/// Lazy stacks outside of scroll views.
struct LazyStackLayoutTests {
  @Test(arguments: rows)
  func `a lazy stack fills its breadth and is as long as its views`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var rows: [WorkedExample] {
    // Measured: (320 − 2 · 20 − 37) / 2 = 121.5.
    WorkedExample(
      "lazy columns share a row",
      .hstack(spacing: 20) {
        LayoutNode.lazyVStack([box(10, 10)]).id("a")
        LayoutNode.lazyVStack([box(10, 10)]).id("b")
        LayoutNode.lazyHStack([box(37, 10)]).id("c")
      }
    )
    .proposed(320, 240, size: [320, 240])
    .frames([
      "a": [0, 115, 121.5, 10], "b": [141.5, 115, 121.5, 10], "c": [283, 0, 37, 240],
    ])
    // Measured: 240 − 30 = 210.
    WorkedExample(
      "a lazy row fills its height", .lazyHStack(alignment: .bottom, [box(20, 30).id("a")])
    )
    .proposed(320, 240, size: [20, 240]).frames(["a": [0, 210, 20, 30]])
    // 10 + 8 + 10 + 8 + 20 = 56; mirrored, 200 − 30 and 200 − 50.
    WorkedExample(
      "a lazy column fills its width",
      .lazyVStack(alignment: .leading, [box(30, 10).id("a"), color.id("b"), box(50, 20).id("c")])
    )
    .proposed(200, 500, size: [200, 56])
    .frames(["a": [0, 0, 30, 10], "b": [0, 18, 200, 10], "c": [0, 36, 50, 20]])
    .proposed(200, 500, in: .rightToLeft, size: [200, 56])
    .frames(["a": [170, 0, 30, 10], "b": [0, 18, 200, 10], "c": [150, 36, 50, 20]])
    // Half of an endless width has no end, and no number is halfway between two of them.
    WorkedExample(
      "a lazy column of an endless width",
      .lazyVStack(spacing: 0, [box(30, 10).id("a"), color.frame(height: 10).id("b")])
    )
    .proposed(.infinity, nil, size: [.infinity, 20])
    .frames(["a": [.infinity, 0, 30, 10], "b": [0, 10, .infinity, 10]])
    // Without a width, the column is as wide as its widest view, in which the others are laid out.
    // 20 + 8 + 10 = 38.
    WorkedExample(
      "a lazy column without a width", .lazyVStack([box(50, 20).id("a"), color.id("b")])
    )
    .proposed(nil, nil, size: [50, 38]).frames(["a": [0, 0, 50, 20], "b": [0, 28, 50, 10]])
    // 30 + 5 + 10 = 45; (40 − 10) / 2 = 15.
    WorkedExample("a lazy row", .lazyHStack(spacing: 5, [box(30, 10).id("a"), color.id("b")]))
      .proposed(nil, 40, size: [45, 40]).frames(["a": [0, 15, 30, 10], "b": [35, 0, 10, 40]])
    // A spacer is at its minimum, and touches its neighbours.
    // 10 + 8 + 10 = 28.
    WorkedExample(
      "a spacer in a lazy column",
      .lazyVStack([box(10, 10), .spacer.id("s"), box(10, 10).layoutPriority(1).id("b")])
    )
    .proposed(100, 500, size: [100, 28])
    .frames(["s": [50, 10, 0, 8], "b": [45, 18, 10, 10]])
    WorkedExample("a lazy column without views", .lazyVStack([]))
      .proposed(100, 500, size: [100, 0]).proposed(nil, nil, size: [0, 0])
    // Guides move the view that sets them and no other: its line at 20 is the stack's edge.
    WorkedExample(
      "a guide in a lazy column",
      .lazyVStack(
        alignment: .leading, spacing: 0,
        [box(50, 10).alignmentGuide(.leading) { _ in 20 }.id("a"), box(50, 10).id("b")])
    )
    .proposed(100, 100, size: [100, 20])
    .frames(["a": [-20, 0, 50, 10], "b": [0, 10, 50, 10]])
    // Views that are too wide stand out on both sides.
    // (100 − 150) / 2 = −25.
    WorkedExample("a view that is too wide", .lazyVStack([box(150, 10).id("a")]))
      .proposed(100, 100, size: [100, 10]).frames(["a": [-25, 0, 150, 10]])
    // (0 − 50) / 2 = −25; 10 + 8 + 10 = 28.
    WorkedExample("a lazy column of no width", .lazyVStack([box(50, 10).id("a"), color.id("b")]))
      .proposed(0, 0, size: [0, 28]).frames(["a": [-25, 0, 50, 10], "b": [0, 18, 0, 10]])
    WorkedExample("a lazy column of infinite width", .lazyVStack([box(50, 10)]))
      .proposed(.infinity, .infinity, size: [.infinity, 10])
  }

  @Test func `spacing that is no number is reported, and views decide`() {
    let result = LayoutNode.lazyVStack(spacing: .nan, [box(10, 10), box(10, 10)])
      .layout(proposing: .unspecified)
    #expect(result.size == CGSize(width: 10, height: 28))
    #expect(result.diagnostics.map(\.rule) == [.invalidNumber])
  }

  @Test func `each view of a lazy stack is measured as often as there are questions`() {
    // The stack is asked once and places its views with the same question.
    nonisolated(unsafe) var count = 0
    let views = (0..<100).map { _ in
      LayoutNode.measured { _ in
        count += 1
        return LeafMeasurement(width: 10, height: 10)
      }
    }
    _ = LayoutNode.lazyVStack(views).layout(proposing: ProposedViewSize(width: 50, height: 50))
    #expect(count == 100)
  }
}
