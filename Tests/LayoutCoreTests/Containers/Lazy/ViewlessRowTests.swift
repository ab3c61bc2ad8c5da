import LayoutCore
import TestSupport
import Testing

/// Rows without views take no room, and those on both sides of them are neighbours.
struct ViewlessRowTests {
  private let window = CGSize(width: 100, height: 100)

  /// Rows of some heights; `nil` is a row without a view.
  private func rows(_ heights: [CGFloat?]) -> LayoutRows {
    LayoutRows(count: heights.count) { row in
      heights[row].map { [color.frame(height: $0).id(row)] } ?? []
    }
  }

  private func column(_ heights: [CGFloat?], spacing: CGFloat? = 10) -> LayoutNode {
    .lazyVStack(spacing: spacing, rows: rows(heights)).id("column")
  }

  @Test func `at the start, between others and at the end`() {
    let content = column([nil, 20, nil, nil, 20, 20, nil])
    // 3 · 20 + 2 · 10 = 80, in the middle of 100 if nothing scrolls.
    for (node, top) in [(content, 10), (.scroll(content), 0)] as [(LayoutNode, CGFloat)] {
      let result = node.layout(in: window)
      #expect(result.frame(of: "column") == CGRect(x: 0, y: top, width: 100, height: 80))
      #expect(result.frame(of: 1) == CGRect(x: 0, y: top, width: 100, height: 20))
      #expect(result.frame(of: 4) == CGRect(x: 0, y: top + 30, width: 100, height: 20))
      #expect(result.frame(of: 5) == CGRect(x: 0, y: top + 60, width: 100, height: 20))
    }
  }

  @Test func `no row at all has a view`() {
    #expect(column([nil, nil]).layout(in: window).frame(of: "column")?.height == 0)
    #expect(column([]).layout(in: window).frame(of: "column")?.height == 0)
  }

  @Test(arguments: 1...40) func `a column is as one of the rows with views`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let heights = (0..<Int.random(in: 1...30, using: &random)).map { _ in
      Bool.random(using: &random) ? CGFloat(Int.random(in: 0...30, using: &random)) : nil
    }
    let spacing: CGFloat? = [nil, 0, 7].randomElement(using: &random) ?? nil
    let plain = LayoutNode.vstack(
      spacing: spacing,
      heights.enumerated().compactMap { row, height in
        height.map { color.frame(height: $0).id(row) }
      }
    ).id("column")
    let expected = plain.layout(proposing: ProposedViewSize(width: 100, height: nil))
    let result = column(heights, spacing: spacing)
      .layout(proposing: ProposedViewSize(width: 100, height: nil))
    #expect(result.frame(of: "column")?.height == expected.frame(of: "column")?.height)
    for row in heights.indices { #expect(result.frame(of: row) == expected.frame(of: row)) }

    // In whatever order rows come into sight, they are the same distance apart.
    let tree = LayoutTree(.scroll(column(heights, spacing: spacing)).id("scroll"))
    for _ in 0..<10 {
      let offset = CGFloat(Int.random(in: 0...600, using: &random))
      tree.scroll("scroll", to: .offset(CGPoint(x: 0, y: offset)))
      let result = tree.layout(in: window)
      let shown = heights.indices.filter { result.frame(of: $0) != nil }
      for (row, next) in zip(shown, shown.dropFirst()) {
        let distance = distance(from: row, to: next, in: result)
        #expect(abs(distance - self.distance(from: row, to: next, in: expected)) < 0.001)
      }
    }
  }

  private func distance(from row: Int, to next: Int, in layout: ResolvedLayout) -> CGFloat {
    (layout.frame(of: next)?.minY ?? .nan) - (layout.frame(of: row)?.minY ?? .nan)
  }

  @Test func `content that begins or ends with them is scrolled to its end`() {
    let rows: [CGFloat?] = Array(repeating: 30, count: 50)
    for (before, after) in [(1, 0), (100, 0), (0, 1), (3, 20), (70, 60)] {
      let heights =
        Array(repeating: CGFloat?.none, count: before) + rows
        + Array(repeating: CGFloat?.none, count: after)
      for spacing in [0, 8] as [CGFloat] {
        let tree = LayoutTree(.scroll(to: .anchor(.bottom), column(heights, spacing: spacing)))
        let result = tree.layout(in: window)
        let last = CGRect(x: 0, y: 70, width: 100, height: 30)
        #expect(result.frame(of: before + 49) == last, "\(before) and \(after), \(spacing)")
        let previous = CGRect(x: 0, y: 40 - spacing, width: 100, height: 30)
        #expect(result.frame(of: before + 48) == previous, "\(before) and \(after), \(spacing)")
      }
    }
  }

  @Test func `rows that begin out of sight can be reached`() {
    let heights = [nil] + Array(repeating: CGFloat?(30), count: 50)
    for spacing in [0, 8] as [CGFloat] {
      let tree = LayoutTree(
        .scroll(.vstack(spacing: 0, [color.frame(height: 500), column(heights, spacing: spacing)]))
          .id("scroll"))
      tree.layout(in: window)
      tree.scroll("scroll", to: .offset(CGPoint(x: 0, y: 500)))
      let result = tree.layout(in: window)
      #expect(result.frame(of: 1) == CGRect(x: 0, y: 0, width: 100, height: 30))
      #expect(result.frame(of: 2) == CGRect(x: 0, y: 30 + spacing, width: 100, height: 30))
    }
  }

  @Test func `every third of a million rows has a view`() {
    let rows = LayoutRows(count: 1_000_000, rowForID: { $0.base as? Int }) { row in
      row % 3 == 0 ? [color.frame(height: 20).id(row)] : []
    }
    let result = LayoutNode.scroll(
      to: .view(300_000, anchor: .top), .lazyVStack(spacing: 10, rows: rows)
    ).layout(in: window)
    #expect(result.frame(of: 300_000)?.minY == 0)
    #expect(result.frame(of: 300_003)?.minY == 30)
    #expect(result.frame(of: 300_006)?.minY == 60)
  }

  @Test func `rows out of sight are expected to have views like those in sight`() {
    let heights = (0..<1_000).map { $0.isMultiple(of: 2) ? CGFloat(20) : nil }
    let result = LayoutNode.scroll(column(heights)).layout(in: window)
    // Rows 0 to 6 are in sight, of which four have views: 997 rows, and a gap between two each.
    #expect(result.frame(of: "column")?.height == CGFloat(997 * 20 + 996 * 10))
  }

  @Test func `a pinned header of several rows`() {
    var rows = LayoutRows(count: 3) { row in
      row == 1 ? [] : [color.frame(height: 20).id("header \(row)")]
    }.inSection(1, as: .header)
    rows.append(
      LayoutRows(count: 20) { [color.frame(height: 20).id($0)] }.inSection(1, as: .content))
    let tree = LayoutTree(
      .scroll(.lazyVStack(spacing: 10, pinnedViews: .sectionHeaders, rows: rows)).id("scroll"))
    tree.scroll("scroll", to: .offset(CGPoint(x: 0, y: 200)))
    let result = tree.layout(in: window)
    #expect(result.frame(of: "header 0")?.minY == 0)
    #expect(result.frame(of: "header 2")?.minY == 30)
  }
}
