import LayoutCore
import Testing

/// What containers other than stacks say, and how explanations go on into content that is described
/// while a tree is laid out.
@Suite struct ContainerExplanationTests {
  func explain(
    _ node: LayoutNode, _ id: String, safeArea: EdgeInsets = EdgeInsets()
  ) -> [String] {
    node.layout(in: CGSize(width: 100, height: 100), safeArea: safeArea).explain(id).steps
      .map(\.sentence)
  }

  @Test func `the view that fits is told with why it was chosen`() {
    let node = LayoutNode.viewThatFits(
      in: .horizontal,
      [
        LayoutNode.fixed(width: 200, height: 10),
        LayoutNode.fixed(width: 80, height: 20).id("short"),
      ])
    #expect(
      explain(node, "short").contains(
        "ViewThatFits proposes 100 × 100 to Fixed \"short\": view 2 of 2 is the first whose ideal size "
          + "fits 100 × 100."))
    let narrow = LayoutNode.viewThatFits([.fixed(width: 200, height: 10), node]).id("outer")
    #expect(!narrow.layout(in: CGSize(width: 50, height: 50)).explain("short").steps.isEmpty)
  }

  @Test func `lazy stacks and grids tell of lines and columns`() {
    let stack = LayoutNode.lazyVStack(
      alignment: .leading, spacing: 4,
      [LayoutNode.fixed(width: 10, height: 10), LayoutNode.fixed(width: 20, height: 10).id("b")])
    #expect(
      explain(stack, "b").contains(
        "LazyVStack places it at (0, 14): it follows view 1 after a gap of 4; on x, its .leading meets "
          + "the stack's."))
    // Two columns of (100 - 8) / 2.
    let grid = LayoutNode.lazyVGrid(
      columns: [GridItem(.flexible(), spacing: 8), GridItem(.flexible(), spacing: 8)], spacing: 2,
      (0..<4).map { LayoutNode.flexible.frame(height: 10).id("cell \($0)") })
    #expect(
      explain(grid, "cell 3").contains(
        "LazyVGrid proposes 46 × nil to Frame \"cell 3\": column 2 of 2 is 46 wide, and no height is "
          + "proposed along the grid."))
    #expect(
      explain(grid, "cell 3").contains(
        "LazyVGrid places it at (54, 12): it is in line 2, in column 2, where the item's alignment puts "
          + "it."))
  }

  @Test func `explanations go on into what readers describe`() {
    let node = LayoutNode.geometryReader { proxy in
      [LayoutNode.fixed(width: proxy.size.width / 2, height: 10).id("half")]
    }.frame(width: 60, height: 40)
    let sentences = explain(node, "half")
    // Centred in the window: (100 - 60) / 2 and (100 - 40) / 2.
    #expect(sentences.last == "Fixed \"half\" has the frame (20, 30, 30, 10) in the window.")
    #expect(
      sentences.contains(
        "GeometryReader proposes 60 × 40 to ReaderLayout: its content is described once it is placed, "
          + "for its size."))
    #expect(
      sentences.contains(
        "ReaderLayout places it at (0, 0): every view in a reader is in its leading top corner."))
    let trace = node.layout(in: CGSize(width: 100, height: 100)).trace()
    #expect(trace.only(view: "Fixed \"half\"").count(of: .placed) == 1)
  }

  @Test func `views that grow into the unsafe area are told where it reaches`() {
    let node = LayoutNode.flexible.id("back").ignoresSafeArea()
    let sentences = explain(
      node, "back", safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
    #expect(
      sentences.contains(
        "IgnoresSafeArea proposes 100 × 100 to Flexible \"back\": its own proposal, and the unsafe area "
          + "that it touches."))
    #expect(sentences.last == "Flexible \"back\" has the frame (0, 0, 100, 100) in the window.")
  }

  @Test func `content that scrolls is told how far`() {
    let node = LayoutNode.scroll(
      to: .offset(CGPoint(x: 0, y: 30)), .fixed(width: 50, height: 300).id("content"))
    let sentences = explain(node, "content")
    #expect(
      sentences.contains(
        "Visible places it at (0, -30): that is how far the content is scrolled, after the space around "
          + "it."))
    #expect(
      node.layout(in: CGSize(width: 100, height: 100)).lint(only: [.overflow]).isEmpty)
  }

  @Test func `a client's layout may say why itself`() {
    struct Corner: ExplainedLayout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews[0].place(
          at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
          proposal: .unspecified)
      }

      func reasonForPlace(
        of index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
      ) -> String { "its corner is the container's" }
    }
    let sentences = explain(
      .layout(Corner(), [LayoutNode.fixed(width: 10, height: 20).id("badge")]), "badge")
    #expect(sentences.contains("Corner places it at (90, 80): its corner is the container's."))
    #expect(
      sentences.contains("Corner is 100 × 100: that is what Corner answers to 100 × 100."))
    #expect(sentences.contains("Corner proposes nil × nil to Fixed \"badge\": Corner decides so."))
  }
}
