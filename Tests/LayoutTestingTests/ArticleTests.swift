import Foundation
import LayoutKit
import LayoutTesting
import Testing

/// The code of the articles about tests, nodes and pictures, compiled and run.
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
      recorded: """
        Frame "dot" (10, 0, 10, 10)
          Flexible (10, 0, 10, 10)
        """)
  }

  @Suite(.disabled("What it compares with is not recorded."))
  struct RowSnapshots {
    @Test(arguments: DynamicTypeSize.allCases) func `a row in every size`(size: DynamicTypeSize) {
      expectSnapshot(
        of: Row(), in: CGSize(width: 300, height: 60),
        environment: { $0.dynamicTypeSize = size }, named: "\(size)")
    }
  }

  @Test func `a screen`() {
    expectFrames(
      of: Row(), in: CGSize(width: 390, height: 844),
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0),
      environment: { $0.layoutDirection = .rightToLeft },
      """
      square  16  _  20  20
      """)
  }

  @Test func `a layout keeps the laws`() {
    checkLaws(of: HStackLayout(spacing: 4))
    checkLaws(of: ZStackLayout(), LayoutLaw.version1.subtracting([.staysInside])) {
      $0.layoutPriority(1)
    }
    checkLaws(
      of: HStackLayout(),
      in: [
        LayoutLaw.Case(
          proposing: ProposedViewSize(width: nil, height: nil), [.fixed(width: 10, height: 10)])
      ])
    @Sendable func squareNode() -> LayoutNode { .fixed(width: 9, height: 9) }
    checkLaws(of: ZStackLayout(), [.isFinite], including: [.custom(".square") { squareNode() }])
    checkLaws(of: HStackLayout(), subviews: 2...9)
  }

  @Test func `nothing is found in a row`() throws {
    let result = Row().layout(in: CGSize(width: 300, height: 60))
    expectNoFindings(of: result)
    expectNoTruncatedTexts(of: result)

    let row = try requireAll {
      expectFrames(of: Row(), in: CGSize(width: 300, height: 60), "square 264 _ 20 20")
    }
    #expect(row.size == result.size)
  }

  @Test func `seeing layouts`() {
    var printed: [String] = []
    func print(_ text: some CustomStringConvertible) { printed.append(text.description) }

    let card = LayoutNode.hstack(
      alignment: .top, spacing: 4,
      [
        LayoutNode.fixed(width: 12, height: 8).id("icon"),
        LayoutNode.flexible.id("title"),
      ])
    let result = card.layout(in: CGSize(width: 40, height: 12))
    print(result)
    #expect(
      printed.last == """
        HStack (0, 0, 40, 12)
          Fixed "icon" (0, 0, 12, 8)
          Flexible "title" (16, 0, 24, 12)
        """)
    print(result.sketch(width: 40))
    #expect(
      printed.last == """
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
    tree.replace("title", with: LayoutNode.fixed(width: 40, height: 30).id("title"))

    let result = tree.layout(in: CGSize(width: 100, height: 100))
    #expect(result.frame(of: "body") == CGRect(x: 0, y: 34, width: 100, height: 66))
  }
}
