import LayoutCore
import TestSupport
import Testing

/// Choosing the view that fits.
struct ViewThatFitsLayoutTests {
  @Test(arguments: rows)
  func `the first view that fits is chosen, else the last`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample(
      "the first view that fits the width",
      .viewThatFits(
        in: .horizontal, [box(110, 20).id("a"), box(60, 20).id("b"), box(30, 20).id("c")])
    )
    .proposed(120, 40, size: [110, 20]).frames(["a": [0, 0, 110, 20]])
    .proposed(100, 40, size: [60, 20]).frames(["b": [0, 0, 60, 20]])
    .proposed(50, 40, size: [30, 20]).frames(["c": [0, 0, 30, 20]])
    .proposed(10, 40, size: [30, 20]).frames(["c": [0, 0, 30, 20]])
    // The length of 12 cells is 120, which is more than 60.
    WorkedExample("text is compared in one line", .viewThatFits([cells(12), cells(4).id("short")]))
      .proposed(60, 100, size: [40, 20]).frames(["short": [0, 0, 40, 20]])
    // At 60 the cells wrap to two lines, which fit into 40 and not into 30.
    WorkedExample(
      "text may wrap where only the height counts",
      .viewThatFits(in: .vertical, [cells(12), cells(4)])
    )
    .proposed(60, 40, size: [60, 40])
    .proposed(60, 30, size: [40, 20])
    // A flexible view's ideal length is 10, which is more than 5.
    WorkedExample("the last view is squeezed", .viewThatFits([box(110, 20), color]))
      .proposed(5, 5, size: [5, 5])
    // 150 is more than 100.
    WorkedExample(
      "least lengths count",
      .viewThatFits([color.frame(minWidth: 150), color.frame(width: 40, height: 40)])
    )
    .proposed(100, 100, size: [40, 40])
    WorkedExample("without a proposal everything fits", .viewThatFits([box(110, 20), box(60, 20)]))
      .proposed(nil, nil, size: [110, 20])
    // Six cells in 30 are two lines.
    WorkedExample("the last text wraps", .viewThatFits([cells(12), cells(6)]))
      .proposed(30, 100, size: [30, 40])
    // Without axes everything fits; one view is chosen always; without views there is nothing.
    WorkedExample(
      "without axes the first view is chosen", .viewThatFits(in: [], [box(110, 20), box(60, 20)])
    )
    .always(size: [110, 20])
    WorkedExample("one view is chosen always", .viewThatFits([box(110, 20)])).always(size: [
      110, 20,
    ])
    WorkedExample("without views there is nothing", .viewThatFits([])).always(size: [0, 0])
    // Comparisons are exact.
    WorkedExample("comparisons are exact", .viewThatFits([box(100, 10), box(1, 1)]))
      .proposed(100, 10, size: [100, 10])
      .proposed(99.999_999_999, 10, size: [1, 1])
    // The chosen view's guides are the container's: its leading guide is at 30, the box's at 0.
    WorkedExample(
      "the chosen view's guides are the container's",
      .vstack(alignment: .leading, spacing: 0) {
        LayoutNode.viewThatFits([
          box(200, 10), box(40, 10).alignmentGuide(.leading) { _ in 30 }.id("chosen"),
        ])
        box(20, 10).id("box")
      }
    )
    .proposed(100, 100, size: [50, 20])
    .frames(["chosen": [0, 0, 40, 10], "box": [30, 10, 20, 10]])
    // The spacing is the first view's, a spacer's, which touches, although the second one is
    // chosen.
    WorkedExample(
      "the first view's spacing is the container's",
      .vstack {
        LayoutNode.viewThatFits([.spacer(minLength: 200), box(40, 10).id("chosen")])
        box(20, 10).id("box")
      }
    )
    .proposed(100, 100, size: [40, 20]).frames(["box": [10, 10, 20, 10]])
    // 100 − 70 = 30.
    WorkedExample(
      "a choice in a row",
      .hstack(spacing: 0) {
        box(70, 10)
        LayoutNode.viewThatFits([box(50, 10), box(30, 10).id("chosen")])
      }
    )
    .proposed(100, 100, size: [100, 10]).frames(["chosen": [70, 0, 30, 10]])
    .proposed(100, 100, in: .rightToLeft).frames(["chosen": [0, 0, 30, 10]])
    // 150 − 60 = 90 has room for 60, not for 110.
    WorkedExample(
      "a choice gets what its row leaves",
      .hstack(spacing: 0) {
        LayoutNode.viewThatFits(in: .horizontal, [box(110, 20), box(60, 20)]).id("choice")
        box(60, 20).id("b")
      }
    )
    .proposed(150, 100, size: [120, 20])
    .frames(["choice": [0, 0, 60, 20], "b": [60, 0, 60, 20]])
  }

  @Test func `views that are not chosen are in no result`() {
    let tree = LayoutTree(
      .viewThatFits(
        in: .horizontal,
        [
          .hstack(spacing: 0, [box(60, 10).id("inner"), box(50, 10)]).id("wide"),
          box(30, 10).id("narrow").id("both"),
        ]
      ).id("both"))
    let narrow = tree.layout(proposing: ProposedViewSize(width: 50, height: nil))
    #expect(narrow.nodes.map(\.id) == ["both", "both"])
    #expect(narrow.nodes.map(\.drawingOrder) == [0, 1])
    #expect(narrow.frame(of: "wide") == nil)
    #expect(narrow.frames(of: "inner").isEmpty)
    #expect(narrow.node(of: "inner")?.dimensions == nil)
    #expect(narrow.frames(of: "both").count == 2)
    #expect(!narrow.description.contains("wide"))

    let wide = tree.layout(proposing: ProposedViewSize(width: 200, height: nil))
    #expect(wide.nodes.count == 4)
    #expect(wide.frame(of: "inner") == CGRect(x: 0, y: 0, width: 60, height: 10))
    #expect(wide.frame(of: "narrow") == nil)
    #expect(wide.frames(of: "both").count == 1)
    // The first result is as it was.
    #expect(narrow.frame(of: "wide") == nil)
    #expect(narrow.frame(of: "narrow") == CGRect(x: 0, y: 0, width: 30, height: 10))
  }

  @Test func `a change inside of a view that is left out may bring it in`() {
    let tree = LayoutTree(
      .vstack([.viewThatFits([box(90, 10).padding(10).id("a"), box(30, 10).id("b")])]))
    let proposal = ProposedViewSize(width: 100, height: 100)
    #expect(tree.layout(proposing: proposal).frame(of: "a") == nil)
    #expect(tree.replace("a", with: box(80, 10).padding(10).id("a")))
    let result = tree.layout(proposing: proposal)
    #expect(result.frame(of: "a") == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(result.frame(of: "b") == nil)
  }

  @Test func `a view that is not chosen at first may fit once it has a length of its container's`()
  {
    let quarter = box(10, 200).containerRelativeFrame(.vertical) { length, _ in length / 4 }
    let tree = LayoutTree(
      .scroll(
        along: .horizontal, .viewThatFits(in: .vertical, [quarter.id("quarter"), color])))
    // 150 / 4, though the box alone is too high.
    for _ in 0..<2 {
      let layout = tree.layout(in: CGSize(width: 200, height: 150))
      #expect(layout.frame(of: "quarter")?.height == 37.5)
    }
  }

  @Test func `what was in sight in another layout does not decide whether a lazy grid fits`() {
    let grid = LayoutNode.lazyHGrid(
      rows: [GridItem(.adaptive(minimum: 5), spacing: 8)], spacing: 100,
      cells: LayoutRows(count: 3) { _ in [box(5, 5).id("cell")] })
    let tree = LayoutTree(
      .viewThatFits(
        in: .horizontal, [LayoutNode.scroll(along: .horizontal, grid.id("grid")), box(30, 10)]))
    // Without a height there is one row, and so a column for each cell: 3 · 5 + 2 · 100.
    #expect(tree.layout(proposing: .unspecified).frame(of: "grid")?.width == 215)
    // In a height of 100 there are (100 + 8) / (5 + 8) = 8 rows, and one column.
    let kept = tree.layout(in: CGSize(width: 100, height: 100))
    #expect(kept.frame(of: "grid")?.width == 5)
    #expect(kept.frames(of: "cell").count == 3)
  }
}
