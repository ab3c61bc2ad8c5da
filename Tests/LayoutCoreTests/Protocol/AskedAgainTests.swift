import LayoutCore
import Testing

/// What a client's layout is asked after a change elsewhere: nothing that it has answered.
struct AskedAgainTests {
  /// Counts the questions to layouts.
  private final class Ledger: @unchecked Sendable {
    var sizes = 0
    var placements = 0
    var guides = 0
    var all: [Int] { [sizes, placements, guides] }
    func reset() { (sizes, placements, guides) = (0, 0, 0) }
  }

  /// Subviews one after the other, each as wide as it is, with a guide at the second.
  private struct Row: Layout {
    let ledger: Ledger

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      ledger.sizes += 1
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      ledger.placements += 1
      var x = bounds.minX
      for subview in subviews {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width
      }
    }

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Void
    ) -> CGFloat? {
      ledger.guides += 1
      return subviews.first?.sizeThatFits(.unspecified).width
    }
  }

  private let window = CGSize(width: 100, height: 1000)

  private func rows(_ ledger: Ledger, _ alignment: HorizontalAlignment) -> LayoutTree {
    let rows = (0..<50).map { number in
      LayoutNode.layout(
        Row(ledger: ledger),
        [.fixed(width: 5, height: 10).id(-number), .fixed(width: 10, height: 10).id(number)])
    }
    return LayoutTree(
      LayoutNode.vstack(alignment: alignment, spacing: 0, rows)
        .frame(width: 100, height: 1000, alignment: .topLeading))
  }

  @Test(arguments: [HorizontalAlignment.leading, .center, .trailing])
  func `a row that changes in width asks no other row`(alignment: HorizontalAlignment) {
    let ledger = Ledger()
    let tree = rows(ledger, alignment)
    tree.layout(in: window)
    ledger.reset()
    for width in [8, 9, 6] as [CGFloat] {
      tree.replace(7, with: .fixed(width: width, height: 10).id(7))
      let result = tree.layout(in: window)
      // All rows have their guide at 5, so they begin at the same place.
      #expect(result.frame(of: 7) == CGRect(x: 5, y: 70, width: width, height: 10))
      #expect(result.frame(of: 30) == CGRect(x: 5, y: 300, width: 10, height: 10))
    }
    // Of the row that changes: placed once each time, asked for one guide, and for its size for no
    // more than the proposals of a stack, which are three.
    #expect(ledger.placements == 3)
    #expect(ledger.guides == 3)
    #expect(ledger.sizes <= 9)
  }

  @Test func `rows that move are placed where they are then`() {
    let ledger = Ledger()
    let tree = rows(ledger, .leading)
    tree.layout(in: window)
    ledger.reset()
    tree.replace(7, with: .fixed(width: 10, height: 25).id(7))
    let result = tree.layout(in: window)
    #expect(result.frame(of: 6) == CGRect(x: 5, y: 60, width: 10, height: 10))
    #expect(result.frame(of: 8) == CGRect(x: 5, y: 95, width: 10, height: 10))
    // The row itself, and the 42 below it, which are offered other shares of the height.
    #expect(ledger.placements == 43)
    #expect(ledger.guides == 43)
  }

  @Test func `a guide inside that changes is asked for again`() {
    let ledger = Ledger()
    let tree = rows(ledger, .leading)
    tree.layout(in: window)
    tree.replace(-7, with: .fixed(width: 9, height: 10).id(-7))
    let result = tree.layout(in: window)
    // Its guide is at 9 now, so the others begin 4 further.
    #expect(result.frame(of: -7)?.minX == CGFloat(0))
    #expect(result.frame(of: -8)?.minX == CGFloat(4))
    #expect(result.frame(of: 8)?.minX == CGFloat(9))
  }

  @Test func `the direction decides anew`() {
    let ledger = Ledger()
    let tree = rows(ledger, .leading)
    tree.layout(in: window)
    let mirrored = tree.layout(in: window, direction: .rightToLeft)
    #expect(mirrored.frame(of: 8) == CGRect(x: 85, y: 80, width: 10, height: 10))
    let back = tree.layout(in: window)
    #expect(back.frame(of: 8) == CGRect(x: 5, y: 80, width: 10, height: 10))
  }
}
