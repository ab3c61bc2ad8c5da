import LayoutCore
import Testing

/// Texts in widths between two pixels: every character of a font of 20 is 10 wide.
struct TextPixelTests {
  private let measurer = LineSetter(SquareFontMetrics(advance: 0.5))

  private func text(_ string: String, pixel: CGFloat) -> StyledText {
    var text = StyledText(string, font: FontDescription(size: 20))
    text.pixelLength = pixel
    return text
  }

  private func layout(_ string: String, _ width: CGFloat, pixel: CGFloat) -> TextLayout {
    measurer.layout(
      of: text(string, pixel: pixel), in: ProposedViewSize(width: width, height: nil))
  }

  @Test func `a text of several lines may be up to a pixel wider than what it was offered`() {
    // The first line's 70 fit; its space would make it 80.
    #expect(layout("one two three", 75.2, pixel: 1).size.width == 76)
    #expect(layout("one two three", 75.2, pixel: 0.5).size.width == 75.5)
    #expect(layout("one two three", 75, pixel: 0.5).size.width == 75)
    #expect(layout("one two three", 85.2, pixel: 1).size.width == 80)
    #expect(layout("one two three", 0, pixel: 1).size.width == 0)
  }

  @Test func `lines are filled and cut up to the larger pixel`() {
    #expect(layout("abcdefg", 29.2, pixel: 1).lines.map(\.string) == ["abc", "def", "g"])
    #expect(layout("abcdefg", 29.2, pixel: 0.5).lines.map(\.string) == ["ab", "cd", "ef", "g"])
    var cut = text("one two three", pixel: 1)
    cut.lineLimit = 1
    let line = measurer.layout(of: cut, in: ProposedViewSize(width: 59.2, height: nil))
    #expect(line.lines.map(\.string) == ["one t…"] && line.size.width == 60)
  }

  @Test func `a width that exceeds a pixel in its last digit gets another one`() {
    // As measured at 3 pixels a point: 96 less 104 pixels are a little more than 184 in binary, and
    // the text is 185 wide.
    let pixel: CGFloat = 1.0 / 3
    let rest = 96 - 104 * pixel
    #expect(rest > 184 * pixel)
    // The first line's 60 fit; its space would make it 70.
    let offered: [CGFloat] = [rest, 184 * pixel]
    let answered: [CGFloat] = [185 * pixel, 184 * pixel]
    #expect(offered.map { layout("abc de fghi", $0, pixel: pixel).size.width } == answered)
  }

  @Test func `a row of texts that get a part of a pixel more is wider than it was offered`() {
    let words = text("one two three four", pixel: 1)
    let row = LayoutNode.layout(
      HStackLayout(spacing: 0),
      [LayoutNode.text(words, measurer: measurer), .text(words, measurer: measurer)])
    let frames = row.layout(in: CGSize(width: 155.2, height: 100)).nodes.map(\.frame)
    // Both have a line of 80 with its space. The first is offered 77.6, the second the other 77.2.
    #expect(frames[0].size.width == 156)
    #expect(frames[1].size.width == 78 && frames[2].size.width == 78)
  }

  @Test(arguments: [1, 0.5, 1.0 / 3] as [CGFloat])
  func `laying out in its own size changes nothing, between pixels too`(pixel: CGFloat) {
    let string = "The quick brown fox jumps over the lazy dog, and over again-and-again."
    for width in stride(from: 1 as CGFloat, through: 400, by: 6.3) {
      let first = layout(string, width, pixel: pixel)
      #expect(first.size.width < width + pixel)
      let again = measurer.layout(
        of: text(string, pixel: pixel), in: ProposedViewSize(first.size))
      #expect(again == first, "width \(width)")
    }
  }
}
