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
  }

  @Test func `other reasons are for views to read`() {
    let own = RedactionReasons(rawValue: 1 << 10)
    #expect(redaction(Text("1234").privacySensitive().redacted(reason: own)) == [])
    #expect(redaction(Text("1234").redacted(reason: .invalidated)) == [])
  }
}
