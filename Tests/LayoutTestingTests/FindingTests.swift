import LayoutKit
import LayoutTesting
import Testing

/// What is reported of views, in tests that look at them.
struct FindingTests {
  private struct Card: View {
    var width: CGFloat = 40
    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: width, height: 10).id("picture")
        Color.blue.frame(width: -5, height: 10).id("rule")
      }
    }
  }

  private let window = CGSize(width: 100, height: 20)

  @Test func `a failure shows what was reported of the views concerned`() {
    let result = Card().layout(in: window)
    let reported = result.diagnostics.map { "  \($0)" }
    #expect(reported.count == 1)
    let rule = frameDifferences(in: result, from: "rule 0 0 1 1")
    #expect(rule?.contains("Reported:\n\(reported[0])\n\n") == true)
    // What was reported of the other view has nothing to do with this one.
    let picture = frameDifferences(in: result, from: "picture 0 0 1 1")
    #expect(picture?.contains("Reported:") == false)
  }

  @Test func `nothing is found, or each finding is an issue`() {
    expectNoFindings(in: Color.red.frame(width: 5, height: 5).layout(in: window))
    let result = Card().layout(in: window)
    let findings = result.lint().map(\.description)
    #expect(findings.count == 1)
    withKnownIssue {
      expectNoFindings(in: result)
    } matching: {
      $0.comments.map(\.rawValue) == findings
    }
    expectNoFindings(in: result, only: [.duplicateID])
    withKnownIssue {
      expectNoFindings(in: result, only: [.unknownID], expecting: ["button"])
    }
  }
}
