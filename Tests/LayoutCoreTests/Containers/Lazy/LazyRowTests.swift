import LayoutCore
import Testing

/// Lazy stacks in scroll views: only the rows in sight are described, measured and placed.
struct LazyRowTests {
  private let window = CGSize(width: 200, height: 300)

  /// A list of rows that counts how many are described.
  private final class Rows: @unchecked Sendable {
    var described: [Int] = []

    func list(
      count: Int, promise: CGFloat? = nil, spacing: CGFloat = 0,
      length: @escaping @Sendable (Int) -> CGFloat
    ) -> LayoutNode {
      LayoutNode.scroll(
        LayoutNode.lazyVStack(
          spacing: spacing,
          rows: LayoutRows(count: count, length: promise) { row in
            self.described.append(row)
            return [LayoutNode.fixed(width: 100, height: length(row)).id(row)]
          }
        ).id("stack")
      ).id("list")
    }
  }

  @Test func `a million rows of one promised height: only those in sight are described`() {
    let rows = Rows()
    let tree = LayoutTree(rows.list(count: 1_000_000, promise: 44) { _ in 44 })
    let top = tree.layout(in: window)
    // 300 / 44 = 6.8: seven rows are in sight.
    #expect(rows.described == Array(0..<7))
    #expect(top.frame(of: "stack") == CGRect(x: 0, y: 0, width: 200, height: 44_000_000))
    #expect(top.frame(of: 6) == CGRect(x: 50, y: 264, width: 100, height: 44))
    #expect(top.frame(of: 7) == nil)

    rows.described = []
    tree.scroll("list", to: .offset(CGPoint(x: 0, y: 22_000_000)))
    let middle = tree.layout(in: window)
    #expect(rows.described == Array(500_000..<500_007))
    #expect(middle.frame(of: 500_000) == CGRect(x: 50, y: 0, width: 100, height: 44))
    #expect(middle.frame(of: 0) == nil)
    #expect(
      middle.node(of: "list")?.visibleContent
        == CGRect(x: 0, y: 22_000_000, width: 200, height: 300))
  }

  @Test func `rows without number end where nothing scrolls, and say so`() {
    var options = LayoutOptions()
    options.maxRows = 50
    let rows = LayoutRows(count: .max) { [LayoutNode.fixed(width: 100, height: 20).id($0)] }
    for list in [LayoutNode.lazyVStack(rows: rows), .scroll(.lazyVStack(rows: rows))] {
      let result = LayoutTree(list, options: options).layout(proposing: .unspecified)
      #expect(result.frame(of: 49) != nil)
      #expect(result.frame(of: 50) == nil)
      #expect(result.diagnostics.map(\.rule) == [.tooLarge])
    }
    // Rows of no length are all in sight.
    let flat = LayoutRows(count: 1_000) { [LayoutNode.fixed(width: 100, height: 0).id($0)] }
    let result = LayoutTree(.scroll(.lazyVStack(spacing: 0, rows: flat)), options: options)
      .layout(in: window)
    #expect(result.diagnostics.map(\.rule) == [.tooLarge])
  }

  @Test func `any number of rows added to each other are counted`() {
    let rows = LayoutRows(count: .max) { _ in [.fixed(width: 100, height: 20)] }
    var all = rows
    for _ in 0..<3_000 { all.append(rows) }
    #expect(all.count >= rows.count)
    let result = LayoutNode.scroll(.lazyVStack(spacing: 0, rows: all)).layout(in: window)
    #expect(result.diagnostics.isEmpty)
  }

  @Test
  func `a kept list scrolls to a row that was never described`() {
    let rows = Rows()
    let tree = LayoutTree(rows.list(count: 1_000) { CGFloat(20 + $0 % 3 * 10) })
    tree.layout(in: window)
    #expect(tree.scroll("list", to: .view(600, anchor: .top)))
    let result = tree.layout(in: window)
    // 600 = 200 · 3, so the row is 20 high.
    #expect(result.frame(of: 600) == CGRect(x: 50, y: 0, width: 100, height: 20))
    // The ids of rows were searched for once.
    rows.described = []
    tree.layout(in: window)
    #expect(rows.described.isEmpty)

    let named = LayoutRows(count: 10_000_000, rowForID: { $0.base as? Int }) { row in
      [LayoutNode.fixed(width: 10, height: 20).id("row \(row)")]
    }
    let list = LayoutTree(.list(to: .view(9_000_000, anchor: .center), rows: named))
    // (300 - 20) / 2
    #expect(
      list.layout(in: window).frame(of: "row 9000000")
        == CGRect(x: 0, y: 140, width: 10, height: 20))
  }

  @Test func `a kept list that knows short rows is scrolled to long ones`() {
    let stack = LayoutNode.lazyVStack(
      spacing: 0,
      rows: LayoutRows(count: 400, rowForID: { $0.base as? Int }) { row in
        [.fixed(width: 50, height: row < 200 ? 5 : 100).id("row \(row)")]
      })
    let proposal = ProposedViewSize(width: 100, height: 400)
    // 400 - 100, and in the middle 150
    for (anchor, y) in [(UnitPoint.bottom, 300.0), (.top, 0), (.center, 150)] {
      let tree = LayoutTree(.scroll(stack).id("list"))
      tree.layout(proposing: proposal)
      tree.scroll("list", to: .view(390, anchor: anchor))
      let result = tree.layout(proposing: proposal)
      #expect(result.frame(of: "row 390")?.minY == CGFloat(y))
      #expect(result.diagnostics.isEmpty)
    }
  }

  @Test func `searching for ids ends, whatever there is to search, and counts have no limit`() {
    var shared = LayoutNode.fixed(width: 1, height: 1)
    for _ in 0..<64 { shared = .vstack([shared, shared]) }
    #expect(!shared.contains("nobody"))
    #expect(LayoutRows([shared, shared]).row(for: "nobody") == nil)
    var endless = LayoutRows(count: .max, rowForID: { $0.base as? Int }) { _ in [] }
    endless.append(LayoutRows([.fixed(width: 1, height: 1).id("last")]))
    #expect(endless.row(for: 1_000_000_000) == 1_000_000_000)
    #expect(endless.row(for: "last") == endless.count - 1)
  }

  @Test func `a list scrolls by its own id, and by that of what is around it`() {
    func list(_ id: String) -> LayoutNode {
      .list(rows: LayoutRows(count: 100, length: 20) { _ in [.fixed(width: 10, height: 20)] }).id(
        id)
    }
    let tree = LayoutTree(
      .vstack(spacing: 0, [list("list"), list("inner").padding(10).id("around")]))
    #expect(tree.scroll("list", to: .offset(CGPoint(x: 0, y: 60))))
    #expect(tree.scroll("around", to: .offset(CGPoint(x: 0, y: 80))))
    let result = tree.layout(in: window)
    #expect(result.node(of: "list")?.visibleContent == CGRect(x: 0, y: 60, width: 200, height: 150))
    // 150 less 10 above and below.
    #expect(
      result.node(of: "inner")?.visibleContent == CGRect(x: 0, y: 80, width: 180, height: 130))
    #expect(result.node(of: "around")?.visibleContent == result.node(of: "inner")?.visibleContent)
  }

  @Test func `two lists of one description scroll each for itself`() {
    let list = LayoutNode.list(
      rows: LayoutRows(count: 100, length: 20) { _ in [.fixed(width: 10, height: 20)] })
    let tree = LayoutTree(.vstack(spacing: 0, [list.id("first"), list.id("second")]))
    tree.scroll("second", to: .offset(CGPoint(x: 0, y: 60)))
    let result = tree.layout(in: window)
    #expect(result.node(of: "first")?.visibleContent?.minY == 0)
    #expect(result.node(of: "second")?.visibleContent?.minY == 60)
    tree.remove("first")
    tree.insert(list.id("third"), at: 0, into: tree.root)
    tree.scroll("third", to: .offset(CGPoint(x: 0, y: 40)))
    let changed = tree.layout(in: window)
    #expect(changed.node(of: "third")?.visibleContent?.minY == 40)
    #expect(changed.node(of: "second")?.visibleContent?.minY == 60)
  }

  @Test func `the memory of a list does not grow with its rows`() {
    func bytes(_ count: Int) -> Int {
      let tree = LayoutTree(Rows().list(count: count) { _ in 44 })
      tree.layout(in: window)
      return tree.byteCount
    }
    #expect(bytes(1_000) == bytes(1_000_000))
  }

  @Test func `rows out of sight are expected to be as high as those seen on average`() {
    // 20, 30, 40, 20, 30, 40 …: ten rows of 300 in sight, 30 on average.
    let rows = Rows()
    let tree = LayoutTree(rows.list(count: 1_000) { CGFloat(20 + 10 * ($0 % 3)) })
    let result = tree.layout(in: window)
    // 20 + 30 + 40 three times is 270, and the tenth row reaches beyond.
    #expect(result.frame(of: 9) == CGRect(x: 50, y: 270, width: 100, height: 20))
    #expect(result.frame(of: 10) != nil)
    #expect(result.frame(of: 11) == nil)
    #expect(Set(rows.described) == Set(0..<11))
  }

  @Test func `rows that come in sight above do not move those that were in sight`() {
    // Even rows are 10 high, odd ones 50, so that the estimate is wrong for each of them.
    let rows = Rows()
    let tree = LayoutTree(rows.list(count: 10_000) { $0 % 2 == 0 ? 10 : 50 })
    tree.layout(in: window)
    tree.scroll("list", to: .offset(CGPoint(x: 0, y: 150_000)))
    var before = tree.layout(in: window)
    for _ in 0..<20 {
      guard let offset = before.node(of: "list")?.visibleContent?.minY else { break }
      tree.scroll("list", to: .offset(CGPoint(x: 0, y: offset - 40)))
      let after = tree.layout(in: window)
      let shared = rowsInSight(of: before).intersection(rowsInSight(of: after))
      #expect(!shared.isEmpty)
      for row in shared {
        let moved = (after.frame(of: row)?.minY ?? 0) - (before.frame(of: row)?.minY ?? 0)
        #expect(abs(moved - 40) < 1e-6, "row \(row) moved by \(moved)")
      }
      before = after
    }
  }

  private func rowsInSight(of result: ResolvedLayout) -> Set<Int> {
    Set(result.nodes.compactMap { $0.id?.base as? Int })
  }

  @Test func `lazy rows in sight have the frames of eager ones`() {
    let lengths = (0..<40).map { CGFloat(10 + 7 * ($0 % 5)) }
    let nodes = lengths.enumerated().map {
      LayoutNode.fixed(width: CGFloat(50 + $0.offset), height: $0.element).id($0.offset)
    }
    for spacing in [nil, 0, 5] as [CGFloat?] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let eager = LayoutNode.scroll(
          .lazyVStack(alignment: .leading, spacing: spacing, nodes)
        ).layout(in: window, direction: direction)
        let lazy = LayoutNode.scroll(
          .lazyVStack(alignment: .leading, spacing: spacing, rows: LayoutRows(nodes))
        ).layout(in: window, direction: direction)
        let visible = (0..<40).filter { lazy.frame(of: $0) != nil }
        #expect(visible.first == 0)
        for row in visible { #expect(lazy.frame(of: row) == eager.frame(of: row)) }
        let next = visible.count
        #expect((eager.frame(of: next)?.minY ?? 300) >= 300)
      }
    }
  }

  @Test func `without a scroll view all rows are laid out`() {
    let rows = LayoutRows(count: 5) { [LayoutNode.fixed(width: 30, height: 10).id($0)] }
    let result = LayoutNode.lazyVStack(alignment: .leading, spacing: 2, rows: rows)
      .layout(proposing: ProposedViewSize(width: 100, height: nil))
    // Five of 10 and four gaps of 2.
    #expect(result.size == CGSize(width: 100, height: 58))
    #expect(result.frame(of: 4) == CGRect(x: 0, y: 48, width: 30, height: 10))
  }

  @Test func `a horizontal list scrolls from its leading end in both directions`() {
    let list = LayoutNode.scroll(
      along: .horizontal,
      .lazyHStack(
        spacing: 0,
        rows: LayoutRows(count: 1_000) { [LayoutNode.fixed(width: 60, height: 20).id($0)] }))
    let result = list.layout(proposing: ProposedViewSize(width: 150, height: 20))
    #expect(result.frame(of: 2) == CGRect(x: 120, y: 0, width: 60, height: 20))
    #expect(result.frame(of: 3) == nil)
    let mirrored = list.layout(
      proposing: ProposedViewSize(width: 150, height: 20), direction: .rightToLeft)
    #expect(mirrored.frame(of: 0) == CGRect(x: 90, y: 0, width: 60, height: 20))
    #expect(mirrored.frame(of: 2) == CGRect(x: -30, y: 0, width: 60, height: 20))
    #expect(mirrored.frame(of: 3) == nil)
  }

  @Test(arguments: [
    LayoutDirection.leftToRight, .rightToLeft,
  ])
  func `rows that touch the edge of sight are out of it`(_ direction: LayoutDirection) {
    // 40 rows, each of which begins 25 after the one before: 990 long.
    let rows = (0..<40).map { LayoutNode.fixed(width: 15, height: 10).id($0) }
    let tree = LayoutTree(
      .scroll(along: .horizontal, .lazyHStack(spacing: 10, rows: LayoutRows(rows))).id("list"))
    let window = CGSize(width: CGFloat(1_000) / 3, height: 20)
    for steps in 0...78 {
      let offset = CGFloat(25 * steps) / 3
      tree.scroll("list", to: .offset(CGPoint(x: offset, y: 0)))
      let result = tree.layout(in: window, direction: direction)
      // In thirds: what begins at 75 × row and is over, with its gap, at 75 more, is in sight from
      // 25 × steps for 1,000.
      for row in 0..<40 {
        let isInSight = 75 * row < 25 * steps + 1_000 && 75 * row + 75 > 25 * steps
        #expect((result.frame(of: row) != nil) == isInSight, "row \(row) at \(offset)")
      }
    }
  }

  @Test(arguments: [
    -10_000, 10_000_000, CGFloat.nan, .infinity,
  ])
  func `nothing out of the content is in sight, and nothing crashes`(_ offset: CGFloat) {
    let tree = LayoutTree(Rows().list(count: 100) { _ in 44 })
    tree.layout(in: window)
    tree.scroll("list", to: .offset(CGPoint(x: 0, y: offset)))
    let result = tree.layout(in: window)
    #expect(result.nodes.allSatisfy { $0.frame.minY.isFinite && $0.frame.height.isFinite })
  }

  @Test func `a list without rows, with too few, or with rows of nothing is laid out`() {
    for count in [-5, 0, 1] {
      let result = Rows().list(count: count) { _ in 44 }.layout(in: window)
      #expect(result.frame(of: "stack")?.height == CGFloat(max(count, 0) * 44))
    }
    let none = LayoutNode.scroll(.lazyVStack(spacing: 0, rows: LayoutRows(count: 9) { _ in [] }))
    #expect(none.layout(in: window).size.height == 300)
  }
}
