import LayoutKit
import TestViews
import Testing

/// Which view is chosen.
struct ViewThatFitsTests {
  @Test func `the first view that fits the width is chosen`() {
    let view = ViewThatFits(in: .horizontal) {
      Block(110, 20)
      Block(60, 20)
      Block(30, 20)
    }
    for (proposed, chosen) in [(120, 110), (100, 60), (50, 30), (10, 30)] as [(CGFloat, CGFloat)] {
      expect(view.layout(proposing: ProposedViewSize(proposed, 40)), size: (chosen, 20), [:])
    }
  }

  @Test func `texts are compared in one line`() {
    let view = ViewThatFits {
      Letters(12)
      Letters(4)
    }
    expect(view.layout(proposing: ProposedViewSize(60, 100)), size: (40, 20), [:])
  }

  @Test func `texts may wrap where only the height counts`() {
    let view = ViewThatFits(in: .vertical) {
      Letters(12)
      Letters(4)
    }
    expect(view.layout(proposing: ProposedViewSize(60, 40)), size: (60, 40), [:])
    expect(view.layout(proposing: ProposedViewSize(60, 30)), size: (40, 20), [:])
  }

  @Test func `the last view is squeezed`() {
    let view = ViewThatFits {
      Block(110, 20).id("wide")
      Filler().id("last")
    }
    let result = view.layout(proposing: ProposedViewSize(5, 5))
    expect(result, size: (5, 5), ["last": (0, 0, 5, 5)])
    #expect(result.frame(of: "wide") == nil)
  }

  @Test func `least lengths count`() {
    let view = ViewThatFits {
      Filler().frame(minWidth: 150)
      Filler().frame(width: 40, height: 40)
    }
    expect(view.layout(proposing: ProposedViewSize(100, 100)), size: (40, 40), [:])
  }

  @Test func `without a proposal the first view fits`() {
    let view = ViewThatFits {
      Block(110, 20)
      Block(60, 20)
    }
    expect(view.layout(proposing: .unspecified), size: (110, 20), [:])
  }

  @Test func `the last text wraps`() {
    let view = ViewThatFits {
      Letters(12)
      Letters(6)
    }
    expect(view.layout(proposing: ProposedViewSize(30, 100)), size: (30, 40), [:])
  }

  @Test func `a choice in a row gets what the others leave`() {
    let view = HStack(spacing: 0) {
      ViewThatFits(in: .horizontal) {
        Block(110, 20)
        Block(60, 20)
      }
      .id("choice")
      Block(60, 20)
    }
    expect(
      view.layout(proposing: ProposedViewSize(150, 100)), size: (120, 20),
      ["choice": (0, 0, 60, 20)])
  }
}
