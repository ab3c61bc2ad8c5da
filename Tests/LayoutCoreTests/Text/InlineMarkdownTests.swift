import LayoutCore
import Testing

/// Marks in short texts, between literals and values.
struct InlineMarkdownTests {
  private func contents(_ literals: String?...) -> [InlineMarkdown.Content] {
    InlineMarkdown.pieces(of: literals).map(\.content)
  }

  private func marks(_ literals: String?...) -> [[InlineMarkdown.Mark]] {
    InlineMarkdown.pieces(of: literals).map(\.marks)
  }

  @Test func `a value takes the marks of the literals around it`() {
    let pieces = InlineMarkdown.pieces(of: ["Hello, **", nil, "**"])
    #expect(pieces.map(\.content) == [.string("Hello, "), .value(0)])
    #expect(pieces.map(\.marks) == [[], [.bold]])
  }

  @Test func `marks in each other add up, the outermost first`() {
    let text = "a **b *c* `d*`**"
    #expect(
      contents(text) == [
        .string("a "), .string("b "), .string("c"), .string(" "), .string("d*"),
      ])
    #expect(marks(text) == [[], [.bold], [.bold, .italic], [.bold], [.bold, .code]])
    #expect(marks("~~no~~") == [[.struckOut]])
  }

  @Test func `links are their labels, and values are never searched`() {
    #expect(
      contents("[label](address), ", nil, " and ", nil) == [
        .string("label"), .string(", "), .value(0), .string(" and "), .value(1),
      ])
    #expect(InlineMarkdown.mayBeIn("2 * 3") && !InlineMarkdown.mayBeIn("plain"))
    #expect(contents("2 * 3") == [.string("2 * 3")])
  }
}
