import LayoutKit
import Testing

/// Views that choose, read and scroll (spec B §15.7), and the rows of §15.6 that hold them.
@Suite struct ViewThatFitsTests {
  @Test func v1FirstThatFitsHorizontally() {
    let view = ViewThatFits(in: .horizontal) {
      Block(110, 20)
      Block(60, 20)
      Block(30, 20)
    }
    for (proposed, chosen) in [(120, 110), (100, 60), (50, 30), (10, 30)] as [(CGFloat, CGFloat)] {
      expect(view.layout(proposing: ProposedViewSize(proposed, 40)), size: (chosen, 20), [:])
    }
  }

  @Test func v2TextsAreComparedUnbroken() {
    let view = ViewThatFits {
      Letters(12)
      Letters(4)
    }
    expect(view.layout(proposing: ProposedViewSize(60, 100)), size: (40, 20), [:])
  }

  @Test func v3TextsMayWrapVertically() {
    let view = ViewThatFits(in: .vertical) {
      Letters(12)
      Letters(4)
    }
    expect(view.layout(proposing: ProposedViewSize(60, 40)), size: (60, 40), [:])
    expect(view.layout(proposing: ProposedViewSize(60, 30)), size: (40, 20), [:])
  }

  @Test func v4TheLastOneIsSqueezed() {
    let view = ViewThatFits {
      Block(110, 20).id("wide")
      Filler().id("last")
    }
    let result = view.layout(proposing: ProposedViewSize(5, 5))
    expect(result, size: (5, 5), ["last": (0, 0, 5, 5)])
    #expect(result.frame(of: "wide") == nil)
  }

  @Test func v5LimitsCount() {
    let view = ViewThatFits {
      Filler().frame(minWidth: 150)
      Filler().frame(width: 40, height: 40)
    }
    expect(view.layout(proposing: ProposedViewSize(100, 100)), size: (40, 40), [:])
  }

  @Test func v6WithoutAProposalTheFirstOneFits() {
    let view = ViewThatFits {
      Block(110, 20)
      Block(60, 20)
    }
    expect(view.layout(proposing: .unspecified), size: (110, 20), [:])
  }

  @Test func v7TheLastTextWraps() {
    let view = ViewThatFits {
      Letters(12)
      Letters(6)
    }
    expect(view.layout(proposing: ProposedViewSize(30, 100)), size: (30, 40), [:])
  }

  @Test func gr4AReaderInAnOverlayGetsTheTextsSize() {
    let view = Letters(12).overlay {
      GeometryReader { _ in Block(5, 5).id("R") }.id("reader")
    }
    expect(
      view.layout(proposing: ProposedViewSize(60, 100)), size: (60, 40),
      ["reader": (0, 0, 60, 40), "R": (0, 0, 5, 5)])
  }

  @Test func sc1AScrollViewHugsAcross() {
    let view = ScrollView { Letters(4).id("T") }.id("scroll")
    expect(
      view.layout(in: CGSize(width: 200, height: 300)),
      ["scroll": (80, 0, 40, 300), "T": (80, 0, 40, 20)])
  }

  @Test func h21ADividerInAStackIsAPointHigh() {
    // Measured: a divider is one point, whatever the pixels.
    let view = VStack(spacing: 0) {
      Block(30, 20)
      Divider().id("divider")
      Block(50, 40)
    }
    expect(
      view.layout(proposing: ProposedViewSize(200, 100)) { $0.displayScale = 3 },
      size: (200, 61), ["divider": (0, 20, 200, 1)])
  }

  @Test func h22AChoiceInAStackGetsWhatTheOthersLeave() {
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
