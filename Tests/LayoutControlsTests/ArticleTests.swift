import Foundation
import LayoutControls
import LayoutKit
import Testing

/// The code of this module's articles, compiled and run.
struct ArticleTests {
  struct Volume: View {
    @State private var level = 0.5

    var body: some View {
      Slider(value: $level) {
        Text("Volume")
      } minimumValueLabel: {
        Color.gray.frame(width: 10, height: 10)
      } maximumValueLabel: {
        Color.gray.frame(width: 20, height: 20)
      }
      .id("slider")
    }
  }

  struct Numbers: View {
    var body: some View {
      List(0..<1_000_000, id: \.self) { number in
        Color.gray.frame(width: 100, height: 40).id(number)
      }
    }
  }

  @Test func `a slider between its labels`() {
    let slider = Volume().layout(in: CGSize(width: 300, height: 100)).frame(of: "slider")
    // As wide as offered, 31 high, in the middle of 100.
    #expect(slider == CGRect(x: 0, y: 34.5, width: 300, height: 31))
  }

  @Test func `rows in sight`() {
    let numbers = Numbers().layout(in: CGSize(width: 320, height: 480))
    // 35 above the rows, 15 above and below content: the second row's is 35 + 70 + 15 from the top.
    #expect(numbers.frame(of: 1) == CGRect(x: 32, y: 120, width: 100, height: 40))
    #expect(numbers.frame(of: 500_000) == nil)
  }

  @Test func `the module's page shows this code`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = root.appendingPathComponent(
      "Sources/LayoutControls/LayoutControls.docc/LayoutControls.md")
    let source = Self.withoutIndentation(try String(contentsOfFile: #filePath, encoding: .utf8))
    let blocks = try String(contentsOf: page, encoding: .utf8)
      .components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(!blocks.isEmpty)
    for block in blocks { #expect(source.contains(Self.withoutIndentation(block)), "\(block)") }
  }

  private static func withoutIndentation(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
