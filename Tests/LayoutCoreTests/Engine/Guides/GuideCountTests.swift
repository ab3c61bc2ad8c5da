import LayoutCore
import Testing

/// How often the closures of guides are called: bounds that do not depend on depth.
struct GuideCountTests {
  private final class Counter: @unchecked Sendable { var count = 0 }

  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private static let mark = HorizontalAlignment(Mark.self)

  private static func leaf(_ counter: Counter) -> LayoutNode {
    LayoutNode.clamped(minWidth: 5, maxWidth: 40).alignmentGuide(mark) { dimensions in
      counter.count += 1
      return dimensions.width / 4
    }
  }

  /// Stacks in stacks that line up a guide, which each takes over from those inside.
  private static func pile(_ levels: Int, _ counter: Counter) -> LayoutNode {
    (0..<levels).reduce(leaf(counter)) { node, _ in
      .vstack(alignment: mark, spacing: 0, [node, leaf(counter)])
    }
  }

  @Test func `stacks that line up guides ask each view as often, however many there are`() async {
    func callsPerLevel(_ levels: Int) async -> Double {
      let count = await onThread(stackSize: 64 << 20) {
        let counter = Counter()
        _ = Self.pile(levels, counter).layout(in: CGSize(width: 400, height: 4000))
        return counter.count
      }
      return Double(count) / Double(levels)
    }
    // Up to eight containers ask one after the other before anything is remembered.
    let few = await callsPerLevel(20)
    for levels in [100, 300] { #expect(await callsPerLevel(levels) <= few * 1.5) }
  }

  /// Where the innermost view is in up to thirty stacks, each with a view that is 8 broader than
  /// the one before: all line up a quarter of their width.
  @Test func `guides are where they are without memory`() async {
    let frames = await onThread(stackSize: 64 << 20) {
      (0...30).map { levels in
        let node = (0..<levels).reduce(
          LayoutNode.fixed(width: 20, height: 1).alignmentGuide(Self.mark) { $0.width / 4 }.id("in")
        ) { node, level in
          .vstack(
            alignment: Self.mark, spacing: 0,
            [
              node,
              LayoutNode.fixed(width: CGFloat(60 + level * 8), height: 1)
                .alignmentGuide(Self.mark) { $0.width / 4 },
            ])
        }
        return node.layout(proposing: .unspecified).frame(of: "in") ?? .zero
      }
    }
    // The guides inside of a stack are merged to their average, which is that of all views in line:
    // 5 from the leading edge of the innermost, which is where a quarter of the broadest is.
    for (levels, frame) in frames.enumerated() where levels > 0 {
      let quarter = CGFloat(60 + (levels - 1) * 8) / 4
      let leading: CGFloat = quarter - 5
      #expect(frame.minX == leading, "\(levels) levels")
    }
  }

  @Test func `a result's guides ask each closure once`() {
    let counter = Counter()
    let chain = (0..<40).reduce(LayoutNode.fixed(width: 10, height: 10)) { node, _ in
      node.padding(1).alignmentGuide(.leading) { dimensions in
        counter.count += 1
        return dimensions[.leading] < 0 ? 0 : dimensions[.leading]
      }
    }
    let result = chain.id("chain").layout(proposing: .unspecified)
    counter.count = 0
    #expect(result.node(of: "chain")?.dimensions[HorizontalAlignment.leading] == 39)
    #expect(counter.count <= 40)
  }

  @Test func `guides of a view far inside are those that it has in the whole`() {
    let rows = (0..<100).map { row in
      LayoutNode.hstack(
        alignment: .firstTextBaseline,
        [
          LayoutNode.measured { _ in
            LeafMeasurement(width: 20, height: 19, firstBaseline: 15, lastBaseline: 15)
          },
          LayoutNode.fixed(width: 10, height: CGFloat(row)).alignmentGuide(.firstTextBaseline) {
            $0.height - 3
          },
        ]
      ).padding(.top, 2).id(row)
    }
    let result = LayoutNode.vstack(spacing: 0, rows).layout(proposing: .unspecified)
    for row in 0..<100 {
      // The deeper of the two baselines is that of the row, 2 below the padding.
      let dimensions = result.node(of: row)?.dimensions
      #expect(dimensions?[.firstTextBaseline] == CGFloat(max(15, row - 3) + 2))
      #expect(dimensions?[explicit: .leading] == nil)
    }
  }
}
