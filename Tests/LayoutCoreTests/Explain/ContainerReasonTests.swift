import LayoutCore
import Testing

/// The sentence that each container gives for each of its cases: a tree, a proposal, and what is
/// said on the way to the view "x".
struct ContainerReasonTests {
  private static let box = LayoutNode.fixed(width: 30, height: 20).id("x")
  private static let all = LayoutNode.flexible.id("x")

  @Test func `a stack counts its views and gaps`() {
    let other = LayoutNode.fixed(width: 10, height: 40)
    expectSteps(
      .hstack(spacing: 4, [Self.box, other]), 100, 80,
      "HStack is 44 × 40: its 2 views add up to 40 and the gap is 4; aligned, they are 40 high.")
    expectSteps(
      .hstack(spacing: 0, [Self.box, other]), 100, 80,
      "HStack is 40 × 40: its 2 views add up to 40; aligned, they are 40 high.")
    expectSteps(
      .vstack(spacing: 4, [other, other.id("o"), Self.box]), 100, 200,
      "VStack is 30 × 108: its 3 views add up to 100 and its 2 gaps to 8; aligned, they are 30 wide.",
      "VStack places it at (0, 88): it follows Fixed \"o\" after a gap of 4; on x, its .center (15, by "
        + "default) meets the line at 15.")
    expectSteps(
      .vstack(spacing: 0, [other.id("o"), Self.box]), 100, 200,
      "VStack places it at (0, 40): it follows Fixed \"o\" without a gap; on x, its .center (15, by default) "
        + "meets the line at 15.")
    expectSteps(
      LayoutNode.hstack([Self.box]).keptWithOneChild(), 100, 80,
      "HStack is 30 × 20: its view is 30 wide and 20 high.")
  }

  @Test func `a stack tells how it shares what is left`() {
    let first = { (proposal: String, reason: String) in
      "HStack proposes \(proposal) to Flexible \"x\": \(reason)."
    }
    expectSteps(
      .hstack(spacing: 0, [Self.all, .flexible]), nil, 50,
      first("nil × 50", "no width is proposed to the stack, so none is proposed to its views"))
    expectSteps(
      .hstack(spacing: 0, [Self.all, .flexible]), .infinity, 50,
      first("∞ × 50", "the width proposed to the stack is infinite"))
    // The more important view is offered what the other does not need.
    expectSteps(
      .hstack(spacing: 0, [Self.all.layoutPriority(1), .fixed(width: 30, height: 10)]), 100, 50,
      first(
        "70 × 50", "70 is left for the only view of priority 1, with 30 kept for lower priorities"))
    expectSteps(
      .hstack(spacing: 0, [Self.all, .fixed(width: 130, height: 10)]), 100, 50,
      first(
        "0 × 50",
        "nothing is left for the last of 2 views of priority 0, and this is the most "
          + "flexible (0 to ∞)"))
    expectSteps(
      .hstack(spacing: 0, [Self.all.frame(minWidth: 10, maxWidth: 20), .flexible]), 100, 50,
      "HStack proposes 50 × 50 to FlexibleFrame: 100 is left for 2 views of priority 0, and this is "
        + "the least flexible (10 to 20).")
    expectSteps(
      .hstack(spacing: 0, [Self.box, .flexible]), 100, 50,
      "HStack proposes 50 × 50 to Fixed \"x\": 100 is left for 2 views of priority 0, and this is the "
        + "least flexible (always 30).")
  }

  @Test func `a stack in whole cells tells what is left, and not what that is when rounded`() {
    let row = LayoutNode.hstack(
      spacing: 0, (0..<3).map { LayoutNode.flexible.id($0) })
    let result = row.layout(
      proposing: ProposedViewSize(width: 100, height: 20), options: .inCells)
    // 100 / 3 = 33.3 are 33 whole cells, then 67 / 2 are 33, and then there are 34.
    for (id, left) in [100, 67, 34].enumerated() {
      #expect(result.explain(id).description.contains(": \(left) is left for "))
    }
  }

  @Test func `a choice tells of the lengths that have to fit, and of no others`() {
    let high = LayoutNode.fixed(width: 80, height: 400)
    func reason(_ axes: Axis.Set, _ views: [LayoutNode], _ reason: String) {
      expectSteps(
        .viewThatFits(in: axes, views), 60, 20,
        "ViewThatFits proposes 60 × 20 to Fixed \"x\": \(reason).")
    }
    let x = LayoutNode.fixed(width: 50, height: 400).id("x")
    reason(.horizontal, [high, x], "view 2 of 2 is the first whose ideal width fits 60")
    reason([], [high.id("x"), x], "no length has to fit, so it takes the first view")
    reason(
      .horizontal, [high, high.id("x")],
      "it has no view whose ideal width fits 60, so it takes the last")
    reason(.vertical, [high, Self.box], "view 2 of 2 is the first whose ideal height fits 20")
    let both: Axis.Set = [.horizontal, .vertical]
    reason(both, [high, Self.box], "view 2 of 2 is the first whose ideal size fits 60 × 20")
    reason(both, [high, x], "it has no view whose ideal size fits 60 × 20, so it takes the last")
  }

  @Test func `views on top of each other tell which of them decide`() {
    let other = LayoutNode.fixed(width: 10, height: 40)
    expectSteps(
      .zstack([Self.box, other]), 100, 80,
      "ZStack is 30 × 40: that is what its 2 views cover, aligned.",
      "ZStack proposes 30 × 40 to Fixed \"x\": every view in it is proposed its own size.")
    expectSteps(
      .zstack([Self.box.layoutPriority(1), other]), 100, 80,
      "ZStack is 30 × 20: that is what 1 of its 2 views cover, those of the highest priority.")
    expectSteps(
      LayoutNode.zstack([Self.box]).keptWithOneChild(), 100, 80,
      "ZStack is 30 × 20: it is as large as its view.")
  }

  @Test func `a grid names a cell's row and columns`() {
    let grid = LayoutNode.grid(
      alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0,
      rows: [
        [.fixed(width: 50, height: 10), .fixed(width: 50, height: 10)],
        [Self.box.gridCellColumns(2)],
      ])
    expectSteps(
      grid, 200, 100,
      "Grid places it at (0, 10): its cell is in row 2, columns 1 to 2.")
  }

  @Test func `views that scroll tell which lengths they take`() {
    let margins = EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 4)
    let scroll = LayoutNode.scroll(along: .vertical, margins: margins, Self.box).id("scroll")
    func steps(_ width: CGFloat?, _ height: CGFloat?) -> String {
      scroll.layout(proposing: ProposedViewSize(width: width, height: height)).explain("x")
        .steps.map(\.sentence).joined(separator: "\n")
    }
    // The margins add 3 + 4 to a width of 30.
    #expect(steps(100, 80).contains("its content is 30 wide and the margins add 7"))
    #expect(steps(100, 80).contains("it scrolls vertically, so it takes the proposed height"))
    #expect(steps(100, 80).contains("the margins take 7 off the width"))
    #expect(
      steps(100, nil).contains("no height is proposed, so it is as high as its content, 20"))
    // It is as wide as its content and margins, and offers that again.
    #expect(steps(nil, 80).contains("the margins take 7 off the width of the visible part"))
  }

  @Test func `a row of a list tells what decides its height`() {
    let insets = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    func row(_ minHeight: CGFloat) -> LayoutNode {
      .listRow(
        insets: insets, minHeight: minHeight, separator: LayoutNode.flexible.id("line"), Self.box)
    }
    func steps(_ row: LayoutNode, _ width: CGFloat?, of id: String = "x") -> String {
      row.layout(proposing: ProposedViewSize(width: width, height: nil)).explain(id).steps
        .map(\.sentence).joined(separator: "\n")
    }
    // 20 and the insets are 28.
    #expect(
      steps(row(29), 100).contains("as wide as proposed, and it has the least height of a row, 29.")
    )
    #expect(
      steps(row(28), nil).contains(
        "no width is proposed, so it is as wide as its content and insets, and its content is 20 high "
          + "and the insets add 8."))
    #expect(
      steps(row(29), 100).contains("its insets take 16 off its width, and no height is proposed"))
    #expect(
      steps(row(29), 100).contains(
        "it is at the leading inset, and halfway between the top and bottom insets"))
    #expect(
      steps(row(29), 100, of: "line").contains("that is the length and thickness of the separator"))
    #expect(
      steps(row(29), 100, of: "line").contains("the separator is along the row's lower edge"))
  }

  @Test func `a lazy grid tells of its lines and of headers`() {
    let header = LayoutNode.fixed(width: 10, height: 5).id("x").inSection(0, as: .header)
    let cells = (0..<3).map {
      LayoutNode.fixed(width: 10, height: 10).id($0).inSection(0, as: .content)
    }
    let grid = LayoutNode.lazyVGrid(
      columns: [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(40), spacing: 0)], spacing: 6,
      [header] + cells)
    // The header has a line for itself, and three cells in two columns fill two.
    expectSteps(
      grid, 80, nil,
      "LazyVGrid is 80 × 37: a width of 80 has room for 2 columns, and its views fill 3 lines, 6 apart."
    )
    let steps = grid.layout(proposing: ProposedViewSize(width: 80, height: nil))
    let text = steps.explain("x").description
    #expect(text.contains("a header or footer is proposed the grid's whole width, and no height"))
    #expect(text.contains("it has line 1 for itself"))
    #expect(steps.explain(2).description.contains("it is in line 3 and column 1"))
    #expect(
      steps.explain(1).description.contains("column 2 of 2 is 40 wide, and no height is proposed"))
  }

  @Test func `a view that ignores the safe area and is proposed nothing tells that it moves`() {
    let node = Self.box.ignoresSafeArea().fixedSize()
    func text(_ area: EdgeInsets) -> String {
      node.layout(in: CGSize(width: 30, height: 20 + area.top + area.bottom), safeArea: area)
        .explain("x").description
    }
    let moved = text(EdgeInsets(top: 7, leading: 0, bottom: 5, trailing: 0))
    #expect(moved.contains("no length is proposed that the unsafe area would be added to"))
    #expect(
      moved.contains(
        "IgnoresSafeArea places it at (0, -7): it extends into the unsafe area that it touches."))
    #expect(text(EdgeInsets()).contains("(0, 0): it touches no unsafe area."))
  }

  @Test func `a view along a safe edge is told from what it is beside`() {
    let bar = LayoutNode.fixed(width: 100, height: 12).id("bar")
    let node = Self.all.safeAreaInset(edge: .bottom, spacing: 0, bar)
    let layout = node.layout(in: CGSize(width: 100, height: 80))
    let beside = layout.explain("x").description
    #expect(beside.contains("it has room for its first view and the one along its bottom edge"))
    #expect(beside.contains("that is what the view along its bottom edge leaves"))
    #expect(beside.contains("it is beside the view along the bottom edge"))
    let along = layout.explain("bar").description
    #expect(along.contains("that is what its first view leaves when it is smallest"))
    #expect(along.contains("it is along the bottom edge, and its .center meets the first view's"))
  }
}
