import LayoutCore
import LayoutKit
import SwiftUI
import TestViews
import Testing

/// Text made of strings with attributes.
struct AttributedTextTests {
  func runs(_ view: some View) -> [TextRun] {
    for node in view.layout(proposing: .unspecified).nodes {
      if case .text(let text)? = node.appearance?.content { return text.runs }
    }
    return []
  }

  @Test func `attributes are those of their run`() {
    var string = AttributedString("Total 12")
    string.font = .title
    if let number = string.range(of: "12") {
      string[number].font = .caption
      string[number].baselineOffset = 4
      string[number].underlineStyle = .single
      string[number].foregroundColor = .red
    }
    let runs = runs(Text(string))
    #expect(runs.map(\.string) == ["Total ", "12"])
    #expect(runs.map(\.font.size) == [28, 12])
    #expect(runs.map(\.baselineOffset) == [0, 4])
    #expect(runs.map { $0.underline != nil } == [false, true])
    #expect(runs[0].paint != runs[1].paint)
  }

  @Test func `fonts and tracking count for the size`() {
    var string = AttributedString("wide")
    string.font = .system(size: 20)
    string.tracking = 5
    // Four characters, each 20 / 2 wide and 5 after it.
    #expect(size(Text(string)).width == 60)
    string.tracking = nil
    string.kern = 1
    #expect(size(Text(string)).width == 44)
  }

  private func size(_ view: some View) -> CGSize {
    view.layout(proposing: .unspecified, environment: EnvironmentValues.squareLetters).size
  }

  @Test func `what is said inside of a text counts before what is said of all of it`() {
    var string = AttributedString("a")
    string.font = .title
    string.append(AttributedString("b"))
    #expect(runs(Text(string).font(.caption)).map(\.font.size) == [28, 12])
    #expect(runs(Text("x \(string)").bold()).map(\.font.weight) == [600, 700, 600])
  }

  @Test func `text without characters is as high as a line`() {
    let empty = Text(AttributedString("")).layout(proposing: .unspecified).size
    #expect(empty == Text(verbatim: "").layout(proposing: .unspecified).size)
  }

  @Test func `markdown becomes attributes`() throws {
    let string = try AttributedString(markdown: "a **b** *c* `d` ~~e~~")
    let runs = runs(Text(string))
    #expect(runs.map(\.string).joined() == "a b c d e")
    #expect(runs.first { $0.string == "b" }?.font.weight == 600)
    #expect(runs.first { $0.string == "c" }?.font.isItalic == true)
    #expect(runs.first { $0.string == "d" }?.font.design == .monospaced)
    #expect(runs.first { $0.string == "e" }?.strikethrough != nil)
  }

  @Test func `links have the tint, unless they have a colour`() throws {
    var string = AttributedString("ab")
    string.link = URL(string: "http://x.y")
    if let second = string.range(of: "b") { string[second].foregroundColor = .green }
    let paints = runs(Text(string).foregroundStyle(.black).tint(.red)).map(\.paint)
    let expected = [Color.red, .green].flatMap { runs(Text("x").foregroundStyle($0)).map(\.paint) }
    #expect(paints == expected)
  }

  @Test func `markdown keeps or folds white space`() throws {
    func string(
      _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
    ) throws -> String {
      let string = try AttributedString(
        markdown: "a\nb\n\n*c*  d", options: .init(interpretedSyntax: syntax))
      return String(string.characters)
    }
    #expect(try string(.full) == "a bc d")
    #expect(try string(.inlineOnly) == "a b c d")
    #expect(try string(.inlineOnlyPreservingWhitespace) == "a\nb\n\nc  d")
  }

  @Test
  func `a paragraph's own height counts before that of the view around`() throws {
    var string = AttributedString("a\nb")
    let first = try #require(string.range(of: "a\n"))
    string[first].lineHeight = .exact(points: 50)
    #expect(lineHeights(Text(string)) == 74)  // 50 and 23.555
    #expect(lineHeights(Text(string).lineHeight(.exact(points: 30))) == 80)
    string[first].lineHeight = .variable
    #expect(lineHeights(Text(string).lineHeight(.exact(points: 30))) == 54)
  }

  private func lineHeights(_ view: some View) -> CGFloat {
    size(view.font(.system(size: 20))).height
  }
}
