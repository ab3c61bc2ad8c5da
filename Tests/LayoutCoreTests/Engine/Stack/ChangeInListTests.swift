import LayoutCore
import Testing

/// What a change inside of one of many rows costs, and that nothing else stays as it was by
/// mistake.
struct ChangeInListTests {
  /// Rows of an icon, two texts, a spacer and an accessory.
  private static func list(rows: Int, details: Int) -> LayoutNode {
    .vstack(
      spacing: 4,
      (0..<rows).map { row in
        .hstack(
          spacing: 8,
          [
            .fixed(width: 20, height: 20),
            .vstack(
              spacing: 0, [LayoutNode.words(3), LayoutNode.words(row == 1 ? details : 5).id(row)]),
            .spacer, .fixed(width: 10, height: 10),
          ])
      })
  }

  @Test func `a text that changes in a row costs the same among any number of rows`() {
    let proposal = ProposedViewSize(width: 300, height: 500)
    func visits(rows: Int) -> Int {
      let tree = LayoutTree(Self.list(rows: rows, details: 5))
      tree.layout(proposing: proposal)
      tree.replace(1, with: LayoutNode.words(7).id(1))
      let result = tree.layout(proposing: proposal)
      // The second row is below one of 20 and a gap of 4; its texts are beside an icon of 20 and a
      // gap of 8, and as high as the icon.
      #expect(result.frame(of: 1) == CGRect(x: 28, y: 34, width: 70, height: 10))
      #expect(
        result.nodes.map(\.frame)
          == Self.list(rows: rows, details: 7).layout(proposing: proposal).nodes.map(\.frame))
      return tree.statistics.visits
    }
    let few = visits(rows: 3)
    #expect(visits(rows: 300) == few)
    // The text, the texts' column and the row are summarised. They and the list are measured, the
    // column for its least width too.
    #expect(few <= 16)
  }

  @Test func `a column is as wide as its widest row after each change of one`() {
    func column(_ widths: [CGFloat]) -> LayoutNode {
      .vstack(
        alignment: .leading, spacing: 0,
        widths.enumerated().map { index, width in
          .hstack(spacing: 0, [.fixed(width: width, height: 5).id(index), LayoutNode.words(1)])
        })
    }
    var widths: [CGFloat] = [100, 80, 60]
    let tree = LayoutTree(column(widths))
    #expect(tree.layout(proposing: .unspecified).size.width == 110)
    // Each row has a word of 10 beside.
    let changes: [(row: Int, width: CGFloat, widest: CGFloat)] = [
      (2, 70, 110), (0, 50, 90), (2, 120, 130), (2, 120, 130), (2, 10, 90), (1, 0, 60),
    ]
    for change in changes {
      widths[change.row] = change.width
      tree.replace(change.row, with: .fixed(width: change.width, height: 5).id(change.row))
      let result = tree.layout(proposing: .unspecified)
      #expect(result.size.width == change.widest)
      #expect(
        result.nodes.map(\.frame)
          == column(widths).layout(proposing: .unspecified).nodes.map(\.frame))
    }
  }

  @Test func `a view that gets longer moves what is behind, wherever the broadest is`() {
    func visits(count: Int, broadest: Int) -> Int {
      func boxes(_ length: CGFloat) -> LayoutNode {
        .vstack(
          spacing: 2,
          (0..<count).map { box in
            .fixed(width: box == broadest ? 30 : 20, height: box == 1 ? length : 10).id(box)
          })
      }
      let tree = LayoutTree(boxes(10))
      tree.layout(proposing: .unspecified)
      tree.replace(1, with: .fixed(width: broadest == 1 ? 30 : 20, height: 15).id(1))
      let result = tree.layout(proposing: .unspecified)
      #expect(
        result.nodes.map(\.frame) == boxes(15).layout(proposing: .unspecified).nodes.map(\.frame))
      return tree.statistics.visits
    }
    // The view and the stack are summarised, and nothing is measured or placed.
    for broadest in 0...2 {
      #expect(visits(count: 3, broadest: broadest) == 2)
      #expect(visits(count: 300, broadest: broadest) == 2)
    }
  }
}
