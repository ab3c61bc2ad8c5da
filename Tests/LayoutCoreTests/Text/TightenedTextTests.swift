import LayoutCore
import Testing

/// Letters that move closer, so that less text is cut.
struct TightenedTextTests {
  private func tight(
    _ string: String, _ width: CGFloat, _ height: CGFloat? = nil, limit: Int? = 1,
    change: (inout StyledText) -> Void = { _ in }
  ) -> TextLayout {
    var text = StyledText(string, font: FontDescription(size: 20))
    (text.lineLimit, text.allowsTightening) = (limit, true)
    change(&text)
    return LineSetter(SquareFontMetrics(advance: 0.5))
      .layout(of: text, in: ProposedViewSize(width: width, height: height))
  }

  @Test func `letters move closer before text is cut, by up to a 72nd of their size`() {
    // 13 letters of 10 are 130 wide, and at most 13 · 20 / 72 = 3.61 narrower: 126.39.
    let one = tight("one two three", 127)
    #expect(one.size == CGSize(width: 127, height: 20) && !one.isTruncated)
    #expect(one.lines.map(\.string) == ["one two three"])
    #expect(abs(one.lines[0].runs[0].tracking + 3.0 / 13) < 1e-9)
    #expect(tight("one two three", 130).lines[0].runs[0].tracking == 0)
    #expect(tight("one two three", 127, 20, limit: nil).lines.count == 1)
    // The last line has the 100 of "three four", and at least 100 - 10 · 20 / 72 = 97.22.
    let two = tight("one two three four", 98, limit: 2)
    #expect(two.lines.map(\.string) == ["one two ", "three four"] && two.size.width == 98)
    #expect(tight("one two three four", 97, limit: 2).isTruncated)
  }

  @Test func `letters are as close as they may be in a line that is cut`() {
    // Besides an ellipsis of 10 there are 116, and letters are 9.72 wide.
    let cut = tight("one two three", 126)
    #expect(cut.lines.map(\.string) == ["one two thr…"] && cut.isTruncated)
    #expect(abs(cut.lines[0].width - (11 * (10 - 20.0 / 72) + 10)) < 1e-9)
    #expect(abs(cut.lines[0].runs[0].tracking + 20.0 / 72) < 1e-9)
    // Two of 20 are 0.28 closer each, two of 40 are 0.56 closer.
    let mixed = tight("ab", 59, change: { $0.runs.append(TextRun("cd", font: .init(size: 40))) })
    #expect(mixed.lines.map(\.string) == ["abcd"])
    let runs = mixed.lines[0].runs.map(\.tracking)
    #expect(abs(runs[0] + 1.0 / 6) < 1e-9 && abs(runs[1] + 2.0 / 6) < 1e-9)
  }

  @Test func `letters that all fit stay where they are, whatever comes after a newline`() {
    #expect(tight("one\ntwo", 100).lines.map(\.string) == ["one…"])
    #expect(tight("one\ntwo", 100).lines[0].runs[0].tracking == 0)
    #expect(tight("one\n\n\n", 100, limit: 2).isTruncated)
  }

  @Test func `letters move closer before they are scaled down`() {
    let scaled = tight("one two three", 127) { $0.minimumScaleFactor = 0.5 }
    #expect(scaled.scale == 1 && !scaled.isTruncated)
    let small = tight("one two three", 100) { $0.minimumScaleFactor = 0.5 }
    #expect(small.scale < 0.8 && !small.isTruncated && small.size.width == 100)
  }

  // At two pixels to a point, in the system font of 13 points.
  @Test(arguments: [(116, 116), (112, 108.5), (108, 101), (100, 91)] as [(CGFloat, CGFloat)])
  func `a cut line is as wide as it was measured`(width: CGFloat, measured: CGFloat) {
    #expect(systemSize("The quick brown fox", width, limit: 1).width == measured)
  }

  @Test func `a paragraph is as wide as it was measured`() {
    let string = "Layout must wrap this sentence onto several lines inside a narrow frame."
    #expect(systemSize(string, 150, limit: 2) == CGSize(width: 149.5, height: 32))
  }

  private func systemSize(_ string: String, _ width: CGFloat, limit: Int) -> CGSize {
    var text = StyledText(string, font: FontDescription(size: 13, platform: .macOS))
    (text.lineLimit, text.allowsTightening, text.pixelLength) = (limit, true, 0.5)
    return LineSetter(SystemFontMetrics())
      .layout(of: text, in: ProposedViewSize(width: width, height: nil)).size
  }
}
