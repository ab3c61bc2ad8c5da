import LayoutCore
import LayoutKit
import Testing

/// What is hidden behind placeholders.
struct RedactionTests {
  private func redaction(_ view: some View) -> Appearance.Redaction {
    let result = view.layout(in: CGSize(width: 100, height: 100))
    return result.nodes.reduce(into: []) { reasons, node in
      for case .redaction(let reason) in node.appearance?.effects ?? [] {
        reasons.formUnion(reason)
      }
    }
  }

  @Test func `a stand-in hides all, and privacy what is private`() {
    let text = Text("1234")
    #expect(redaction(text.redacted(reason: .placeholder)) == .placeholder)
    #expect(redaction(text.redacted(reason: .privacy)) == [])
    #expect(redaction(text.privacySensitive().redacted(reason: .privacy)) == .privacy)
    let shown = text.privacySensitive(false)
    #expect(redaction(HStack { shown }.privacySensitive().redacted(reason: .privacy)) == [])
    #expect(redaction(text.privacySensitive()) == [])
    // What is private is shown as it is unless it is for that that something is hidden.
    #expect(redaction(text.privacySensitive().redacted(reason: .placeholder)) == [])
    let both: RedactionReasons = [.placeholder, .privacy]
    #expect(redaction(text.privacySensitive().redacted(reason: both)) == .privacy)
  }

  /// The size of a hidden view on a Mac with two pixels to a point.
  private func hidden(_ view: some View) -> CGSize {
    view.redacted(reason: .placeholder).layout(proposing: .unspecified) {
      ($0.platform, $0.displayScale) = (.macOS, 2)
    }.size
  }

  @Test(
    arguments: [
      (11, 54.5, 49, 27.5), (13, 63, 56.5, 31.5), (17, 79, 71, 39.5), (22, 105, 94.5, 52.5),
      (26, 129.5, 116.5, 65),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `all characters of a stand-in are as wide as they were measured`(
    size: CGFloat, ten: CGFloat, nine: CGFloat, five: CGFloat
  ) {
    for (string, width) in [
      ("iiiiiiiiii", ten), ("MMMMMMMMMM", ten), ("a b c d e", nine), ("12345", five),
    ] {
      #expect(hidden(Text(string).font(.system(size: size))).width == width)
    }
  }

  @Test func `stand-ins of texts have measured sizes, whatever their weight, and wrap anywhere`() {
    #expect(hidden(Text("Redacted text")) == CGSize(width: 82, height: 16))
    #expect(hidden(Text("Redacted text").bold()) == CGSize(width: 82, height: 16))
    #expect(hidden(Text("x")) == CGSize(width: 6.5, height: 16))
    #expect(hidden(Text("Title").font(.title)).width == 52.5)
    for string in [
      "abcdefghijklmnopqrstuvwxyzabcdefghijklmn", "alpha beta gamma delta epsilon zeta eta",
    ] {
      #expect(hidden(Text(string).frame(width: 100)) == CGSize(width: 100, height: 48))
    }
    let long = Text("Two lines of redacted text that wrap around inside a narrow frame")
    #expect(hidden(long.frame(width: 200)) == CGSize(width: 200, height: 48))
    // Measured within half a point as letters are: what is shown again, and what is private.
    #expect(abs(hidden(Text("Unredacted inside").unredacted()).width - 111) <= 0.5)
    #expect(abs(hidden(Text("Secret").privacySensitive()).width - 39.5) <= 0.5)
    // Under privacy, what is private keeps its size.
    let amount = Text("Hidden secret").privacySensitive()
    let size = amount.redacted(reason: .privacy).layout(proposing: .unspecified).size
    #expect(size == amount.layout(proposing: .unspecified).size)
  }

  @Test func `stand-ins of symbols are as large as one of them`() {
    for (size, width, height) in [
      (11, 13, 13), (13, 15, 15), (17, 20, 19), (22, 26, 25), (26, 31, 30), (34, 40, 39),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      let star = Image(systemName: "star").font(.system(size: size))
      #expect(hidden(star) == CGSize(width: width, height: height))
    }
    #expect(hidden(Image(systemName: "gear")) == CGSize(width: 15, height: 15))
    let title = Image(systemName: "chevron.right").font(.title)
    #expect(hidden(title) == CGSize(width: 26, height: 25))
    #expect(hidden(title.privacySensitive()) != CGSize(width: 26, height: 25))
  }

  @Test func `other reasons are for views to read`() {
    let own = RedactionReasons(rawValue: 1 << 10)
    #expect(redaction(Text("1234").privacySensitive().redacted(reason: own)) == [])
    #expect(redaction(Text("1234").redacted(reason: .invalidated)) == [])
  }
}
