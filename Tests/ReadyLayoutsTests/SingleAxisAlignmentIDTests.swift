import LayoutKit
import ReadyLayouts
import TestViews
import Testing

/// Guides named by a type that knows its axis.
struct SingleAxisAlignmentIDTests {
  enum FirstThird: SingleAxisAlignmentID {
    typealias Alignment = VerticalAlignment

    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  enum Fold: SingleAxisAlignmentID {
    typealias Alignment = HorizontalAlignment

    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
  }

  // Both marked blocks are explicit: 30/3 = 10 below their top. The stack around the first one
  // carries its 20 + 10 outward, so the second one's top is at 20.
  @Test func `a vertical guide is made explicit`() {
    let view = HStack(alignment: FirstThird.alignment, spacing: 0) {
      VStack(spacing: 0) {
        Block(10, 20)
        Block(10, 30).alignmentGuide(FirstThird.self)
      }
      Block(10, 30).id("b").alignmentGuide(FirstThird.self)
    }
    expect(view.layout(proposing: .unspecified), size: (20, 50), ["b": (10, 20, 10, 30)])
  }

  @Test func `a horizontal guide is made explicit`() {
    let view = VStack(alignment: Fold.alignment, spacing: 0) {
      Block(40, 10).id("a").alignmentGuide(Fold.self)
      Block(40, 10).id("b").alignmentGuide(Fold.self) { $0[.trailing] }
    }
    // 10 and 40 coincide.
    expect(
      view.layout(proposing: .unspecified), size: (70, 20),
      ["a": (30, 0, 40, 10), "b": (0, 10, 40, 10)])
  }
}
