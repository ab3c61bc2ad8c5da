import LayoutKit
import TestViews
import Testing

/// Spacers, modifiers and priorities in stacks.
struct StackTests {
  let offered = ProposedViewSize(200, 100)

  func row(_ spacer: Spacer = Spacer(), spacing: CGFloat? = nil) -> some View {
    HStack(spacing: spacing) {
      Block(30, 20).id("a")
      spacer.id("spacer")
      Block(50, 40).id("b")
    }
  }

  @Test func `a spacer takes the rest`() {
    expect(
      row().layout(proposing: offered), size: (200, 40),
      ["a": (0, 10, 30, 20), "spacer": (30, 20, 120, 0), "b": (150, 0, 50, 40)])
    let mirrored = row().layout(proposing: offered, environment: EnvironmentValues.mirror)
    expect(mirrored, ["a": (170, 10, 30, 20), "spacer": (50, 20, 120, 0), "b": (0, 0, 50, 40)])
  }

  @Test func `what rounding leaves is no room for views of lower priority`() {
    let row = HStack(spacing: 0) {
      Color.red
      Color.red
      Color.red
      VStack(spacing: 0) {
        Block(30, 5)
        ViewThatFits(in: .horizontal) {
          Block(30, 5).id("wide")
          Block(10, 5).id("narrow")
        }
      }
      .layoutPriority(-1)
    }
    // The colours share 130 − 30, so exactly 30 is left.
    let result = row.layout(proposing: ProposedViewSize(130, 20))
    expect(result, ["wide": (100, 10, 30, 5)])
  }

  @Test func `a stack on top of each other whose guides are nowhere is as large as it can be`() {
    let pile = ZStack(alignment: .leading) {
      Color.red.alignmentGuide(.leading) { $0.width * -0.25 }.layoutPriority(1)
      Color.blue
    }
    let row = HStack(spacing: 0) {
      pile.id("pile")
      Color.green.frame(width: 60, height: 10).id("fixed")
    }
    // The pile takes all that is proposed, so the other one comes first and leaves 100 − 60.
    let result = row.layout(proposing: ProposedViewSize(100, 100))
    expect(result, size: (100, 100), ["pile": (0, 0, 40, 100), "fixed": (40, 45, 60, 10)])
  }

  @Test func `what is as high as it is wide may be infinite on both axes`() {
    let row = HStack(spacing: 0) {
      Circle().id("circle")
      Block(20, 10)
    }
    // How flexible the circle is, is asked at an infinite width and no height.
    let result = ScrollView { row }.layout(in: CGSize(width: 100, height: 100))
    #expect(result.diagnostics.isEmpty)
    #expect(result.frame(of: "circle") == CGRect(x: 0, y: 0, width: 80, height: 80))
    let square = ViewThatFits { Color.red.aspectRatio(1, contentMode: .fill) }
    #expect(
      square.layout(proposing: ProposedViewSize(width: nil, height: .infinity)).size
        == CGSize(width: CGFloat.infinity, height: .infinity))
  }

  @Test func `a spacer has a least length`() {
    expect(
      row().layout(proposing: ProposedViewSize(60, 100)), size: (88, 40), ["b": (38, 0, 50, 40)])
    expect(row(Spacer(minLength: 0)).layout(proposing: .unspecified), size: (80, 40), [:])
    expect(row(spacing: 10).layout(proposing: offered), ["spacer": (40, 20, 100, 0)])
  }

  @Test func `a framed spacer touches its neighbours`() {
    let view = HStack {
      Block(30, 20)
      Spacer().frame(width: 20).id("spacer")
      Block(50, 40).id("b")
    }
    expect(
      view.layout(proposing: offered), size: (100, 40),
      ["spacer": (30, 20, 20, 0), "b": (50, 0, 50, 40)])
  }

  @Test func `a spacer in a column`() {
    let view = VStack(alignment: .leading) {
      Block(30, 20)
      Spacer().id("spacer")
      Block(50, 40).id("b")
    }
    expect(
      view.layout(proposing: offered), size: (50, 100),
      ["spacer": (0, 20, 0, 40), "b": (0, 60, 50, 40)])
  }

  @Test func `a spacer outside of stacks`() {
    expect(Spacer().layout(proposing: offered), size: (200, 100), [:])
    expect(Spacer().layout(proposing: .unspecified), size: (8, 8), [:])
    let view = ZStack {
      Spacer()
      Block(20, 20)
    }
    expect(view.layout(proposing: offered), size: (20, 20), [:])
  }

  @Test func `flexible views share what a rigid one leaves`() {
    let view = HStack(spacing: 10) {
      Filler().id("a")
      Filler().frame(width: 50).id("b")
      Filler().id("c")
    }
    expect(
      view.layout(proposing: offered),
      ["a": (0, 0, 65, 100), "b": (75, 0, 50, 100), "c": (135, 0, 65, 100)])
  }

  func widths(_ first: some View, _ second: some View) -> [CGFloat] {
    HStack(spacing: 0) {
      first.id("view")
      second.id("view")
    }
    .layout(proposing: offered).frames(of: "view").map(\.width)
  }

  @Test func `priorities come first where they are seen`() {
    let preferred = Filler().layoutPriority(1)
    #expect(widths(Filler(), preferred) == [0, 200])
    #expect(widths(Filler(), preferred.padding(10)) == [100, 100])
    #expect(widths(Filler(), preferred.frame(maxWidth: .infinity)) == [100, 100])
    #expect(
      widths(Filler(), Filler().frame(maxWidth: .infinity).layoutPriority(1)) == [0, 200])
    #expect(
      widths(Filler().frame(minWidth: 20), preferred.overlay { Filler() }) == [20, 180])
    #expect(widths(Filler().frame(minWidth: 30), preferred) == [30, 170])
    #expect(widths(Filler().frame(maxWidth: 50), Filler()) == [50, 150])
  }

  @Test func `limits in a column`() {
    let view = VStack(spacing: 0) {
      Filler().frame(maxHeight: 50).id("view")
      Filler().frame(minHeight: 20, maxHeight: 60).id("view")
      Filler().id("view")
    }
    let heights = view.layout(proposing: ProposedViewSize(100, 300)).frames(of: "view")
      .map(\.height)
    #expect(heights == [50, 60, 190])
  }

  @Test func `text shares a row`() {
    let beside = HStack(spacing: 0) {
      Letters(8).id("text")
      Filler().frame(width: 40, height: 10).id("filler")
    }
    expect(
      beside.layout(proposing: ProposedViewSize(100, 100)),
      ["text": (0, 0, 60, 40), "filler": (60, 15, 40, 10)])
    let texts = HStack(spacing: 10) {
      Letters(4).id("short")
      Letters(10).id("long")
    }
    expect(
      texts.layout(proposing: ProposedViewSize(120, 100)),
      ["short": (0, 10, 40, 20), "long": (50, 0, 70, 40)])
  }
}
