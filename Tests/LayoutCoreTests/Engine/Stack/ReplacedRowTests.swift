import LayoutCore
import Testing

/// What replacing one of many rows costs, whatever is in them, and that all is as if it had always
/// been there.
struct ReplacedRowTests {
  /// Rows of text, of which what they measure is not known before they are asked.
  private static let rows: [@Sendable (LayoutNode) -> LayoutNode] = [
    { $0 },
    { $0.padding(3) },
    { $0.padding(3).frame(maxWidth: .infinity, alignment: .leading) },
    { .hstack(spacing: 8, [$0, .spacer(), .text("more")]) },
    { .hstack([.fixed(width: 20, height: 20), .vstack([$0, .text("below")]), .spacer()]) },
  ]

  /// Rows get the length that they want, are cut, or have more than enough.
  @Test(arguments: rows.indices, [nil, 5, 100] as [CGFloat?])
  func `a text that changes in a row costs the same among any number of rows`(
    kind: Int, heightPerRow: CGFloat?
  ) {
    func list(_ texts: [String]) -> LayoutNode {
      .vstack(
        texts.enumerated().map { index, text in Self.rows[kind](.text(text).id(index)) })
    }
    func visits(rows: Int) -> Int {
      let proposal = ProposedViewSize(width: 300, height: heightPerRow.map { $0 * CGFloat(rows) })
      var texts = (0..<rows).map { "row \($0)" }
      // The broadest stays as it is.
      texts[2] = "as broad as any"
      let tree = LayoutTree(list(texts))
      tree.layout(proposing: proposal)
      texts[1] = "changed"
      tree.replace(1, with: .text("changed").id(1))
      let result = tree.layout(proposing: proposal)
      #expect(
        result.nodes.map(\.frame) == list(texts).layout(proposing: proposal).nodes.map(\.frame))
      return tree.statistics.visits
    }
    // At most five nodes from the text to the list. Each may be summarised, placed, and asked for
    // what it takes at least, at most and now; so may what is beside it.
    for count in [4, 400] { #expect(visits(rows: count) <= 5 * 5 + 5) }
  }

  @Test(arguments: 0..<300)
  func `a list whose rows are replaced answers as a new one`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) &+ 7000)
    var rows = (0..<3 + random.below(6)).map { _ in Self.row(&random) }
    let (axis, alignment, isInside) = (random.below(2), random.alignment(), random.below(3))
    let spacing = random.below(2) == 0 ? nil : random.length()
    func list() -> LayoutNode {
      let children = rows.enumerated().map { $1.id($0) }
      let stack: LayoutNode =
        axis == 0
        ? .vstack(alignment: alignment.horizontal, spacing: spacing, children)
        : .hstack(alignment: alignment.vertical, spacing: spacing, children)
      return switch isInside {
      case 0: stack
      case 1: stack.padding(4)
      default: .vstack([.text("title"), stack, .spacer()])
      }
    }
    var proposal = random.proposal()
    let tree = LayoutTree(list())
    tree.layout(proposing: proposal)
    for step in 0..<12 {
      let index = random.below(rows.count)
      rows[index] = Self.row(&random)
      tree.replace(index, with: rows[index].id(index))
      if step == 8 { proposal = random.proposal() }
      let changed = tree.layout(proposing: proposal)
      let new = list().layout(proposing: proposal)
      #expect(
        changed.nodes.map(\.frame) == new.nodes.map(\.frame),
        "step \(step)\n\(proposal)\n\(changed)\n\(new)")
    }
  }

  private static func row(_ random: inout SeededRandom) -> LayoutNode {
    let node = random.node(levels: random.below(3))
    return random.below(6) == 0 ? node.layoutPriority(Double(random.below(3)) - 1) : node
  }
}
