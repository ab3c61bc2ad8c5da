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
    let rule = frameDifferences(of: result, "rule 0 0 1 1")
    #expect(rule?.contains("Reported:\n\(reported[0])\n\n") == true)
    // What was reported of the other view has nothing to do with this one.
    let picture = frameDifferences(of: result, "picture 0 0 1 1")
    #expect(picture?.contains("Reported:") == false)
  }

  @Test func `nothing is found, or each finding is an issue`() {
    expectNoFindings(of: Color.red.frame(width: 5, height: 5).layout(in: window))
    let result = Card().layout(in: window)
    let findings = result.lint().map(\.description)
    #expect(findings.count == 1)
    withKnownIssue {
      expectNoFindings(of: result)
    } matching: {
      $0.comments.map(\.rawValue) == findings
    }
    expectNoFindings(of: result, only: [.duplicateID])
    withKnownIssue {
      expectNoFindings(of: result, only: [.unknownID], expecting: ["button"])
    }
  }

  @Test func `findings may be expected, those and no others`() {
    // A width of −5, and a view of 120 in a window of 100.
    let result = Card(width: 120).layout(in: window)
    expectFindings(of: result, [.invalidNumber, .overflow])
    expectDiagnostics(of: result, [.invalidNumber])
    expectDiagnostics(of: Color.red.layout(in: window))
    let found = result.lint(only: [.invalidNumber]).map(\.description)
    withKnownIssue {
      expectDiagnostics(of: result, [.unsettled])
    } matching: {
      ($0.comments.map(\.rawValue) == found)
        || $0.comments == ["Nothing breaks the rule unsettled."]
    }
  }

  @Test func `texts that are cut off are named`() {
    let label = Text("a label with several words").lineLimit(1).id("label")
    expectNoTruncatedTexts(of: label.layout(in: CGSize(width: 500, height: 20)))
    let narrow = label.layout(in: CGSize(width: 60, height: 20))
    #expect(
      truncatedTexts(of: narrow).map { $0.hasPrefix("Text \"label\" is cut off at (") } == [true])
    withKnownIssue {
      expectNoTruncatedTexts(of: narrow, comment: "in a narrow window")
    } matching: {
      $0.comments.map(\.rawValue)
        == truncatedTexts(of: narrow).map { "in a narrow window\n\n\($0)" }
    }
  }

  // MARK: - Failing

  @Test func `a comment comes first`() {
    let differences = frameDifferences(of: Card().layout(in: window), "rule 0 0 1 1") ?? ""
    withKnownIssue {
      expectFrames(of: Card(), in: window, "rule 0 0 1 1", comment: "the rule")
    } matching: {
      $0.comments.map(\.rawValue) == ["the rule\n\n\(differences)"]
    }
  }

  @Test func `a test may end where an expectation fails`() throws {
    let result = try requireAll { expectFrames(of: Card(), in: window, "picture _ _ 40 10") }
    // A rule of −5 is none.
    #expect(result.size == CGSize(width: 40, height: 10))
    var isReached = false
    withKnownIssue {
      #expect(throws: FailedExpectations.self) {
        try requireAll {
          expectFrames(of: Card(), in: window, "picture _ _ 41 10")
          // The others are looked at as well.
          expectFrames(of: Card(), in: window, "picture _ _ 42 10")
          isReached = true
        }
      }
    }
    #expect(isReached)
  }

  @Test func `an expectation outside does not count`() throws {
    withKnownIssue { expectFrames(of: Card(), in: window, "picture _ _ 41 10") }
    try requireAll { expectFrames(of: Card(), in: window, "picture _ _ 40 10") }
  }

  /// A project's own expectation hands one value on.
  private func expectCard(
    width: CGFloat, _ table: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectFrames(of: Card(width: width), in: window, table, sourceLocation: sourceLocation)
  }

  @Test func `an expectation of a client's fails where it is called`() {
    let line = #line + 2
    withKnownIssue {
      expectCard(width: 40, "picture _ _ 41 10")
    } matching: {
      $0.sourceLocation?.line == line
    }
  }
}
