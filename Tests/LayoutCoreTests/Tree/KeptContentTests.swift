import LayoutCore
import TestSupport
import Testing

/// Containers and modifiers that are replaced around what is in them.
struct KeptContentTests {
  @Test func `what takes the place of a mask is a mask`() {
    func masked(_ mask: LayoutNode) -> LayoutNode {
      LayoutNode.fixed(width: 40, height: 40).id("photo").mask(mask.id("mask"))
    }
    let tree = LayoutTree(masked(.flexible.padding(4)))
    tree.layout(proposing: .unspecified)
    tree.replace("mask", with: LayoutNode.fixed(width: 20, height: 20).id("mask"))
    let result = tree.layout(proposing: .unspecified)
    #expect(result == masked(.fixed(width: 20, height: 20)).layout(proposing: .unspecified))
    #expect(result.node(of: "mask")?.visibleFrame == nil)
    tree.replace("mask", with: LayoutNode.flexible.padding(2).id("mask"), keepingContent: true)
    tree.layout(proposing: .unspecified)
    #expect(tree.layout(proposing: .unspecified).nodes(at: CGPoint(x: 20, y: 20)).count == 1)
  }

  @Test func `what a modifier is around cannot be taken out of it, or be joined`() {
    let row = LayoutNode.hstack([.flexible, .flexible]).id("content")
    let modified: [LayoutNode] = [
      row.ignoresSafeArea(), row.safeAreaPadding(4), .scroll(row), .list(rows: LayoutRows([row])),
      row.safeAreaInset(edge: .top, .fixed(width: 1, height: 1)),
      row.containerRelativeFrame(.horizontal),
    ]
    for node in modified {
      let root = LayoutNode.vstack([node.id("around"), .flexible]).id("root")
      let tree = LayoutTree(root)
      let before = tree.layout(in: CGSize(width: 100, height: 100))
      #expect(!tree.remove("content"))
      #expect(!tree.move("content", into: "root"))
      #expect(!tree.insert(.flexible, into: "around"))
      let after = tree.layout(in: CGSize(width: 100, height: 100))
      #expect(after.nodes.map(\.frame) == before.nodes.map(\.frame))
    }
  }

  /// What is in the container is summarised for the first time, and so is the container.
  @Test(arguments: [false, true])
  func `modifiers and containers change before the first layout, too`(changesContent: Bool) {
    func column(_ around: (LayoutNode) -> LayoutNode) -> LayoutNode {
      let row = LayoutNode.hstack([.flexible, Self.box(3, 3)]).id("row")
      return .vstack([around(row).id("around"), Self.box(20, 5)])
    }
    let changes: [(LayoutNode) -> LayoutNode] = [
      { $0.padding(1) }, { $0.offset(x: 4) }, { $0.fixedSize() }, { $0.frame(width: 30) },
      { $0.frame(maxWidth: 30, alignment: .leading) }, { $0.aspectRatio(2, contentMode: .fit) },
    ]
    for change in changes {
      let tree = LayoutTree(column { $0.padding(2) })
      if changesContent {
        tree.layout(in: Self.window)
        tree.replace("row", with: LayoutNode.hstack([.flexible, Self.box(3, 3)]).id("row"))
      }
      #expect(tree.replace("around", with: change(.flexible).id("around"), keepingContent: true))
      let wanted = column(change).layout(in: Self.window)
      #expect(tree.layout(in: Self.window) == wanted, "\(wanted)")
    }
  }

  private static func box(_ width: CGFloat, _ height: CGFloat = 10) -> LayoutNode {
    .fixed(width: width, height: height)
  }

  private static let window = CGSize(width: 200, height: 300)

  /// A list in a card.
  private static func card(
    padding: CGFloat, list: ([LayoutNode]) -> LayoutNode
  ) -> LayoutNode {
    list([
      .hstack(spacing: 3, [box(20).id("a"), .spacer, box(30, 14).id("b")]),
      LayoutNode.spacer(minLength: 7).id("space"), box(50).frame(width: 60).id("c"),
    ]).padding(padding).id("card")
  }

  private static func frames(_ result: ResolvedLayout) -> [CGRect] { result.nodes.map(\.frame) }

  @Test func `the values of a stack change without a word about its rows`() {
    func list(_ spacing: CGFloat, _ alignment: HorizontalAlignment) -> ([LayoutNode]) -> LayoutNode
    {
      { .vstack(alignment: alignment, spacing: spacing, $0).id("list") }
    }
    let tree = LayoutTree(Self.card(padding: 5, list: list(2, .leading)))
    tree.layout(in: Self.window)
    #expect(
      tree.replace("list", with: list(9, .trailing)([]), keepingContent: true))
    #expect(
      Self.frames(tree.layout(in: Self.window))
        == Self.frames(Self.card(padding: 5, list: list(9, .trailing)).layout(in: Self.window)))
    #expect(tree.replace("card", with: .flexible.padding(20).id("card"), keepingContent: true))
    let result = tree.layout(in: Self.window)
    #expect(
      Self.frames(result)
        == Self.frames(Self.card(padding: 20, list: list(9, .trailing)).layout(in: Self.window)))
    // The card fills the window but for what the frame of 60 leaves, centred: 5 points in, 15 more.
    #expect(result.frame(of: "card")?.minY == 0)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func `a row becomes a column, a pile or a layout of a client, and back`() {
    let lists: [([LayoutNode]) -> LayoutNode] = [
      { .hstack(spacing: 4, $0).id("list") }, { .zstack($0).id("list") },
      { .layout(HStackLayout(spacing: 6), $0).id("list") },
      { .vstack(alignment: .center, spacing: 1, $0).id("list") },
      { LayoutNode.vstack(spacing: 1, $0).layoutDirection(.rightToLeft).id("list") },
      { .hstack(alignment: .bottom, spacing: nil, $0).id("list") },
    ]
    let tree = LayoutTree(Self.card(padding: 1, list: lists[3]))
    for list in lists + lists.reversed() {
      #expect(tree.replace("list", with: list([]), keepingContent: true))
      let result = tree.layout(in: Self.window)
      let expected = Self.card(padding: 1, list: list).layout(in: Self.window)
      #expect(Self.frames(result) == Self.frames(expected))
      #expect(result.nodes.map(\.name) == expected.nodes.map(\.name))
      #expect(result.nodes.map(\.ids) == expected.nodes.map(\.ids))
    }
  }

  @Test func `a grid keeps its rows`() {
    func grid(_ spacing: CGFloat, _ rows: [[LayoutNode]]) -> LayoutNode {
      .grid(horizontalSpacing: spacing, verticalSpacing: 2, rows: rows)
    }
    let rows = [[Self.box(10), Self.box(20)], [Self.box(30)], [Self.box(5), Self.box(5)]]
    let tree = LayoutTree(grid(3, rows))
    #expect(tree.layout(proposing: .unspecified).size.width == CGFloat(30 + 3 + 20))
    #expect(tree.replace(tree.root, with: grid(8, []), keepingContent: true))
    #expect(
      Self.frames(tree.layout(proposing: .unspecified))
        == Self.frames(grid(8, rows).layout(proposing: .unspecified)))
    tree.replace(tree.root, with: LayoutNode.vstack(spacing: 1, []), keepingContent: true)
    #expect(tree.layout(proposing: .unspecified).size == CGSize(width: 30, height: 54))
    #expect(!tree.replace(tree.root, with: grid(8, []), keepingContent: true))
  }

  @Test func `frames, offsets and overlays change around what they modify`() {
    let modifiers: [(LayoutNode) -> LayoutNode] = [
      { $0.frame(width: 80, alignment: .leading) }, { $0.offset(x: 4, y: 5) },
      { $0.frame(minWidth: 10, maxWidth: 90) }, { $0.padding(6) }, { $0.position(x: 9, y: 9) },
      { $0.aspectRatio(2, contentMode: .fit) }, { $0.fixedSize() },
    ]
    let content = LayoutNode.hstack([Self.box(20), .spacer, .flexible])
    let tree = LayoutTree(modifiers[0](content))
    for modifier in modifiers {
      #expect(tree.replace(tree.root, with: modifier(.flexible), keepingContent: true))
      #expect(
        Self.frames(tree.layout(in: Self.window))
          == Self.frames(modifier(content).layout(in: Self.window)))
    }
    #expect(!tree.replace(tree.root, with: .hstack([]), keepingContent: true))
    #expect(!tree.replace(tree.root, with: content.overlay(Self.box(1)), keepingContent: true))
    #expect(!tree.replace(tree.root, with: Self.box(1), keepingContent: true))
    // The content has taken lengths from what was around it.
    let other = LayoutNode.flexible.padding(6).standardLengths(.cells)
    #expect(!tree.replace(tree.root, with: other, keepingContent: true))
    #expect(tree.nodeCount == 5)
  }

  @Test func `nothing moves to where it would have other standard lengths`() {
    let padded = LayoutNode.flexible.padding().id("padded")
    func rows(_ lengths: StandardLengths) -> LayoutNode {
      .hstack([
        .vstack([padded, Self.box(1)]).id("from"),
        .vstack([Self.box(1), Self.box(2)]).standardLengths(lengths).id("to"),
      ])
    }
    let other = LayoutTree(rows(.cells))
    #expect(!other.move("padded", into: "to"))
    #expect(other.move("padded", into: "from"))
    let same = LayoutTree(rows(StandardLengths()))
    #expect(same.move("padded", into: "to"))
  }

  @Test func `rows of a long list are not described, looked at or moved in storage`() throws {
    let rows = (0..<1000).map { row in
      LayoutNode.hstack(spacing: 2, [Self.box(20), Self.box(30)]).id(row)
    }
    let tree = LayoutTree(LayoutNode.vstack(spacing: 0, rows).id("list"))
    tree.layout(in: Self.window)
    let row = try #require(tree.reference(to: 999))
    tree.replace("list", with: LayoutNode.vstack(spacing: 1, []).id("list"), keepingContent: true)
    let result = tree.layout(in: Self.window)
    // The last row's place counts from the middle of the window: 10,999 of rows and gaps.
    #expect(result.frame(of: row)?.maxY == CGFloat(150 + 10_999 / 2.0))
    #expect(result.statistics.visits <= 4)
    #expect(tree.copiedNodeCount == 0)
  }

  @Test func `random changes around random content are those of a new tree`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<60 {
      let boxes = (0..<1 + random.below(4)).map { _ in
        random.below(3) == 0 ? LayoutNode.spacer : Self.box(CGFloat(random.below(40)))
      }
      let lists: [([LayoutNode]) -> LayoutNode] = (0..<5).map { _ in
        let spacing = CGFloat(random.below(9))
        return random.below(2) == 0
          ? { .hstack(spacing: spacing, $0) } : { .vstack(spacing: spacing, $0) }
      }
      let tree = LayoutTree(.zstack([lists[0](boxes), Self.box(90, 3)]))
      var last: ResolvedLayout?
      for list in lists {
        guard let place = tree.reference(at: [0]) else { continue }
        #expect(tree.replace(place, with: list([]), keepingContent: true))
        let result = tree.layout(in: Self.window)
        let expected = LayoutNode.zstack([list(boxes), Self.box(90, 3)]).layout(in: Self.window)
        #expect(Self.frames(result) == Self.frames(expected))
        if random.below(2) == 0 { last = result }
      }
      #expect(last?.nodes.isEmpty != true)
    }
  }
}
