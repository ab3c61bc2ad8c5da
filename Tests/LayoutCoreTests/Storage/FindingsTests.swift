import Foundation
import LayoutCore
import Testing

/// How long a kept tree reports what it found while it was laid out.
struct FindingsTests {
  private static var bad: LayoutNode {
    .measured { _ in LeafMeasurement(width: .nan, height: 10) }
  }

  private func tree() -> LayoutTree {
    LayoutTree(
      .vstack(
        spacing: 0,
        [
          LayoutNode.fixed(width: 10, height: 10).id("first"), Self.bad.id("bad"),
          LayoutNode.fixed(width: 10, height: 10).id("last"),
        ]))
  }

  private func rules(_ tree: LayoutTree) -> [LayoutDiagnostic.Rule] {
    tree.layout(in: CGSize(width: 100, height: 100)).diagnostics.map(\.rule)
  }

  @Test func `a leaf without a usable width is reported until it is replaced`() {
    let tree = tree()
    #expect(rules(tree) == [.invalidNumber])
    #expect(rules(tree) == [.invalidNumber])
    tree.replace("first", with: .flexible)
    #expect(rules(tree) == [.invalidNumber])
    tree.replace("bad", with: .flexible)
    #expect(rules(tree) == [])
  }

  @Test func `each of two nodes with the same report has it, and a result lists it once`() {
    let result = LayoutNode.hstack(spacing: 0, [Self.bad, Self.bad])
      .layout(in: CGSize(width: 100, height: 100))
    #expect(result.nodes.map(\.diagnostics.count) == [0, 1, 1])
    #expect(result.diagnostics == result.nodes[1].diagnostics)
  }

  @Test func `of two nodes with the same report, the other one keeps it`() {
    let tree = LayoutTree(
      .vstack(spacing: 0, (0..<2).map { _ in LayoutNode.hstack(spacing: 0, [Self.bad]) }))
    // Both are called the same, and the one in the other stack is not asked again.
    for index in 0..<2 {
      #expect(rules(tree) == [.invalidNumber])
      if let node = tree.reference(at: [index, 0]) {
        tree.replace(node, with: .fixed(width: 0, height: 10))
      }
    }
    #expect(rules(tree) == [])
  }

  @Test func `everything that is wrong with a proposal is reported`() {
    let result = LayoutNode.flexible.layout(
      proposing: ProposedViewSize(width: .nan, height: -.infinity), depth: .nan)
    #expect(
      result.diagnostics.map(\.message) == [
        "The root is proposed a width of NaN; it is left out. "
          + "The root is proposed a height of -∞; 0 is used. "
          + "The root is proposed a depth of NaN; it is left out."
      ])
  }

  @Test func `a report goes with its node, where it moves and when it is removed`() {
    let tree = tree()
    #expect(rules(tree) == [.invalidNumber])
    tree.move("bad", to: 0)
    tree.insert(.flexible, at: 0, into: tree.root)
    #expect(rules(tree) == [.invalidNumber])
    tree.remove("last")
    #expect(rules(tree) == [.invalidNumber])
    tree.remove("bad")
    #expect(rules(tree) == [])
  }

  @Test func `a window without a size is reported for itself alone`() {
    let tree = LayoutTree(.flexible)
    let good = tree.layout(in: CGSize(width: 10, height: 10))
    let bad = tree.layout(in: CGSize(width: CGFloat.nan, height: 10))
    let again = tree.layout(in: CGSize(width: 10, height: 10))
    #expect(good.diagnostics.isEmpty)
    #expect(bad.diagnostics.map(\.rule) == [.invalidNumber])
    #expect(again.diagnostics.isEmpty)
    let bare = tree.layout(proposing: ProposedViewSize(width: .nan, height: 10))
    #expect(bare.diagnostics.map(\.rule) == [.invalidNumber])
    #expect(tree.layout(proposing: ProposedViewSize(width: 0, height: 10)).diagnostics.isEmpty)
  }

  @Test func `a window of negative size is one without any, and is reported`() {
    let flat = LayoutNode.flexible.layout(in: CGSize(width: 10, height: -5))
    #expect(flat.nodes.first?.frame == CGRect(x: 0, y: 0, width: 10, height: 0))
    #expect(flat.window == CGSize(width: 10, height: 0))
    #expect(
      flat.diagnostics.map(\.description) == [
        "Flexible: The window is 10 × -5; NaN, infinite and negative lengths count as 0."
      ])
    // What is as large as it wants to be is in the middle of nothing.
    let fixed = LayoutNode.fixed(width: 4, height: 4).layout(in: CGSize(width: -1, height: -1))
    #expect(fixed.nodes.first?.frame == CGRect(x: -2, y: -2, width: 4, height: 4))
    #expect(fixed.diagnostics.map(\.rule) == [.invalidNumber])
    #expect(LayoutNode.flexible.layout(in: .zero).diagnostics.isEmpty)
  }

  @Test func `unusable insets of a safe area are reported by their edges, and no others`() {
    func reported(_ area: EdgeInsets) -> [String] {
      LayoutNode.flexible.layout(in: CGSize(width: 90, height: 90), safeArea: area)
        .diagnostics.map(\.message)
    }
    #expect(
      reported(EdgeInsets(top: .nan, leading: 61 / 3, bottom: -5, trailing: .infinity)) == [
        "The safe area has an inset of NaN at the top edge and ∞ at the trailing edge; NaN and infinite "
          + "ones count as 0."
      ])
    #expect(
      reported(EdgeInsets(top: 1, leading: 2, bottom: -.infinity, trailing: 3)) == [
        "The safe area has an inset of -∞ at the bottom edge; NaN and infinite ones count as 0."
      ])
  }

  @Test func `a report tells where its node is now`() {
    func node(_ left: [LayoutNode], _ right: [LayoutNode]) -> LayoutNode {
      .hstack([
        LayoutNode.vstack(left).keptWithOneChild().id("left"),
        LayoutNode.vstack(right).keptWithOneChild().id("right"),
      ])
    }
    let bad = Self.bad.padding(1).id("bad")
    let tree = LayoutTree(node([bad], []))
    tree.layout(proposing: .unspecified)
    tree.move("bad", to: 0, into: "right")
    #expect(
      tree.layout(proposing: .unspecified).diagnostics
        == node([], [bad]).layout(proposing: .unspecified).diagnostics)
  }

  @Test func `a frame relative to its container is reported once the container has its size`() {
    // The container is 300 wide because of the other view: (300 - 2 · 5) / 3.
    let third = LayoutNode.flexible.containerRelativeFrame(.horizontal, count: 3, spacing: 5)
    let row = LayoutNode.vstack([.fixed(width: 300, height: 10), third.id("third")])
    let result = row.layout(proposing: .unspecified)
    #expect(result.frame(of: "third")?.width == CGFloat(290) / 3)
    #expect(result.diagnostics.isEmpty)
    // In a window narrower than the two gaps there is less than nothing, until it is wider.
    let tree = LayoutTree(third)
    let narrow = tree.layout(in: CGSize(width: 4, height: 50))
    #expect(narrow.diagnostics.map(\.rule) == [.invalidNumber])
    #expect(tree.layout(in: CGSize(width: 100, height: 50)).diagnostics.isEmpty)
  }

  @Test func `each node has its own reports, and together they are those of the result`() {
    let reader = LayoutNode.geometryReader { _ in [Self.bad.id("inner"), Self.bad.id("next")] }
    let result = LayoutNode.vstack([
      LayoutNode.flexible.frame(width: .nan).frame(height: .nan).id("two"), Self.bad.id("one"),
      reader, LayoutNode.flexible.id("none"),
    ]).layout(proposing: ProposedViewSize(width: .nan, height: 90))
    let own = result.nodes.map(\.diagnostics)
    // The root has that of its proposal, the frames and leaves have one each.
    #expect(own.first?.count == 1)
    for id in ["one", "inner", "next"] {
      #expect(result.node(of: id)?.diagnostics.map(\.rule) == [.invalidNumber])
    }
    #expect(result.node(of: "none")?.diagnostics.isEmpty == true)
    for (node, reports) in zip(result.nodes, own) {
      #expect(reports == result.diagnostics.filter { $0.place == node.place })
    }
    #expect(own.joined().count == result.diagnostics.count && result.diagnostics.count == 6)
  }

  @Test func `a node of a new result has the reports of that result`() {
    let tree = LayoutTree(.flexible)
    func reports(_ width: CGFloat) -> Int? {
      tree.layout(proposing: ProposedViewSize(width: width, height: 10))
        .nodes.first?.diagnostics.count
    }
    // A width of −∞ counts as 0, so that the tree is laid out for it already.
    #expect(reports(0) == 0)
    #expect(reports(-.infinity) == 1)
    #expect(reports(0) == 0)
    let isReplaced = tree.replace("other", with: .flexible)
    #expect(!isReplaced && reports(0) == 1)
    #expect(reports(0) == 0)
  }
}
