import LayoutCore
import Testing

/// Scroll views in scroll views, which are scrolled to a view in the inner one.
struct NestedDestinationTests {
  private func box(_ width: CGFloat) -> LayoutNode { .fixed(width: width, height: 10) }

  /// A view from 50 to 56 in a scroll view of 60, seen through one of 20.
  private var scrolled: LayoutNode {
    let content = LayoutNode.hstack(spacing: 0, [box(40), box(6).id("view"), box(80)])
    let inner = LayoutNode.scroll(
      along: .horizontal, margins: EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0), content)
    return LayoutNode.scroll(
      along: .horizontal, to: .view("view", anchor: .center), inner.frame(width: 60)
    ).frame(width: 20)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [true, false])
  func `what the inner one adds counts`(direction: LayoutDirection, isBesideFrame: Bool) {
    // A frame that is relative to its container takes more than one round.
    let beside = isBesideFrame ? box(0).containerRelativeFrame(.horizontal) : box(0)
    let tree = LayoutTree(.hstack([scrolled, box(0), beside]))
    let result = tree.layout(proposing: .unspecified, direction: direction)
    let frame = result.frame(of: "view")
    // The middle of the view, 53, would be at 10 if the inner one moved by 43. It moves by 60 - 20
    // at most, so the view begins at 50 - 40.
    #expect(
      (direction == .leftToRight ? frame?.minX : frame.map { result.size.width - $0.maxX }) == 10)
  }
}
