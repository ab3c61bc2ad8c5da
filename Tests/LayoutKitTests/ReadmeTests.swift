import Foundation
import LayoutKit
import Testing

/// The README's code, compiled and run.
@Suite struct ReadmeTests {
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

  @Test func `a row that is explained`() {
    let row = HStack(spacing: 10) {
      Color.blue.frame(minWidth: 80).id("photo")
      Color.gray.frame(maxWidth: 60).id("badge")
      Color.red.layoutPriority(1).frame(width: 100).id("title")
    }

    let result = row.layout(in: CGSize(width: 200, height: 40))
    let lines = "\(result.explain("badge"))".split(separator: "\n").map(String.init)
    #expect(
      Array(lines.prefix(6)) == [
        #"HStack › FlexibleFrame "badge""#,
        "  The window proposes 200 × 40 to HStack.",
        "  HStack is 240 × 40: its 3 views add up to 220 and its 2 gaps to 20; aligned, they are 40 "
          + "high.",
        "  The window centres it at (-20, 0).",
        #"    HStack proposes 40 × 40 to FlexibleFrame "badge": 80 is left for 2 of 3 views of "#
          + "priority 0, and this is the second least flexible (0 to 60).",
        #"    FlexibleFrame "badge" is 40 × 40: it is as large as its child."#,
      ])
    #expect(
      result.lint().map { "\($0)" } == [
        "HStack: HStack needs 240 of width, but the window has 200; it overflows by 20 at the "
          + "leading edge and 20 at the trailing edge. Give it more room, let it shrink, or clip the "
          + "frame.",
        #"HStack › Frame "title" › Flexible: Flexible has a layout priority of 1 that is lost in "#
          + #"Frame "title", which HStack sees in its place. Set the priority after that modifier."#,
      ])
  }

  @Test func `a list of a million rows`() {
    struct Log: View {
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000_000) { line in
              Color.gray.frame(height: 20).id(line)
            }
          }
        }
        .id("log")
      }
    }

    let tree = LayoutTree(Log().layoutNode())
    tree.layout(in: CGSize(width: 320, height: 480))
    tree.scroll("log", to: .offset(CGPoint(x: 0, y: 9_999_990)))

    let result = tree.layout(in: CGSize(width: 320, height: 480))
    #expect(result.frame(of: 499_999) == CGRect(x: 0, y: -10, width: 320, height: 20))
    #expect(result.frame(of: 0) == nil)

    tree.scroll("log", to: .view(750_000, anchor: .center))
    let middle = tree.layout(in: CGSize(width: 320, height: 480))
    // (480 - 20) / 2
    #expect(middle.frame(of: 750_000) == CGRect(x: 0, y: 230, width: 320, height: 20))
  }

  @Test func `a view that is told its height`() {
    struct Banner: View {
      @State private var height: CGFloat = 0

      var body: some View {
        HStack {
          Color.red.frame(width: 4, height: height).id("bar")
          Color.yellow.frame(width: 60, height: 44)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.height
            } action: {
              height = $0
            }
        }
      }
    }

    let bar = Banner().layout(in: CGSize(width: 320, height: 200)).frame(of: "bar")
    // 4, 8 and 60 in the middle of 320; 44 in the middle of 200.
    #expect(bar == CGRect(x: 124, y: 78, width: 4, height: 44))
  }

  @Test func `a podium in space`() {
    let podium = HStackLayout(alignment: .bottom, spacing: 10).depthAlignment(.front) {
      Color.gray.frame(width: 40, height: 60).frame(depth: 20).id("second")
      Color.yellow.frame(width: 40, height: 80).frame(depth: 50).id("first")
    }

    let result = podium.layout(in: CGSize(width: 200, height: 100), depth: 100)
    let box = Rect3D(x: 55, y: 30, z: 30, width: 40, height: 60, depth: 20)
    #expect(result.box(of: "second") == box)
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

  @Test func `a tree that changes`() {
    let tree = LayoutTree(
      .vstack(
        spacing: 4,
        [LayoutNode.fixed(width: 40, height: 20).id("title"), LayoutNode.flexible.id("body")]))
    tree.layout(in: CGSize(width: 100, height: 100))
    tree.replace("title", with: .fixed(width: 40, height: 30))

    let result = tree.layout(in: CGSize(width: 100, height: 100))
    #expect(result.frame(of: "body") == CGRect(x: 0, y: 34, width: 100, height: 66))
  }

  @Test func `the README shows this code`() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let source = Self.withoutIndentation(try String(contentsOf: here, encoding: .utf8))
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count >= 4)
    for block in blocks where block.contains("#expect") {
      #expect(source.contains(Self.withoutIndentation(block)), "\(block)")
    }
  }

  private static func withoutIndentation(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
