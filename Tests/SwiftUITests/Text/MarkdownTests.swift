import Foundation
import SwiftUI
import Testing

#if !canImport(Darwin)
  /// Marks in texts of any length, and very many of them.
  struct MarkdownTests {
    private static func plainText(_ markdown: String) throws -> String {
      String(
        try AttributedString(
          markdown: markdown, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        ).characters)
    }

    /// So many characters that a time which grows with their square would be long.
    private static let count = 30_000

    private static func repeated(_ unit: String) -> String {
      String(String(repeating: unit, count: count / unit.count + 1).prefix(count))
    }

    @Test(
      .timeLimit(.minutes(1)),
      arguments: [
        "_", "*", "~", "`", "[", "]", "(", "\\", "_a ", "*a ", "[](", "[a](", "](", "![a]", "* ",
      ])
    func `any pattern is read in a time that grows with its length`(unit: String) throws {
      // It takes a second or two without optimisation, beside other tests.
      #expect(try !Self.plainText(Self.repeated(unit) + "a").isEmpty)
    }

    @Test(.timeLimit(.minutes(1))) func `marks that are very deep in each other end`() throws {
      // Each begins in the one before, and the marks at the end close all of them.
      let depth = Self.count / 4
      let open = String(repeating: "_a ", count: depth)
      let text = try Self.plainText(open + "b" + String(repeating: "_", count: depth))
      #expect(text.filter { $0 == "a" }.count == depth)
    }

    @Test(arguments: [
      ("a **b** *c*", "a b c"), ("_a_ b_c_d", "a b_c_d"), ("***both***", "both"),
      ("~~no~~", "no"), ("`a * b *`", "a * b *"), ("\\*a\\*", "*a*"), ("* a *", "* a *"),
      ("[label](address)", "label"), ("[label] (none)", "[label] (none)"),
      ("[a](b(c)d) e", "a e"), ("[a](b", "[a](b"), ("____", "____"), ("**a", "**a"),
      ("é *é* 👨‍👩‍👧*👨‍👩‍👧*", "é é 👨‍👩‍👧👨‍👩‍👧"), ("a\r\n*b*\r\n", "a\r\nb\r\n"),
    ])
    func `marks are taken out where they count`(_ markdown: String, _ plain: String) throws {
      #expect(try Self.plainText(markdown) == plain)
    }

    @Test(arguments: [
      ("a\\\nb", "a\nb"), ("a  \r\nb", "a\nb"), ("a\rb", "a b"), ("  a\n\t b  ", "a b"),
      ("a\\\n\nb\\", "a\\b\\"), ("`a  b`", "a  b"), ("`a\n  b`", "a b"), ("a\n \t\n b", "ab"),
      ("a\u{A0}b", "a\u{A0}b"), ("a\u{2003}b", "a\u{2003}b"), ("漢\u{3000}字", "漢\u{3000}字"),
      ("a\u{2028}b", "a\u{2028}b"), ("\n", ""), ("", ""),
    ])
    func `ends of lines are those of CommonMark`(_ markdown: String, _ plain: String) throws {
      #expect(try String(AttributedString(markdown: markdown).characters) == plain)
    }

    @Test(arguments: [
      ("a\\\nb\n\nc", "a\nb c"), (" a \t b ", "a b"), ("`a  b`", "a  b"), ("", ""), (" \n", ""),
    ])
    func `empty lines are spaces where there are no paragraphs`(
      _ markdown: String, _ plain: String
    ) throws {
      let string = try AttributedString(
        markdown: markdown, options: .init(interpretedSyntax: .inlineOnly))
      #expect(String(string.characters) == plain)
    }

    @Test func `links have their addresses`() throws {
      let string = try AttributedString(
        markdown: "[a](http://x.y) **[b](c)**", baseURL: URL(string: "http://x.y/z/"))
      #expect(string.runs.map { $0.link?.absoluteString } == ["http://x.y", nil, "http://x.y/z/c"])
      #expect(
        string.runs.map(\.inlinePresentationIntent) == [nil, nil, .stronglyEmphasized])
    }
  }
#endif
