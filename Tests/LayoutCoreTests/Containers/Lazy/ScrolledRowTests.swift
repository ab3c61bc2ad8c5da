import LayoutCore
import TestSupport
import Testing

/// Lazy rows of different heights in sight, where the heights of the others are only estimated.
struct ScrolledRowTests {
  private func column(_ heights: [CGFloat], spacing: CGFloat = 0) -> LayoutNode {
    .lazyVStack(
      spacing: spacing,
      rows: LayoutRows(
        heights.enumerated().map { row, height in color.frame(height: height).id(row) }))
  }

  @Test func `rows that come into sight with another width are laid out`() {
    // 20 + 40 + 60 = 120, of which the last 80 are in sight.
    let tree = LayoutTree(.scroll(to: .anchor(.bottom), column([20, 40, 60])))
    for width in [50, 60, 50] as [CGFloat] {
      let result = tree.layout(in: CGSize(width: width, height: 80))
      #expect(result.frame(of: 1) == CGRect(x: 0, y: -20, width: width, height: 40))
      #expect(result.frame(of: 2) == CGRect(x: 0, y: 20, width: width, height: 60))
    }
  }

  @Test func `rows above the one that content is scrolled to are laid out`() {
    // 40 + 20 + 60 + 60 + 20 = 200, of which the last 100 are in sight.
    let result = LayoutNode.scroll(
      to: .view(4, anchor: .bottom), column([40, 20, 60, 60, 20])
    ).layout(in: CGSize(width: 50, height: 100))
    #expect(result.frame(of: 1) == nil)
    #expect(result.frame(of: 2) == CGRect(x: 0, y: -40, width: 50, height: 60))
    #expect(result.frame(of: 3) == CGRect(x: 0, y: 20, width: 50, height: 60))
    #expect(result.frame(of: 4) == CGRect(x: 0, y: 80, width: 50, height: 20))
  }

  @Test func `rows move as far as they are scrolled below one as high as what they scroll in`() {
    let page = LayoutNode.flexible.containerRelativeFrame(.vertical) { length, _ in 3 * length }
    var rows = LayoutRows([page])
    rows.append(LayoutRows((0..<100).map { color.frame(height: 20).id($0) }))
    let list = LayoutNode.scroll(.lazyVStack(spacing: 0, rows: rows)).id("list")
    let choice = LayoutNode.viewThatFits(in: .horizontal, [.fixed(width: 500, height: 1), list])
    for tree in [LayoutTree(list), LayoutTree(choice)] {
      var known: [Int: CGFloat] = [:]
      for offset in stride(from: 0, through: 2000, by: 10) {
        tree.scroll("list", to: .offset(CGPoint(x: 0, y: offset)))
        let result = tree.layout(in: CGSize(width: 100, height: 300))
        let seen = Dictionary(
          uniqueKeysWithValues: (0..<100).compactMap { row in
            result.frame(of: row).map { (row, $0.minY) }
          })
        for (row, y) in seen { #expect(known[row].map { $0 - 10 == y } ?? true) }
        known = seen
      }
      #expect(!known.isEmpty)
    }
  }

  @Test func `content is scrolled to a view inside of a row`() {
    let rows = LayoutRows(
      (0..<10).map {
        box(20, 20).id($0).padding(EdgeInsets(top: 0, leading: 30, bottom: 5, trailing: 0))
      })
    // Three rows of 30 + 20, and 30 in the fourth: its view is at the leading edge, or at the top.
    let row = LayoutNode.scroll(
      along: .horizontal, to: .view(3, anchor: .topLeading), .lazyHStack(spacing: 0, rows: rows))
    #expect(
      row.layout(in: CGSize(width: 60, height: 25)).frame(of: 3)
        == CGRect(x: 0, y: 0, width: 20, height: 20))
    let below = LayoutRows(
      (0..<10).map {
        box(20, 20).id($0).padding(EdgeInsets(top: 30, leading: 5, bottom: 0, trailing: 0))
      })
    let column = LayoutNode.scroll(
      to: .view(3, anchor: .topLeading), .lazyVStack(spacing: 0, rows: below))
    #expect(
      column.layout(in: CGSize(width: 25, height: 60)).frame(of: 3)
        == CGRect(x: 5, y: 0, width: 20, height: 20))
  }

  // 10, 15, 20, 25, 30, 35, 40, and again: 175 + 175 + 135 = 485.
  private static let uneven = (0..<20).map { CGFloat(10 + $0 % 7 * 5) }

  @Test func `an offset near the start counts real heights`() {
    // Rows 3, 4 and 5 begin at 45, 70 and 100.
    let result = LayoutNode.scroll(
      to: .offset(CGPoint(x: 0, y: 50)), column(Self.uneven)
    ).id("scroll").layout(in: CGSize(width: 100, height: 100))
    #expect(result.node(of: "scroll")?.visibleContent?.minY == 50)
    #expect(result.frame(of: 2) == nil)
    #expect([3, 4, 5].map { result.frame(of: $0)?.minY } == [-5, 20, 50])
  }

  @Test func `an offset far from the start is kept, whatever is in sight there`() {
    let result = LayoutNode.scroll(
      to: .offset(CGPoint(x: 0, y: 250)), column(Self.uneven)
    ).id("scroll").layout(in: CGSize(width: 100, height: 100))
    #expect(result.node(of: "scroll")?.visibleContent?.minY == 250)
  }

  @Test func `an offset beyond the end shows the end`() {
    let far = ScrollDestination.offset(CGPoint(x: 0, y: 5_000))
    let result = LayoutNode.scroll(to: far, column(Self.uneven))
      .layout(in: CGSize(width: 100, height: 100))
    // The last row is 10 + 5 × 5 = 35 high.
    #expect(result.frame(of: 19) == CGRect(x: 0, y: 65, width: 100, height: 35))
    let eager = LayoutNode.scroll(
      to: far, .vstack(spacing: 0, Self.uneven.map { color.frame(height: $0) })
    ).id("scroll").layout(in: CGSize(width: 100, height: 100))
    #expect(eager.node(of: "scroll")?.visibleContent?.minY == 385)
  }

  @Test func `a row is as high as the rows in it turn out to be`() {
    // 80 + 80 + 80 + 20 and 3 gaps of 4 are 272; with 4 and 40 more 316, the last 120 in sight.
    let first = column([80, 80, 80, 20], spacing: 4).id("first")
    let second = LayoutNode.lazyVStack(
      spacing: 4, rows: LayoutRows([color.frame(height: 40).id("row")])
    ).id("second")
    let outer = LayoutNode.lazyVStack(spacing: 4, rows: LayoutRows([first, second]))
    let result = LayoutNode.scroll(to: .view("second", anchor: .top), outer)
      .layout(in: CGSize(width: 50, height: 120))
    #expect(result.frame(of: "first") == CGRect(x: 0, y: -196, width: 50, height: 272))
    #expect(result.frame(of: 3) == CGRect(x: 0, y: 56, width: 50, height: 20))
    #expect(result.frame(of: "row") == CGRect(x: 0, y: 80, width: 50, height: 40))
  }

  @Test func `content at the end is at the end when rows in rows turn out higher`() {
    // 20 + 60 + 20.5 = 100.5, of which the last 80 are in sight.
    let outer = LayoutNode.lazyVStack(spacing: 0, rows: LayoutRows([column([20, 60, 20.5])]))
    let result = LayoutNode.scroll(to: .anchor(.bottom), outer)
      .layout(in: CGSize(width: 80, height: 80))
    #expect(result.frame(of: 1) == CGRect(x: 0, y: -0.5, width: 80, height: 60))
    #expect(result.frame(of: 2) == CGRect(x: 0, y: 59.5, width: 80, height: 20.5))
  }
}
