import LayoutKit
import Testing

/// Text that is put together from many texts.
struct JoinedTextTests {
  private func string(of text: Text) -> String? {
    let node = text.layout(proposing: .unspecified).nodes.first
    guard case .text(let styled) = node?.appearance?.content else { return nil }
    return styled.runs.map(\.string).joined(separator: "|")
  }

  @Test(arguments: [1, 2, 15, 16, 17, 100, 3_000])
  func `however texts are joined, they follow each other`(count: Int) {
    let pieces = (0..<count).map { Text(verbatim: "\($0)").baselineOffset(CGFloat($0 % 2)) }
    let forwards = pieces.dropFirst().reduce(pieces[0]) { $0 + $1 }
    let backwards = pieces.dropLast().reversed().reduce(pieces[count - 1]) { $1 + $0 }
    func joined(_ pieces: ArraySlice<Text>) -> Text {
      let half = pieces.count / 2
      if half == 0 { return pieces.first ?? Text(verbatim: "") }
      return joined(pieces.prefix(half)) + joined(pieces.dropFirst(half))
    }
    let halves = joined(pieces[...])
    let expected = (0..<count).map { "\($0)" }.joined(separator: "|")
    for text in [forwards, backwards, halves] {
      #expect(string(of: text) == expected)
      #expect(text == forwards)
    }
    #expect(forwards.bold() == halves.bold())
    if count > 1 { #expect(pieces[0] != forwards) }
  }

  @Test func `a text stays as it is when others are added to it`() {
    let hello = Text(verbatim: "hello")
    let both = hello + Text(verbatim: " world")
    let more = both + Text(verbatim: "!")
    #expect(both != more)
    #expect(string(of: hello) == "hello")
    #expect(both == hello + Text(verbatim: " world"))
  }
}
