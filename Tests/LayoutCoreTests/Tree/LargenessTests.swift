import Foundation
import LayoutCore
import Testing

/// Descriptions of more nodes than fit into memory, which a few lines that share what is inside
/// make.
struct LargenessTests {
  /// Rows of rows; each level doubles the number of leaves.
  private static func doubled(levels: Int) -> LayoutNode {
    var node = LayoutNode.fixed(width: 1, height: 1)
    for _ in 0..<levels { node = .hstack(spacing: 0, [node, node]) }
    return node
  }

  @Test func `nodes inside of shared ones are counted`() {
    // 1 + 2 + 4 + … + 1024
    #expect(Self.doubled(levels: 10).nodeCount == 2047)
    #expect(Self.doubled(levels: 10).layout(proposing: .unspecified).size.width == 1024)
  }

  @Test(arguments: [30, 100, 200])
  func `more nodes than a tree may have are left out with a note`(levels: Int) {
    let node = Self.doubled(levels: levels)
    #expect(node.levelCount == levels + 1)
    let result = node.layout(in: CGSize(width: 100, height: 100))
    #expect(result.size == .zero)
    #expect(result.diagnostics.map(\.rule) == [.tooLarge])
    #expect(result.diagnostics.first?.message.contains("67108864 nodes") == true)
  }

  @Test func `a change for too many nodes leaves out no others`() {
    let tree = LayoutTree(
      .hstack(
        spacing: 0,
        [LayoutNode.fixed(width: 10, height: 10).id("a"), LayoutNode.flexible.id("b")]))
    tree.replace("a", with: Self.doubled(levels: 64).id("a"))
    tree.insert(Self.doubled(levels: 64), into: tree.root)
    let result = tree.layout(in: CGSize(width: 100, height: 100))
    #expect(result.frame(of: "b") == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(result.frame(of: "a")?.size == .zero)
    #expect(result.diagnostics.map(\.rule) == [.tooLarge, .tooLarge])
  }

  @Test func `a tree of very many containers is summarised from the first to the last`() {
    // Each row is 30 high, and as wide as its box of 5 and its column of 7.
    let row = LayoutNode.hstack(
      spacing: 0,
      [
        .fixed(width: 5, height: 30),
        .vstack(spacing: 0, [.fixed(width: 7, height: 10), .fixed(width: 3, height: 12)]),
      ])
    let tree = LayoutTree(
      .vstack(spacing: 1, Array(repeating: row, count: 40_000) + [row.id("last")]))
    let result = tree.layout(proposing: .unspecified)
    #expect(result.size == CGSize(width: 12, height: 40_001 * 30 + 40_000))
    #expect(result.frame(of: "last") == CGRect(x: 0, y: 40_000 * 31, width: 12, height: 30))
  }
}
