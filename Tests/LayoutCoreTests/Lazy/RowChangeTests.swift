import LayoutCore
import Testing

/// What is known of the rows of a lazy stack is forgotten when it no longer holds.
struct RowChangeTests {
  private let window = CGSize(width: 200, height: 100)

  /// A stack of rows that are 30 wide, in a scroll view.
  private func list(
    count: Int, to target: ScrollTarget = .offset(.zero), height: @escaping (Int) -> CGFloat
  ) -> LayoutNode {
    LayoutNode.scroll(to: target, rows(count: count, height: height)).id("list")
  }

  private func rows(count: Int, height: @escaping (Int) -> CGFloat) -> LayoutNode {
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

  @Test func `what is around the rows of a new tree knows how long they are`() {
    let head = LayoutNode.fixed(width: 30, height: 10)
    let result = LayoutNode.vstack(spacing: 0, [head, rows(count: 3) { _ in 25 }]).padding(1)
      .layout(proposing: .unspecified)
    // 1 + 30 + 1, and 1 + 10 + 3 · 25 + 1.
    #expect(result.size == CGSize(width: 32, height: 87))
  }
}
