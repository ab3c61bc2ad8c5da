import LayoutCore
import Testing

/// Results that are kept while their tree goes on: they stay what they were, and cost what changes.
struct HeldResultTests {
  private static func box(_ width: Int, _ height: Int) -> LayoutNode {
    .fixed(width: CGFloat(width), height: CGFloat(height))
  }

  /// Ten rows of ten, with what is stored in tables besides: texts, frames, priorities, ids.
  private static func rows(_ leaf: (_ row: Int, _ column: Int) -> LayoutNode) -> LayoutNode {
    .vstack(
      spacing: 1,
      (0..<10).map { row in
        .hstack(
          alignment: .top, spacing: 2,
          [
            .spacer(), .divider, box(row, 2).padding(1).frame(width: 8),
            .clamped(maxWidth: 9, maxHeight: 3), box(3, 1).layoutPriority(1), .flexible,
            .measured { LeafMeasurement(width: min($0.width ?? 12, 12), height: 4) },
          ] + (0..<10).map { leaf(row, $0) })
      })
  }

  /// What a result says of all its nodes.
  private static func frames(_ result: ResolvedLayout) -> [CGRect] { result.nodes.map(\.frame) }

  private static func place(_ row: Int, _ column: Int) -> NodePlace {
    NodePlace([row, 7 + column])
  }

  @Test(arguments: 0..<4)
  func `results stay what they were, and new ones are those of a new tree`(kept: Int) throws {
    var sizes: [[(Int, Int)]] = Array(repeating: Array(repeating: (4, 5), count: 10), count: 10)
    func node() -> LayoutNode { Self.rows { Self.box(sizes[$0][$1].0, sizes[$0][$1].1) } }
    let tree = LayoutTree(node())
    var random = SeededGenerator(seed: UInt64(kept))
    var results: [(result: ResolvedLayout, frames: [CGRect])] = []
    for step in 0..<120 {
      let (row, column) = (random.below(10), random.below(10))
      sizes[row][column] = (random.below(9), random.below(9))
      let leaf = Self.box(sizes[row][column].0, sizes[row][column].1)
      let reference = try #require(tree.reference(at: Self.place(row, column)))
      #expect(tree.replace(reference, with: leaf))
      // Some changes come together, and some layouts are in another width or direction.
      if random.below(4) == 0 { continue }
      let proposal = ProposedViewSize(width: CGFloat(150 + 10 * random.below(3)), height: 90)
      let direction: LayoutDirection = step % 40 < 30 ? .leftToRight : .rightToLeft
      let result = tree.layout(proposing: proposal, direction: direction)
      let expected = node().layout(proposing: proposal, direction: direction)
      #expect(Self.frames(result) == Self.frames(expected))
      results.append((result, Self.frames(result)))
      if results.count > kept { results.removeFirst(results.count - kept) }
      #expect(results.allSatisfy { Self.frames($0.result) == $0.frames })
    }
  }

  @Test func `what differs from the last result is listed as comparing all nodes lists it`() throws
  {
    let tree = LayoutTree(Self.rows { _, _ in Self.box(4, 5) })
    var random = SeededGenerator(seed: 5)
    var before = tree.layout(proposing: ProposedViewSize(width: 150, height: 90))
    for step in 0..<100 {
      let place = Self.place(random.below(10), random.below(10))
      var leaf = Self.box(random.below(9), random.below(9))
      if step % 7 == 0 { leaf = leaf.appearance(Appearance(effects: [.opacity(0.5)])) }
      if step % 11 == 0 { leaf = leaf.id(step) }
      tree.replace(try #require(tree.reference(at: place)), with: leaf)
      let width = CGFloat(step % 20 < 15 ? 150 : 170)
      let after = tree.layout(proposing: ProposedViewSize(width: width, height: 90))
      let expected = zip(before.nodes, after.nodes).filter {
        $0.frame != $1.frame || $0.appearance != $1.appearance || $0.ids != $1.ids
      }
      let changes = try #require(after.changes(since: before))
      #expect(changes.map(\.before) == expected.map(\.0))
      #expect(changes.map(\.after) == expected.map(\.1))
      #expect(changes.map(\.after?.frame) == expected.map(\.1.frame))
      #expect(changes.map(\.after?.visibleFrame) == expected.map(\.1.visibleFrame))
      #expect(changes.map(\.after?.place) == expected.map(\.1.place))
      before = after
    }
  }

  @Test func `a change with the last result kept copies what is near it`() throws {
    let rows = (0..<10).map { _ in LayoutNode.hstack((0..<10).map { _ in Self.box(1, 1) }) }
    let tree = LayoutTree(.vstack(rows))
    var last = tree.layout(proposing: .unspecified)
    var copied: [Int] = []
    for step in 0..<10 {
      let before = tree.copiedNodeCount
      let reference = try #require(tree.reference(at: NodePlace([step, 3])))
      tree.replace(reference, with: Self.box(2, 1))
      last = tree.layout(proposing: .unspecified)
      copied.append(tree.copiedNodeCount - before)
    }
    #expect(last.size == CGSize(width: 2 + 9 + 9 * 8, height: 10 + 9 * 8))
    // The first time there is no other storage, and all nodes are copied: the column, its rows and
    // what is in them. Then the column, and what is in it and in the row whose leaf changed last.
    #expect(copied == [1 + 10 + 100] + Array(repeating: 1 + 10 + 10, count: 9))
  }

  @Test func `what was removed is let go of, whichever results were kept before`() throws {
    final class Content: Sendable {}
    let tree = LayoutTree(Self.rows { _, _ in Self.box(1, 1) })
    weak var content: Content?
    func add() -> LayoutNode {
      let added = Content()
      content = added
      return .measured { _ in withExtendedLifetime(added) { LeafMeasurement(width: 1, height: 1) } }
    }
    let reference = try #require(tree.reference(at: Self.place(2, 2)))
    var last = tree.layout(proposing: .unspecified)
    tree.replace(reference, with: add())
    for step in 0..<4 {
      last = tree.layout(proposing: .unspecified)
      let other = try #require(tree.reference(at: Self.place(5, step)))
      tree.replace(other, with: Self.box(step, 2))
    }
    last = tree.layout(proposing: .unspecified)
    #expect(content != nil)
    tree.replace(reference, with: Self.box(1, 1))
    // The last result still has it.
    #expect(content != nil)
    last = tree.layout(proposing: .unspecified)
    #expect(content == nil)
    #expect(last.size.width > 0)
  }
}
