import LayoutCore
import TestSupport
import Testing

/// Guides of clients: how they merge, and what people make with them.
struct AlignmentIDTests {
  @Test(arguments: rows)
  func `guides merge, and recipes work`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    // (2 + 10 + 8) / 2 = 10.
    WorkedExample(
      "a column's custom guide is the mean of its views'",
      .vstack(spacing: 0) {
        box(10, 10).alignmentGuide(.eyeLine) { _ in 2 }
        box(10, 10).alignmentGuide(.eyeLine) { _ in 8 }
        box(10, 10)
      }
      .id("V")
    )
    .always(size: [10, 30]).explicit("V", .eyeLine, 10)
    // 100 / 2 − 0, (50 − 40) / 2.
    WorkedExample(
      "a guide moves a view in a ZStack",
      .zstack {
        box(100, 50).id("a")
        box(40, 40).alignmentGuide(HorizontalAlignment.center) { _ in 0 }.id("b")
      }
    )
    .always(size: [100, 50]).frames(["a": [0, 0, 100, 50], "b": [50, 5, 40, 40]])
    // 20 + 100.
    WorkedExample(
      "a guide that stands out makes a ZStack larger",
      .zstack(alignment: .topLeading) {
        box(100, 50).id("a")
        box(40, 40).alignmentGuide(.leading) { _ in 20 }.id("b")
      }
    )
    .always(size: [120, 50]).frames(["a": [20, 0, 100, 50], "b": [0, 0, 40, 40]])
    WorkedExample(
      "a priority gives a ZStack its size",
      .zstack(alignment: .topLeading) {
        box(100, 50).id("a")
        box(40, 40).layoutPriority(1).id("b")
      }
    )
    .always(size: [40, 40]).frames(["a": [0, 0, 100, 50], "b": [0, 0, 40, 40]])
    for (name, node, value) in modified {
      // 10 alone; 5 + 10 in padding; 30 − 40 / 2 + 10 where it is positioned; 100 − 40 + 10 at
      // the trailing edge of 100.
      WorkedExample("a guide under \(name)", node().id("result"))
        .proposed(200, 200).explicit("result", .leading, value)
    }
    // 25 − 0.12 · 25 = 22 meets 16: the text is 6 lower, and 6 + 20 = 26.
    WorkedExample(
      "an icon a little below the baseline",
      .hstack(alignment: .firstTextBaseline, spacing: 0) {
        box(20, 25).alignmentGuide(.firstTextBaseline) { $0[.bottom] - 0.12 * $0.height }
          .id("icon")
        text(80, 20, baseline: 16).id("text")
      }
    )
    .always(size: [100, 26]).frames(["icon": [0, 0, 20, 25], "text": [20, 6, 80, 20]])
    // 25 and 15 below the columns' tops: the second column is 10 lower.
    WorkedExample(
      "pictures in columns meet at their middles",
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
    // (25 + 60) / 2 = 42.5 meets 30.
    WorkedExample(
      "two guides in a column are merged",
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
    // 0.3 · 100 = 0.5 · 60.
    WorkedExample(
      "two eye lines meet",
      .hstack(alignment: .eyeLine, spacing: 0) {
        box(50, 100).alignmentGuide(.eyeLine) { 0.3 * $0[.bottom] }.id("a")
        box(50, 60).alignmentGuide(.eyeLine) { 0.5 * $0[.bottom] }.id("b")
      }
    )
    .always().frames(["a": [0, 0, 50, 100], "b": [50, 0, 50, 60]])
    // 60 − 20 / 2 = 50, −20 / 2 = −10.
    WorkedExample(
      "a badge with its centre in the corner",
      box(60, 60).overlay(
        alignment: .topTrailing,
        box(20, 20)
          .alignmentGuide(.top) { $0[VerticalAlignment.center] }
          .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
          .id("badge"))
    )
    .always(size: [60, 60]).frames(["badge": [50, -10, 20, 20]])
  }

  private enum Nowhere: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { .nan }
  }

  @Test func `a default that is no number is 0`() {
    let nowhere = VerticalAlignment(Nowhere.self)
    let row = LayoutNode.hstack(
      alignment: nowhere, spacing: 0,
      [box(10, 10).alignmentGuide(nowhere) { _ in 5 }, box(10, 10).id("b")])
    let layout = row.layout(proposing: .unspecified)
    // 5 in the first view is level with 0 in the second.
    #expect(layout.frame(of: "b") == CGRect(x: 10, y: 5, width: 10, height: 10))
    #expect(
      layout.diagnostics.map(\.message) == [
        "Fixed \"b\" has NaN as the default of an alignment guide; 0 is used."
      ])
  }

  @Test func `each of several values counts as much as the others`() {
    var (plane, space): (CGFloat?, CGFloat?) = (nil, nil)
    for (number, value) in ([3, 5, 10] as [CGFloat]).enumerated() {
      TopGuide._combineExplicit(childValue: value, number, into: &plane)
      FrontGuide._combineExplicit(childValue: value, number, into: &space)
    }
    let mean: CGFloat = (3 + 5 + 10) / 3
    #expect(plane == mean && space == mean)
  }

  private enum TopGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum FrontGuide: DepthAlignmentID {
    static func defaultValue(in context: ViewDimensions3D) -> CGFloat { 0 }
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

  /// A picture whose eyes look at a line of text beside it.
  @Test(arguments: eyeLines)
  func `the eyes are level with the description`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var eyeLines: [WorkedExample] {
    // 160 / 4 = 40 meets the description's top, 24 + 15 = 39 down in its column: the column
    // starts at 1.
    WorkedExample(
      "the eyes are a quarter down",
      puzzle(
        .eyeLine, picture.alignmentGuide(.eyeLine) { 0.25 * $0[.bottom] }, marksDescription: true)
    )
    .always(size: [288, 160]).frames([
      "image": [0, 0, 120, 160], "texts": [128, 1, 160, 114], "name": [128, 1, 90, 24],
      "description": [128, 40, 160, 40], "cost": [128, 95, 50, 20],
    ])
    // 120 − 39 = 81, and 81 + 24 + 15 + 40 + 15 + 20 = 195.
    WorkedExample(
      "the eyes are three quarters down",
      puzzle(
        .eyeLine, picture.alignmentGuide(.eyeLine) { 0.75 * $0[.bottom] }, marksDescription: true)
    )
    .always(size: [288, 195]).frames([
      "image": [0, 0, 120, 160], "texts": [128, 81, 160, 114],
      "description": [128, 120, 160, 40], "cost": [128, 175, 50, 20],
    ])
    // (160 − 114) / 2 = 23, and 23 + 24 + 15 = 62.
    WorkedExample(
      "nothing is marked, so both are centred", puzzle(.center, picture, marksDescription: false)
    )
    .always().frames([
      "image": [0, 0, 120, 160], "texts": [128, 23, 160, 114],
      "description": [128, 62, 160, 40],
    ])
    // 39 + 160 = 199.
    WorkedExample(
      "only the description is marked, and meets the picture's top",
      puzzle(.eyeLine, picture, marksDescription: true)
    )
    .always(size: [288, 199]).frames([
      "image": [0, 39, 120, 160], "texts": [128, 0, 160, 114],
      "description": [128, 39, 160, 40],
    ])
  }

  private static var picture: LayoutNode { box(120, 160).id("image") }

  private static func puzzle(
    _ alignment: VerticalAlignment, _ image: LayoutNode, marksDescription: Bool
  ) -> LayoutNode {
    let description = text(160, 40, baseline: 16, last: 36).id("description")
    return .hstack(alignment: alignment, spacing: 8) {
      image
      LayoutNode.vstack(alignment: .leading, spacing: 15) {
        text(90, 24, baseline: 19).id("name")
        marksDescription ? description.alignmentGuide(.eyeLine) { $0[.top] } : description
        text(50, 20, baseline: 16).id("cost")
      }.id("texts")
    }
  }
}
