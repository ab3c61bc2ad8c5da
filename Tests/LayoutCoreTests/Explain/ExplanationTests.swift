import LayoutCore
import Testing

/// Explanations are pinned: their sentences are part of what the library promises.
struct ExplanationTests {
  func explain(
    _ node: LayoutNode, _ id: String, in window: CGSize = CGSize(width: 300, height: 100),
    direction: LayoutDirection = .leftToRight
  ) -> String {
    node.layout(in: window, direction: direction).explain(id).description
  }

  @Test func `a share of a stack is told with its order and what was left`() {
    // 300 less two gaps of 10 is 280; the fixed view takes 30 of its 93⅓, and 250 are left for two.
    let node = LayoutNode.hstack(
      alignment: .top, spacing: 10,
      [
        LayoutNode.flexible.id("a"), LayoutNode.fixed(width: 30, height: 20).id("b"),
        LayoutNode.flexible.frame(maxWidth: 60).id("c"),
      ])
    #expect(
      explain(node, "a") == """
        HStack › Flexible "a"
          The window proposes 300 × 100 to HStack.
          HStack is 300 × 100: its 3 views add up to 280 and its 2 gaps to 20; aligned, they are 100 \
        high.
          The window centres it at (0, 0).
            HStack proposes 190 × 100 to Flexible "a": 190 is left for the last of 3 views of \
        priority 0, and this is the most flexible (0 to ∞).
            Flexible "a" is 190 × 100: it takes what is proposed.
            Flexible "a" was asked for its size 6 times, for 0 × 100, ∞ × 100 and 190 × 100; 3 \
        answers came from memory.
            HStack places it at (0, 0): it is the first; on y, its .top (0, by default) meets the \
        line at 0.
            Flexible "a" has the frame (0, 0, 190, 100) in the window.
        """)
    #expect(
      explain(node, "c").contains(
        "HStack proposes 125 × 100 to FlexibleFrame \"c\": 250 is left for 2 of 3 views of "
          + "priority 0, and this is the second least flexible (0 to 60)."))
    #expect(
      explain(node, "c").contains(
        "FlexibleFrame \"c\" is 60 × 100: the proposed width 125 is limited to maxWidth 60, "
          + "and it is as high as its child."))
  }

  @Test func `a guide is told with who sets it and where the line is`() {
    // The first guide is 20 + 5 = 25 from its view's edge; the second view's edge goes there.
    let node = LayoutNode.vstack(
      alignment: .leading, spacing: 4,
      [
        LayoutNode.fixed(width: 40, height: 10).id("a").alignmentGuide(.leading) { _ in 20 }
          .padding(5),
        LayoutNode.fixed(width: 30, height: 10).id("b"),
      ])
    #expect(
      explain(node, "a", in: .zero).contains(
        "VStack places it at (0, 0): it is the first; on x, its .leading (25, set on Fixed \"a\") "
          + "meets the line at 25."))
    #expect(
      explain(node, "a", in: .zero).contains(
        "Padding is 50 × 20: its child is 40 × 10, and its insets add 10 × 10."))
    #expect(
      explain(node, "b", in: .zero).contains(
        "VStack places it at (25, 24): it follows Padding after a gap of 4; on x, its .leading "
          + "(0, by default) meets the line at 25."))
  }

  @Test func `baselines of text are told as the text's`() {
    let text = LayoutNode.measured { _ in
      LeafMeasurement(width: 50, height: 20, firstBaseline: 15, lastBaseline: 15)
    }
    let node = LayoutNode.hstack(
      alignment: .firstTextBaseline, spacing: 0,
      [LayoutNode.fixed(width: 10, height: 30).id("icon"), text.named("Text").id("text")])
    // The icon's default baseline is its bottom, 30; the text goes down by 30 - 15.
    #expect(
      explain(node, "text").contains(
        "HStack places it at (10, 15): it follows Fixed \"icon\" without a gap; on y, its "
          + ".firstTextBaseline (15, the text's in Text \"text\") meets the line at 30."))
  }

  @Test func `a view that is left out is not said to be unknown`() {
    let node = LayoutNode.viewThatFits([
      LayoutNode.fixed(width: 300, height: 10).id("wide"),
      LayoutNode.fixed(width: 100, height: 10).id("narrow"),
    ])
    #expect(
      explain(node, "wide", in: CGSize(width: 200, height: 100))
        == "ViewThatFits\n  The view with the id \"wide\" is left out of the result by a view around "
        + "it.")
  }

  @Test func `ids of what a reader describes are named too`() {
    let node = LayoutNode.geometryReader { _ in [LayoutNode.fixed(width: 3, height: 3).id("inside")]
    }
    #expect(
      explain(node, "insde")
        == "GeometryReader\n  No view has the id \"insde\"; the nearest is \"inside\".")
  }

  @Test func `mirroring and the pixel grid have their own sentences`() {
    let node = LayoutNode.hstack(
      spacing: 0,
      [LayoutNode.fixed(width: 10.25, height: 10).id("a"), .fixed(width: 20, height: 10)])
    let result = node.layout(proposing: .unspecified, direction: .rightToLeft)
      .aligned(toPixelsAtScale: 2)
    let sentences = result.explain("a").steps.map(\.sentence)
    #expect(sentences.first == "HStack is proposed nil × nil.")
    // 30.25 less 10.25 is 20.
    #expect(
      sentences.contains(
        "HStack reads from right to left: 0 from its right edge is 20 from its left edge."))
    #expect(sentences.contains("Fixed \"a\" has the frame (20, 0, 10.25, 10) in the root."))
    // 30.25 is 60.5 pixels, which go to 61.
    #expect(
      sentences.last == "Its edges go to the nearest of 2 pixels per point: (20, 0, 10.5, 10).")
  }

  @Test func `rows that are mirrored say so`() {
    let wide = LayoutNode.fixed(width: 20, height: 10)
    let node = LayoutNode.lazyHStack(
      spacing: 0, rows: LayoutRows(count: 3) { [wide.frame(width: 20 + 10 * CGFloat($0)).id($0)] })
    let result = node.layout(proposing: .unspecified, direction: .rightToLeft)
    // The rows are 20, 30 and 40 wide: 90 - 20 - 30 = 40.
    #expect(
      result.explain(1).steps.map(\.sentence).contains(
        "LazyHStack reads from right to left: 20 from its right edge is 40 from its left edge."))
    #expect(result.frame(of: 1)?.minX == 40)
  }

  @Test func `a lazy grid says what it is as high as`() {
    let cells = LayoutRows(count: 3) { [LayoutNode.fixed(width: 20, height: 10).id("\($0)")] }
    let node = LayoutNode.lazyVGrid(columns: [GridItem(.fixed(20))], cells: cells)
    #expect(
      explain(node, "0").contains(
        "it is as high as its rows: those that were in sight are measured, the others estimated."))
  }

  @Test func `modifiers say what they do to proposals and sizes`() {
    let node = LayoutNode.flexible.aspectRatio(2, contentMode: .fit).id("shape")
      .frame(width: 80, alignment: .bottomLeading).id("frame").padding(.horizontal, 10)
      .id("padding").fixedSize(horizontal: false, vertical: true).id("fixed")
    // 300 × nil less 20 is 280 × nil; the frame proposes 80 × nil, of which a shape of 2 × 1 makes
    // 80 × 40.
    let text = explain(node, "shape")
    #expect(
      text.contains(
        "FixedSize \"fixed\" proposes 300 × nil to Padding \"padding\": no height is proposed, so "
          + "that its child has its ideal height."))
    #expect(
      text.contains(
        "Padding \"padding\" proposes 280 × nil to Frame \"frame\": its insets take 20 off the "
          + "width 300."))
    #expect(
      text.contains(
        "Frame \"frame\" proposes 80 × nil to AspectRatio \"shape\": its width is fixed at 80, and "
          + "the height is passed on."))
    #expect(
      text.contains(
        "AspectRatio \"shape\" is 80 × 40: it is as large as its child, which need not keep to the "
          + "shape."))
    #expect(
      text.contains(
        "Frame \"frame\" places it at (0, 0): on x, its .leading (0, by default) meets Frame "
          + "\"frame\"'s at 0; on y, its .bottom (40, by default) meets Frame \"frame\"'s at 40."))
  }

  @Test func `ids that are none, or not alone, are explained too`() {
    let node = LayoutNode.hstack([
      LayoutNode.flexible.id("title"), LayoutNode.flexible.id("row"),
      LayoutNode.flexible.id("row"), LayoutNode.flexible.id(3),
    ])
    let result = node.layout(in: CGSize(width: 100, height: 10))
    #expect(
      result.explain("titel").description
        == "HStack\n  No view has the id \"titel\"; the nearest is \"title\".")
    #expect(
      result.explain("button").description
        == "HStack\n  No view has the id \"button\"; there are \"3\", \"row\", \"title\".")
    #expect(
      result.explain("3").description
        == "HStack\n  No view has the id \"3\" of type String, but one has the same id of another "
        + "type.")
    #expect(
      result.explain("row").steps.first?.sentence
        == "2 views have the id \"row\"; this is about the first.")
  }
}
