import LayoutCore
import Testing

/// What each shortcut saves, as counts, and that the frames are those without it.
struct ShortcutCountTests {
  private static let plainWork: LayoutOptions = {
    var options = LayoutOptions()
    options.shortcuts = []
    return options
  }()

  private static func frames(_ node: LayoutNode, _ proposal: ProposedViewSize) -> [CGRect] {
    LayoutTree(node, options: plainWork).layout(proposing: proposal).nodes.map(\.frame)
  }

  @Test func `children that come in order are measured once each`() {
    let row = LayoutNode.hstack(
      spacing: 0,
      (0..<10).map { $0.isMultiple(of: 2) ? .fixed(width: 10, height: 5) : .flexible })
    let tree = LayoutTree(row)
    let proposal = ProposedViewSize(width: 100, height: 20)
    let result = tree.layout(proposing: proposal)
    // The row and five flexible leaves; fixed ones need no measuring. Each flexible one gets
    // (100 - 5 × 10) / 5.
    #expect(tree.statistics.evaluations == 6)
    #expect(result.nodes[2].frame == CGRect(x: 10, y: 0, width: 10, height: 20))
    #expect(result.nodes.map(\.frame) == Self.frames(row, proposal))
  }

  @Test func `spacers in a row cost no sorting and no question`() {
    let row = LayoutNode.hstack(
      spacing: 0,
      [
        .spacer(minLength: 4), LayoutNode.words(3), .spacer(minLength: 6),
        .fixed(width: 10, height: 5),
      ])
    let tree = LayoutTree(row)
    let proposal = ProposedViewSize(width: 100, height: nil)
    let result = tree.layout(proposing: proposal)
    // The text is asked once, for its ideal size of 30; (100 - 30 - 10) / 2 is left for each
    // spacer.
    #expect(tree.statistics.leafMeasures == 1)
    #expect(result.nodes.map(\.frame.width) == [100, 30, 30, 30, 10])
    #expect(result.nodes.map(\.frame) == Self.frames(row, proposal))
  }

  @Test func `a part of one length that stands in front of others is offered its share first`() {
    // The column is 100 wide whatever it is offered, although what is inside depends on it.
    let column = LayoutNode.vstack(
      spacing: 0,
      [
        LayoutNode.words(1), .fixed(width: 100, height: 5),
        .clamped(minWidth: 0, maxWidth: 90, minHeight: 5),
      ])
    let row = LayoutNode.hstack(spacing: 0, [column, .fixed(width: 20, height: 5)])
    let proposal = ProposedViewSize(width: 160, height: nil)
    let result = LayoutTree(row).layout(proposing: proposal)
    // As flexible as the fixed view and in front of it, it is offered 160 / 2.
    #expect(result.nodes.map(\.frame.width) == [120, 100, 10, 100, 80, 20])
    #expect(result.nodes.map(\.frame) == Self.frames(row, proposal))
  }

  @Test func `text in frames with a least width is not asked for its own`() {
    let row = LayoutNode.hstack(
      spacing: 0,
      [LayoutNode.words(3).frame(minWidth: 12), LayoutNode.words(5).frame(minWidth: 12)])
    let tree = LayoutTree(row)
    let proposal = ProposedViewSize(width: 200, height: nil)
    let result = tree.layout(proposing: proposal)
    // Each text is asked for its ideal size, which fits: 30 and 50.
    #expect(tree.statistics.leafMeasures == 2)
    #expect(result.size == CGSize(width: 80, height: 10))
    #expect(result.nodes.map(\.frame) == Self.frames(row, proposal))
  }

  @Test func `texts that all fit are asked once each`() {
    let row = LayoutNode.hstack(spacing: 0, (1...4).map { LayoutNode.words($0) })
    let tree = LayoutTree(row)
    let proposal = ProposedViewSize(width: 400, height: nil)
    let result = tree.layout(proposing: proposal)
    #expect(tree.statistics.leafMeasures == 4)
    #expect(result.nodes.map(\.frame.width) == [100, 10, 20, 30, 40])
    #expect(result.nodes.map(\.frame) == Self.frames(row, proposal))
  }

  @Test func `a change in a large tree looks at its row and what is around that`() {
    func column(changing index: Int) -> LayoutNode {
      .vstack(
        spacing: 1,
        (0..<200).map { row in
          .hstack(
            spacing: 1,
            (0..<100).map { cell in
              row * 100 + cell == index
                ? .fixed(width: 3, height: 5)
                : cell.isMultiple(of: 2) ? .fixed(width: 4, height: 5) : .flexible
            })
        })
    }
    let proposal = ProposedViewSize(width: 4000, height: 4000)
    let tree = LayoutTree(column(changing: -1))
    tree.layout(proposing: proposal)
    let (row, cell) = (123, 42)
    let leaf = tree.children(of: tree.children(of: tree.root)[row])[cell]
    tree.replace(leaf, with: .fixed(width: 3, height: 5))
    let result = tree.layout(proposing: proposal)
    // Those in the row, and the column.
    #expect(tree.statistics.visits < 150)
    #expect(
      result.nodes.map(\.frame) == Self.frames(column(changing: row * 100 + cell), proposal))
  }

  /// A column of views that are 10 high and of different widths, the widest 59.
  private static func column(changing index: Int, to size: CGSize) -> LayoutNode {
    .vstack(
      spacing: 2,
      (0..<100).map {
        $0 == index
          ? .fixed(width: size.width, height: size.height)
          : .fixed(width: CGFloat(10 + $0 % 50), height: 10)
      })
  }

  @Test(
    arguments: [0, 1, 50, 99],
    [
      CGSize(width: 20, height: 33.3), CGSize(width: 59, height: 0.1),
      CGSize(width: 80, height: 10),
    ])
  func `a change in a rigid column moves what is behind it`(index: Int, size: CGSize) {
    let proposal = ProposedViewSize(width: 100, height: 100)
    let tree = LayoutTree(Self.column(changing: -1, to: .zero))
    tree.layout(proposing: proposal)
    let leaf = tree.children(of: tree.root)[index]
    tree.replace(leaf, with: .fixed(width: size.width, height: size.height))
    let result = tree.layout(proposing: proposal)
    // The view and the column are looked at; only a view wider than all others concerns those too.
    if size.width < 60 { #expect(tree.statistics.visits == 2) }
    #expect(
      result.nodes.map(\.frame) == Self.frames(Self.column(changing: index, to: size), proposal))
  }

  @Test func `a change of the widest view in a rigid column moves all others`() {
    let proposal = ProposedViewSize(width: 100, height: 100)
    let column = { (width: CGFloat) in
      LayoutNode.vstack(
        alignment: .trailing, spacing: 0,
        [.fixed(width: 20, height: 10), .fixed(width: width, height: 10)])
    }
    let tree = LayoutTree(column(50))
    tree.layout(proposing: proposal)
    tree.replace(tree.children(of: tree.root)[1], with: .fixed(width: 30, height: 10))
    let result = tree.layout(proposing: proposal)
    #expect(result.size == CGSize(width: 30, height: 20))
    #expect(result.nodes[1].frame == CGRect(x: 10, y: 0, width: 20, height: 10))
    #expect(result.nodes.map(\.frame) == Self.frames(column(30), proposal))
  }

  // MARK: Changes deep inside

  /// A column of rows, each an icon of 20 by 20 beside a text that wraps in 80.
  private static func rows(words: [Int]) -> LayoutNode {
    .vstack(
      alignment: .leading, spacing: 4,
      words.enumerated().map { row, words in
        .hstack(
          spacing: 0,
          [.fixed(width: 20, height: 20), LayoutNode.words(words).id("text \(row)").padding(0)])
      })
  }

  @Test(arguments: [(4, 20), (30, 40)])
  func `a text that changes concerns its row, and moves the rows behind it`(
    count: Int, height: CGFloat
  ) {
    let proposal = ProposedViewSize(width: 100, height: 1000)
    var words = [Int](repeating: 3, count: 100)
    words[0] = 10
    let tree = LayoutTree(Self.rows(words: words))
    tree.layout(proposing: proposal)
    tree.replace("text 40", with: LayoutNode.words(count).id("text 40"))
    let result = tree.layout(proposing: proposal)
    words[40] = count
    // The text, its padding, the row and the column are summarised and measured; nobody else.
    #expect(tree.statistics.visits <= 10)
    // Above are 40 rows of 20 with gaps of 4.
    #expect(result.nodes[1 + 40 * 4].frame.minY == 960)
    let next: CGFloat = 960 + height + 4
    #expect(result.nodes[1 + 41 * 4].frame.minY == next)
    #expect(result.nodes.map(\.frame) == Self.frames(Self.rows(words: words), proposal))
  }

  @Test func `what a client asks after placing lays nothing out again`() {
    let row = LayoutNode.hstack(spacing: 0, [.fixed(width: 10, height: 5), .flexible])
    let node = LayoutNode.layout(Curious(), [row])
    let proposal = ProposedViewSize(width: 100, height: 50)
    let tree = LayoutTree(node)
    let result = tree.layout(proposing: proposal)
    // The client's layout, the row and its flexible leaf, for 100 × 50. What the row answers to the
    // other proposals is in its summary.
    #expect(tree.statistics.evaluations == 3)
    #expect(
      result.nodes.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 0, y: 0, width: 100, height: 50),
        CGRect(x: 0, y: 22.5, width: 10, height: 5), CGRect(x: 10, y: 0, width: 90, height: 50),
      ])
    #expect(result.nodes.map(\.frame) == Self.frames(node, proposal))
  }

  @Test func `a client's layout knows sizes that follow from no question or from the proposal`() {
    let node = LayoutNode.layout(
      Curious(), [.fixed(width: 10, height: 5), .flexible.frame(width: 20, height: 8), .flexible])
    let proposal = ProposedViewSize(width: 100, height: 50)
    let tree = LayoutTree(node)
    let result = tree.layout(proposing: proposal)
    // The layout, and the two flexible leaves when they are placed.
    #expect(tree.statistics.evaluations == 1 + 2)
    #expect(
      result.nodes.map(\.frame.size) == [
        CGSize(width: 100, height: 50), CGSize(width: 10, height: 5), CGSize(width: 20, height: 8),
        CGSize(width: 20, height: 8), CGSize(width: 100, height: 50),
      ])
    #expect(result.nodes.map(\.frame) == Self.frames(node, proposal))
  }

  @Test func `a client's layout answers a proposal once, whoever asks again`() {
    let node = LayoutNode.layout(Curious(), [.layout(Curious(), [.flexible])])
    let proposal = ProposedViewSize(width: 100, height: 50)
    let tree = LayoutTree(node)
    let result = tree.layout(proposing: proposal)
    // The outer layout once; the inner one for 100 × 50 and for the three proposals that the outer
    // one asks after placing it; that the inner one is placed for 100 × 50 after all asks it
    // nothing. The leaf takes what it is proposed, so it is not asked, but placed.
    #expect(tree.statistics.evaluations == 1 + 4 + 1)
    #expect(
      result.nodes.map(\.frame.size) == Array(repeating: CGSize(width: 100, height: 50), count: 3))
    #expect(result.nodes.map(\.frame) == Self.frames(node, proposal))
  }

  @Test func `a leaf in the place of another one is all that is summarised`() {
    let row = LayoutNode.hstack(
      spacing: 1, [.fixed(width: 10, height: 5), .fixed(width: 10, height: 8), .flexible])
    let tree = LayoutTree(.vstack(spacing: 0, [row, .flexible]))
    let proposal = ProposedViewSize(width: 100, height: 50)
    tree.layout(proposing: proposal)
    func leaf() -> LayoutTree.Reference? { tree.reference(at: [0, 0]) }
    for (width, height) in [(10.0, 6.0), (12, 5), (20, 7)] {
      guard let leaf = leaf() else { continue }
      tree.replace(leaf, with: .fixed(width: width, height: height))
      let result = tree.layout(proposing: proposal)
      #expect(tree.statistics.summaries == 1)
      // 100 - 10 - 2 · 1 - width
      #expect(
        result.nodes[4].frame == CGRect(x: width + 12, y: 0, width: 88 - width, height: 25))
    }
    // The greatest height is that of the leaf now, and has to be searched for when it shrinks.
    for (height, summaries) in [(9.0, 1), (4, 2)] {
      guard let leaf = leaf() else { continue }
      tree.replace(leaf, with: .fixed(width: 20, height: height))
      tree.layout(proposing: proposal)
      #expect(tree.statistics.summaries == summaries)
    }
    // Without room, the row is as high as its second leaf.
    let flat = tree.layout(proposing: ProposedViewSize(width: 100, height: 0))
    #expect(flat.size == CGSize(width: 100, height: 8))
  }

  @Test func `a part that keeps its share and its turn concerns no sibling`() {
    func part(_ index: Int, width: CGFloat) -> LayoutNode {
      .hstack(
        spacing: 0,
        [.fixed(width: width, height: 5).id("leaf \(index)").padding(0), .flexible])
    }
    func node(width: CGFloat) -> LayoutNode {
      .hstack(
        spacing: 0,
        (0..<5).map { part($0, width: $0 == 2 ? width : CGFloat(10 * (5 - $0))) })
    }
    let proposal = ProposedViewSize(width: 1000, height: 50)
    let tree = LayoutTree(node(width: 30))
    tree.layout(proposing: proposal)
    // With least widths of 50, 40, 30, 20 and 10, the third stays third at 35.
    tree.replace("leaf 2", with: .fixed(width: 35, height: 5).id("leaf 2"))
    let result = tree.layout(proposing: proposal)
    // Summarised: the leaf and its padding; the lengths of the part and the whole are added up
    // anew. Measured: the part, its flexible leaf, the whole. Placed: the leaf in its padding, on
    // the way from the whole through the part.
    #expect(tree.statistics.visits == 8)
    // Every part gets 1000 / 5 again.
    #expect(
      result.nodes.filter { $0.frame.width == 200 }.map(\.frame.minX) == [0, 200, 400, 600, 800])
    #expect(result.nodes.map(\.frame) == Self.frames(node(width: 35), proposal))
    // At 45 it comes second, and all are asked again.
    tree.replace("leaf 2", with: .fixed(width: 45, height: 5).id("leaf 2"))
    #expect(
      tree.layout(proposing: proposal).nodes.map(\.frame)
        == Self.frames(node(width: 45), proposal))
  }
}

/// A client's layout that asks its subviews more than it needs to know, and last of all.
private struct Curious: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.reduce(into: CGSize.zero) { $0 = $1.sizeThatFits(proposal) }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: proposal)
      for other in [ProposedViewSize.zero, .infinity, .unspecified] {
        _ = subview.sizeThatFits(other)
      }
    }
  }
}
