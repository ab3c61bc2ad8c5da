import LayoutCore
import Testing

/// What each shortcut saves, as counts, and that the frames are those without it.
@Suite struct ShortcutCountTests {
  private static let plainWork: LayoutOptions = {
    var options = LayoutOptions()
    options.usesShortcuts = false
    return options
  }()

  private static func frames(_ node: LayoutNode, _ proposal: ProposedViewSize) -> [CGRect] {
    LayoutTree(node, options: plainWork).layout(proposing: proposal).nodes.map(\.frame)
  }

  /// Words of 10 by 10 that wrap.
  private static func text(_ words: Int) -> LayoutNode {
    .measured(.wrapping) { proposal in
      let width = min(proposal.width ?? .infinity, 1e6)
      let perLine = max(1, min(words, Int(width / 10)))
      return LeafMeasurement(
        width: CGFloat(perLine * 10), height: CGFloat((words + perLine - 1) / perLine * 10))
    }
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
        .spacer(minLength: 4), Self.text(3), .spacer(minLength: 6), .fixed(width: 10, height: 5),
      ])
    let tree = LayoutTree(row)
    let proposal = ProposedViewSize(width: 100, height: nil)
    let result = tree.layout(proposing: proposal)
    // The text is asked once, for its ideal size of 30; (100 - 30 - 10) / 2 is left for each spacer.
    #expect(tree.statistics.leafMeasures == 1)
    #expect(result.nodes.map(\.frame.width) == [100, 30, 30, 30, 10])
    #expect(result.nodes.map(\.frame) == Self.frames(row, proposal))
  }

  @Test func `text in frames with a least width is not asked for its own`() {
    let row = LayoutNode.hstack(
      spacing: 0, [Self.text(3).frame(minWidth: 12), Self.text(5).frame(minWidth: 12)])
    let tree = LayoutTree(row)
    let proposal = ProposedViewSize(width: 200, height: nil)
    let result = tree.layout(proposing: proposal)
    // Each text is asked for its ideal size, which fits: 30 and 50.
    #expect(tree.statistics.leafMeasures == 2)
    #expect(result.size == CGSize(width: 80, height: 10))
    #expect(result.nodes.map(\.frame) == Self.frames(row, proposal))
  }

  @Test func `texts that all fit are asked once each`() {
    let row = LayoutNode.hstack(spacing: 0, (1...4).map { Self.text($0) })
    let tree = LayoutTree(row)
    let proposal = ProposedViewSize(width: 400, height: nil)
    let result = tree.layout(proposing: proposal)
    #expect(tree.statistics.leafMeasures == 4)
    #expect(result.nodes.map(\.frame.width) == [100, 10, 20, 30, 40])
    #expect(result.nodes.map(\.frame) == Self.frames(row, proposal))
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
}
