import LayoutCore
import Testing

/// Lazy stacks in the rows of lazy stacks.
struct NestedRowTests {
  /// What was described, in the order in which it was.
  private final class Log: @unchecked Sendable {
    var cards: [String] = []
    var readers = 0
  }

  /// 50 shelves of 60, of which each scrolls 100 cards of 100.
  private func shelves(
    _ log: Log, of row: @escaping @Sendable (LayoutNode) -> LayoutNode = { $0 }
  ) -> LayoutNode {
    let shelves = LayoutRows(count: 50) { shelf in
      let cards = LayoutRows(count: 100) { card in
        let name = "\(shelf).\(card)"
        log.cards.append(name)
        return [LayoutNode.fixed(width: 100, height: 60).id(name)]
      }
      return [row(.scroll(along: .horizontal, .lazyHStack(spacing: 0, rows: cards)))]
    }
    return .scroll(.lazyVStack(spacing: 0, rows: shelves))
  }

  private let window = CGSize(width: 350, height: 200)

  /// 200 / 60 = 3.3 and 350 / 100 = 3.5, so four cards of four shelves are in sight.
  private let cardsInSight = (0..<4).flatMap { shelf in (0..<4).map { "\(shelf).\($0)" } }

  @Test func `what is in sight is described once`() {
    let log = Log()
    let result = shelves(log).layout(in: window)
    #expect(log.cards.sorted() == cardsInSight)
    #expect(result.frame(of: "3.3") == CGRect(x: 300, y: 180, width: 100, height: 60))
    #expect(result.frame(of: "3.4") == nil)
  }

  @Test func `a change elsewhere describes no row again`() {
    let log = Log()
    let tree = LayoutTree(
      .vstack(spacing: 0, [shelves(log), .fixed(width: 10, height: 0).id("below")]))
    tree.layout(in: window)
    log.cards = []
    tree.replace("below", with: .fixed(width: 20, height: 0))
    let result = tree.layout(in: window)
    #expect(log.cards.isEmpty)
    #expect(result.frame(of: "3.3") == CGRect(x: 300, y: 180, width: 100, height: 60))
  }

  @Test func `readers in rows are described for their place, and not for how broad rows would be`()
  {
    let log = Log()
    _ = shelves(log) { shelf in
      shelf.background(
        .geometryReader { _ in
          log.readers += 1
          return [.flexible]
        })
    }
    .layout(in: window)
    // Four shelves: once for their breadth, and once for their place in each of two rounds.
    #expect(log.readers <= 4 * 3)
  }

  @Test func `rows in rows that do not scroll are as broad as all of them`() {
    let rows = LayoutRows(count: 2) { row in
      let cells = LayoutRows(count: 3) {
        [LayoutNode.fixed(width: CGFloat(10 + 10 * $0), height: 20)]
      }
      return [LayoutNode.lazyHStack(spacing: 0, rows: cells)]
    }
    let size = LayoutNode.lazyVStack(spacing: 0, rows: rows).layout(proposing: .unspecified).size
    // 10 + 20 + 30, and two rows of 20.
    #expect(size == CGSize(width: 60, height: 40))
  }

  @Test func `a shelf is as high as its highest card in sight`() {
    let heights: [CGFloat] = [20, 50, 20, 20, 90]
    nonisolated(unsafe) var described = 0
    let cards = LayoutRows(count: 1_000_000) { card in
      described += 1
      return [LayoutNode.fixed(width: 100, height: heights[card % 5])]
    }
    let shelf = LayoutNode.scroll(along: .horizontal, .lazyHStack(spacing: 0, rows: cards))
    let result = LayoutNode.scroll(
      .lazyVStack(spacing: 0, rows: LayoutRows([shelf.id("shelf"), leaf.id("below")]))
    ).layout(in: window)
    // Four cards of 100 are in sight of 350. The fifth is 90 high, and nobody has seen it.
    #expect(described == 4)
    #expect(result.frame(of: "shelf") == CGRect(x: 0, y: 0, width: 350, height: 50))
    #expect(result.frame(of: "below")?.minY == CGFloat(50))
  }

  private let leaf = LayoutNode.fixed(width: 10, height: 10)

  @Test func `six levels take no longer than their rows`() {
    nonisolated(unsafe) var count = 0
    @Sendable func level(_ depth: Int) -> LayoutNode {
      if depth == 0 {
        count += 1
        return .fixed(width: 20, height: 20)
      }
      let rows = LayoutRows(count: 2) { _ in [level(depth - 1)] }
      return depth.isMultiple(of: 2)
        ? .scroll(along: .vertical, .lazyVStack(spacing: 0, rows: rows))
        : .scroll(along: .horizontal, .lazyHStack(spacing: 0, rows: rows))
    }
    _ = level(6).layout(in: CGSize(width: 300, height: 300))
    // Two rows at each of six levels.
    #expect(count == 64)
  }

  @Test func `rows as high as a part of their container are described once`() {
    nonisolated(unsafe) var count = 0
    @Sendable func level(_ depth: Int) -> LayoutNode {
      let rows = LayoutRows(count: 3) { _ in
        count += 1
        let content = depth == 1 ? leaf : level(depth - 1)
        return [content.containerRelativeFrame(.vertical) { length, _ in length * 2 / 3 }]
      }
      return .scroll(.lazyVStack(spacing: 0, rows: rows))
    }
    let result = level(5).layout(in: CGSize(width: 100, height: 100))
    // Two of three rows are in sight at each level: 2 + 4 + 8 + 16 + 32.
    #expect(count == 62)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `rows in rows are not laid out more often with each level`() {
    func work(_ levels: Int, _ wrap: (LayoutNode) -> LayoutNode) -> Int {
      var node = LayoutNode.lazyVStack(
        spacing: 0,
        rows: LayoutRows(count: 60) { _ in [LayoutNode.fixed(width: 10, height: 0.1).padding(1)] })
      for _ in 0..<levels { node = wrap(node) }
      let tree = LayoutTree(node)
      tree.layout(in: CGSize(width: 300, height: 400))
      return tree.statistics.visits
    }
    // With 4 more levels there is about twice the work; two layouts of each level in the one around
    // would make it 2⁴ times as much.
    let wrappers: [(LayoutNode) -> LayoutNode] = [
      { .lazyVStack(rows: LayoutRows([$0.aspectRatio(contentMode: .fit)])) },
      { .lazyVStack(rows: LayoutRows([$0.containerRelativeFrame(.horizontal)])) },
      { .grid(LayoutNode.gridRow([.lazyVGrid(columns: [GridItem()], cells: LayoutRows([$0]))])) },
    ]
    for wrap in wrappers { #expect(work(8, wrap) < 6 * work(4, wrap)) }
  }

  @Test func `a row is as large as its own rows turn out to be`() {
    // The second row is taken to be as long as the first until it is laid out.
    func box(_ height: CGFloat) -> LayoutNode { .fixed(width: 50, height: height) }
    let inner = LayoutNode.scroll(
      .lazyVStack(spacing: 0, rows: LayoutRows([box(10), box(30)])))
    let card = LayoutNode.lazyVStack(spacing: 0, rows: LayoutRows([box(20), inner]))
      .safeAreaInset(edge: .top, spacing: 0, .fixed(width: 10, height: 20)).id("card")
    let shelf = LayoutNode.scroll(
      along: .horizontal,
      .lazyHStack(spacing: 0, rows: LayoutRows(count: 1) { _ in [card] }))
    let page = LayoutNode.vstack(
      spacing: 0, [shelf.fixedSize(horizontal: false, vertical: true).id("shelf"), box(5)])
    let result = page.layout(in: CGSize(width: 200, height: 300))
    // The inset of 20, a row of 20, and one of 10 + 30.
    #expect(result.frame(of: "card")?.height == 80)
    #expect(result.frame(of: "shelf")?.height == 80)
  }

  @Test func `too much content in content is left out, and says so`() {
    // The rows of each level are laid out several times in the row around them.
    var node = LayoutNode.lazyVStack(
      spacing: 0,
      rows: LayoutRows(count: 400) { _ in [LayoutNode.fixed(width: 10, height: 0.1)] })
    for _ in 0..<14 { node = .lazyVStack(rows: LayoutRows([node])).frame(depth: 3) }
    let result = node.layout(in: CGSize(width: 300, height: 400))
    #expect(result.diagnostics.first?.rule == .unsettled)
    let text = result.diagnostics.first?.description ?? ""
    #expect(text.contains("such content was laid out 100000 times by then"))
  }

  @Test func `rows in rows are mirrored from right to left`() {
    func box(_ width: CGFloat, _ id: String) -> LayoutNode {
      .fixed(width: width, height: 10).id(id)
    }
    let inner = LayoutNode.lazyHStack(
      spacing: 0, rows: LayoutRows([box(2, "first")] + (0..<9).map { box(19, "i\($0)") }))
    let boxes = (0..<40).map { box(CGFloat(10 + 10 * $0), "o\($0)") }
    let list = LayoutNode.scroll(
      along: .horizontal, .lazyHStack(spacing: 0, rows: LayoutRows([inner] + boxes)).id("list"))
    let window = CGSize(width: 180, height: 20)
    let forth = list.layout(in: window)
    let back = list.layout(in: window, direction: .rightToLeft)
    for node in forth.nodes {
      let frame = node.frame
      let mirrored = CGRect(
        x: 180 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      for id in node.ids { #expect(back.frame(of: id) == mirrored, "\(id)") }
    }
  }
}
