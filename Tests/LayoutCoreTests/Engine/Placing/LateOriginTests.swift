import LayoutCore
import Testing

/// A client's layout in content that is described late is told where it is in the window.
struct LateOriginTests {
  /// What a layout was told, and how often content was described.
  private final class Log: @unchecked Sendable {
    var bounds: [CGRect] = []
    var descriptions = 0
  }

  /// Fills what it is proposed, and says where.
  private struct Telling: Layout {
    let log: Log

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { log.bounds.append(bounds) }
  }

  private struct Key: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  private static let window = CGSize(width: 100, height: 50)

  private func telling(_ log: Log) -> LayoutNode { .layout(Telling(log: log), []) }

  private func reader(_ log: Log, _ content: LayoutNode) -> LayoutNode {
    .geometryReader { _ in
      log.descriptions += 1
      return [content]
    }
  }

  private func spacer(height: CGFloat) -> LayoutNode {
    .fixed(width: 20, height: height).id("above")
  }

  /// Rows, of which the last one contains a layout of height 20.
  private func rows(_ log: Log, after heights: [CGFloat]) -> LayoutNode {
    let rows = LayoutRows(count: heights.count + 1) { row in
      log.descriptions += 1
      return row < heights.count
        ? [.fixed(width: 20, height: heights[row])]
        : [telling(log).frame(height: 20)]
    }
    return .lazyVStack(spacing: 0, rows: rows)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `it is told its place in the window`(direction: LayoutDirection) {
    let log = Log()
    let padding = EdgeInsets(top: 3, leading: 7, bottom: 0, trailing: 0)
    func bounds(_ node: LayoutNode) -> CGRect? {
      _ = node.padding(padding).layout(in: Self.window, direction: direction)
      return log.bounds.last
    }
    // 100 - 7 and 50 - 3.
    let left: CGFloat = direction == .leftToRight ? 7 : 0
    let whole = CGRect(x: left, y: 3, width: 93, height: 47)
    let node = telling(log)
    #expect(bounds(reader(log, node)) == whole)
    #expect(bounds(reader(log, reader(log, node))) == whole)
    #expect(bounds(.flexible.overlayPreferenceValue(Key.self) { _ in node }) == whole)
    let row = CGRect(x: left, y: 13, width: 93, height: 20)
    #expect(bounds(.scroll(rows(log, after: [10]))) == row)
    #expect(bounds(reader(log, .scroll(rows(log, after: [10])))) == row)
    // Of rows in a row, the second is one further down.
    let outer = LayoutRows(count: 2) { number in
      number == 0 ? [LayoutNode.fixed(width: 20, height: 1)] : [rows(log, after: [9])]
    }
    #expect(bounds(.scroll(.lazyVStack(spacing: 0, rows: outer))) == row)
  }

  @Test func `rows are told where they are once the rows before them have their lengths`() {
    let log = Log()
    _ = LayoutNode.scroll(rows(log, after: [4, 9, 5])).layout(in: Self.window)
    #expect(log.bounds.last == CGRect(x: 0, y: 18, width: 100, height: 20))
  }

  @Test func `content that is kept is told its new place`() {
    let contents: [(Log) -> LayoutNode] = [
      { reader($0, telling($0)).frame(height: 20) },
      { log in reader(log, reader(log, telling(log))).frame(height: 20) },
      { LayoutNode.scroll(rows($0, after: [])).frame(height: 20) },
    ]
    for content in contents {
      let log = Log()
      let tree = LayoutTree(.vstack(spacing: 0, [spacer(height: 10), content(log)]))
      let proposal = ProposedViewSize(width: 100, height: nil)
      tree.layout(proposing: proposal)
      #expect(log.bounds.last == CGRect(x: 0, y: 10, width: 100, height: 20))
      let descriptions = log.descriptions
      tree.replace("above", with: spacer(height: 15))
      tree.layout(proposing: proposal)
      #expect(log.bounds.last == CGRect(x: 0, y: 15, width: 100, height: 20))
      #expect(log.descriptions == descriptions)
    }
  }

  @Test func `content that moves into the corner is told so, also while a result is kept`() {
    for isRow in [false, true] {
      let log = Log()
      let row = telling(log).frame(height: 10)
      let content =
        isRow ? LayoutNode.lazyVStack(rows: LayoutRows(count: 1) { _ in [row] }) : reader(log, row)
      func above(_ height: CGFloat) -> LayoutNode { .fixed(width: 0, height: height).id("above") }
      let tree = LayoutTree(.vstack(alignment: .leading, spacing: 0, [above(15), content]))
      let before = tree.layout(proposing: ProposedViewSize(width: 100, height: 50))
      #expect(log.bounds.last?.minY == 15)
      tree.replace("above", with: above(0))
      _ = tree.layout(proposing: ProposedViewSize(width: 100, height: 50))
      #expect(log.bounds.last?.minY == 0)
      withExtendedLifetime(before) {}
    }
  }

  @Test func `content that moves is as if it were laid out anew, to the last bit`() {
    func above(_ height: CGFloat) -> LayoutNode { .fixed(width: 0, height: height).id("above") }
    func column(_ height: CGFloat) -> LayoutNode {
      let rows = LayoutRows(count: 3) { row in
        [.listRow(.fixed(width: 7.7, height: CGFloat(row) + 0.1))]
      }
      let area = LayoutNode.fixed(width: 3.3, height: 0.7)
        .overlayPreferenceValue(Key.self) { _ in .fixed(width: 1.1, height: 0.3) }
      return .vstack(
        alignment: .leading, spacing: 0, [above(height), area, .lazyVStack(rows: rows)])
    }
    let tree = LayoutTree(column(26.3))
    _ = tree.layout(in: Self.window)
    tree.replace("above", with: above(0.1))
    #expect(
      tree.layout(in: Self.window).nodes.map(\.frame)
        == column(0.1).layout(in: Self.window).nodes.map(\.frame))
  }

  @Test func `a row that is kept is told its new place`() {
    let log = Log()
    let tree = LayoutTree(
      .scroll(
        .lazyVStack(
          spacing: 0,
          rows: LayoutRows(count: 2) { row in
            [row == 0 ? spacer(height: 10) : telling(log).frame(height: 20)]
          })))
    tree.layout(in: Self.window)
    tree.replace("above", with: spacer(height: 15))
    tree.layout(in: Self.window)
    #expect(log.bounds.last == CGRect(x: 0, y: 15, width: 100, height: 20))
  }

  @Test(arguments: [2, 6, 12])
  func `it is told its place inside of any number of rows and readers`(levels: Int) {
    let log = Log()
    let node = (0..<levels).reduce(telling(log).frame(height: 20)) { node, level in
      level.isMultiple(of: 2)
        ? reader(log, node).frame(height: 30)
        : .lazyVStack(
          spacing: 0,
          rows: LayoutRows(count: 2) { [$0 == 0 ? .fixed(width: 20, height: 0.25) : node] })
    }
    let tree = LayoutTree(.vstack(spacing: 0, [spacer(height: 10), node]))
    let proposal = ProposedViewSize(width: 100, height: nil)
    for height: CGFloat in [10, 15] {
      tree.replace("above", with: spacer(height: height))
      tree.layout(proposing: proposal)
      // Half of the levels put it 0.25 further down.
      let y = height + 0.25 * CGFloat(levels / 2)
      #expect(log.bounds.last == CGRect(x: 0, y: y, width: 100, height: 20))
    }
  }

  @Test func `scrolling places no row again`() {
    let log = Log()
    let node = LayoutNode.scroll(rows(log, after: [10, 10, 10])).id("scroll")
    let tree = LayoutTree(node.frame(height: 35))
    tree.layout(in: Self.window)
    let first = log.bounds.count
    // 10 + 10 + 10 + 20 scroll by 15 at most in 35.
    tree.scroll("scroll", to: .offset(CGPoint(x: 0, y: 15)))
    tree.layout(in: Self.window)
    #expect(log.bounds.count == first)
    // The frame is 7.5 below the window's upper edge.
    #expect(log.bounds.last == CGRect(x: 0, y: 37.5, width: 100, height: 20))
  }

  /// Work on content that only moves is for its layouts alone.
  @Test func `content without a layout of a client is not placed again`() {
    func placements(_ content: [LayoutNode]) -> Int {
      let reader = LayoutNode.geometryReader { _ in content }.frame(height: 20)
      let tree = LayoutTree(.vstack(spacing: 0, [spacer(height: 10), reader]))
      let proposal = ProposedViewSize(width: 100, height: nil)
      tree.layout(proposing: proposal)
      tree.replace("above", with: spacer(height: 15))
      return tree.layout(proposing: proposal).statistics.placements
    }
    #expect(placements([.vstack([.flexible, .flexible])]) == placements([]))
  }
}
