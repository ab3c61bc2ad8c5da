import LayoutCore
import Testing

extension LayoutDiagnostic.Rule {
  static let missingPrice = Self(rawValue: "missingPrice")
}

/// The code of the article about diagnostics, compiled and run.
struct DiagnosticsArticleTests {
  @Test func `what lint finds in a card`() {
    var printed: [String] = []
    func print(_ finding: LayoutDiagnostic) { printed.append(finding.description) }

    let card = LayoutNode.fixed(width: 330, height: 20).id("titel")
    let result = card.layout(in: CGSize(width: 320, height: 200))
    for finding in result.lint() { print(finding) }
    // (330 - 320) / 2 at each side
    #expect(printed.count == 1)
    #expect(printed.first?.contains("overflows by 5") == true)

    let found =
      result.lint(only: [.overflow, .unknownID], expecting: ["title", "price"])
    #expect(found.map(\.rule) == [.unknownID, .unknownID, .overflow])
  }

  @Test func `a rule of one's own`() {
    let label = StyledText("–", font: FontDescription(size: 10))
    let node =
      LayoutNode.text(label).diagnostic(
        .missingPrice, problem: "has no price", outcome: "a dash is shown",
        remedy: "Load the prices first")
    let result = node.layout(in: CGSize(width: 100, height: 20))
    #expect(result.diagnostics.map(\.rule) == [.missingPrice])
    #expect(
      result.diagnostics.first?.message
        == "Text has no price; a dash is shown. Load the prices first.")
  }
}
