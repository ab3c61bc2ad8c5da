import LayoutCore
import Testing

/// Scroll views and rows of lists say what they did with the numbers that there were.
struct ScrollingExplanationTests {
  func explain(_ node: LayoutNode, _ width: CGFloat?, _ height: CGFloat?) -> String {
    node.layout(proposing: ProposedViewSize(width: width, height: height)).explain("content")
      .description
  }

  let content = LayoutNode.fixed(width: 100, height: 300).id("content")

  @Test func `what scrolls takes the proposed length`() {
    #expect(
      explain(.scroll(content), 200, 120).contains(
        "Visible is 100 × 120: it is as wide as its content, and it scrolls vertically, so it takes the "
          + "proposed height."))
  }

  @Test func `without a proposed length, what scrolls is as long as its content`() {
    #expect(
      explain(.scroll(content), nil, nil).contains(
        "Visible is 100 × 300: it is as wide as its content, and no height is proposed, so it is as "
          + "high as its content, 300."))
  }

  @Test func `across, margins are told beside the content`() {
    let node = LayoutNode.scroll(
      margins: EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10), content)
    let text = explain(node, 200, 100)
    #expect(
      text.contains(
        "Visible is 120 × 100: its content is 100 wide and the margins add 20, and it scrolls "
          + "vertically, so it takes the proposed height."))
    #expect(
      text.contains(
        "Visible proposes 100 × nil to Fixed \"content\": the margins take 20 off the width of the "
          + "visible part, and no height is proposed, as it scrolls vertically."))
  }

  @Test func `across, the length of the visible part is passed on`() {
    #expect(
      explain(.scroll(content), 200, 100).contains(
        "Visible proposes 100 × nil to Fixed \"content\": the width of the visible part is passed on, "
          + "and no height is proposed, as it scrolls vertically."))
  }

  @Test func `content that is shorter than the visible part is told from content that scrolls`() {
    let both: Axis.Set = [.horizontal, .vertical]
    #expect(
      explain(.scroll(along: both, content), 200, 120).contains(
        "Visible places it at (50, 0): its content is scrolled there, margins included."))
    // It is (200 - 100) / 2 from the left and (400 - 300) / 2 from the top.
    #expect(
      explain(.scroll(along: both, content), 200, 400).contains(
        "Visible places it at (50, 50): all of its content is in sight, so it is aligned and not "
          + "scrolled, margins included."))
  }

  @Test func `a row of a list says what its width and height follow from`() {
    // The insets of a row are 4 at the top and bottom, and 8 at the sides.
    let row = LayoutNode.listRow(.fixed(width: 30, height: 40).id("content"))
    #expect(
      explain(row, nil, nil).contains(
        "ListRow is 46 × 48: no width is proposed, so it is as wide as its content and insets, and its "
          + "content is 40 high and the insets add 8."))
    let low = LayoutNode.listRow(.fixed(width: 30, height: 10).id("content"))
    #expect(
      explain(low, 100, nil).contains(
        "ListRow is 100 × 24: it is as wide as proposed, and it has the least height of a row, 24.")
    )
  }

  @Test func `a divider without a proposed length says how long it is`() {
    let line = LayoutNode.divider(thickness: 2).id("content")
    #expect(explain(line, 50, nil).contains("2 thick and as long as proposed."))
    #expect(explain(line, nil, nil).contains("2 thick, and 10 long as no width is proposed."))
  }
}
