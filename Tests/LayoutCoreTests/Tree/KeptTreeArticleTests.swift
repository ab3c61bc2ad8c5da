import Foundation
import LayoutCore
import Testing

enum Part: Hashable {
  case title, body
  case row(Int)
}

extension ResolvedLayout {
  subscript(part: Part) -> CGRect? { frame(of: part) }
}

extension LayoutNode {
  func part(_ part: Part) -> LayoutNode { id(part) }
}

/// The code of the article about keeping a tree, compiled and run.
struct KeptTreeArticleTests {
  @Test func `a text that changes in one of five hundred rows concerns its row`() {
    func text(_ words: Int) -> LayoutNode {
      .measured(.wrapping) { proposal in
        let perLine = max(1, min(words, Int(min(proposal.width ?? 1000, 1000) / 10)))
        let lines = (words + perLine - 1) / perLine
        return LeafMeasurement(width: CGFloat(perLine * 10), height: CGFloat(lines * 10))
      }
    }
    let rows = (0..<500).map { row in
      LayoutNode.hstack(
        spacing: 8, [.fixed(width: 32, height: 32), text(12).id(row), .spacer])
    }
    let tree = LayoutTree(LayoutNode.vstack(spacing: 4, rows).id("list"))
    let page = ProposedViewSize(width: 320, height: nil)
    tree.layout(proposing: page)
    #expect(tree.statistics.leafMeasures == 500)

    tree.layout(proposing: page)
    #expect(tree.statistics.visits == 0)

    tree.replace(7, with: text(15).id(7))
    let result = tree.layout(proposing: page)
    let frame = result.frame(of: 7)
    // Above are 7 rows of 32 with gaps of 4; the text of 10 is in the middle of the eighth, behind
    // 32 and a gap of 8.
    #expect(frame == CGRect(x: 40, y: 7 * 36 + 11, width: 150, height: 10))
    #expect(result.statistics.visits <= 12)
    #expect(result.statistics.leafMeasures == 1)

    // At another width every line stays as it was.
    tree.layout(proposing: ProposedViewSize(width: 300, height: nil))
    #expect(tree.statistics.leafMeasures == 0)

    tree.replace("list", with: LayoutNode.vstack(spacing: 6, []).id("list"), keepingContent: true)
    #expect(tree.layout(proposing: page).frame(of: 7)?.minY == CGFloat(7 * 38 + 11))
    #expect(tree.statistics.leafMeasures == 0)
  }

  @Test func `ids of a client's own type are found by their cases`() {
    // Beside the row, 80 − 60 are left; the standard distance is 8.
    let page = LayoutNode.vstack([
      LayoutNode.fixed(width: 80, height: 20).part(.title),
      LayoutNode.fixed(width: 60, height: 30).part(.row(1)),
    ])
    let result = page.layout(proposing: .unspecified)
    #expect(result[.title] == CGRect(x: 0, y: 0, width: 80, height: 20))
    #expect(result[.row(1)] == CGRect(x: 10, y: 28, width: 60, height: 30))
    #expect(result[.body] == nil)
  }

  @Test func `texts are found by what they say`() {
    func text(_ string: String) -> LayoutNode {
      .text(
        StyledText(string, font: FontDescription(size: 10)),
        measurer: LineSetter(SquareFontMetrics()))
    }
    let row = LayoutNode.hstack(spacing: 0, [text("ab"), text("cde"), text("ab")])
    let result = row.layout(proposing: .unspecified)
    // Each letter is 10 wide.
    #expect(result.frames(ofText: "ab").map(\.minX) == [0, 50])
    #expect(result.nodes(ofText: "cde").map(\.index) == [2])
    #expect(result.frames(ofText: "abc").isEmpty)
  }

  @Test func `a log shows what it is scrolled to`() {
    let rows = LayoutRows(count: 1_000) { [LayoutNode.fixed(width: 300, height: 44).id($0)] }
    let tree = LayoutTree(.scroll(.lazyVStack(spacing: 0, rows: rows)).id("log"))
    let page = ProposedViewSize(width: 320, height: 400)
    tree.layout(proposing: page)
    let seen = CGRect(x: 0, y: 4_400, width: 320, height: 400)
    tree.scroll("log", to: .offset(CGPoint(x: 0, y: 4_400)))
    let result = tree.layout(proposing: page)
    #expect(result.node(of: "log")?.visibleContent == seen)
    // 4,400 / 44
    #expect(result.frame(of: 100) == CGRect(x: 10, y: 0, width: 300, height: 44))
    #expect(result.frame(of: 0) == nil)
  }
}
