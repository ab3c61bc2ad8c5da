import Foundation
import LayoutCore
import Testing

/// The code of the article about explanations, compiled and run.
struct ExplainingArticleTests {
  @Test func `the article shows what its code prints`() throws {
    let row = LayoutNode.hstack(
      alignment: .top, spacing: 10,
      [LayoutNode.flexible.id("a"), .fixed(width: 30, height: 20), LayoutNode.flexible.id("c")])
    let printed = "\(row.layout(in: CGSize(width: 300, height: 100)).explain("a"))"

    let here = URL(fileURLWithPath: #filePath)
    let article = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/LayoutCore/LayoutCore.docc/Explaining.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let source = try String(contentsOf: here, encoding: .utf8)
    let code = try #require(text.components(separatedBy: "```swift\n").dropFirst().first)
    for line in code.components(separatedBy: "print(")[0].split(separator: "\n") {
      #expect(source.contains(line), "\(line)")
    }
    let block = try #require(text.components(separatedBy: "```text\n").dropFirst().first)
    let shown = block.components(separatedBy: "```")[0]
    #expect(
      shown.trimmingCharacters(in: .newlines) == printed.trimmingCharacters(in: .newlines))
  }
}
