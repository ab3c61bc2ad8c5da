import LayoutCore
import Testing

/// How much is asked: bounds that do not depend on depth, and nothing for what is known.
struct MeasureCountTests {
  /// A pile of alternating stacks, three children a level.
  static func pile(levels: Int, _ leaf: (Int) -> LayoutNode) -> LayoutNode {
    var node = leaf(0)
    for level in 0..<levels {
      let children = [leaf(level * 2 + 1), node, leaf(level * 2 + 2)]
      node =
        level.isMultiple(of: 2) ? .hstack(spacing: 1, children) : .vstack(spacing: 1, children)
    }
    return node
  }

  /// Text that wraps, but promises nothing.
  static func text(_ words: Int, _ contract: LeafContract) -> LayoutNode {
    .measured(contract) { proposal in
      let perLine = max(1, min(words, Int((proposal.width ?? .infinity).clamped(to: 1e6) / 10)))
      let lines = (words + perLine - 1) / perLine
      return LeafMeasurement(width: CGFloat(perLine) * 10, height: CGFloat(lines) * 12)
    }
  }

  /// At most this many calls for each measured leaf, whatever the depth: the combinations of 0,
  /// infinity, nothing and one share for each axis.
  static let callsPerLeaf = 16.0

  @Test(arguments: [10, 100, 400], [LeafContract.arbitrary, .wrapping])
  func `measures of a leaf do not grow with depth`(levels: Int, contract: LeafContract) {
    let tree = LayoutTree(
      Self.pile(levels: levels) {
        $0.isMultiple(of: 2) ? Self.text($0 % 7 + 1, contract) : .flexible
      }
    )
    tree.layout(in: CGSize(width: 600, height: 600))
    let leaves = Double(levels + 1)
    #expect(Double(tree.statistics.leafMeasures) / leaves <= Self.callsPerLeaf)
    #expect(
      Double(tree.statistics.evaluations) / Double(tree.nodeCount) <= Self.callsPerLeaf * 2)
  }

  @Test func `asking twice measures nothing`() {
    let tree = LayoutTree(Self.pile(levels: 30) { Self.text($0 % 7 + 1, .arbitrary) })
    tree.layout(in: CGSize(width: 600, height: 600))
    #expect(tree.statistics.leafMeasures > 0)
    tree.layout(in: CGSize(width: 600, height: 600))
    #expect(tree.statistics.visits == 0)
    #expect(tree.statistics.leafMeasures == 0)
  }

  @Test(arguments: [10, 100, 1000])
  func `a deep pile takes few evaluations a node`(levels: Int) {
    let tree = LayoutTree(
      Self.pile(levels: levels) {
        $0.isMultiple(of: 2) ? .flexible : .fixed(width: 4, height: 3)
      })
    tree.layout(in: CGSize(width: 1000, height: 800))
    #expect(Double(tree.statistics.evaluations) / Double(tree.nodeCount) <= 3)
  }

  @Test(arguments: [10, 100, 1000])
  func `rigid and hugging piles take no more`(levels: Int) {
    let tree = LayoutTree(Self.pile(levels: levels) { _ in .fixed(width: 4, height: 3) })
    tree.layout(in: CGSize(width: 1000, height: 800))
    #expect(Double(tree.statistics.evaluations) / Double(tree.nodeCount) <= 3)
  }

  /// Words of 10 by 10 that wrap, and are cut where there is no room.
  private static func truncatingWords(_ count: Int, _ counter: Counter) -> LayoutNode {
    .measured(.truncating) { proposal in
      counter.count += 1
      let width = proposal.width ?? .infinity
      let perLine = max(1, min(count, Int(min(width, 1e6) / 10)))
      let lines = (count + perLine - 1) / perLine
      let room = max(1, Int(min(proposal.height ?? .infinity, 1e6) / 10))
      return LeafMeasurement(
        width: min(CGFloat(perLine) * 10, width), height: CGFloat(min(lines, room)) * 10)
    }
  }

  @Test func `text that fits is measured once, however it is asked`() {
    let counter = Counter()
    let rows = (0..<50).map { row in
      LayoutNode.hstack(
        spacing: 4,
        [
          .fixed(width: 20, height: 20),
          .vstack(
            spacing: 2,
            [
              Self.truncatingWords(3, counter).padding(2),
              Self.truncatingWords(1 + row % 9, counter).frame(minWidth: 10),
            ]),
          .spacer,
        ])
    }
    let list = LayoutNode.vstack(spacing: 1, rows)
    LayoutTree(list).layout(in: CGSize(width: 300, height: 2000))
    #expect(counter.count == 100)
  }

  @Test func `text that is wrapped in rows is measured for its width, and where it is cut`() {
    let counter = Counter()
    let rows = (0..<50).map { _ in
      LayoutNode.hstack(
        spacing: 0, [Self.truncatingWords(20, counter), .fixed(width: 20, height: 20)])
    }
    LayoutTree(.vstack(spacing: 0, rows)).layout(in: CGSize(width: 100, height: 5000))
    // Each for its ideal width, and in 80 without room, to see how low its row can be, and with
    // room. A share of the column's height is room enough.
    #expect(counter.count == 150)
  }

  /// Words of 36 by 18 in one of 1,000 rows of a list.
  private static func text(of row: Int, isTitle: Bool, _ counter: Counter) -> LayoutNode {
    let words = isTitle ? 2 + row % 3 : 4 + row * 7 % 23
    return .measured(.wrapping) { proposal in
      counter.count += 1
      let perLine = max(1, min(words, Int(min(proposal.width ?? .infinity, 1e6) / 36)))
      return LeafMeasurement(
        width: CGFloat(perLine) * 36, height: CGFloat((words + perLine - 1) / perLine) * 18)
    }
  }

  @Test func `the texts of a list's rows are measured once, and again where they wrap`() {
    let counter = Counter()
    let rows = (0..<1000).map { row in
      LayoutNode.hstack(
        spacing: 8,
        [
          .fixed(width: 40, height: 40),
          .vstack(
            spacing: 2,
            [
              Self.text(of: row, isTitle: true, counter),
              Self.text(of: row, isTitle: false, counter),
            ]), .spacer, .fixed(width: 12, height: 20),
        ])
    }
    let tree = LayoutTree(.vstack(spacing: 4, rows))
    tree.layout(proposing: ProposedViewSize(width: 1000, height: 800))
    // 1000 − 3 · 8 − 8 − 40 − 12 = 916 are left for a row's texts. Of 4 to 26 words, only 26 are
    // wider, in one of 23 rows.
    let wrapping = (0..<1000).filter { 4 + $0 * 7 % 23 == 26 }.count
    #expect(counter.count == 2000 + wrapping && wrapping == 43)
  }

  @Test func `the cells of rows are measured once`() {
    let counter = Counter()
    let rows = (0..<100).map { row in
      LayoutNode.hstack(
        spacing: 4,
        (0..<100).map { column in
          let words = 1 + (row * 31 + column * 17) % 2
          return .measured(.wrapping) { proposal in
            counter.count += 1
            let isWide = words == 1 || proposal.width.map { $0 >= 72 } ?? true
            return LeafMeasurement(
              width: isWide ? CGFloat(36 * words) : 36, height: isWide ? 18 : 36)
          }
        })
    }
    let tree = LayoutTree(.vstack(spacing: 2, rows))
    tree.layout(proposing: ProposedViewSize(width: 8000, height: 4000))
    #expect(counter.count == 10_000)
  }

  @Test func `a guide that nobody asks for is never computed`() {
    let leading = Counter()
    let top = Counter()
    let node = LayoutNode.vstack(
      alignment: .leading, spacing: 0,
      [
        LayoutNode.fixed(width: 40, height: 10)
          .alignmentGuide(.leading) { dimensions in
            leading.count += 1
            return dimensions[.leading] - 10
          }
          .alignmentGuide(.top) { _ in
            top.count += 1
            return 5
          },
        .fixed(width: 40, height: 10),
      ])
    let result = node.layout(proposing: .unspecified)
    #expect(result.size == CGSize(width: 50, height: 20))
    #expect(leading.count > 0)
    #expect(top.count == 0)
  }

  @Test(arguments: [24, 48, 96])
  func `texts in stacks of both axes are asked each question once`(levels: Int) {
    let tree = LayoutTree(
      (0..<levels).reduce(LayoutNode.arbitraryWords(30)) { node, level in
        level % 2 == 0 ? .hstack([node, .words(25)]) : .vstack([node, .words(5)])
      })
    tree.layout(proposing: .unspecified)
    // Each stack is asked by the one around for another share with each question, so there are as
    // many as pairs of levels. If some were asked again, they would double from level to level.
    #expect(tree.statistics.evaluations <= 2 * levels * levels)
  }

  @Test func `questions that double with each level are refused in the end`() {
    // Each level asks the one inside for the shape that fits the height, and for that of its share.
    func pile(_ levels: Int) -> LayoutNode {
      (0..<levels).reduce(.text(StyledText("The quick brown fox", font: FontDescription(size: 17))))
      { node, _ in
        .hstack([node.aspectRatio(nil, contentMode: .fit), .fixed(width: 3, height: 4)])
      }
    }
    var options = LayoutOptions()
    (options.maxArchivedAnswers, options.maxEvaluations) = (1_000, 10_000)
    let window = CGSize(width: 400, height: 800)
    func column(_ levels: Int) -> LayoutNode {
      let box = LayoutNode.fixed(width: 30, height: 20)
      return .vstack([box, pile(levels).id("pile"), box])
    }
    let tree = LayoutTree(column(40), options: options)
    let refused = tree.layout(in: window)
    #expect(refused.diagnostics.map(\.rule) == [.tooManyQuestions])
    #expect(refused.size == .zero)
    // Those that are allowed, 200 more for each of 84 nodes and the text's own, and not 2 to the
    // power of 40.
    #expect(tree.statistics.evaluations < 100_000)
    // With fewer levels it is laid out.
    tree.replace("pile", with: pile(4).id("pile"))
    let result = tree.layout(in: window)
    #expect(result.size.width > 0 && result.diagnostics.isEmpty)
    #expect(result.nodes.map(\.frame) == column(4).layout(in: window).nodes.map(\.frame))
  }
}

/// Counts calls.
private final class Counter: @unchecked Sendable {
  var count = 0
}

extension CGFloat {
  fileprivate func clamped(to limit: CGFloat) -> CGFloat { Swift.min(self, limit) }
}
