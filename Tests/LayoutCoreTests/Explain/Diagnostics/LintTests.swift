import LayoutCore
import Testing

/// How rules are chosen, and what of the description and layout comes with them.
struct LintTests {
  @Test func `what was reported while describing comes first and is filtered too`() {
    let node = LayoutNode.fixed(width: 60, height: 10).frame(minWidth: 50, maxWidth: 40)
    let result = node.layout(in: CGSize(width: 100, height: 100))
    #expect(result.lint().map(\.rule) == [.contradictoryFrame, .overflow])
    #expect(result.lint(only: [.overflow]).map(\.rule) == [.overflow])
    #expect(result.lint(only: [.contradictoryFrame]).map(\.rule) == [.contradictoryFrame])
    #expect(result.lint(only: []).isEmpty)
  }

  @Test func `a sound layout has no findings`() {
    let node = LayoutNode.vstack(
      alignment: .leading, spacing: 4,
      [
        LayoutNode.hstack([.fixed(width: 20, height: 20), .spacer(), .flexible]).id("row"),
        LayoutNode.fixed(width: 30, height: 10).alignmentGuide(.leading) { _ in 0 }.id("note"),
      ]
    ).padding()
    #expect(
      node.layout(in: CGSize(width: 200, height: 100)).lint(expecting: ["row", "note"]).isEmpty)
  }

  @Test func `asking changes no result`() {
    let node = LayoutNode.hstack([
      LayoutNode.flexible.id("a").padding(4), LayoutNode.fixed(width: 300, height: 9),
    ])
    let result = node.layout(in: CGSize(width: 200, height: 100))
    let before = result.description
    _ = (result.lint(), result.trace(), result.explain("a"))
    #expect(result.description == before)
  }

  @Test func `what a rule finds is in the order of the nodes, whichever was described last`() {
    func reader(_ width: CGFloat) -> LayoutNode {
      .geometryReader { _ in [LayoutNode.fixed(width: width, height: 5).frame(width: 4)] }
    }
    let window = CGSize(width: 100, height: 100)
    let tree = LayoutTree(.vstack([reader(10).id("first"), reader(20)]))
    tree.layout(in: window)
    tree.replace("first", with: reader(30))
    let found = tree.layout(in: window).lint(only: [.overflow])
    #expect(found.count == 2)
    let fresh = LayoutNode.vstack([reader(30), reader(20)]).layout(in: window)
    #expect(found == fresh.lint(only: [.overflow]))
  }
}
