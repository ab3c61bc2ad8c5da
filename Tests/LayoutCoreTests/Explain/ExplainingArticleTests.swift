import Foundation
import LayoutCore
import Testing

/// The code of the article about explanations, compiled and run.
struct ExplainingArticleTests {
  @Test func `the article shows what its code prints`() throws {
    var printed = ""
    func print(_ explanation: Explanation) { printed = explanation.description }

    let row = LayoutNode.hstack(
      alignment: .top, spacing: 10,
      [LayoutNode.flexible.id("a"), .fixed(width: 30, height: 20), LayoutNode.flexible.id("c")])
    print(row.layout(in: CGSize(width: 300, height: 100)).explain("a"))

    let here = URL(fileURLWithPath: #filePath)
    let article = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/LayoutCore/LayoutCore.docc/Explaining.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let block = try #require(text.components(separatedBy: "```text\n").dropFirst().first)
    let shown = block.components(separatedBy: "```")[0]
    #expect(
      shown.trimmingCharacters(in: .newlines) == printed.trimmingCharacters(in: .newlines))
  }

  @Test func `a sweep finds the width from which on a card stops to grow`() {
    var printed = ""
    func print(_ sweep: LayoutSweep) { printed = sweep.description }

    let card = LayoutNode.flexible.frame(maxWidth: 400).id("card")
    print(card.sweep(width: 200...600))
    #expect(printed.contains("400"))
  }
}
