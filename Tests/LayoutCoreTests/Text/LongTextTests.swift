import LayoutCore
import Testing

/// Very long texts, and texts of what is hardly text: they end, and have finite sizes.
struct LongTextTests {
  private static let setter = LineSetter(SystemFontMetrics())

  private func size(
    _ string: String, in proposal: ProposedViewSize, _ change: (inout StyledText) -> Void = { _ in }
  ) -> CGSize {
    var text = StyledText(string, font: FontDescription(size: 17))
    change(&text)
    return Self.setter.measuring(text)(proposal).size
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "\n", "a", " ", "_", "a ", "\u{301}", "e\u{301}", "a\u{AD}", "漢", "😀", "\u{200B}", "\t",
    ])
  func `texts of one thing over and over end soon`(unit: String) {
    // In time that grows with the square of the length, this would take many minutes.
    let string = String(repeating: unit, count: 20_000)
    for truncation in [StyledText.Truncation.tail, .head, .middle] {
      let size = size(string, in: ProposedViewSize(width: 300, height: nil)) {
        ($0.lineLimit, $0.truncation) = (3, truncation)
      }
      #expect(size.width <= 300 && size.height > 0 && size.height < 100)
    }
    let whole = size(string, in: ProposedViewSize(width: 300, height: nil))
    #expect(whole.width <= 300 && whole.height.isFinite)
  }

  @Test(arguments: [
    "\u{FFFD}\u{FFFD}", "\u{200B}\u{200D}\u{FEFF}", "\u{301}", "\0", "\u{202E}abc", "",
  ])
  func `texts without letters have a line's height`(string: String) {
    let size = size(string, in: .unspecified)
    // 17 · 1.193359375 = 20.29
    #expect(size.width.isFinite && size.height == 21, "\(size)")
  }

  @Test func `widths that are no lengths count as none, or as nothing`() {
    let natural = size("Hello", in: .unspecified)
    #expect(size("Hello", in: ProposedViewSize(width: .nan, height: nil)) == natural)
    #expect(size("Hello", in: .infinity) == natural)
    #expect(size("Hello", in: ProposedViewSize(width: -1, height: nil)).width == 0)
  }

  @Test func `letters of a million points are as large as they say`() {
    let size = size("Hello", in: .unspecified) { $0.runs[0].font.size = 1e6 }
    #expect(size.width > 2e6 && size.width < 3e6)
    #expect(size.height == 1_193_360)
  }

  @Test(arguments: [0, -5, .nan, -.infinity, .infinity] as [CGFloat])
  func `letters of no size take no room`(points: CGFloat) {
    let size = size("Hello\nyou", in: ProposedViewSize(width: 100, height: nil)) {
      $0.font.size = points
      $0.runs[0].font.size = points
    }
    #expect(size == .zero)
  }

  @Test func `empty lines are counted, not kept`() {
    // A line is 17 · 1.193359375 = 20.287109375 high; there are 1,000,001, or 3 with a limit.
    let string = String(repeating: "\n", count: 1_000_000)
    let whole: CGFloat = (1_000_001 * 20.287109375).rounded(.up)
    #expect(size(string, in: .unspecified).height == whole)
    #expect(size(string, in: .unspecified) { $0.lineLimit = 3 }.height == 61)
    #expect(size(string, in: ProposedViewSize(width: nil, height: 41)).height == 41)
    #expect(size(string, in: ProposedViewSize(width: nil, height: 5)).height == 21)
    let own = size(string, in: .unspecified)
    #expect(size(string, in: ProposedViewSize(own)) == own)
  }

  @Test func `lines are the same whether empty ones are between them or not`() {
    var text = StyledText("one\n\n\ntwo\n\n", font: FontDescription(size: 10))
    text.lineSpacing = 1
    let layout = Self.setter.layout(of: text, in: .unspecified)
    #expect(layout.lines.map(\.string) == ["one", "", "", "two", "", ""])
    // The ascent is 9.521484375, or 10 in whole pixels; lines are 11.93359375 high and 1 apart.
    for (number, line) in layout.lines.enumerated() {
      let expected: CGFloat = (10 + CGFloat(number) * 12.93359375).rounded(.up)
      #expect(line.baseline == expected)
    }
    #expect(layout.lines.last?.baseline == layout.lastBaseline)
    text.lineLimit = 2
    let cut = Self.setter.layout(of: text, in: .unspecified)
    #expect(cut.lines.map(\.string) == ["one", "…"] && cut.isTruncated)
    text.lineLimit = 4
    #expect(
      Self.setter.layout(of: text, in: .unspecified).lines.map(\.string) == ["one", "", "", "two…"])
  }

  @Test func `a width change measures no characters`() {
    /// Counts how often it is asked for advances.
    struct Counting: FontMetrics {
      final class Count: @unchecked Sendable { var value = 0 }
      let count = Count()

      func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics {
        SystemFontMetrics().metrics(of: font, pixelLength: pixelLength)
      }

      func advances(of string: String, in font: FontDescription) -> [CGFloat] {
        count.value += string.count
        return SystemFontMetrics().advances(of: string, in: font)
      }
    }
    let source = Counting()
    let text = StyledText("one two three four", font: FontDescription(size: 10))
    let tree = LayoutTree(.vstack([.text(text, measurer: LineSetter(source))]))
    for width in stride(from: 100, to: 10, by: -10) {
      tree.layout(in: CGSize(width: width, height: 100))
    }
    #expect(source.count.value == 18)
  }
}
