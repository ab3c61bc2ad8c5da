import LayoutCore
import TestSupport
import Testing

/// Views on top of each other, and beside them overlays and backgrounds.
struct ZStackLayoutTests {
  @Test(arguments: rows)
  func `ZStacks grow, overlays and backgrounds don't`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    // Measured: 100 − 30 − 20 = 50 across, 30 down.
    WorkedExample(
      "an overlay meets the guides that its view sets",
      box(100, 100)
        .alignmentGuide(.trailing) { $0[.trailing] - 30 }
        .alignmentGuide(.top) { $0[.top] + 30 }
        .overlay(alignment: .topTrailing, text(20, 10).id("overlay"))
    )
    .always(size: [100, 100]).frames(["overlay": [50, 30, 20, 10]])
    // Measured: half of its 30 is outside of the button: 150 + 15 and 50 + 15.
    WorkedExample(
      "a badge makes a ZStack larger",
      .zstack(alignment: .topTrailing, [box(150, 50).id("button"), badge])
    )
    .always(size: [165, 65]).frames(["button": [0, 15, 150, 50], "badge": [135, 0, 30, 30]])
    // Measured: 150 − 15 = 135 across, −15 down.
    WorkedExample(
      "a badge in an overlay makes nothing larger",
      box(150, 50).overlay(alignment: .topTrailing, badge)
    )
    .always(size: [150, 50]).frames(["badge": [135, -15, 30, 30]])
    // Measured: the trailing top corner is in the middle of 30 × 30: 15 − 150 = −135.
    WorkedExample(
      "a background meets its view where its guides say",
      box(30, 30).background(
        box(150, 50)
          .alignmentGuide(HorizontalAlignment.center) { $0[.trailing] }
          .alignmentGuide(VerticalAlignment.center) { $0[.top] }
          .id("button"))
    )
    .always(size: [30, 30]).frames(["button": [-135, 15, 150, 50]])
    // Measured: 40, in the middle of 200; the others have the same leading edge.
    WorkedExample(
      "only the views of the highest priority give a ZStack its size",
      .zstack(alignment: .leading) {
        box(100, 100).layoutPriority(-0.1).id("blue")
        box(60, 60).id("red")
        box(40, 40).layoutPriority(1).id("green")
      }
      .id("Z").overlay(box(20, 20).id("black"))
    )
    .inWindow(200, 200, size: [40, 40]).frames([
      "Z": [80, 80, 40, 40], "blue": [80, 50, 100, 100], "red": [80, 70, 60, 60],
      "green": [80, 80, 40, 40], "black": [90, 90, 20, 20],
    ])
    for (name, alignment, x, y) in Self.corners {
      // Measured.
      WorkedExample(
        "a square at \(name)",
        .zstack(alignment: alignment, [box(60, 60).id("a"), box(20, 20).id("b")])
      )
      .inWindow(200, 200, size: [60, 60]).frames(["a": [70, 70, 60, 60], "b": [x, y, 20, 20]])
    }
    WorkedExample(
      "a ZStack at its ideal size is as large as its rigid view",
      .zstack([color.id("C"), text(40, 20)]).fixedSize()
    )
    .always(size: [40, 20]).frames(["C": [0, 0, 40, 20]])
    // (300 − 50) / 2 = 125 and (200 − 50) / 2 = 75.
    WorkedExample(
      "a ZStack is as large as the largest of each axis",
      .zstack([color.frame(width: 50).id("a"), color.frame(height: 50).id("b")])
    )
    .proposed(300, 200, size: [300, 200]).frames(["a": [125, 0, 50, 200], "b": [0, 75, 300, 50]])
  }

  private static var badge: LayoutNode {
    box(30, 30)
      .alignmentGuide(.top) { $0.height / 2 }
      .alignmentGuide(.trailing) { $0.width / 2 }
      .id("badge")
  }

  /// The nine alignments, and where they put a square of 20 in one of 60 that starts at 70.
  private static let corners: [(String, Alignment, CGFloat, CGFloat)] = [
    ("topLeading", .topLeading, 70, 70), ("top", .top, 90, 70),
    ("topTrailing", .topTrailing, 110, 70), ("leading", .leading, 70, 90),
    ("center", .center, 90, 90), ("trailing", .trailing, 110, 90),
    ("bottomLeading", .bottomLeading, 70, 110), ("bottom", .bottom, 90, 110),
    ("bottomTrailing", .bottomTrailing, 110, 110),
  ]
}
