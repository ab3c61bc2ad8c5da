import LayoutCore
import LayoutKit
import Testing

/// Text that is put together from many texts.
struct JoinedTextTests {
  private func runs(_ view: some View) -> [TextRun] {
    for node in view.layout(proposing: .unspecified).nodes {
      if case .text(let styled) = node.appearance?.content { return styled.runs }
    }
    return []
  }

  private func string(of text: Text) -> String { runs(text).map(\.string).joined(separator: "|") }

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
    let outwards = (count / 2..<count).dropFirst().reduce(pieces[count / 2]) { text, after in
      let before = 2 * (count / 2) - after
      return (before < 0 ? text : pieces[before] + text) + pieces[after]
    }
    let whole = count % 2 == 0 ? pieces[0] + outwards : outwards
    let expected = (0..<count).map { "\($0)" }.joined(separator: "|")
    for text in [forwards, backwards, halves, whole] {
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

  @Test func `a change that a text has already makes no difference around it`() {
    let changed = Text("a").bold().kerning(2).fontWeight(.light)
    #expect(changed.bold().kerning(2) == changed)
    #expect(Text("a").kerning(2) != Text("a").kerning(3))
    // What is said within takes precedence, also over what is said twice.
    #expect(runs(Text("a").kerning(2).kerning(3).kerning(2)) == runs(Text("a").kerning(2)))
    let off = Text("a").bold(false).fontWeight(.heavy)
    #expect(runs(off.bold(false)) == runs(off) && runs(off.bold()) == runs(off))
    let mixed = Text("a").monospaced(false).fontDesign(.serif)
    #expect(runs(mixed.monospaced(false)) == runs(mixed))
  }

  @Test func `texts that are changed each time one is added have each change once`() {
    let joined = (0..<50).reduce(Text(verbatim: "")) { text, number in
      (text + Text(verbatim: "\(number)").kerning(CGFloat(number))).bold().italic()
    }
    let apart = (0..<50).reduce(Text(verbatim: "").bold().italic()) { text, number in
      text + Text(verbatim: "\(number)").kerning(CGFloat(number)).bold().italic()
    }
    #expect(joined == apart)
    #expect(runs(joined) == runs(apart))
  }

  @Test func `changes in views take precedence over those around them, repeated or not`() {
    let text = Text("a")
    #expect(runs(text.bold().bold(false).bold()) == runs(text.bold()))
    #expect(runs(VStack { text }.kerning(1).kerning(2).kerning(1)) == runs(text.kerning(1)))
    #expect(runs(VStack { text }.bold(false).fontWeight(.heavy).bold(false)) == runs(text))
    #expect(
      runs(VStack { text }.monospaced(false).fontDesign(.serif).monospaced(false))
        == runs(text.fontDesign(.serif)))
  }
}
