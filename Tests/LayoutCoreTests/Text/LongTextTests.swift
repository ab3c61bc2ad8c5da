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
    // In time that grows with the square of the length, this would take hours.
    let string = String(repeating: unit, count: 200_000)
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
}
