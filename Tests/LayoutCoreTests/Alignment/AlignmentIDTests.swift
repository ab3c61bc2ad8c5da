import LayoutCore
import TestSupport
import Testing

/// Guides in ZStacks, merged guides, and the well-known recipes: the rows G16 to SD5 of B 15.5.
struct AlignmentIDTests {
  @Test("Guides merge, and recipes work", arguments: rows)
  func row(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample(
      "B G16",
      .vstack(spacing: 0) {
        box(10, 10).alignmentGuide(.eyeLine) { _ in 2 }
        box(10, 10).alignmentGuide(.eyeLine) { _ in 8 }
        box(10, 10)
      }
      .id("V")
    )
    .always(size: [10, 30]).explicit("V", .eyeLine, 10)
    WorkedExample(
      "B G17",
      .zstack {
        box(100, 50).id("a")
        box(40, 40).alignmentGuide(HorizontalAlignment.center) { _ in 0 }.id("b")
      }
    )
    .always(size: [100, 50]).frames(["a": [0, 0, 100, 50], "b": [50, 5, 40, 40]])
    WorkedExample(
      "B G18",
      .zstack(alignment: .topLeading) {
        box(100, 50).id("a")
        box(40, 40).alignmentGuide(.leading) { _ in 20 }.id("b")
      }
    )
    .always(size: [120, 50]).frames(["a": [20, 0, 100, 50], "b": [0, 0, 40, 40]])
    WorkedExample(
      "B G19",
      .zstack(alignment: .topLeading) {
        box(100, 50).id("a")
        box(40, 40).layoutPriority(1).id("b")
      }
    )
    .always(size: [40, 40]).frames(["a": [0, 0, 100, 50], "b": [0, 0, 40, 40]])
    for (name, node, value) in modified {
      WorkedExample("B G21 \(name)", node().id("result"))
        .proposed(200, 200).explicit("result", .leading, value)
    }
    WorkedExample(
      "B SD1",
      .hstack(alignment: .firstTextBaseline, spacing: 0) {
        box(20, 25).alignmentGuide(.firstTextBaseline) { $0[.bottom] - 0.12 * $0.height }
          .id("icon")
        text(80, 20, baseline: 16).id("text")
      }
    )
    .always(size: [100, 26]).frames(["icon": [0, 0, 20, 25], "text": [20, 6, 80, 20]])
    WorkedExample(
      "B SD2",
      .hstack(alignment: .title, spacing: 10) {
        LayoutNode.vstack(spacing: 0, [picture(40, 50).id("left image"), box(60, 20)]).id("left")
        LayoutNode.vstack(
          spacing: 0, [picture(40, 30).id("right image"), box(60, 20), box(60, 20)]
        )
        .id("right")
      }
    )
    .always(size: [130, 80]).frames([
      "left": [0, 0, 60, 70], "left image": [10, 0, 40, 50],
      "right": [70, 10, 60, 70], "right image": [80, 10, 40, 30],
    ])
    WorkedExample(
      "B SD3",
      .hstack(alignment: .title, spacing: 10) {
        LayoutNode.vstack(spacing: 0, [picture(40, 50), picture(60, 20)]).id("left")
        LayoutNode.vstack(spacing: 0) {
          box(40, 30)
          box(60, 20).alignmentGuide(.title) { _ in 0 }
          box(60, 20)
        }.id("right")
      }
    )
    .always().frames(["left": [0, 0, 60, 70], "right": [70, 12.5, 60, 70]])
    .explicit("left", .title, 42.5).explicit("right", .title, 30)
    WorkedExample(
      "B SD4",
      .hstack(alignment: .eyeLine, spacing: 0) {
        box(50, 100).alignmentGuide(.eyeLine) { 0.3 * $0[.bottom] }.id("a")
        box(50, 60).alignmentGuide(.eyeLine) { 0.5 * $0[.bottom] }.id("b")
      }
    )
    .always().frames(["a": [0, 0, 50, 100], "b": [50, 0, 50, 60]])
    WorkedExample(
      "B SD5",
      box(60, 60).overlay(
        alignment: .topTrailing,
        box(20, 20)
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
          .id("badge"))
    )
    .always(size: [60, 60]).frames(["badge": [50, -10, 20, 20]])
  }

  private static func picture(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    box(width, height).alignmentGuide(.title) { $0.height / 2 }
  }

  /// A view with a leading guide at 10 under several modifiers, and what they make of the guide.
  private static let modified: [(String, @Sendable () -> LayoutNode, CGFloat)] = [
    ("fixedSize", { indented.fixedSize() }, 10),
    ("offset", { indented.offset(x: 7, y: 0) }, 10),
    ("padding", { indented.padding(5) }, 15),
    ("position", { indented.position(x: 30, y: 40) }, 20),
    ("frame", { indented.frame(maxWidth: 100, alignment: .trailing) }, 70),
  ]

  private static var indented: LayoutNode {
    box(40, 20).alignmentGuide(.leading) { _ in 10 }
  }
}
