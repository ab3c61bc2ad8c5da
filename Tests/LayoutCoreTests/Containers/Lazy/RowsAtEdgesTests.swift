import LayoutCore
import TestSupport
import Testing

/// Rows at the edges of what is in sight, where lengths that were expected turn out otherwise.
struct RowsAtEdgesTests {
  private let window = CGSize(width: 100, height: 300)

  private func column(
    _ count: Int, spacing: CGFloat = 0, _ height: @escaping @Sendable (Int) -> CGFloat?
  ) -> LayoutNode {
    let rows = LayoutRows(count: count) { row in
      height(row).map { [color.frame(height: $0).id(row)] } ?? []
    }
    return .lazyVStack(spacing: spacing, rows: rows)
  }

  /// The rows in sight, with where they begin.
  private func rows(_ result: ResolvedLayout, of count: Int) -> [Int: CGFloat] {
    var rows: [Int: CGFloat] = [:]
    for row in 0..<count { rows[row] = result.frame(of: row)?.minY }
    return rows
  }

  /// Rows that follow each other from the start of the window on.
  private func rows(_ numbers: [Int], each length: CGFloat) -> [Int: CGFloat] {
    var rows: [Int: CGFloat] = [:]
    for (index, row) in numbers.enumerated() { rows[row] = CGFloat(index) * length }
    return rows
  }

  @Test(arguments: [ScrollDestination.anchor(.bottom), .offset(CGPoint(x: 0, y: 1e6))])
  func `the end is in sight, however far away it was expected`(_ end: ScrollDestination) {
    // All rows are expected to be as long as the first one.
    let uneven = column(200) { $0 == 0 ? 300 : 10 }
    let result = LayoutNode.scroll(to: end, uneven).layout(in: window)
    #expect(rows(result, of: 200) == rows(Array(170..<200), each: 10))
    #expect(result.diagnostics.isEmpty)
    // Of 100 rows, one has a view.
    let sparse = column(2_000) { $0 % 100 == 0 ? 30 : nil }
    let last = LayoutNode.scroll(to: end, sparse).layout(in: window)
    #expect(rows(last, of: 2_000) == rows((10..<20).map { 100 * $0 }, each: 30))
    #expect(last.diagnostics.isEmpty)
  }

  @Test(arguments: [ScrollDestination.offset(.zero), .anchor(.bottom)], [1, 2, 3])
  func `without a spacing, the rows in sight are those of a plain stack`(
    _ end: ScrollDestination, _ kinds: Int
  ) {
    // Texts keep less distance from each other than other views, and than is usual.
    @Sendable func row(_ number: Int) -> LayoutNode {
      (number % kinds == 0 ? LayoutNode.text("Row \(number)") : color.frame(height: 12)).id(number)
    }
    let lazy = LayoutNode.scroll(
      to: end, .lazyVStack(rows: LayoutRows(count: 60) { [row($0)] }))
    let plain = LayoutNode.scroll(to: end, .vstack((0..<60).map(row)))
    for height in stride(from: CGFloat(40), to: 200, by: 1.5) {
      let size = CGSize(width: 100, height: height)
      let all = plain.layout(in: size)
      let result = lazy.layout(in: size)
      for number in 0..<60 {
        guard let frame = all.frame(of: number) else { continue }
        // A row at an edge might be in sight by rounding alone.
        if frame.maxY > 0.01, frame.minY < height - 0.01 {
          let found = result.frame(of: number)?.minY ?? .nan
          #expect(abs(found - frame.minY) < 0.001, "row \(number) of a window of \(height)")
        }
      }
    }
  }

  @Test func `that nothing follows the last row says nothing of the others' distance`() {
    // Three rows of 35, 8 apart, end at 121; the last 29.5 begin at 91.5, behind the second row.
    let rows = LayoutRows(count: 3) { [color.frame(height: 35).id($0)] }
    let node = LayoutNode.scroll(to: .anchor(.bottom), .lazyVStack(rows: rows))
    let result = node.layout(in: CGSize(width: 100, height: 29.5))
    #expect((0..<3).map { result.frame(of: $0)?.minY } == [nil, nil, -5.5])
  }

  @Test func `of rows that are as far apart as always, none out of sight is described`() {
    let rows = LayoutRows(count: 1_000) { [.text("Row \($0)").id($0)] }
    let tree = LayoutTree(LayoutNode.scroll(.lazyVStack(rows: rows)).id("scroll"))
    // What is learned in one layout holds in the next.
    for offset in stride(from: CGFloat(0), to: 60, by: 7) {
      tree.scroll("scroll", to: .offset(CGPoint(x: 0, y: offset)))
      let result = tree.layout(in: CGSize(width: 100, height: 115))
      for number in 0..<1_000 {
        guard let frame = result.frame(of: number) else { continue }
        #expect(frame.maxY > 0 && frame.minY < 115)
      }
    }
  }

  @Test func `rows that overlap the next ones are in sight where these begin`() {
    // Each row begins 20 after the one before, and is 100 long: that at 400 ends at 500.
    let tree = LayoutTree(LayoutNode.scroll(column(60, spacing: -80) { _ in 100 }).id("scroll"))
    tree.scroll("scroll", to: .offset(CGPoint(x: 0, y: 490)))
    let rows = rows(tree.layout(in: window), of: 60)
    #expect(rows[19] == nil)
    #expect(rows[20] == -90)
    #expect(rows[24] == -10)
    #expect(rows[39] == 290)
  }

  @Test(arguments: [nil, 0, 1, 40, 100])
  func `rows that overlap, after a first one of another height`(_ first: CGFloat?) {
    @Sendable func height(_ row: Int) -> CGFloat? { row == 0 ? first : 100 }
    let lazy = LayoutNode.scroll(column(20, spacing: -40, height)).id("scroll")
    let plain = LayoutNode.vstack(
      spacing: -40,
      (0..<20).compactMap { row in height(row).map { color.frame(height: $0).id(row) } })
    let frames = plain.layout(in: CGSize(width: 100, height: 0))
    let top = frames.nodes[0].frame.minY
    let tree = LayoutTree(lazy)
    for offset in stride(from: CGFloat(0), to: 840, by: 10) {
      tree.scroll("scroll", to: .offset(CGPoint(x: 0, y: offset)))
      let result = tree.layout(in: window)
      for row in 0..<20 {
        guard let frame = frames.frame(of: row) else { continue }
        let place = frame.offsetBy(dx: 0, dy: -top - offset)
        if place.maxY > 0.01, place.minY < 299.99 { #expect(result.frame(of: row) == place) }
      }
    }
  }

  @Test func `a list that was opened further down is scrolled to its start`() {
    // The rows before the fifth were not measured, and taken to be as long as those after it.
    let heights: [CGFloat] = [20, 80, 80, 80, 80] + Array(repeating: 20, count: 40)
    let rows = LayoutRows(count: 45, rowForID: { $0.base as? Int }) {
      [color.frame(height: heights[$0]).id($0)]
    }
    for header in [CGFloat(0), 30] {
      let list = LayoutNode.vstack(
        spacing: 0, [color.frame(height: header), .lazyVStack(spacing: 0, rows: rows)])
      let tree = LayoutTree(LayoutNode.scroll(to: .view(5, anchor: .top), list).id("scroll"))
      #expect(tree.layout(in: window).frame(of: 5)?.minY == 0)
      tree.scroll("scroll", to: .offset(.zero))
      let result = tree.layout(in: window)
      // 20 + 3 * 80 = 260
      let fourth: CGFloat = header + 260
      #expect(result.frame(of: 0)?.minY == header)
      #expect(result.frame(of: 4)?.minY == fourth)
      #expect(result.frame(of: 5) == nil)
    }
  }

  @Test func `a row that turns out to be out of sight does not make the stack broader`() {
    // The distance of 8 to the third row is only known once that is described.
    @Sendable func row(_ number: Int) -> LayoutNode {
      number == 1
        ? LayoutNode.text("x").id(1)
        : color.frame(width: number == 2 ? 300 : 40, height: 30).id(number)
    }
    for height in stride(from: CGFloat(40), to: 80, by: 1) {
      let stack = LayoutNode.lazyVStack(rows: LayoutRows(count: 20) { [row($0)] }).id("stack")
      let result = LayoutNode.scroll(stack)
        .layout(proposing: ProposedViewSize(width: nil, height: height))
      let seen = (0..<20).compactMap { result.frame(of: $0)?.width }.max()
      #expect(result.frame(of: "stack")?.width == seen, "in a height of \(height)")
    }
  }

  @Test(arguments: [UnitPoint.top, .center, .bottom])
  func `a view without length, at either edge of its row`(_ anchor: UnitPoint) {
    let rows = LayoutRows(count: 30) { row in
      [
        .vstack(
          spacing: 0,
          [
            color.frame(height: 0).id("start \(row)"), color.frame(height: 30),
            color.frame(height: 0).id("end \(row)"),
          ])
      ]
    }
    let tree = LayoutTree(
      LayoutNode.scroll(.lazyVStack(spacing: 0, rows: rows)).id("scroll"))
    for id in ["start 14", "end 14"] {
      tree.scroll("scroll", to: .view(id, anchor: anchor))
      let result = tree.layout(in: window)
      #expect(result.frame(of: id)?.minY == CGFloat(300 * anchor.y))
      #expect(result.diagnostics.isEmpty)
    }
  }

  @Test(.timeLimit(.minutes(1))) func `very many sections take time in proportion`() {
    // Of 20,000 parts with rows, one in a hundred has a view.
    var rows = LayoutRows()
    for part in 0..<20_000 {
      rows.append(
        LayoutRows(count: 1, rowForID: { $0 == AnyHashable(part) ? 0 : nil }) { _ in
          part % 100 == 0 ? [color.frame(height: 30).id(part)] : []
        })
    }
    let tree = LayoutTree(
      LayoutNode.scroll(.lazyVStack(spacing: 0, rows: rows)).id("scroll"))
    tree.scroll("scroll", to: .view(10_000, anchor: .top))
    #expect(tree.layout(in: window).frame(of: 10_000)?.minY == 0)
  }
}
