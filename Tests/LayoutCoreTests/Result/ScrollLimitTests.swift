import LayoutCore
import Testing

/// How far content is scrolled to views that are not where they were placed, and lengths that
/// nothing is left of.
struct ScrollLimitTests {
  private final class Counter: @unchecked Sendable { var count = 0 }

  @Test func `content is not scrolled out of its limits`() {
    let content = LayoutNode.vstack(
      spacing: 0,
      [
        LayoutNode.fixed(width: 10, height: 20).id("above").offset(x: 0, y: -20),
        .fixed(width: 10, height: 300),
      ])
    for anchor in [nil, UnitPoint.top] {
      let result = LayoutNode.scroll(to: .view("above", anchor: anchor), content).id("scroll")
        .layout(proposing: ProposedViewSize(width: 100, height: 100))
      #expect(result.node(of: "scroll")?.visibleContent?.minY == 0)
    }
  }

  @Test func `without an anchor, content scrolls just as far as needed`() {
    // Rows of 10, of which ten are in sight.
    let rows = (0..<100).map { LayoutNode.fixed(width: 50, height: 10).id($0) }
    let lazyRows = LayoutRows(count: 100) { [LayoutNode.fixed(width: 50, height: 10).id($0)] }
    for content in [LayoutNode.vstack(spacing: 0, rows), .lazyVStack(spacing: 0, rows: lazyRows)] {
      let tree = LayoutTree(.scroll(content))
      func offset(showing row: Int) -> CGFloat? {
        tree.scroll(tree.root, to: .view(row, anchor: nil))
        return tree.layout(in: CGSize(width: 50, height: 100)).frame(of: row).map {
          CGFloat(10 * row) - $0.minY
        }
      }
      // Row 20 comes to the lower edge: 210 − 100. Rows 11 to 20 are in sight then.
      #expect(offset(showing: 20) == 110)
      #expect(offset(showing: 15) == 110 && offset(showing: 11) == 110)
      // The upper edge is nearer to those before, the lower one to those after.
      #expect(offset(showing: 6) == 60 && offset(showing: 15) == 60)
      #expect(offset(showing: 16) == 70)
    }
  }

  @Test(arguments: [false, true])
  func `scrolling by one row describes one row`(resultsAreKept: Bool) {
    let counter = Counter()
    let rows = LayoutRows(count: 100) { row in
      counter.count += 1
      return [.fixed(width: CGFloat(row), height: 10)]
    }
    let tree = LayoutTree(
      .vstack(
        spacing: 0,
        [
          LayoutNode.fixed(width: 5, height: 20).id("bar"),
          LayoutNode.scroll(.lazyVStack(spacing: 0, rows: rows)).id("list"),
        ]))
    var kept: [(result: ResolvedLayout, frames: [CGRect])] = []
    func described(_ change: () -> Void) -> Int {
      counter.count = 0
      change()
      let result = tree.layout(in: CGSize(width: 100, height: 120))
      let frames = result.nodes.map(\.frame)
      if resultsAreKept { kept.append((result, frames)) }
      // The bar, the rows in sight, and what is around each.
      let first = result.node(of: "list")?.visibleContent?.minY ?? -1
      #expect(frames.filter { $0.height == 10 && $0.width < 100 }.map(\.width).contains(first / 10))
      #expect(kept.allSatisfy { $0.result.nodes.map(\.frame) == $0.frames })
      return counter.count
    }
    #expect(described {} == 10)
    for row in 1..<20 {
      let offset = CGPoint(x: 0, y: 10 * row)
      #expect(described { tree.scroll("list", to: .offset(offset)) } == 1)
    }
    #expect(described { tree.replace("bar", with: .fixed(width: 6, height: 20).id("bar")) } == 0)
    // The ten in sight, and the first row, by which the others are estimated.
    #expect(described { tree.invalidate("list") } == 11)
    // From rows 19 to 28 to rows 12 to 21.
    #expect(described { tree.scroll("list", to: .offset(CGPoint(x: 0, y: 120))) } == 7)
  }

  @Test func `a view that was left out is no destination`() {
    func content(height: CGFloat) -> LayoutNode {
      let choice = LayoutNode.viewThatFits(
        in: .vertical,
        [
          LayoutNode.fixed(width: 10, height: height).id("tall"),
          LayoutNode.vstack(
            spacing: 0,
            [
              .fixed(width: 10, height: 20), LayoutNode.fixed(width: 10, height: 110).id("low"),
            ]),
        ])
      let destination = ScrollDestination.view(
        "low", anchor: .bottom, otherwise: .offset(CGPoint(x: 0, y: 50)))
      return .scroll(
        to: destination,
        .vstack(spacing: 0, [choice.frame(height: 400), .fixed(width: 10, height: 300)]))
    }
    let proposal = ProposedViewSize(width: 100, height: 100)
    let kept = LayoutTree(content(height: 2000))
    // 400 / 2 + 130 / 2 = 265 is at 100, the lower edge.
    #expect(kept.layout(proposing: proposal).frame(of: "low")?.maxY == 100)
    kept.replace("tall", with: .fixed(width: 10, height: 20).id("tall"))
    // (400 − 20) / 2 − 50.
    for tree in [kept, LayoutTree(content(height: 20))] {
      let result = tree.layout(proposing: proposal)
      #expect(result.frame(of: "tall")?.minY == 140)
      #expect(result.frame(of: "low") == nil)
    }
  }

  @Test func `nothing is left of a window that is smaller than its unsafe area`() {
    let node = LayoutNode.flexible.containerRelativeFrame(.vertical).id("frame")
    let result = node.layout(
      in: CGSize(width: 100, height: 100),
      safeArea: EdgeInsets(top: 80, leading: 0, bottom: 80, trailing: 0))
    #expect(result.frame(of: "frame")?.height == 0)
    #expect(result.diagnostics.isEmpty)
  }
}
