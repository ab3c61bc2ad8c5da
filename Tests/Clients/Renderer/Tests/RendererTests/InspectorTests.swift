import LayoutCore
import Renderer
import Testing

struct InspectorTests {
  private let card = LayoutNode.hstack(
    spacing: 8,
    [
      LayoutNode.fixed(width: 40, height: 40)
        .appearance(Appearance(content: .shape(.init(outline: .circle, fill: .color(.black)))))
        .id("icon"),
      LayoutNode.flexible.frame(height: 20).id("title"),
    ])

  @Test func `a click explains the view`() {
    let result = card.layout(in: CGSize(width: 200, height: 60))
    let report = Inspector(result).report(at: CGPoint(x: 20, y: 30))
    #expect(
      report?.hasPrefix(
        """
          HStack  200 × 40 at (0, 10)
          ▸ Fixed "icon"  40 × 40 at (0, 10)

        Why:
        """) == true, "\(report ?? "")")
    #expect(report?.hasSuffix("Draws: a shape") == true)
    // The sentences are the engine's own.
    for step in result.explain("icon").steps.suffix(2) {
      #expect(report?.contains(step.sentence) == true)
    }
  }

  @Test func `where nothing is drawn the layout is still explained`() {
    let inspector = Inspector(card.layout(in: CGSize(width: 200, height: 60)))
    // Between the icon and the title there is only the row; above it there is nothing.
    #expect(inspector.node(at: CGPoint(x: 44, y: 30))?.name == "HStack")
    #expect(inspector.rows(at: CGPoint(x: 44, y: 30)).map(\.isClicked) == [true, false, false])
    #expect(inspector.report(at: CGPoint(x: 44, y: 2)) == nil)
    #expect(inspector.report(at: CGPoint(x: CGFloat.nan, y: 2)) == nil)
  }

  @Test func `what is wrong with a view is said`() {
    let tree = LayoutNode.fixed(width: -4, height: 10).frame(width: 20).id("box")
    let inspector = Inspector(tree.layout(proposing: .unspecified))
    // The leaf is 0 wide in the middle of 20, so the frame around it is what is clicked.
    let rows = inspector.rows(at: CGPoint(x: 3, y: 5))
    #expect(rows.map(\.frame.width) == [20, 0])
    let leaf = inspector.rows(at: CGPoint(x: 3, y: 5))[1]
    #expect(leaf.place == [0])
  }

  @Test func `texts show what they say and whether they are cut`() {
    let text = LayoutNode.text("A long title").frame(width: 40, height: 20)
    let report = Inspector(text.layout(proposing: .unspecified)).report(at: CGPoint(x: 9, y: 10))
    #expect(report?.contains("▸ Text “A long title”") == true)
    #expect(report?.hasSuffix("Draws: 1 line of text, cut off") == true, "\(report ?? "")")
  }
}
