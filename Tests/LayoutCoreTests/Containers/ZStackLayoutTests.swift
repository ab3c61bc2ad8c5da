import LayoutCore
import TestSupport
import Testing

/// Views on top of each other: the rows of A 7.2 about ZStack, overlay and background.
struct ZStackLayoutTests {
  @Test("ZStacks grow, overlays and backgrounds don't", arguments: rows)
  func row(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample(
      "A E45",
      box(100, 100)
        .alignmentGuide(.trailing) { $0[.trailing] - 30 }
        .alignmentGuide(.top) { $0[.top] + 30 }
        .overlay(alignment: .topTrailing, text(20, 10).id("overlay"))
    )
    .always(size: [100, 100]).frames(["overlay": [50, 30, 20, 10]])
    WorkedExample("A E46a", .zstack(alignment: .topTrailing, [box(150, 50).id("button"), badge]))
      .always(size: [165, 65]).frames(["button": [0, 15, 150, 50], "badge": [135, 0, 30, 30]])
    WorkedExample("A E46b", box(150, 50).overlay(alignment: .topTrailing, badge))
      .always(size: [150, 50]).frames(["badge": [135, -15, 30, 30]])
    WorkedExample(
      "A E46c",
      box(30, 30).background(
        box(150, 50)
          .alignmentGuide(HorizontalAlignment.center) { $0[.trailing] }
          .alignmentGuide(VerticalAlignment.center) { $0[.top] }
          .id("button"))
    )
    .always(size: [30, 30]).frames(["button": [-135, 15, 150, 50]])
    WorkedExample(
      "A E48",
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
      WorkedExample(
        "A E49 \(name)", .zstack(alignment: alignment, [box(60, 60).id("a"), box(20, 20).id("b")])
      )
      .inWindow(200, 200, size: [60, 60]).frames(["a": [70, 70, 60, 60], "b": [x, y, 20, 20]])
    }
    WorkedExample("A E50", .zstack([color.id("C"), text(40, 20)]).fixedSize())
      .always(size: [40, 20]).frames(["C": [0, 0, 40, 20]])
    WorkedExample(
      "A E50b", .zstack([color.frame(width: 50).id("a"), color.frame(height: 50).id("b")])
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
