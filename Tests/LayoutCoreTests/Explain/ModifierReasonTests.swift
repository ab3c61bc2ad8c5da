import LayoutCore
import Testing

/// The sentence that each modifier gives for each of its cases: a tree, a proposal, and what is
/// said on the way to the view "x".
struct ModifierReasonTests {
  private static let box = LayoutNode.fixed(width: 30, height: 20).id("x")
  private static let all = LayoutNode.flexible.id("x")

  @Test func `a frame with limits tells which of them decides its length`() {
    let width = { (sentence: String) in
      "FlexibleFrame is \(sentence), and it is as high as its child."
    }
    // No width is proposed: the ideal one, the child's, or a limit that the child's is beyond.
    expectSteps(
      Self.box.frame(idealWidth: 70), nil, 50,
      width("70 × 20: no width is proposed, so it has its idealWidth 70"))
    expectSteps(
      Self.box.frame(minWidth: 10, maxWidth: 90), nil, 50,
      "FlexibleFrame is 30 × 20: it is as large as its child.")
    expectSteps(
      Self.box.frame(minWidth: 40), nil, 50,
      width("40 × 20: its child's width 30 is raised to minWidth 40"))
    expectSteps(
      Self.box.frame(maxWidth: 25), nil, 50,
      width("25 × 20: its child's width 30 is limited to maxWidth 25"))
    // Between two limits, the proposed width decides.
    expectSteps(
      Self.box.frame(minWidth: 40, maxWidth: 80), 60, 50,
      width("60 × 20: it is as wide as proposed"))
    expectSteps(
      Self.box.frame(minWidth: 40, maxWidth: 80), 35, 50,
      width("40 × 20: the proposed width 35 is raised to minWidth 40"))
    expectSteps(
      Self.box.frame(minWidth: 40, maxWidth: 80), 90, 50,
      width("80 × 20: the proposed width 90 is limited to maxWidth 80"))
    // A lone minimum that the proposal is below is the length, if the child is larger too.
    expectSteps(
      Self.box.frame(minWidth: 20), 15, 50,
      width("20 × 20: the proposed width 15 is raised to minWidth 20"))
    // With one limit, the proposal counts on its side of the child.
    expectSteps(
      Self.box.frame(maxWidth: 80), 60, 50,
      width("60 × 20: it takes the proposed width 60, which maxWidth allows"))
    expectSteps(
      Self.box.frame(minWidth: 10), 25, 50,
      width("25 × 20: it keeps to the proposed width 25, which minWidth allows"))
  }

  @Test func `a frame with limits tells what becomes of the proposal`() {
    let child = { (proposal: String, reason: String) in
      "FlexibleFrame proposes \(proposal) to Flexible \"x\": \(reason)."
    }
    expectSteps(
      Self.all.frame(idealWidth: 70), nil, 50,
      child("70 × 50", "idealWidth 70 stands in for the width, and the height is passed on"))
    expectSteps(
      Self.all.frame(minWidth: 40), 30, nil,
      child("40 × nil", "minWidth raises the width 30 to 40, and no height is proposed"))
    expectSteps(
      Self.all.frame(maxHeight: 40), 30, 60,
      child("30 × 40", "the width is passed on, and maxHeight limits the height 60 to 40"))
    expectSteps(
      Self.all.frame(minWidth: 20, maxWidth: 40), 30, 60,
      child("30 × 60", "the width 30 is within its limits, and the height is passed on"))
  }

  @Test func `a fixed frame tells of one length or of both`() {
    expectSteps(
      Self.box.frame(width: 40, height: 50), 10, 10,
      "Frame is 40 × 50: its size is fixed at 40 × 50.",
      "Frame proposes 40 × 50 to Fixed \"x\": its size is fixed at 40 × 50.")
    expectSteps(
      Self.box.frame(width: 40), 10, 10,
      "Frame is 40 × 20: its width is fixed at 40, and it is as high as its child.",
      "Frame proposes 40 × 10 to Fixed \"x\": its width is fixed at 40, and the height is passed on."
    )
    expectSteps(
      Self.box.frame(height: 50), 10, 10,
      "Frame is 30 × 50: it is as wide as its child, and its height is fixed at 50.",
      "Frame proposes 10 × 50 to Fixed \"x\": the width is passed on, and its height is fixed at 50."
    )
  }

  @Test func `padding tells what it takes off each length that is proposed`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expectSteps(
      Self.box.padding(insets), 100, 80,
      "Padding is 36 × 24: its child is 30 × 20, and its insets add 6 × 4.",
      "Padding proposes 94 × 76 to Fixed \"x\": its insets take 6 off the width 100 and 4 off the "
        + "height 80.",
      "Padding places it at (2, 1): its insets are 2 at the leading edge and 1 at the top.")
    expectSteps(
      Self.box.padding(insets), nil, 80,
      "Padding proposes nil × 76 to Fixed \"x\": its insets take 4 off the height 80.")
    expectSteps(
      Self.box.padding(.leading, 5), nil, 80,
      "Padding proposes nil × 80 to Fixed \"x\": no length is proposed that its insets would change."
    )
  }

  @Test func `padding tells which length can't be less than nothing`() {
    expectSteps(
      Self.box.padding(.leading, -40), 100, 80,
      "Padding is 0 × 20: its child is 30 × 20, and its insets add -40 × 0, but its width can't be less "
        + "than 0.")
    expectSteps(
      Self.box.padding(-20), 100, 80,
      "Padding is 0 × 0: its child is 30 × 20, and its insets add -40 × -40, but its width and height "
        + "can't be less than 0.")
  }

  @Test func `an ideal size tells of the axes on which it is fixed`() {
    expectSteps(
      Self.all.fixedSize(), 100, 80,
      "FixedSize is 10 × 10: it is as large as its child, which has its ideal size.",
      "FixedSize proposes nil × nil to Flexible \"x\": nothing is proposed, so that its child has its "
        + "ideal size.")
    expectSteps(
      Self.all.fixedSize(horizontal: false, vertical: true), 100, 80,
      "FixedSize is 100 × 10: it is as large as its child, which has its ideal height.",
      "FixedSize proposes 100 × nil to Flexible \"x\": no height is proposed, so that its child has "
        + "its ideal height.")
    expectSteps(
      Self.all.fixedSize(horizontal: false, vertical: false), 100, 80,
      "FixedSize is 100 × 80: it is as large as its child.",
      "FixedSize proposes 100 × 80 to Flexible \"x\": no axis is fixed, so the proposal is passed on."
    )
  }

  @Test func `a position tells which lengths it takes from its child`() {
    let moved = Self.box.position(x: 5, y: 6)
    expectSteps(
      moved, 100, 80,
      "Position is 100 × 80: it takes all that is proposed.",
      "Position places it at (-10, -4): its centre goes to (5, 6).")
    expectSteps(
      moved, nil, 80,
      "Position is 30 × 80: it takes all that is proposed, and no width is, so that is its child's."
    )
    expectSteps(
      moved, 100, nil,
      "Position is 100 × 20: it takes all that is proposed, and no height is, so that is its child's."
    )
    expectSteps(
      moved, nil, nil,
      "Position is 30 × 20: nothing is proposed, so it is as large as its child.")
  }

  @Test func `a position in whole cells tells where the centre really is`() {
    // 3.3 - 5 / 2 = 0.8 and 4.2 - 3 / 2 = 2.7 are in the cells at 0 and 2.
    let result = LayoutNode.fixed(width: 5, height: 3).id("x").position(x: 3.3, y: 4.2).layout(
      proposing: ProposedViewSize(width: 20, height: 20), options: .inCells)
    #expect(
      result.explain("x").steps.map(\.sentence).contains(
        "Position places it at (0, 2): its centre goes to (2.5, 3.5), the last before "
          + "(3.3, 4.2) that whole units allow."))
    // Elsewhere, numbers whose last digit that is shown differs by rounding are the same.
    let exact = LayoutNode.fixed(width: 3.33, height: 10).id("x").position(x: 10.0785, y: 10)
      .layout(proposing: ProposedViewSize(width: 20, height: 20))
    #expect(!exact.explain("x").steps.contains { $0.sentence.contains("whole units") })
  }

  @Test func `a shape tells to what it is scaled`() {
    let shaped = Self.all.aspectRatio(2, contentMode: .fit)
    // 80 wide and half as high.
    expectSteps(
      shaped, 80, 60,
      "AspectRatio proposes 80 × 40 to Flexible \"x\": its shape of 2 × 1 is scaled to fit 80 × 60."
    )
    // 60 high and twice as wide.
    expectSteps(
      Self.all.aspectRatio(2, contentMode: .fill), 80, 60,
      "AspectRatio proposes 120 × 60 to Flexible \"x\": its shape of 2 × 1 is scaled to fill 80 × 60."
    )
    expectSteps(
      shaped, 80, nil,
      "AspectRatio proposes 80 × 40 to Flexible \"x\": its shape of 2 × 1 is scaled to fit 80 × nil."
    )
    expectSteps(
      shaped, 80, 40,
      "AspectRatio proposes 80 × 40 to Flexible \"x\": what is proposed has its shape already.")
    expectSteps(
      Self.all.frame(width: 0, height: 20).aspectRatio(contentMode: .fill), 80, 60,
      "AspectRatio proposes 80 × 60 to Frame: its shape of 0 × 20 can't be scaled to fill that.")
    expectSteps(
      shaped, nil, nil,
      "AspectRatio proposes nil × nil to Flexible \"x\": nothing is proposed that a shape could be "
        + "scaled to.")
  }

  @Test func `a view over another one is told from the one below`() {
    let other = LayoutNode.fixed(width: 10, height: 8)
    expectSteps(
      Self.box.overlay(alignment: .topTrailing, other), 100, 80,
      "Overlay is 30 × 20: it is as large as its first view.",
      "Overlay proposes 100 × 80 to Fixed \"x\": its first view decides the size and is proposed the "
        + "same.",
      "Overlay places it at (0, 0): its first view fills it.")
    // In the corner of a view of 10 × 8: 10 − 30.
    expectSteps(
      other.background(alignment: .topTrailing, Self.box), 100, 80,
      "Background is 10 × 8: it is as large as its first view.",
      "Background proposes 10 × 8 to Fixed \"x\": that is the size of the view that it lies over or "
        + "under.",
      "Background places it at (-20, 0): on x, its .trailing (30, by default) meets that of its first "
        + "view at 10; on y, its .top (0, by default) meets that of its first view at 0.")
  }
}

/// Expects sentences among the steps by which the view "x" of a tree gets its frame.
func expectSteps(
  _ tree: LayoutNode, _ width: CGFloat?, _ height: CGFloat?, _ sentences: String...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let layout = tree.layout(proposing: ProposedViewSize(width: width, height: height))
  let steps = layout.explain("x").steps.map(\.sentence)
  for sentence in sentences {
    #expect(
      steps.contains(sentence), "\(steps.joined(separator: "\n"))", sourceLocation: sourceLocation
    )
  }
}
