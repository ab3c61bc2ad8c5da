import Foundation
import LayoutKit
import LayoutTesting
import Testing

/// The code of the articles about tests, and of the README's part about them, compiled and run.
struct ArticleTests {
  struct Row: View {
    var body: some View {
      HStack(alignment: .firstTextBaseline) {
        Text("Label").id("label")
        Spacer()
        Color.blue.frame(width: 20, height: 20).id("square")
      }
      .padding()
    }
  }

  @Test func `the square is at the trailing edge`() {
    expectFrames(of: Row(), in: CGSize(width: 300, height: 60)) {
      ExpectedFrame("square", x: 264, width: 20)
    }
  }

  @Test func `a table`() {
    expectFrames(
      of: Row(), in: CGSize(width: 300, height: 60),
      """
      label    16   _   _   _
      square  264   _  20  20
      """)
  }

  @Test func `a snapshot`() {
    expectSnapshot(
      of: Color.red.frame(width: 10, height: 10).id("dot"), in: CGSize(width: 30, height: 10),
      matches: """
        Frame "dot" (10, 0, 10, 10)
          Flexible (10, 0, 10, 10)
        """)
  }

  @Suite(.disabled("What it compares with is not recorded."))
  struct RowSnapshots {
    @Test(arguments: DynamicTypeSize.allCases) func `a row in every size`(size: DynamicTypeSize) {
      expectSnapshot(
        of: Row(), in: CGSize(width: 300, height: 60),
        environment: { $0.dynamicTypeSize = size }, named: "row-\(size)")
    }
  }

  @Test func `a screen`() {
    expectFrames(
      of: Row(), in: CGSize(width: 390, height: 844),
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0),
      """
      square  16  _  20  20
      """,
      environment: { $0.layoutDirection = .rightToLeft })
  }

  @Test func `a layout keeps the laws`() {
    checkLaws(of: HStackLayout(spacing: 4))
    checkLaws(of: ZStackLayout(), LayoutLaw.all.subtracting([.staysInside])) {
      $0.layoutPriority(1)
    }
  }

  @Test func `the README's card`() {
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
    expectFrames(
      of: Card(), in: CGSize(width: 320, height: 120),
      """
      avatar   16  36   48  48
      rule     76  60  192   1
      badge   280  36   24  24
      """)
  }

  @Test func `seeing layouts`() {
    let card = LayoutNode.hstack(
      alignment: .top, spacing: 4,
      [
        LayoutNode.fixed(width: 12, height: 8).id("icon"),
        LayoutNode.flexible.id("title"),
      ])
    let result = card.layout(in: CGSize(width: 40, height: 12))
    #expect(
      "\(result)" == """
        HStack (0, 0, 40, 12)
          Fixed "icon" (0, 0, 12, 8)
          Flexible "title" (16, 0, 24, 12)
        """)
    #expect(
      result.ascii(width: 40) == """
        ┌──────────┐╌╌╌╌┌──────────────────────┐
        │   icon   │    │                      │
        │          │    │        title         │
        └──────────┘    │                      │
        ╎               │                      │
        └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌└──────────────────────┘
        """)
    let picture = result.svg(SVGOptions(overlays: [.frames, .names, .guides, .spacing]))
    #expect(picture.hasPrefix("<svg"))
  }

  @Test func `describing nodes`() {
    let row = LayoutNode.hstack(
      spacing: 8,
      [
        LayoutNode.fixed(width: 40, height: 40).id("icon"),
        LayoutNode.flexible.id("rest"),
      ])
    let result = row.layout(in: CGSize(width: 200, height: 60))
    #expect(result.frame(of: "rest") == CGRect(x: 48, y: 0, width: 152, height: 60))
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

  @Test(arguments: [
    "Sources/LayoutTesting/LayoutTesting.docc/LayoutTesting.md",
    "Sources/LayoutTesting/LayoutTesting.docc/Laws.md",
    "Sources/LayoutCore/LayoutCore.docc/LayoutCore.md",
    "Sources/LayoutCore/LayoutCore.docc/SeeingLayouts.md", "README.md",
  ])
  func `articles show this code`(article: String) throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent(article), encoding: .utf8)
    let source = Self.lines(of: try String(contentsOf: here, encoding: .utf8))
    let blocks = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }
      .map(\.element).filter { article != "README.md" || $0.contains("expectFrames") }
      // The text of failures is pinned where they are tested.
      .filter { !$0.contains(" breaks the law ") }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let isSwift = block.hasPrefix("swift\n")
      for line in Self.lines(of: isSwift ? String(block.dropFirst(6)) : block) {
        // What a line prints or answers is expected in another way here.
        let shown = line.hasPrefix("print(") ? nil : line.components(separatedBy: "  //").first
        if let shown { #expect(source.contains { $0.contains(shown) }, "\(shown)") }
      }
    }
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
