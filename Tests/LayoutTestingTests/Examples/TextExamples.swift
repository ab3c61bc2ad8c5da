import LayoutCore
import LayoutKit
import Testing

/// The code in the documentation of text, fonts and images.
@MainActor struct TextExamples {
  @Test func `fonts`() {
    let headline = FontDescription(.headline, platform: .macOS)
    let code = FontDescription(size: 13, design: .monospaced)
    #expect(headline.platform == .macOS && code.size == 13)
    #expect(FontDescription(.body, platform: .iOS).size == 17)
    #expect(FontDescription(.body, platform: .macOS).size == 13)
    #expect(TextStyle.largeTitle.size(on: .iOS) == 34)
    #expect(TextStyle.headline.weight(on: .iOS) == 600)
  }

  @Test func `texts`() {
    var title = StyledText("Lorem ipsum dolor", font: FontDescription(.headline))
    title.lineLimit = 1
    title.truncation = .middle
    let node = LayoutNode.text(title)
    #expect(node.layout(proposing: .zero).size == .zero)

    let body = FontDescription(.body)
    let name = TextRun("Ada", font: FontDescription(.headline))
    let text = StyledText([name, TextRun(" wrote to you", font: body)], font: body)
    #expect(text.string == "Ada wrote to you")

    let measurer = LineSetter(SystemFontMetrics())
    let cells = LineSetter(TerminalFontMetrics())
    #expect(cells.layout(of: text, in: .unspecified).size == CGSize(width: 16, height: 1))
    let layout = measurer.layout(of: text, in: ProposedViewSize(width: 60, height: nil))
    for line in layout.lines { print(line.baseline, line.string) }
    #expect(layout.lines.count > 1)

    let line = SystemFontMetrics().lineMetrics(of: FontDescription(.body), pixelLength: 1)
    let height = line.ascent + line.descent
    #expect(measurer.layout(of: text, in: .unspecified).size.height >= height.rounded(.down))
  }

  @Test func `square letters`() {
    let measurer = LineSetter(SquareFontMetrics(advance: 0.5))
    let ten = FontDescription(size: 10)
    let word = measurer.layout(of: StyledText("Word", font: ten), in: .unspecified)
    #expect(word.size == CGSize(width: 20, height: 10))
  }

  struct Uppercase: TextMeasurer {
    let base = LineSetter(SystemFontMetrics())

    func metrics(of font: FontDescription, pixelLength: CGFloat) -> TextMetrics {
      base.metrics(of: font, pixelLength: pixelLength)
    }

    func layout(of text: StyledText, in proposal: ProposedViewSize) -> TextLayout {
      var text = text
      for index in text.runs.indices {
        text.runs[index].string = text.runs[index].string.uppercased()
      }
      return base.layout(of: text, in: proposal)
    }
  }

  @Test func `a measurer`() {
    let font = FontDescription(.body)
    let quiet = LayoutNode.text(StyledText("words", font: font), measurer: Uppercase())
    let loud = LayoutNode.text(StyledText("WORDS", font: font))
    #expect(quiet.layout(proposing: .unspecified).size == loud.layout(proposing: .unspecified).size)
  }

  // MARK: Views

  struct Sheet: View {
    var body: some View {
      VStack {
        Text("Title").id("title")
        Image("logo").id("logo")
      }
    }
  }

  let window = CGSize(width: 80, height: 24)

  @Test func `measurers of views`() {
    let screen = Sheet().layout(in: CGSize(width: 80, height: 24)) {
      $0.textMeasurer = LineSetter(TerminalFontMetrics())
    }
    #expect(screen.frame(of: "title")?.size == CGSize(width: 5, height: 1))
    let result =
      Sheet().layout(in: window) {
        $0.textMeasurer = LineSetter(SystemFontMetrics(styledLines: .tall))
      }
    #expect(result.diagnostics.map(\.rule.rawValue) == ["missingImage"])
  }

  @Test func `images`() {
    typealias Card = Sheet
    let result =
      Card().layout(in: window) { $0.imageSizes = ["logo": CGSize(width: 120, height: 40)] }
    #expect(result.frame(of: "logo")?.size == CGSize(width: 120, height: 40))
    #expect(size(of: "rose", in: [:] as [String: CGSize]) == placeholder)
    let star = SymbolMetrics("star", font: FontDescription(size: 13), pixelLength: 0.5)
    #expect(star.size == CGSize(width: 16.5, height: 16))
    #expect(star.baseline == 13)
  }

  let placeholder = CGSize(width: 1, height: 1)

  func size(of name: String, in images: some ImageSizes) -> CGSize {
    do throws(ImageSizeError) {
      return try images.size(ofImage: name, scale: 2)
    } catch {
      return error == .missing ? placeholder : .zero
    }
  }
}
