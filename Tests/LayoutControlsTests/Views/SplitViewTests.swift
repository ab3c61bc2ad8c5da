import LayoutControls
import LayoutKit
import TestViews
import Testing

/// Views with lines between them that people could move.
struct SplitViewTests {
  @Test func `views share the width beside the lines`() {
    let view = HSplitView {
      Filler().frame(width: 50).id("a")
      Filler().id("b")
      Filler().id("c")
    }
    // 200 - 50 - 2 lines of 1, halved.
    expect(
      view.layout(proposing: ProposedViewSize(200, 80)), size: (200, 80),
      ["a": (0, 0, 50, 80), "b": (51, 0, 74, 80), "c": (126, 0, 74, 80)])
    expect(
      view.layout(proposing: ProposedViewSize(200, 80), environment: EnvironmentValues.mirror),
      ["a": (150, 0, 50, 80), "c": (0, 0, 74, 80)])
  }

  @Test func `views share the height above the lines`() {
    let view = VSplitView {
      Filler().id("a")
      Filler().frame(height: 30).id("b")
    }
    // 101 - 30 - 1.
    expect(
      view.layout(proposing: ProposedViewSize(200, 101)), size: (200, 101),
      ["a": (0, 0, 200, 70), "b": (0, 71, 200, 30)])
  }

  @Test func `a split view takes all that it is offered`() {
    let view = HSplitView {
      Block(10, 10).id("a")
      Block(20, 20).id("b")
    }
    // The views and the line begin at the leading edge, in the middle of the height.
    expect(
      view.layout(proposing: ProposedViewSize(100, 40)), size: (100, 40),
      ["a": (0, 15, 10, 10), "b": (11, 10, 20, 20)])
    #expect(HSplitView { EmptyView() }.layout(in: CGSize(width: 9, height: 9)).size.width == 9)
  }
}
