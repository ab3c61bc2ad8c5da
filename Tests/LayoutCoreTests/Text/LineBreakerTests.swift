import Foundation
import LayoutCore
import Testing

/// Breaks of lines, by Unicode's own tests.
struct LineBreakerTests {
  /// The lines of a file of Unicode's tests: `÷` for a break, `×` for none, code points between.
  private static func cases(
    _ name: String
  ) throws -> [(line: Substring, scalars: [Unicode.Scalar], breaks: [Bool])] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("UnicodeData/\(name).txt")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
      let parts = line.split(separator: " ")
      return (
        line, parts.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) },
        parts.filter { $0 == "÷" || $0 == "×" }.map { $0 == "÷" }
      )
    }
  }

  @Test func `lines break where Unicode's tests say`() throws {
    let cases = try Self.cases("LineBreakTest")
    var passed = 0
    for (line, scalars, expected) in cases {
      var breaker = LineBreaker()
      var breaks: [Bool] = []
      for lineBreak in scalars.map(LineBreakClass.init) {
        if breaker.isUndecided, lineBreak == .digit { breaks[breaks.count - 1] = false }
        breaks.append(breaker.next(lineBreak) != .no)
      }
      // A line always ends at the end.
      if breaks + [true] == expected { passed += 1 } else { Issue.record("\(line)") }
    }
    print("\(passed) of \(cases.count) cases of LineBreakTest.txt")
    #expect(cases.count > 7000)
  }

  @Test func `what one sees as a character is never broken`() throws {
    let setter = LineSetter(SquareFontMetrics())
    let cases = try Self.cases("GraphemeBreakTest")
    // The standard library's Unicode is newer: this one is no emoji any more, so nothing joins it.
    for (line, scalars, breaks) in cases where line != "÷ 2701 × 200D × 2701 ÷" {
      var clusters: [String] = []
      for (scalar, breaksBefore) in zip(scalars, breaks) {
        if breaksBefore { clusters.append("") }
        clusters[clusters.count - 1].unicodeScalars.append(scalar)
      }
      var string = ""
      string.unicodeScalars.append(contentsOf: scalars)
      let text = StyledText(string, font: FontDescription(size: 10))
      // As narrow as can be, so each line has one character, and the newlines none.
      let layout = setter.layout(of: text, in: ProposedViewSize(width: 1, height: nil))
      for character in layout.lines.flatMap(\.string) {
        #expect(clusters.contains { $0 == String(character) }, "\(line)")
      }
    }
    #expect(cases.count > 500)
  }

  private func lines(_ string: String, _ width: CGFloat) -> [String] {
    let text = StyledText(string, font: FontDescription(size: 10))
    return LineSetter(SquareFontMetrics()).layout(
      of: text, in: ProposedViewSize(width: width, height: nil)
    )
    .lines.map(\.string)
  }

  @Test func `a soft hyphen is seen where a line ends, and nowhere else`() {
    #expect(lines("para\u{AD}graph", 60) == ["para-", "graph"])
    #expect(lines("para\u{AD}graph", 90) == ["para\u{AD}graph"])
    let text = StyledText("para\u{AD}graph", font: FontDescription(size: 10))
    let setter = LineSetter(SquareFontMetrics())
    #expect(setter.layout(of: text, in: .unspecified).size.width == CGFloat(9 * 10))
    #expect(
      setter.layout(of: text, in: ProposedViewSize(width: 60, height: nil)).size.width
        == CGFloat(5 * 10))
  }

  @Test func `spaces that bind, and joiners, keep words together`() {
    #expect(lines("a 10\u{A0}km b", 60) == ["a ", "10\u{A0}km ", "b"])
    #expect(lines("ab cd\u{2060}ef", 60) == ["ab ", "cd\u{2060}ef"])
    #expect(lines("abcdef\u{200B}gh", 60) == ["abcdef\u{200B}", "gh"])
  }

  @Test func `a word is broken only if it has a line to itself`() {
    #expect(lines("a abcdefgh", 40) == ["a ", "abcd", "efgh"])
  }

  @Test func `amounts, numbers and brackets stay whole`() {
    #expect(lines("costs $(12.5)% now", 80) == ["costs ", "$(12.5)% ", "now"])
    #expect(lines("of (one) kind", 60) == ["of ", "(one) ", "kind"])
  }

  @Test func `breaks are found across runs`() {
    let font = FontDescription(size: 10)
    let text = StyledText([TextRun("one tw", font: font), TextRun("o", font: font)], font: font)
    let layout = LineSetter(SquareFontMetrics()).layout(
      of: text, in: ProposedViewSize(width: 60, height: nil))
    #expect(layout.lines.map(\.string) == ["one ", "two"])
  }
}
