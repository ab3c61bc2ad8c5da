import LayoutCore
import TestSupport
import Testing

/// Content that scrolls.
struct ScrollLayoutTests {
  @Test(arguments: rows)
  func `scroll views take what they are offered and hug across`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var rows: [WorkedExample] {
    // (200 − 4 · 10) / 2 = 80.
    WorkedExample(
      "short content is at the top and in the middle", .scroll(cells(4).id("T")).id("scroll")
    )
    .inWindow(200, 300).frames(["scroll": [80, 0, 40, 300], "T": [80, 0, 40, 20]])
    // Across it fills; along it is 10.
    WorkedExample("flexible content has its ideal length along", .scroll(color.id("C")))
      .inWindow(200, 300, size: [200, 300]).frames(["C": [0, 0, 200, 10]])
    // 3 · 100 = 300.
    WorkedExample(
      "a row scrolls",
      .scroll(
        along: .horizontal,
        .hstack(spacing: 0, [box(100, 50), box(100, 50), box(100, 50)]).id("row"))
    )
    .proposed(200, 300, size: [200, 50]).frames(["row": [0, 0, 300, 50]])
    // Measured.
    WorkedExample("a scroll view hugs across and fills along", .scroll(box(50, 30)))
      .proposed(100, 100, size: [50, 100]).proposed(nil, nil, size: [50, 30])
      .proposed(nil, .infinity, size: [50, .infinity])
    // Along two axes short content is centred, long content starts in the corner.
    // Measured: (100 − 50) / 2 and (100 − 30) / 2.
    WorkedExample(
      "two axes centre short content",
      .scroll(along: [.horizontal, .vertical], box(50, 30).id("R"))
    )
    .proposed(100, 100, size: [100, 100]).frames(["R": [25, 35, 50, 30]])
    // Measured.
    WorkedExample(
      "two axes begin long content in the corner",
      .scroll(along: [.horizontal, .vertical], box(500, 400).id("R"))
    )
    .proposed(300, 200, size: [300, 200]).frames(["R": [0, 0, 500, 400]])
    // Measured: (300 − 400) / 2 = −50.
    WorkedExample(
      "wide content makes a scroll view wider", .scroll(box(400, 400).id("R")).id("scroll")
    )
    .inWindow(300, 200).frames(["scroll": [-50, 0, 400, 200], "R": [-50, 0, 400, 400]])
    // Measured: 200 − 2 · 16 = 168.
    WorkedExample(
      "a scroll view takes what its column leaves",
      .vstack(spacing: 0) {
        box(10, 16)
        LayoutNode.scroll(box(10, 400)).id("scroll")
        box(10, 16)
      }
    )
    .proposed(10, 200).frames(["scroll": [0, 16, 10, 168]])
    // Measured: 400 of content in 168 scrolls by 232.
    WorkedExample(
      "an anchor scrolls long content to its end",
      .scroll(to: .anchor(.bottom), box(10, 400).id("R"))
    )
    .proposed(10, 168).frames(["R": [0, -232, 10, 400]])
    // Measured.
    WorkedExample(
      "an anchor leaves short content", .scroll(to: .anchor(.bottom), box(10, 40).id("R"))
    )
    .proposed(10, 168).frames(["R": [0, 0, 10, 40]])
    WorkedExample(
      "an offset scrolls", .scroll(to: .offset(CGPoint(x: 5, y: 30)), box(10, 400).id("R"))
    )
    .proposed(10, 168).frames(["R": [0, -30, 10, 400]])
    // Margins across make the view wider; along the axis they move the content's start.
    // Measured: 120 + 2 · 20 = 160.
    WorkedExample(
      "margins across widen, along they move",
      LayoutNode.scroll(
        margins: EdgeInsets(top: 30, leading: 20, bottom: 30, trailing: 20), box(120, 400).id("R"))
    )
    .proposed(300, 200, size: [160, 200]).frames(["R": [20, 30, 120, 400]])
    // The content of a horizontal scroll view starts at its leading end, on the right.
    // Measured: 180 − 350 = −170.
    WorkedExample(
      "right to left, a row begins at the right", .scroll(along: .horizontal, box(350, 20).id("R"))
    )
    .proposed(180, 20, in: .rightToLeft).frames(["R": [-170, 0, 350, 20]])
    // The visible part extends into the unsafe area, its content starts in the safe one.
    // 844 − 47 − 34 = 763.
    WorkedExample("content begins in the safe area", .scroll(box(390, 2000).id("R")).id("scroll"))
      .onScreen().frames(["scroll": [0, 47, 390, 763], "R": [0, 47, 390, 2000]])
    // Measured.
    WorkedExample(
      "padding of the safe area moves the content",
      LayoutNode.scroll(box(100, 400).id("R")).safeAreaPadding(.vertical, 20)
    )
    .proposed(100, 200).frames(["R": [0, 20, 100, 400]])
    // Measured.
    WorkedExample(
      "content scrolls under a bar",
      LayoutNode.scroll(box(100, 400).id("R"))
        .safeAreaInset(edge: .bottom, box(100, 30))
    )
    .proposed(100, 200, size: [100, 200]).frames(["R": [0, 0, 100, 400]])
  }

  /// The proposals to content of an ideal size that fills what it is offered, or has that size.
  private func proposals(
    along axes: Axis.Set = .vertical, _ ideal: CGSize, fills: Bool, _ proposal: ProposedViewSize
  ) -> [ProposedViewSize] {
    let log = Log()
    let content = LayoutNode.measured { proposal in
      log.proposals.append(proposal)
      return LeafMeasurement(
        size: fills ? proposal.replacingUnspecifiedDimensions(by: ideal) : ideal)
    }
    _ = LayoutNode.scroll(along: axes, content).layout(proposing: proposal)
    return log.proposals
  }

  // Measured.
  @Test func `content is offered the visible part across when it is placed`() {
    let (tall, large) = (CGSize(width: 50, height: 300), CGSize(width: 500, height: 500))
    func size(_ width: CGFloat?, _ height: CGFloat?) -> ProposedViewSize {
      ProposedViewSize(width: width, height: height)
    }
    #expect(proposals(tall, fills: true, .unspecified) == [size(nil, nil), size(50, nil)])
    #expect(proposals(tall, fills: true, size(100, 100)) == [size(100, nil)])
    #expect(
      proposals(CGSize(width: 50, height: 30), fills: false, size(100, 100))
        == [size(100, nil), size(50, nil)])
    #expect(proposals(large, fills: false, size(100, 100)) == [size(100, nil), size(500, nil)])
    #expect(
      proposals(along: .horizontal, tall, fills: true, .unspecified)
        == [size(nil, nil), size(nil, 300)])
    #expect(
      proposals(along: .horizontal, tall, fills: true, size(100, 100)) == [size(nil, 100)])
  }

  @Test func `a row that is too wide shares out what is visible`() {
    let row = LayoutNode.hstack(
      spacing: 0,
      [color.frame(maxWidth: 100).id("a"), color.frame(minWidth: 100).id("b")])
    let result = LayoutNode.scroll(row).layout(proposing: ProposedViewSize(width: 150, height: 100))
    // Of 150, 75 and at least 100 are 175. Of these, each gets 87.5, or at least 100.
    #expect(result.size == CGSize(width: 175, height: 100))
    #expect(result.frame(of: "a") == CGRect(x: 0, y: 0, width: 87.5, height: 10))
    #expect(result.frame(of: "b") == CGRect(x: 87.5, y: 0, width: 100, height: 10))
  }
}

private final class Log: @unchecked Sendable {
  var proposals: [ProposedViewSize] = []
}
