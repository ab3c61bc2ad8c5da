import LayoutCore
import Testing

/// Lines of text where they are drawn.
struct TextLineTests {
  /// Letters of 10 by 12 with the baseline at 9, and a line for each word.
  struct WordMeasurer: TextMeasurer {
    func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics {
      TextMetrics(ascent: 9, descent: 3, capHeight: 7)
    }

    func layout(of text: StyledText, in proposal: ProposedViewSize) -> TextLayout {
      let words = text.string.split(separator: " ")
      let lines = words.enumerated().map { number, word in
        TextLayout.Line(
          runs: [TextRun("\(word) ", font: text.font)], width: CGFloat(word.count) * 10,
          baseline: CGFloat(number) * 12 + 9)
      }
      let size = CGSize(
        width: lines.map(\.width).max() ?? 0, height: CGFloat(lines.count) * 12)
      return TextLayout(
        size: size, firstBaseline: 9, lastBaseline: size.height - 3, lines: lines,
        isTruncated: proposal.width == 15)
    }
  }

  static func text(
    _ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight
  ) -> LayoutNode {
    var text = StyledText("four to", font: FontDescription(size: 10))
    text.alignment = alignment
    text.layoutDirection = direction
    return LayoutNode.text(text, measurer: WordMeasurer()).id("text")
  }

  // The text is 40 by 24; the window of 100 by 44 centres it at (30, 10). The second line is 20
  // wide.
  @Test(
    arguments: [
      (TextAlignment.leading, LayoutDirection.leftToRight, 30), (.center, .leftToRight, 40),
      (.trailing, .leftToRight, 50), (.leading, .rightToLeft, 50), (.trailing, .rightToLeft, 30),
    ] as [(TextAlignment, LayoutDirection, CGFloat)])
  func `lines sit in the frame as they are aligned`(
    alignment: TextAlignment, direction: LayoutDirection, start: CGFloat
  ) {
    let result = Self.text(alignment, direction).layout(in: CGSize(width: 100, height: 44))
    let lines = result.nodes[0].textLines()
    #expect(lines.map(\.string) == ["four", "to"])
    #expect(lines.map(\.width) == [40, 20])
    // 10 + 9, and 12 below that.
    #expect(lines.map(\.origin) == [CGPoint(x: 30, y: 19), CGPoint(x: start, y: 31)])
  }

  @Test func `lines know the direction of their paragraph, and may be aligned by it`() {
    func lines(
      _ string: String, width: CGFloat? = nil, _ change: (inout StyledText) -> Void = { _ in }
    ) -> [ResolvedLayout.PlacedLine] {
      var text = StyledText(string, font: FontDescription(size: 10))
      change(&text)
      let leaf = LayoutNode.text(text, measurer: LineSetter(SquareFontMetrics.halfEm))
      return leaf.layout(proposing: ProposedViewSize(width: width, height: nil)).nodes[0]
        .textLines()
    }
    func directions(
      _ string: String, _ change: (inout StyledText) -> Void = { _ in }
    )
      -> [LayoutDirection]
    { lines(string, change).map(\.direction) }
    // The first letter decides; figures, blanks and what is isolated do not.
    #expect(directions("Hello שלום") == [.leftToRight])
    #expect(directions("12 שלום abc") == [.rightToLeft])
    #expect(directions("\u{2067}שלום\u{2069} abc") == [.leftToRight])
    #expect(directions("\u{200F}123") == [.rightToLeft])
    #expect(directions("שלום\nabc\n12") == [.rightToLeft, .leftToRight, .leftToRight])
    // The second line belongs to the paragraph of the first.
    #expect(lines("שלום abcd", width: 25).map(\.direction) == [.rightToLeft, .rightToLeft])
    // Where its beginning is cut, too, and beyond what ends a line but no paragraph.
    let cut = lines("שלום one two three", width: 40) { ($0.lineLimit, $0.truncation) = (1, .head) }
    #expect(cut.map(\.direction) == [.rightToLeft] && cut.first?.string.hasPrefix("…") == true)
    // A paragraph without letters goes from left to right; figures of some scripts are letters.
    #expect(directions("שלום\n\nש") == [.rightToLeft, .leftToRight, .rightToLeft])
    #expect(directions("१२ שלום") == [.leftToRight])
    #expect(directions("\u{5B0}abc") == [.leftToRight])
    #expect(directions("שלום\u{2028}abc") == [.rightToLeft, .rightToLeft])
    let byLayout = directions("abc!") {
      ($0.writingDirectionBasis, $0.layoutDirection) = (.layout, .rightToLeft)
    }
    #expect(byLayout == [.rightToLeft])
    // 4 and 8 letters of 5.
    let aligned = lines("שלום\nabc defg") { $0.alignmentBasis = .content }
    #expect(aligned.map(\.origin.x) == [20, 0])
    #expect(lines("שלום\nabc defg").map(\.origin.x) == [0, 0])
  }

  @Test func `lines are those for the proposal, on a pixel grid too`() {
    // Off by a third, which no pixel is: from 0.2 to 40.2, drawn from 0 to 40.
    let result = Self.text(.trailing).padding(
      EdgeInsets(top: 0, leading: 0.2, bottom: 0, trailing: 0)
    )
    .layout(proposing: ProposedViewSize(width: 15.2, height: nil)).aligned(toPixelsAtScale: 1)
    let node = result.nodes[1]
    #expect(node.textLayout()?.isTruncated == true)
    #expect(node.textLines().map(\.origin.x) == [0, 20])
  }

  @Test func `lines come from the measurer that the text was laid out with`() {
    func lines(of node: LayoutNode) -> [String]? {
      node.layout(proposing: .unspecified).node(of: "text")?.textLines().map(\.string)
    }
    #expect(lines(of: Self.text(.leading)) == ["four", "to"])
    // A closure measured this one, so the approximate measurer breaks it, which has endless room.
    let drawn = LayoutNode.measured { _ in LeafMeasurement(width: 40, height: 24) }
      .appearance(
        Appearance(content: .text(StyledText("four to", font: FontDescription(size: 10))))
      ).id("text")
    #expect(lines(of: drawn) == ["four to"])
  }

  @Test func `scaled text has scaled fonts`() {
    var text = StyledText("title", font: FontDescription(size: 16))
    text.lineLimit = 1
    text.minimumScaleFactor = 0.25
    let node = LayoutNode.text(text)
    let width = node.layout(proposing: .unspecified).size.width
    let narrow = node.layout(proposing: ProposedViewSize(width: width / 2, height: nil)).nodes[0]
    let size = narrow.textLines().first?.runs.first?.font.size ?? 0
    // Half of the width takes at most half of the size; the pixel that widths are rounded to may
    // take more.
    #expect(size <= 8 && size > 7)
    #expect(narrow.textLayout()?.isTruncated == false)
    #expect(abs((narrow.textLayout()?.scale ?? 0) - size / 16) < 1e-9)
  }

  @Test func `no text is 0 wide, and content that is not scrolled is at 0`() {
    let text = LayoutNode.text(StyledText("", font: FontDescription(size: 10)))
    #expect(text.layout(proposing: .unspecified).size.width.sign == .plus)
    let scroll = LayoutNode.scroll(.fixed(width: 4, height: 30)).id("scroll")
    let visible = scroll.layout(in: CGSize(width: 10, height: 10)).node(of: "scroll")?
      .visibleContent
    #expect(visible?.origin.x.sign == .plus && visible?.origin.y.sign == .plus)
  }

  @Test func `white space at a line's end is not drawn, but for what joins words`() {
    let text = StyledText("aaa\u{A0}bbb c", font: FontDescription(size: 10))
    let node = LayoutNode.text(text, measurer: LineSetter(SquareFontMetrics(advance: 0.5)))
    // There is room for 20 / 5 = 4 letters, so the first word is broken.
    let lines = node.layout(proposing: ProposedViewSize(width: 20, height: nil)).nodes[0]
      .textLines()
    #expect(lines.map(\.string) == ["aaa\u{A0}", "bbb", "c"])
    #expect(lines.map(\.width) == [20, 15, 5])
  }

  @Test func `what draws no text has no lines`() {
    let node = LayoutNode.flexible.layout(in: CGSize(width: 10, height: 10)).nodes[0]
    #expect(node.textLayout() == nil && node.textLines().isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `text that is raised by no number stands where it would`(offset: CGFloat) {
    let plain = StyledText("ab", font: FontDescription(size: 8))
    var raised = plain
    raised.runs[0].baselineOffset = offset
    let (line, expected) = (
      LayoutNode.text(raised).layout(proposing: .unspecified),
      LayoutNode.text(plain).layout(proposing: .unspecified)
    )
    #expect(line.size == expected.size)
    #expect(line.nodes[0].textLines().first?.origin == expected.nodes[0].textLines().first?.origin)
  }
}
