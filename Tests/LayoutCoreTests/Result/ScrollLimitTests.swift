import LayoutCore
import Testing

/// How far content is scrolled to views that are not where they were placed, and lengths that
/// nothing is left of.
struct ScrollLimitTests {
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
      #expect(result.visibleRect(of: "scroll")?.minY == 0)
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
