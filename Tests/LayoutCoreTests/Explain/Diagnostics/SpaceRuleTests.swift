import LayoutCore
import Testing

/// Views with too little room, or with none to take.
struct OverflowRuleTests {
  func lint(_ node: LayoutNode, _ window: CGSize = CGSize(width: 100, height: 100)) -> [String] {
    node.layout(in: window).lint(only: [.overflow]).map(\.description)
  }

  @Test func `a view that is larger than its frame is reported with edges and amounts`() {
    // 60 in 40, centred: 10 on each side.
    let node = LayoutNode.fixed(width: 60, height: 10).id("title").frame(width: 40).id("frame")
    #expect(
      lint(node) == [
        "Frame \"frame\" › Fixed \"title\": Fixed \"title\" needs 60 of width, but Frame \"frame\" "
          + "has 40; it overflows by 10 at the leading edge and 10 at the trailing edge. Give it more "
          + "room, let it shrink, or clip the frame."
      ])
    let top = LayoutNode.fixed(width: 10, height: 30).frame(maxHeight: 20, alignment: .top)
    #expect(lint(top).first?.contains("it overflows by 10 at the bottom edge.") == true)
  }

  @Test func `a row that is larger than the window is reported by its content's name`() {
    let node = LayoutNode.hstack(
      spacing: 0, [.fixed(width: 80, height: 10), .fixed(width: 60, height: 10)]
    ).named("Row").padding(5)
    // 150 in 100, centred: 25 on each side.
    #expect(
      lint(node) == [
        "Padding: Padding around Row needs 150 of width, but the window has 100; it overflows by 25 at "
          + "the leading edge and 25 at the trailing edge. Give it more room, let it shrink, or clip the "
          + "frame."
      ])
  }

  @Test func `a view in the unsafe area is in the window as long as no edge is beyond`() {
    let area = EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 0)
    func lint(_ node: LayoutNode, _ direction: LayoutDirection = .leftToRight) -> [String] {
      node.layout(in: CGSize(width: 300, height: 200), safeArea: area, direction: direction)
        .lint(only: [.overflow]).map(\.message)
    }
    // In the middle of 170 from 20 on, 190 begin at 20 + (170 - 190) / 2 = 10 and end at 200, the
    // window's edge. 210 begin at 0, and end at 210.
    #expect(lint(.fixed(width: 10, height: 190)).isEmpty)
    #expect(
      lint(.fixed(width: 10, height: 210)).first?.contains(
        "but the window has 200; it overflows by 10 at the bottom edge.") == true)
    // 290 in the middle of 270 from 30 on: 30 - 10 = 20 is the beginning, and 310 the end.
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      #expect(
        lint(.fixed(width: 290, height: 10), direction).first?.contains(
          "but the window has 300; it overflows by 10 at the trailing edge.") == true)
    }
  }

  @Test func `a view in whole cells reaches beyond the window by whole cells`() {
    // 21 in 20 begin half a cell above the window, and so one cell.
    let result = LayoutNode.fixed(width: 10, height: 21).layout(
      in: CGSize(width: 31, height: 20), options: .inCells)
    #expect(
      result.lint(only: [.overflow]).first?.message.contains(
        "it overflows by 1 at the top edge.") == true)
  }

  @Test func `what is larger than a reader, or across than a row, is reported`() {
    let wide = LayoutNode.fixed(width: 130, height: 10)
    let rows = LayoutRows(count: 1) { _ in [wide] }
    func says(_ node: LayoutNode, _ room: String) -> Bool {
      lint(node).first?.contains("needs 130 of width, but \(room).") == true
    }
    // In the corner of a reader all is at one edge, and in the middle of a row half at each.
    let half = "15 at the leading edge and 15 at the trailing edge"
    #expect(
      says(
        LayoutNode.geometryReader { _ in [wide] }.id("page"),
        "GeometryReader \"page\" has 100; it overflows by 30 at the trailing edge"))
    #expect(
      says(.scroll(.lazyVStack(rows: rows)), "LazyVStack has 100; it overflows by \(half)"))
    #expect(
      says(.scroll(.lazyVStack([wide, wide])), "LazyVStack has 100; it overflows by \(half)"))
    let columns = [GridItem(.fixed(40))]
    // From (100 − 130) / 2 on both sides, in a column of 40.
    #expect(
      says(
        .scroll(.lazyVGrid(columns: columns, [wide])), "LazyVGrid has 100; it overflows by \(half)")
    )
    #expect(
      says(
        .scroll(.lazyVGrid(columns: columns, cells: rows)),
        "LazyVGrid has 100; it overflows by \(half)"))
    // The inset at the leading edge of a row is 8.
    #expect(
      says(
        .scroll(.lazyVStack(rows: LayoutRows(count: 1) { _ in [.listRow(wide)] })),
        "ListRow has 100; it overflows by 38 at the trailing edge"))
    let large = LayoutNode.geometryReader { _ in [.fixed(width: 130, height: 130)] }
    #expect(lint(large).count == 2)
    #expect(lint(.scroll(large.frame(height: 50))).count == 1)
  }

  @Test func `what readers and rows hold on purpose is not reported`() {
    let wide = LayoutNode.fixed(width: 130, height: 10)
    let clip = Appearance(effects: [.clip(.rectangle, usesEvenOddRule: false)])
    #expect(lint(LayoutNode.geometryReader { _ in [wide] }.appearance(clip)).isEmpty)
    #expect(lint(.geometryReader { _ in [wide.offset(x: -30)] }).isEmpty)
    #expect(lint(.geometryReader { _ in [wide.position(x: 0, y: 0)] }).isEmpty)
    let small = RenderTransform(.scale(x: 0.5, y: 0.5), anchor: .topLeading)
    #expect(lint(.geometryReader { _ in [wide.transformed(small)] }).isEmpty)
    let guided = LayoutNode.fixed(width: 9, height: 9).alignmentGuide(.leading) { _ in 3 }
    #expect(lint(.lazyVStack(alignment: .leading, [guided])).isEmpty)
    // Along the container, a row is as long as it likes, and where all scrolls, across too.
    let rows = LayoutRows(count: 3) { _ in [wide] }
    #expect(lint(.scroll(along: .horizontal, .lazyHStack(rows: rows))).isEmpty)
    let longer = LayoutRows(count: 3) { row in [.fixed(width: 130 + 10 * CGFloat(row), height: 10)]
    }
    #expect(lint(.scroll(along: [.horizontal, .vertical], .lazyVStack(rows: longer))).isEmpty)
  }

  @Test func `what reaches beyond a frame by less than a pixel of a phone is not reported`() {
    // 0.17 at the top and at the bottom, and 0.5 at each.
    let text = LayoutNode.fixed(width: 10, height: 20 + 1 / 3)
    #expect(lint(text.frame(width: 20, height: 20)).isEmpty)
    #expect(lint(LayoutNode.fixed(width: 10, height: 21).frame(width: 20, height: 20)).count == 1)
  }

  @Test func `views that fit, are clipped, or are moved on purpose are not reported`() {
    let wide = LayoutNode.fixed(width: 60, height: 10)
    #expect(lint(wide.frame(width: 60)).isEmpty)
    let clip = Appearance.Effect.clip(.rectangle, usesEvenOddRule: false)
    #expect(lint(wide.frame(width: 40).appearance(Appearance(effects: [clip]))).isEmpty)
    #expect(lint(wide.frame(width: 40).mask(.fixed(width: 40, height: 10))).isEmpty)
    #expect(lint(wide.frame(width: 40).overlay(.fixed(width: 40, height: 10))).count == 1)
    #expect(lint(wide.offset(x: 50).frame(width: 60)).isEmpty)
    #expect(lint(wide.position(x: 0, y: 0).frame(width: 60)).isEmpty)
    #expect(lint(wide.padding(-5).frame(width: 50, height: 10)).isEmpty)
  }
}

struct NoRoomToGrowRuleTests {
  func lint(_ node: LayoutNode) -> [String] {
    node.layout(in: CGSize(width: 100, height: 100)).lint(only: [.noRoomToGrow])
      .map(\.description)
  }

  @Test func `a spacer in a row of fixed size is reported with who proposes nothing`() {
    let row = LayoutNode.hstack(spacing: 0, [.fixed(width: 9, height: 9), .spacer()])
      .fixedSize().id("badge")
    #expect(
      lint(row) == [
        "FixedSize \"badge\" › HStack › Spacer: Spacer grows with the proposed width, but "
          + "FixedSize \"badge\" proposes none; it stays at its minimum, 8. Give it a width with a "
          + "frame inside FixedSize \"badge\"."
      ])
  }

  @Test func `an infinite frame is reported where the request proposes nothing`() {
    let node = LayoutNode.fixed(width: 9, height: 9).frame(maxWidth: .infinity).id("bar")
    #expect(
      node.layout(proposing: ProposedViewSize(width: nil, height: 50)).lint().map(\.description)
        == [
          "FlexibleFrame \"bar\": FlexibleFrame \"bar\" grows with the proposed width, but the "
            + "request for the layout proposes none; maxWidth ∞ has no effect. Propose a width to the "
            + "root, or lay it out in a window."
        ])
  }

  @Test func `a reader of geometry that scrolls is reported with what it gets`() {
    let reader = LayoutNode.geometryReader { _ in [.flexible] }
    #expect(
      lint(.scroll(reader.id("page"))) == [
        "ScrollView › Visible › GeometryReader \"page\": GeometryReader \"page\" grows with the "
          + "proposed height, but Visible proposes none; it gets 10. Give it a height with a frame "
          + "inside Visible."
      ])
    #expect(lint(.scroll(reader.frame(height: 50))).isEmpty)
    // Behind a view it is proposed the size of that.
    #expect(lint(.scroll(LayoutNode.fixed(width: 9, height: 9).background(reader))).isEmpty)
  }

  @Test func `a row that is proposed nothing is reported with the container that it is a row of`() {
    let row = LayoutNode.vstack([.fixed(width: 9, height: 9), .spacer()])
    #expect(
      lint(.scroll(LayoutNode.lazyVStack(rows: LayoutRows(count: 1) { _ in [row] }).id("rows")))
        .first?.contains(
          "Spacer grows with the proposed height, but LazyVStack \"rows\" proposes none; it stays at its "
            + "minimum, 8. Give it a height with a frame inside LazyVStack \"rows\".") == true)
  }

  @Test func `a spacer with a length of its own is a gap`() {
    let box = LayoutNode.fixed(width: 9, height: 9)
    func scrolled(_ gap: LayoutNode) -> [String] { lint(.scroll(.vstack([box, gap, box]))) }
    #expect(scrolled(.spacer(minLength: 100)).isEmpty)
    #expect(scrolled(.spacer()).count == 1)
    #expect(scrolled(.spacer(minLength: 0)).count == 1)
  }

  @Test func `growing across what is not proposed is nobody's problem`() {
    let column = LayoutNode.vstack([.spacer(), .fixed(width: 9, height: 9)])
    #expect(lint(column.fixedSize(horizontal: true, vertical: false)).isEmpty)
    #expect(
      lint(
        LayoutNode.fixed(width: 9, height: 9).frame(idealWidth: 50, maxWidth: .infinity).fixedSize()
      )
      .isEmpty)
    #expect(
      lint(LayoutNode.flexible.frame(maxWidth: 50).fixedSize()).isEmpty)
  }
}
