import LayoutCore
import Testing

/// Guides whose closures ask for the guides that others set, level for level.
struct GuideChainTests {
  private final class Counter: @unchecked Sendable { var count = 0 }

  /// Padding of 1 around padding, each of which says again what it finds inside, and asks for it
  /// twice.
  private static func chain(_ levels: Int, _ counter: Counter = Counter()) -> LayoutNode {
    (0..<levels).reduce(LayoutNode.fixed(width: 10, height: 10)) { node, _ in
      node.padding(1).alignmentGuide(.leading) { dimensions in
        counter.count += 1
        return dimensions[.leading] < 0 ? 0 : dimensions[.leading]
      }
    }
  }

  @Test func `each closure is called once, however often it is asked for`() {
    let counter = Counter()
    let column = LayoutNode.vstack(
      alignment: .leading, [Self.chain(40, counter).id("chain"), .fixed(width: 80, height: 10)])
    let result = column.layout(proposing: .unspecified)
    // Each level's guide is 1 further in than the one inside, so that of all is at 39: the
    // innermost sets none.
    #expect(result.frame(of: "chain")?.minX == 0)
    #expect(result.size.width == CGFloat(39 + 80))
    // Twice for the stack, at most: to be measured and to be placed.
    #expect(counter.count <= 2 * 40)
  }

  @Test func `a chain of any length is laid out or refused with a sentence`() async {
    for stackSize in [128 << 10, 8 << 20] {
      let result = await onThread(stackSize: stackSize) {
        LayoutNode.vstack(alignment: .leading, [Self.chain(10_000), .flexible])
          .layout(proposing: .zero)
      }
      #expect(result.diagnostics.allSatisfy { $0.rule == LayoutDiagnostic.Rule.tooDeep })
    }
  }

  @Test func `so is any number of guides of one view`() async {
    let diagnostics = await onThread(stackSize: 256 << 10) {
      let node = (0..<200_000).reduce(LayoutNode.fixed(width: 10, height: 10)) { node, _ in
        node.alignmentGuide(.leading) { $0[.leading] + 1 }
      }
      return LayoutNode.vstack(alignment: .leading, [node, .flexible])
        .layout(proposing: .zero).diagnostics
    }
    #expect(diagnostics.map(\.rule) == [.tooDeep])
    // The tree itself has two levels.
    #expect(
      diagnostics.first?.message.hasPrefix("More alignment guides ask for each other") == true)
  }
}
