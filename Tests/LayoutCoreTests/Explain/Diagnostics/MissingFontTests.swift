import LayoutCore
import Testing

/// Fonts that nobody has.
struct MissingFontTests {
  /// A measurer with a single family beside the system font.
  struct OneFamily: TextMeasurer {
    let base = LineSetter(SquareFontMetrics.halfEm)

    func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics {
      base.metrics(of: font, pixelLength: pixelLength)
    }

    func layout(of text: StyledText, in proposal: ProposedViewSize) -> TextLayout {
      base.layout(of: text, in: proposal)
    }

    func hasFont(_ font: FontDescription) -> Bool { font.family == "Serif" }
  }

  func lint(_ family: String?) -> [String] {
    let text = StyledText("Hello", font: FontDescription(family: family, size: 17))
    return LayoutNode.text(text, measurer: OneFamily()).layout(proposing: .unspecified)
      .lint(only: [.missingFont]).map(\.message)
  }

  @Test func `a font that the measurer does not have is reported`() {
    #expect(
      lint("Sherif") == [
        "Text is in the font \"Sherif\", which its measurer does not have; another one is measured. "
          + "Give the measurer that font, or choose one that it has."
      ])
  }

  @Test func `fonts that it has, and the system font, are not reported`() {
    #expect(lint("Serif").isEmpty)
    #expect(lint(nil).isEmpty)
  }
}
