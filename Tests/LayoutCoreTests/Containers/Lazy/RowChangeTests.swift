import LayoutCore
import Testing

/// What is known of the rows of a lazy stack is forgotten when it no longer holds.
struct RowChangeTests {
  private let window = CGSize(width: 200, height: 100)

  /// A stack of rows that are 30 wide, in a scroll view.
  private func list(
    count: Int, to target: ScrollDestination = .offset(.zero),
    height: @escaping @Sendable (Int) -> CGFloat
  ) -> LayoutNode {
    LayoutNode.scroll(to: target, rows(count: count, height: height)).id("list")
  }

  private func rows(count: Int, height: @escaping @Sendable (Int) -> CGFloat) -> LayoutNode {
    LayoutNode.lazyVStack(
      spacing: 0,
      rows: LayoutRows(count: count) { row in
        [LayoutNode.fixed(width: 30, height: height(row)).id(row)]
      }
    ).id("stack")
  }

  /// A tree of which the first rows were measured, and then were scrolled out of sight.
  private func scrolledTree(_ list: LayoutNode, to y: CGFloat) -> LayoutTree {
    let tree = LayoutTree(list)
    tree.layout(in: window)
    tree.scroll("list", to: .offset(CGPoint(x: 0, y: y)))
    tree.layout(in: window)
    return tree
  }

  @Test func `a list that gets another width shows the same rows`() {
    let tree = scrolledTree(list(count: 40) { _ in 25 }, to: 100)
    let result = tree.layout(in: CGSize(width: 100, height: 100))
    // 100 / 25 = 4 rows are above.
    #expect(
      result.node(of: "list")?.visibleContent == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(result.frame(of: 4) == CGRect(x: 35, y: 0, width: 30, height: 25))
  }

  @Test func `rows in a result stay where they are when their list gets another width`() {
    let rows = LayoutRows(count: 3) { row in
      [LayoutNode.hstack(spacing: 0, [LayoutNode.flexible.id(row), .fixed(width: 10, height: 25)])]
    }
    let tree = LayoutTree(.scroll(.lazyVStack(spacing: 0, rows: rows)))
    let wide = tree.layout(in: window)
    let narrow = tree.layout(in: CGSize(width: 100, height: 100))
    // The list is as wide as the window, and 10 of it are taken.
    #expect(wide.frame(of: 1) == CGRect(x: 0, y: 25, width: 190, height: 25))
    #expect(narrow.frame(of: 1) == CGRect(x: 0, y: 25, width: 90, height: 25))
  }

  @Test func `a grid whose width depends on its height is that of a new tree`() {
    // 6 cells of 20 by 30, so many to a line as there is room for.
    let cells = LayoutRows(count: 6) { _ in [LayoutNode.fixed(width: 20, height: 30)] }
    let columns = [GridItem(.adaptive(minimum: 20), spacing: 0)]
    let grid = LayoutNode.scroll(.lazyVGrid(columns: columns, spacing: 0, cells: cells))
      .aspectRatio(contentMode: .fill).id("grid")
    let tree = LayoutTree(grid)
    // In 45 of width are 2 columns and 3 lines. The shape of one column beside these is 20 to 90.
    let wide = tree.layout(proposing: ProposedViewSize(width: 45, height: 200))
    #expect(wide.frame(of: "grid")?.size == CGSize(width: 45, height: 45.0 * 90 / 20))
    // In 25 is 1 column of 6 lines. With the shape from before, it would be 200 * 20 / 90 = 44
    // wide, which has room for 2 columns again.
    let narrow = tree.layout(proposing: ProposedViewSize(width: 25, height: 200))
    #expect(narrow.frame(of: "grid")?.size == CGSize(width: 25, height: 25.0 * 180 / 20))
  }

  @Test func `a grid in the cell of another one is that of a new tree`() {
    // 40 cells of 10 in height. In the breadth that they are offered are 3 in a line, and so 14
    // lines; in the one they want then, which is visible, 4 in 10 lines: less than the cell beside.
    let columns = [
      GridItem(.adaptive(minimum: 7), spacing: 8),
      GridItem(.flexible(minimum: 33.5, maximum: 38.5), spacing: 4), GridItem(.fixed(20)),
    ]
    let cells = LayoutRows(count: 40) { _ in [LayoutNode.flexible.frame(height: 10)] }
    let lazy = LayoutNode.scroll(.lazyVGrid(columns: columns, spacing: 0, cells: cells))
    let grid = LayoutNode.grid(LayoutNode.gridRow([lazy, .fixed(width: 10, height: 120)]))
    let tree = LayoutTree(grid)
    tree.layout(proposing: .unspecified)
    let proposal = ProposedViewSize(width: 10, height: nil)
    let narrow = tree.layout(proposing: proposal)
    #expect(narrow.size.height == 120)
    #expect(narrow == LayoutTree(grid).layout(proposing: proposal))
  }

  @Test func `a grid that was left out is that of a new tree when it is not`() {
    let cells = LayoutRows(count: 6) { _ in [LayoutNode.fixed(width: 30, height: 20)] }
    let rows = [GridItem(.adaptive(minimum: 10), spacing: 0)]
    let choice = LayoutNode.viewThatFits(
      in: .horizontal,
      [
        .scroll(along: .horizontal, .lazyHGrid(rows: rows, spacing: 0, cells: cells)),
        .fixed(width: 5, height: 5),
      ])
    let tree = LayoutTree(choice)
    // In 60 of height are 6 rows, and so 1 column of 30.
    #expect(tree.layout(proposing: ProposedViewSize(width: 20, height: 60)).size.width == 5)
    // In none, one row is expected, and so 6 columns of 30.
    #expect(tree.layout(proposing: ProposedViewSize(width: 100, height: nil)).size.width == 5)
  }

  @Test func `a row that another scroll view seeks is laid out in sight only`() {
    let tree = LayoutTree(
      .scroll(
        along: .horizontal, to: .view(0, anchor: nil),
        .hstack(
          spacing: 0,
          [
            list(count: 10, to: .anchor(.bottom)) { _ in 50 },
            .fixed(width: 0, height: 0).id("end"),
          ])))
    for height in [10, 20] as [CGFloat] {
      let result = tree.layout(in: window)
      // 10 · 50, of which the last 100 are in sight.
      #expect((0..<10).filter { result.frame(of: $0) != nil } == [8, 9])
      tree.replace("end", with: LayoutNode.fixed(width: 1, height: height).id("end"))
    }
  }

  @Test func `a row that cannot be scrolled to is not laid out`() {
    let behind = LayoutNode.fixed(width: 10, height: 10).overlay(rows(count: 3) { _ in 30 })
    let tree = LayoutTree(
      .vstack(
        spacing: 0,
        [
          LayoutNode.fixed(width: 0, height: 0).id("before"),
          .scroll(to: .view(0, anchor: nil), behind),
        ]))
    for height in [10, 20] as [CGFloat] {
      let result = tree.layout(proposing: .unspecified)
      // 3 · 30 in the middle of 10 begin at -40; the second one is at -10 to 20.
      #expect((0..<3).filter { result.frame(of: $0) != nil } == [1])
      tree.replace("before", with: LayoutNode.fixed(width: 1, height: height).id("before"))
    }
  }

  @Test func `a list in a part of a window is scrolled as it was described`() {
    let target = ScrollDestination.offset(CGPoint(x: 0, y: 100))
    let result = list(count: 40, to: target) { _ in 25 }.padding(5)
      .layout(in: CGSize(width: 210, height: 110))
    #expect(
      result.node(of: "list")?.visibleContent == CGRect(x: 0, y: 100, width: 200, height: 100))
    #expect(result.frame(of: 4) == CGRect(x: 90, y: 5, width: 30, height: 25))
  }

  @Test func `rows are ideally as wide as the widest one, whatever they were proposed`() {
    let tree = LayoutTree(rows(count: 3) { _ in 25 })
    #expect(tree.layout(proposing: ProposedViewSize(width: 200, height: nil)).size.width == 200)
    #expect(tree.layout(proposing: .unspecified).size == CGSize(width: 30, height: 75))

    let fixed = list(count: 3) { _ in 25 }.fixedSize(horizontal: true, vertical: false)
    let result = LayoutNode.hstack(spacing: 0, [fixed, LayoutNode.flexible.id("rest")])
      .layout(in: window)
    #expect(result.frame(of: "rest") == CGRect(x: 30, y: 0, width: 170, height: 100))
  }

  @Test func `rows are ideally as wide as what is in their own rows by now`() {
    func box(_ height: CGFloat) -> LayoutNode { .fixed(width: 8, height: height).id("box") }
    let column = LayoutNode.lazyVStack(rows: LayoutRows([box(20)]))
    let row = LayoutNode.lazyHStack(rows: LayoutRows([box(20)]))
    for inner in [column, row, .scroll(column), LayoutNode.vstack([row])] {
      let shelf = LayoutNode.scroll(
        along: .horizontal, .lazyHStack(rows: LayoutRows([inner])))
      let tree = LayoutTree(shelf.fixedSize(horizontal: false, vertical: true).id("shelf"))
      #expect(tree.layout(in: window).frame(of: "shelf")?.height == 20)
      for height in [30, 10] as [CGFloat] {
        tree.replace("box", with: box(height))
        #expect(tree.layout(in: window).frame(of: "shelf")?.height == height)
      }
    }
  }

  @Test func `a change in a row of rows stays, though these are asked for their sizes before`() {
    func box(_ id: Int, _ size: CGSize) -> LayoutNode {
      .fixed(width: size.width, height: size.height).id(id)
    }
    func column(_ rows: [LayoutNode]) -> LayoutNode {
      .lazyVStack(spacing: 0, rows: LayoutRows(rows))
    }
    let size = CGSize(width: 10, height: 10)
    let shelf = LayoutNode.scroll(
      along: .horizontal, .lazyHStack(spacing: 0, rows: LayoutRows([box(1, size), box(2, size)])))
    let tree = LayoutTree(column([column([box(0, size), shelf])]))
    tree.layout(in: window)
    let changed = CGSize(width: 30, height: 20)
    tree.replace(2, with: box(2, changed))
    #expect(tree.layout(in: window).frame(of: 2)?.size == changed)
  }

  @Test func `what is around the rows of a new tree knows how long they are`() {
    let head = LayoutNode.fixed(width: 30, height: 10)
    let result = LayoutNode.vstack(spacing: 0, [head, rows(count: 3) { _ in 25 }]).padding(1)
      .layout(proposing: .unspecified)
    // 1 + 30 + 1, and 1 + 10 + 3 · 25 + 1.
    #expect(result.size == CGSize(width: 32, height: 87))
  }

  @Test func `rows as high as the list around them forget how high that was`() {
    // The list takes its height from its rows where none is proposed, and they from the list.
    let row = LayoutNode.fixed(width: 5, height: 0).containerRelativeFrame(.vertical)
    let rows = LayoutNode.lazyHStack(rows: LayoutRows(count: 3) { [row.id($0)] })
    let list = LayoutNode.scroll(along: .horizontal, rows).id("list")
    let tree = LayoutTree(.hstack([.fixed(width: 1, height: 10).id("box"), list]))
    tree.layout(in: window)
    tree.layout(proposing: .unspecified)
    tree.replace("box", with: LayoutNode.fixed(width: 1, height: 0))
    #expect(tree.layout(proposing: .unspecified).size.height == 0)
  }

  @Test func `invalidating forgets the rows out of sight`() {
    final class Height: @unchecked Sendable { var value: CGFloat = 10 }
    let height = Height()
    let tree = scrolledTree(list(count: 100) { _ in height.value }, to: 500)
    height.value = 20
    tree.invalidate("list")
    // 100 rows of 20.
    #expect(tree.layout(in: window).frame(of: "stack")?.height == 2000)
  }

  @Test func `rows relative to their container are measured again with it`() {
    let tree = scrolledTree(
      LayoutNode.scroll(
        LayoutNode.lazyVStack(
          spacing: 0,
          rows: LayoutRows(count: 10) { _ in
            [LayoutNode.flexible.containerRelativeFrame(.vertical) { length, _ in length / 2 }]
          }
        ).id("stack")
      ).id("list"), to: 250)
    // 10 rows of 60 / 2.
    let result = tree.layout(in: CGSize(width: 200, height: 60))
    #expect(result.frame(of: "stack")?.height == 300)
  }

  @Test func `rows are measured again for another direction`() {
    struct Turned: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        CGSize(width: 10, height: subviews.layoutDirection == .rightToLeft ? 20 : 10)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let turned = LayoutNode.lazyVStack(
      spacing: 0, rows: LayoutRows(count: 100) { _ in [.layout(Turned(), [])] }
    ).id("stack")
    let tree = scrolledTree(LayoutNode.scroll(turned).id("list"), to: 500)
    let result = tree.layout(in: window, direction: .rightToLeft)
    // 100 rows of 20.
    #expect(result.frame(of: "stack")?.height == 2000)
  }

  /// A description that is let go of leaves its place in memory to the next one.
  @Test func `a list knows nothing of the one whose place it takes`() {
    let tree = LayoutTree(.vstack([list(count: 100) { _ in 10 }]))
    for step in 0..<100 {
      let height = CGFloat(10 + step)
      let total: CGFloat = 100 * height
      tree.replace("list", with: list(count: 100) { _ in height })
      let result = tree.layout(in: window)
      #expect(result.node(of: "list")?.visibleContent?.minY == 0)
      #expect(result.frame(of: "stack")?.height == total)
      tree.scroll("list", to: .offset(CGPoint(x: 0, y: 50)))
      tree.layout(in: window)
    }
  }
}
