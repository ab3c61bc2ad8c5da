import Foundation
import LayoutKit
import Testing

/// The README's code, compiled and run.
struct ReadmeTests {
  @Test func `a bar above a page`() {
    let screen = VStack(spacing: 8) {
      Color.blue.frame(height: 44).id("bar")
      Color.gray.id("page")
    }
    let result = screen.layout(in: CGSize(width: 320, height: 480))
    #expect(result.frame(of: "page") == CGRect(x: 0, y: 52, width: 320, height: 428))
  }

  @Test func `a card`() {
    struct Card: View {
      var body: some View {
        HStack(alignment: .top, spacing: 12) {
          Color.blue.frame(width: 48, height: 48).id("avatar")
          VStack(alignment: .leading, spacing: 4) {
            Color.primary.frame(width: 90, height: 20).id("title")
            Color.gray.frame(height: 1).id("rule")
          }
          Color.red.frame(width: 24, height: 24).id("badge")
        }
        .padding(16)
      }
    }

    let result = Card().layout(in: CGSize(width: 320, height: 120))
    #expect(result.frame(of: "avatar") == CGRect(x: 16, y: 36, width: 48, height: 48))
    #expect(result.frame(of: "rule") == CGRect(x: 76, y: 60, width: 192, height: 1))
    #expect(result.frame(of: "badge") == CGRect(x: 280, y: 36, width: 24, height: 24))
  }

  @Test func `a row that is explained`() throws {
    let row = HStack(spacing: 10) {
      Color.blue.frame(minWidth: 80).id("photo")
      Color.gray.frame(maxWidth: 60).id("badge")
      Color.red.layoutPriority(1).frame(width: 100).id("title")
    }

    let result = row.layout(in: CGSize(width: 200, height: 40))
    let printed = ["\(result.explain("badge"))"] + result.lint().map { "\($0)" }
    var lines = printed.joined(separator: "\n").split(separator: "\n")[...]
    // The README shows these lines in this order, and leaves some out.
    let shown = try #require(try Self.blocks(of: "text").first).split(separator: "\n")
    for line in shown where line.trimmingCharacters(in: .whitespaces) != "…" {
      #expect(lines.contains(line), "\(line)")
      lines = lines.drop { $0 != line }.dropFirst()
    }
    #expect(lines.isEmpty)
  }

  @Test func `nodes without the DSL`() {
    let row = LayoutNode.hstack(
      alignment: .firstTextBaseline, spacing: 8,
      [
        LayoutNode.fixed(width: 20, height: 20).id("icon"),
        LayoutNode.measured { _ in
          LeafMeasurement(width: 60, height: 19, firstBaseline: 15, lastBaseline: 15)
        }.id("text"),
      ])

    let result = row.layout(proposing: .unspecified)
    #expect(result.frame(of: "icon") == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(result.frame(of: "text") == CGRect(x: 28, y: 5, width: 60, height: 19))
  }

  @Test func `the README shows this code`() throws {
    let source = Self.withoutIndentation(try String(contentsOfFile: #filePath, encoding: .utf8))
    let blocks = try Self.blocks(of: "swift")
    #expect(blocks.count >= 4)
    for block in blocks where block.contains(".layout(") {
      // What is printed is compared where it is made.
      let code = block.components(separatedBy: "print(")[0]
      #expect(source.contains(Self.withoutIndentation(code)), "\(code)")
    }
  }

  /// The README's blocks of code or of text.
  private static func blocks(of language: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    return readme.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  /// The lines of code without their indentation, and without imports, which stand above all tests.
  private static func withoutIndentation(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.hasPrefix("import ") }
      .joined(separator: "\n")
  }
}
