import LayoutCore
import Testing

/// What containers other than stacks say, and how explanations go on into content that is described
/// while a tree is laid out.
struct ContainerExplanationTests {
  func explain(
    _ node: LayoutNode, _ id: String, safeArea: EdgeInsets = EdgeInsets()
  ) -> [String] {
    node.layout(in: CGSize(width: 100, height: 100), safeArea: safeArea).explain(id).steps
      .map(\.sentence)
  }

  @Test(
    arguments: [
      (1, 10, 4, "10 × 10: its column is 10 wide"),
      (2, 10, 0, "20 × 10: its 2 columns add up to 20"),
      (2, 10, 4, "24 × 10: its 2 columns add up to 20 and the gap is 4"),
      (3, 10, 4, "38 × 10: its 3 columns add up to 30 and its 2 gaps to 8"),
      (2, 10, -20, "0 × 10: the gap of -20 leaves nothing of its 2 columns"),
      (3, 10, -15, "0 × 10: 2 gaps of -30 together leave nothing of its 3 columns"),
      (2, 0, 0, "0 × 10: its 2 columns add up to 0"),
    ] as [(Int, CGFloat, CGFloat, String)])
  func `a grid tells what its columns and gaps add up to`(
    count: Int, width: CGFloat, gap: CGFloat, sentence: String
  ) {
    let cells = (0..<count).map { _ in LayoutNode.fixed(width: width, height: 10) }
    let grid = LayoutNode.grid(horizontalSpacing: gap, verticalSpacing: 0, rows: [cells])
    #expect(
      explain(grid.id("grid"), "grid").contains(
        "Grid \"grid\" is \(sentence), and its row is 10 high."))
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
        "ViewThatFits proposes 100 × 100 to Fixed \"short\": view 2 of 2 is the first whose ideal width "
          + "fits 100."))
    let narrow = LayoutNode.viewThatFits([.fixed(width: 200, height: 10), node]).id("outer")
    #expect(!narrow.layout(in: CGSize(width: 50, height: 50)).explain("short").steps.isEmpty)
  }

  @Test func `a grid tells whether a view is proposed its cell or what it was measured with`() {
    let filling = LayoutNode.grid(LayoutNode.gridRow([.fixed(width: 30, height: 10).id("a")]))
    let room = ProposedViewSize(width: 200, height: 100)
    // The cell is as large as the view, which has answered so to 200 × 100.
    #expect(
      filling.layout(proposing: room).explain("a").description.contains(
        "Grid proposes 200 × 100 to Fixed \"a\": it fills its cell, so it is proposed again what it was "
          + "measured with."))
    let loose = LayoutNode.grid(rows: [
      [.fixed(width: 30, height: 10).id("a")], [.fixed(width: 40, height: 10)],
    ])
    #expect(
      loose.layout(proposing: room).explain("a").description.contains(
        "Grid proposes 40 × 10 to Fixed \"a\": that is the size of its cell."))
  }

  @Test func `a grid of no width does not claim a sum`() {
    let grid = LayoutNode.grid(
      horizontalSpacing: -100,
      LayoutNode.gridRow([.fixed(width: 30, height: 10).id("a"), .fixed(width: 20, height: 20)]))
    #expect(
      grid.layout(proposing: .unspecified).explain("a").description.contains(
        "Grid is 0 × 20: the gap of -100 leaves nothing of its 2 columns, and its row is 20 high."))
  }

  @Test func `a frame with limits tells of its own length where that is proposed`() {
    let wide = LayoutNode.flexible.id("x").frame(minWidth: 300)
    #expect(
      wide.layout(proposing: .unspecified).explain("x").description.contains(
        "FlexibleFrame proposes 300 × nil to Flexible \"x\": it is placed in the frame's own width 300, "
          + "and no height is proposed."))
    let narrow = LayoutNode.fixed(width: 70, height: 70).id("x").frame(maxWidth: 50)
    #expect(
      narrow.layout(proposing: ProposedViewSize(width: 60, height: .infinity)).explain("x")
        .description.contains(
          "FlexibleFrame proposes 50 × 70 to Fixed \"x\": maxWidth limits the width 60 to 50, and it is "
            + "placed in the frame's own height 70."))
  }

  @Test func `proposals that read alike are listed once`() {
    let grid = LayoutNode.lazyVGrid(
      columns: [GridItem(.adaptive(minimum: 45))],
      (0..<5).map { LayoutNode.fixed(width: 10, height: 10).id($0) })
    let text = grid.layout(proposing: ProposedViewSize(width: 200, height: nil)).explain(4)
      .description
    // Three columns share 200 less two gaps of 8.
    #expect(text.contains("for 61.333 × nil"))
    #expect(!text.contains("61.333 × nil, 61.333 × nil"))
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
          + "proposed."))
    #expect(
      explain(grid, "cell 3").contains(
        "LazyVGrid places it at (54, 12): it is in line 2 and column 2, aligned as the grid item "
          + "says."))
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
        "GeometryReader proposes 60 × 40 to ReaderLayout: its content is made for its size, once that "
          + "is known."))
    #expect(
      sentences.contains(
        "ReaderLayout places it at (0, 0): every view in a reader is in its top leading corner."))
    let trace = node.layout(in: CGSize(width: 100, height: 100)).trace()
    #expect(trace.only(view: "Fixed \"half\"").count(of: .placed) == 1)
  }

  @Test func `views that grow into the unsafe area are told where it reaches`() {
    let node = LayoutNode.flexible.id("back").ignoresSafeArea()
    let sentences = explain(
      node, "back", safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
    #expect(
      sentences.contains(
        "IgnoresSafeArea proposes 100 × 100 to Flexible \"back\": that is its own proposal and the "
          + "unsafe area that it touches."))
    #expect(sentences.last == "Flexible \"back\" has the frame (0, 0, 100, 100) in the window.")
    let safe = explain(node, "back")
    #expect(
      safe.contains(
        "IgnoresSafeArea proposes 100 × 100 to Flexible \"back\": it touches no unsafe area, so it "
          + "passes on its own proposal."))
    #expect(safe.contains("IgnoresSafeArea places it at (0, 0): it touches no unsafe area."))
  }

  @Test func `content that scrolls is told how far`() {
    let node = LayoutNode.scroll(
      to: .offset(CGPoint(x: 0, y: 30)), .fixed(width: 50, height: 300).id("content"))
    let sentences = explain(node, "content")
    #expect(
      sentences.contains(
        "Visible places it at (0, -30): its content is scrolled there, margins included."))
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

      func reasonForPlacement(
        ofSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
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
