import LayoutCore
import LayoutKit
import TestViews
import Testing

/// Heights of lines: with a font of 20, letters need 19.336 above the baseline and 4.219 below it.
struct LineHeightTests {
  func layout(
    _ string: String, _ height: StyledText.LineHeight?, in proposal: ProposedViewSize = .unspecified
  ) -> TextLayout {
    var text = StyledText(string, font: FontDescription(size: 20))
    text.lineHeight = height
    return LineSetter(SquareFontMetrics.halfEm).layout(of: text, in: proposal)
  }

  func height(_ view: some View) -> CGFloat {
    view.font(.system(size: 20))
      .layout(proposing: .unspecified, environment: EnvironmentValues.squareLetters).size.height
  }

  @Test(
    arguments: [
      (AttributedString.LineHeight.exact(points: 30), 60), (.multiple(factor: 2), 80),
      (.leading(increase: 4), 48), (.tight, 40), (.normal, 48), (.loose, 56),
      // Twice 23.555, rounded up.
      (.variable, 48),
    ] as [(AttributedString.LineHeight, CGFloat)])
  func `constant heights depend on the font's size`(
    lineHeight: AttributedString.LineHeight, expected: CGFloat
  ) {
    #expect(height(Text(verbatim: "a\nb").lineHeight(lineHeight)) == expected)
  }

  @Test
  func `what letters do not need is shared by the line's top and bottom`() {
    // 30 − 23.555 leaves 3.223 for either edge: baselines at 22.559, or 23 in whole pixels, and 30
    // below that.
    let high = layout("a\nb", .exact(points: 30))
    #expect(high.firstBaseline == 23 && high.lastBaseline == 53)
    #expect(high.lines.map(\.baseline) == [23, 53] as [CGFloat])
    // 20 − 23.555 lacks 1.777 at either edge, so the baseline is at 17.559.
    #expect(layout("a", .multiple(factor: 1)).lines[0].baseline == 18)
  }

  @Test
  func `all lines of a paragraph are as high as its largest font says`() {
    var text = StyledText("small words ", font: FontDescription(size: 20))
    text.runs.append(TextRun("BIG\nsmall", font: FontDescription(size: 40)))
    text.lineHeight = .multiple(factor: 1)
    text.runs.append(TextRun("\nnew", font: FontDescription(size: 20)))
    // “small ”, “words ” and “BIG”, then “small” in the large font, then a paragraph of 20.
    let layout = LineSetter(SquareFontMetrics.halfEm).layout(
      of: text, in: ProposedViewSize(100, nil))
    #expect(layout.lines.map(\.string) == ["small ", "words ", "BIG", "small", "new"])
    #expect(layout.size.height == CGFloat(180))
  }

  @Test
  func `fewer lines fit if they are higher`() {
    let room = ProposedViewSize(100, 60)
    #expect(layout("a\nb\nc", .exact(points: 20), in: room).lines.count == 3)
    #expect(layout("a\nb\nc", .exact(points: 30), in: room).lines.map(\.string) == ["a", "b…"])
    #expect(layout("a\nb\nc", .exact(points: 30), in: room).size.height == 60)
  }

  @Test(arguments: [
    StyledText.LineHeight.exact(points: -1), .exact(points: .nan), .exact(points: .infinity),
    .multiple(factor: -1), .leading(increase: -21),
  ])
  func `heights that cannot be used change nothing`(lineHeight: StyledText.LineHeight) {
    #expect(layout("a\nb", lineHeight) == layout("a\nb", nil))
  }

  @Test func `the environment tells how high lines are`() {
    struct Reader: View {
      @Environment(\.lineHeight) private var lineHeight

      var body: some View { Color.clear.frame(width: lineHeight == .loose ? 7 : 1, height: 1) }
    }
    #expect(Reader().lineHeight(.loose).layout(proposing: .unspecified).size.width == 7)
    #expect(Reader().layout(proposing: .unspecified).size.width == 1)
  }
}
