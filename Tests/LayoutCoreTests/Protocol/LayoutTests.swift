import LayoutCore
import TestSupport
import Testing

/// What a client's layout may do with its subviews.
struct LayoutTests {
  @Test(arguments: rows)
  func `a client's layout places its subviews`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    // (100 − 20) / 2 = 40 and (50 − 10) / 2 = 20; mirrored, 100 − 20 = 80.
    WorkedExample(
      "a view is placed by its leading top corner, and is centred where nobody places it",
      area { $0[0].place(at: $1.origin, proposal: .unspecified) }
    )
    .proposed(100, 50, size: [100, 50]).frames(["0": [0, 0, 20, 10], "1": [40, 20, 20, 10]])
    .proposed(100, 50, in: .rightToLeft).frames(["0": [80, 0, 20, 10], "1": [40, 20, 20, 10]])
    // Centred, 50 − 10 and 25 − 5; in the trailing bottom corner, 100 − 20 and 50 − 10.
    WorkedExample(
      "a view is placed by any point of it",
      area { subviews, bounds in
        subviews[0].place(
          at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
        subviews[1].place(
          at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
          proposal: .unspecified)
      }
    )
    .proposed(100, 50).frames(["0": [40, 20, 20, 10], "1": [80, 40, 20, 10]])
    .proposed(100, 50, in: .rightToLeft).frames(["0": [40, 20, 20, 10], "1": [0, 40, 20, 10]])
    // Mirrored, 100 − 7 − 20 = 73.
    WorkedExample(
      "the last place counts",
      area { subviews, _ in
        subviews[0].place(at: CGPoint(x: 5, y: 5), proposal: .unspecified)
        subviews[0].place(at: CGPoint(x: 7, y: 9), proposal: .unspecified)
      }
    )
    .proposed(100, 50).frames(["0": [7, 9, 20, 10]])
    .proposed(100, 50, in: .rightToLeft).frames(["0": [73, 9, 20, 10]])
    // The guide is 10 in, so the box below starts there; mirrored, 100 − 10 − 40 = 50.
    WorkedExample(
      "a layout may have a guide of its own",
      .vstack(alignment: .leading, spacing: 0) {
        LayoutNode.layout(Indenting(), [box(20, 10), box(20, 10)]).id("L")
        box(40, 10).id("second")
      }
    )
    .proposed(300, 300, size: [100, 60]).frames([
      "L": [0, 0, 100, 50], "second": [10, 50, 40, 10],
    ])
    .proposed(300, 300, in: .rightToLeft, size: [100, 60]).frames([
      "L": [0, 0, 100, 50], "second": [50, 50, 40, 10],
    ])
    // The mean of 30 + 3 and 50 + 5.
    WorkedExample("custom guides of subviews are merged where these are placed", mergingGuides)
      .proposed(100, 50).explicit("L", .treeNode, 44)
      .proposed(100, 50, in: .rightToLeft).explicit("L", .treeNode, 44)
  }

  private static func area(
    _ place: @escaping @Sendable (LayoutSubviews, CGRect) -> Void
  ) -> LayoutNode {
    LayoutNode.layout(Area(place: place), [box(20, 10).id("0"), box(20, 10).id("1")])
  }

  private static var mergingGuides: LayoutNode {
    LayoutNode.layout(
      Area { subviews, bounds in
        subviews[0].place(at: CGPoint(x: bounds.minX + 30, y: 0), proposal: .unspecified)
        subviews[1].place(at: CGPoint(x: bounds.minX + 50, y: 0), proposal: .unspecified)
      },
      [
        box(20, 10).alignmentGuide(.treeNode) { _ in 3 },
        box(20, 10).alignmentGuide(.treeNode) { _ in 5 },
      ]
    ).id("L")
  }
}

/// 100 × 50, placing as it is told.
private struct Area: Layout, Sendable {
  let place: @Sendable (LayoutSubviews, CGRect) -> Void

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: 100, height: 50)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    place(subviews, bounds)
  }
}

/// 100 × 50, with a leading guide of its own.
private struct Indenting: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(width: 100, height: 50)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    guide == .leading ? bounds.minX + 10 : nil
  }
}
