import Foundation
import LayoutCore
import Testing

/// Trees take apart only what nobody else has of a description.
struct DescriptionTests {
  private final class Token: @unchecked Sendable {}

  /// A label, 8 apart from an icon with an id, all of it padded.
  private static var row: LayoutNode {
    .hstack(
      spacing: 8,
      [
        .measured { _ in LeafMeasurement(width: 30, height: 10) },
        LayoutNode.fixed(width: 20, height: 20).id("icon"),
      ]
    ).padding(1)
  }

  @Test func `a description can be laid out any number of times`() {
    let row = Self.row
    for _ in 0..<3 {
      let result = row.layout(proposing: .unspecified)
      // 1 + 30 + 8 + 20 + 1, 1 + 20 + 1; the icon comes after the label and the gap.
      #expect(result.size == CGSize(width: 60, height: 22))
      #expect(result.frame(of: "icon") == CGRect(x: 39, y: 1, width: 20, height: 20))
    }
    #expect(row.nodeCount == 4)
  }

  @Test func `a tree keeps a description that others keep too`() {
    let row = Self.row
    let tree = LayoutTree(row)
    let other = LayoutTree(.vstack(spacing: 0, [row, row]))
    tree.replace("icon", with: .fixed(width: 5, height: 5))
    #expect(tree.layout(proposing: .unspecified).size == CGSize(width: 45, height: 12))
    // Two rows of 22.
    #expect(other.layout(proposing: .unspecified).size == CGSize(width: 60, height: 44))
    #expect(row.layout(proposing: .unspecified).size == CGSize(width: 60, height: 22))
  }

  @Test func `one description may be many children`() {
    let rows = LayoutNode.vstack(spacing: 2, Array(repeating: Self.row, count: 100))
    // 100 rows of 22, 99 gaps of 2.
    #expect(rows.layout(proposing: .unspecified).size == CGSize(width: 60, height: 2398))
    let column = LayoutNode.hstack(spacing: 0, Array(repeating: rows, count: 3))
    #expect(column.layout(proposing: .unspecified).size == CGSize(width: 180, height: 2398))
  }

  @Test func `rows of a grid may be used again, and be the same`() {
    let row: [LayoutNode] = [
      .measured { _ in LeafMeasurement(width: 30, height: 10) }, .empty,
      .fixed(width: 20, height: 20),
    ]
    let rows = [row, row]
    for _ in 0..<2 {
      let grid = LayoutNode.grid(horizontalSpacing: 4, verticalSpacing: 2, rows: rows)
      // 30 + 4 + 20, 20 + 2 + 20: what is nothing is no cell.
      #expect(grid.layout(proposing: .unspecified).size == CGSize(width: 54, height: 42))
    }
    // 30 + 1 + 20.
    let line = LayoutNode.hstack(spacing: 1, row)
    #expect(line.layout(proposing: .unspecified).size == CGSize(width: 51, height: 20))
  }

  @Test func `a node of a kept description is put into a tree again and again`() {
    let row = Self.row
    let tree = LayoutTree(.vstack(spacing: 0, [LayoutNode.fixed(width: 1, height: 1).id("first")]))
    tree.replace("first", with: row)
    tree.insert(row, into: tree.root)
    // The stack around two rows of 4 nodes.
    #expect(tree.nodeCount == 9)
    #expect(tree.layout(proposing: .unspecified).size == CGSize(width: 60, height: 44))
    #expect(row.layout(proposing: .unspecified).size == CGSize(width: 60, height: 22))
  }

  @Test func `what a closure holds lives as long as the tree or the description`() {
    weak var token: Token?
    func leaf() -> LayoutNode {
      let held = Token()
      token = held
      return .measured { _ in
        withExtendedLifetime(held) { LeafMeasurement(width: 10, height: 10) }
      }
    }
    do {
      let tree = LayoutTree(.hstack(spacing: 0, [leaf(), .flexible]))
      #expect(token != nil)
      #expect(tree.layout(proposing: .unspecified).size == CGSize(width: 20, height: 10))
    }
    #expect(token == nil)
    do {
      let kept = LayoutNode.hstack(spacing: 0, [leaf(), .flexible])
      do { _ = LayoutTree(kept) }
      #expect(token != nil)
      #expect(kept.layout(proposing: .unspecified).size == CGSize(width: 20, height: 10))
    }
    #expect(token == nil)
  }
}
