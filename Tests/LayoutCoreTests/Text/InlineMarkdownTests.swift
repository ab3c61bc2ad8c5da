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

  /// What a text shows, with `<b>`, `<i>`, `<s>` and `<c>` around what is marked, but for links.
  private func shown(_ text: String, joiningLines: Bool = false) -> String {
    InlineMarkdown.pieces(of: [text], joiningLines: joiningLines).map { piece in
      guard case .string(let string) = piece.content else { return "" }
      return piece.marks.reversed().reduce(string) { inside, mark in
        if case .link = mark { return inside }
        let name = mark == .bold ? "b" : mark == .italic ? "i" : mark == .struckOut ? "s" : "c"
        return "<\(name)>\(inside)</\(name)>"
      }
    }.joined()
  }

  // Expected is what cmark-gfm, the reference implementation with struck-out text, makes of them.
  @Test(arguments: [
    ("**bold and *italic***", "<b>bold and </b><b><i>italic</i></b>"),
    ("*it **bo** it*", "<i>it </i><i><b>bo</b></i><i> it</i>"),
    ("***both***", "<i><b>both</b></i>"),
    ("*a **b***", "<i>a </i><i><b>b</b></i>"),
    ("**a**b**", "<b>a</b>b**"), ("*a**b*", "<i>a**b</i>"), ("**a*", "*<i>a</i>"),
    ("**a **b**", "**a <b>b</b>"), ("** a**", "** a**"), ("****", "****"),
    ("__init__", "<b>init</b>"), ("a__b__c", "a__b__c"), ("_a_b", "_a_b"), ("2*3*4", "2<i>3</i>4"),
    // A mark between a letter and a sign belongs to the side of the sign.
    ("**Name: **Bob", "**Name: **Bob"), ("**Note:**text", "**Note:**text"),
    ("**Note:** text", "<b>Note:</b> text"), ("**中文：**文", "**中文：**文"),
    ("**中文**文", "<b>中文</b>文"), ("(*a*)", "(<i>a</i>)"),
    ("``a`b``", "<c>a`b</c>"), ("` a `", "<c>a</c>"), ("*a`*`", "*a<c>*</c>"),
    ("`a``b`", "<c>a``b</c>"),
    ("\\`a`", "`a`"), ("~~~a~~~", "~~~a~~~"), ("a~~b~~c", "a<s>b</s>c"),
  ])
  func `marks are read as CommonMark says`(text: String, expected: String) {
    #expect(shown(text) == expected)
  }

  @Test(arguments: [
    ("[a [b] c](u)", "a [b] c"), ("[a\\]b](u)", "a]b"), ("[`a]`](u)", "<c>a]</c>"),
    ("[a](b c)", "[a](b c)"), ("[a](<b c>)", "a"), ("[a](b \"t\")", "a"), ("[a](b(c)d)", "a"),
    ("[a](b(c)", "[a](b(c)"), ("[](u)", ""), ("[a [b](u)](v)", "[a b](v)"), ("[x] [y](z)", "[x] y"),
    ("**[a](b)**", "<b>a</b>"), ("[**a**](b)", "<b>a</b>"), ("*[a*](b)", "*a*"),
    ("f[i](x, y)", "f[i](x, y)"),
    ("![logo](x)", "logo"), ("!\\[a](b)", "![a](b)"), ("<https://a.b>", "https://a.b"),
    ("<me@a.b>", "me@a.b"), ("<.a:b>", "<.a:b>"), ("5 < 6 > 4", "5 < 6 > 4"),
    // Attributes of a label, which are the dialect of attributed strings.
    ("^[3 items](inflect: true)", "3 items"), ("^2", "^2"),
    ("Terms &amp; more", "Terms & more"), ("&copy; 2024", "© 2024"), ("a & b;", "a & b;"),
    ("&#42;a&#x2A;", "*a*"), ("&nothing;", "&nothing;"), ("&#0;", "\u{FFFD}"),
    ("&#87654321;", "&#87654321;"), ("&#x0000041;", "&#x0000041;"), ("&#0000065;", "A"),
    ("<a@.b>", "<a@.b>"), ("<a@b-.c>", "<a@b-.c>"), ("<a@b-c.d>", "a@b-c.d"),
  ])
  func `links, addresses and names of characters are read as CommonMark says`(
    text: String, expected: String
  ) {
    #expect(shown(text) == expected)
  }

  // Expected is what CommonMark says of addresses.
  @Test(arguments: [
    ("[a](u)", ["u"]), ("[a](<b c> \"t\")", ["b c"]), ("[a]( b\\)c )", ["b)c"]),
    ("[a](b?x&amp;y&z)", ["b?x&y&z"]), ("[a]()", [""]), ("[a](<>)", [""]), ("[a](b\\)", []),
    ("<https://a.b>", ["https://a.b"]), ("<me@a.b>", ["mailto:me@a.b"]), ("![p](u)", []),
    ("[![p](u)](v)", ["v"]), ("[a [b](u)](v)", ["u"]), ("*[a](u)* [b](v)", ["u", "v"]),
    ("[*a* b](u)", ["u", "u"]), ("[a]", []), ("^[a](u: v)", []),
  ])
  func `links tell their addresses`(text: String, expected: [String]) {
    let addresses = marks(text).joined().compactMap { mark in
      if case .link(let address) = mark { address } else { nil }
    }
    #expect(addresses == expected)
  }

  // Expected is what CommonMark says of the ends of lines.
  @Test(arguments: [
    ("a\nb", "a b"), ("a \n b", "a b"), ("a  \nb", "a\nb"), ("a\\\nb", "a\nb"), ("a\t\nb", "a b"),
    ("a\\\\\nb", "a\\ b"), ("a   \n*b*", "a\n<i>b</i>"), ("*a*\\\nb", "<i>a</i>\nb"),
    ("a\r\nb", "a b"), ("a  \r\nb", "a\nb"), ("`a  b`", "<c>a  b</c>"), ("`a\nb`", "<c>a b</c>"),
    ("`a  \nb`", "<c>a   b</c>"), ("`a\\`\nb", "<c>a\\</c> b"), ("[a](b)\\\nc", "a\nc"),
    ("a\u{A0}\u{A0}b", "a\u{A0}\u{A0}b"), ("a\u{2003}\u{3000}b", "a\u{2003}\u{3000}b"),
    ("a\u{2028}b", "a\u{2028}b"), ("a  b\t\tc", "a b c"), ("a", "a"),
  ])
  func `lines are joined, or broken where that is marked`(text: String, expected: String) {
    #expect(shown(text, joiningLines: true) == expected)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `ends of lines are spaces in code, and may be escaped`(end: String) {
    #expect(shown("`a\(end)b`") == "<c>a b</c>")
    #expect(shown("a\\\(end)*b*") == "a\(end)<i>b</i>")
  }

  @Test func `marks that are very deep are not told, and end where they do`() {
    let text = String(repeating: "**a ", count: 40) + String(repeating: "b**", count: 40) + " c"
    let marks = marks(text)
    #expect(marks.map(\.count).max() == 16 && marks.last == [])
  }

  @Test func `links are their labels, and values are never searched`() {
    #expect(
      contents("[label](address), ", nil, " and ", nil) == [
        .string("label"), .string(", "), .value(0), .string(" and "), .value(1),
      ])
    #expect(marks("a [", nil, "](u) b") == [[], [.link("u")], []])
    #expect(InlineMarkdown.mayBeIn("2 * 3") && !InlineMarkdown.mayBeIn("plain"))
    #expect(contents("2 * 3") == [.string("2 * 3")])
  }
}
