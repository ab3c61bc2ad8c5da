import LayoutCore
import TestSupport
import Testing

/// Which guides leave their container, and where they end up.
struct GuideKeyTests {
  @Test(arguments: rows)
  func `custom guides cross containers, frame guides only modifiers`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var rows: [WorkedExample] {
    // The baselines are 100 + 22 and 60 + 22 below the columns' tops: the second column is 40
    // lower. 40 + 60 + 28 + 14 = 142.
    WorkedExample("titles in two columns are on one baseline", acrossStacks)
      .always(size: [188, 142]).frames([
        "V1": [0, 0, 60, 128], "image 1": [0, 0, 60, 100], "title 1": [0, 100, 60, 28],
        "V2": [68, 40, 120, 102], "image 2": [78, 40, 100, 60], "title 2": [83, 100, 90, 28],
        "caption": [68, 128, 120, 14],
      ])
    // Measured: (100 + 250) / 2 = 175, so the root starts at 175 − 30.
    WorkedExample(
      "a row's custom guide is the mean of its views'",
      .vstack(alignment: .treeNode, spacing: 20) {
        box(60, 20).id("root")
        LayoutNode.hstack(alignment: .top, spacing: 20) {
          box(200, 20).alignmentGuide(.treeNode) { $0[HorizontalAlignment.center] }.id("a")
          box(60, 20).alignmentGuide(.treeNode) { $0[HorizontalAlignment.center] }.id("b")
        }.id("children")
      }
    )
    .always(size: [280, 60]).frames([
      "root": [145, 0, 60, 20], "a": [0, 40, 200, 20], "b": [220, 40, 60, 20],
    ])
    .explicit("children", .treeNode, 175)
    // Measured: the middle of the second view is 40 + 20 + 100 = 160.
    WorkedExample(
      "views that set no guide do not count in the mean",
      .vstack(alignment: .treeNode, spacing: 20) {
        box(60, 20).id("root")
        LayoutNode.hstack(alignment: .top, spacing: 20) {
          box(40, 20).id("a")
          box(200, 20).alignmentGuide(.treeNode) { $0[HorizontalAlignment.center] }.id("b")
          box(60, 20).id("c")
        }.id("children")
      }
    )
    .always().frames([
      "root": [130, 0, 60, 20], "a": [0, 40, 40, 20], "b": [60, 40, 200, 20],
      "c": [280, 40, 60, 20],
    ])
    .explicit("children", .treeNode, 160)
    // Measured.
    WorkedExample(
      "a frame's edges do not leave a row",
      .hstack(spacing: 0) {
        box(150, 50).alignmentGuide(.leading) { _ in 75 }.id("red")
        box(100, 50).alignmentGuide(.leading) { _ in 50 }.id("green")
      }
      .id("stack").frame(width: 400, height: 200, alignment: .leading)
    )
    .always(size: [400, 200]).frames([
      "stack": [0, 75, 250, 50], "red": [0, 75, 150, 50], "green": [150, 75, 100, 50],
    ])
    // 10 + 20 = 30.
    WorkedExample(
      "a frame's edge leaves a modifier",
      .vstack(alignment: .leading, spacing: 0) {
        box(40, 20).alignmentGuide(.leading) { _ in 20 }.padding(10).id("padded")
        box(40, 20).id("plain")
      }
    )
    .always(size: [70, 60]).frames(["padded": [0, 0, 60, 40], "plain": [30, 40, 40, 20]])
    .explicit("padded", .leading, 30)
    // Measured.
    WorkedExample(
      "a frame's edge does not leave a row in a column",
      .vstack(alignment: .leading, spacing: 0) {
        LayoutNode.hstack(spacing: 0) {
          box(40, 20).alignmentGuide(.leading) { _ in 20 }
          box(10, 20)
        }.id("row")
        box(40, 20).id("plain")
      }
    )
    .always(size: [50, 40]).frames(["row": [0, 0, 50, 20], "plain": [0, 20, 40, 20]])
    // (10 + 30) / 2 = 20, and 20 − 10 / 2 = 15.
    WorkedExample(
      "a column's custom guide is the mean of its views'",
      .hstack(alignment: .middle, spacing: 0) {
        LayoutNode.vstack(spacing: 0) {
          box(20, 20).alignmentGuide(.middle) { _ in 10 }
          box(20, 20).alignmentGuide(.middle) { _ in 10 }
        }.id("V")
        box(30, 10).id("x")
      }
    )
    .always(size: [50, 40]).frames(["V": [0, 0, 20, 40], "x": [20, 15, 30, 10]])
    .explicit("V", .middle, 20)
    WorkedExample(
      "a guide leaves fixedSize",
      .vstack(alignment: .leading, spacing: 0) {
        box(40, 10).alignmentGuide(.leading) { _ in 15 }.fixedSize().id("a")
        box(40, 10).id("b")
      }
    )
    .always(size: [55, 20]).frames(["a": [0, 0, 40, 10], "b": [15, 10, 40, 10]])
    WorkedExample(
      "a guide does not leave an overlay",
      .vstack(alignment: .leading, spacing: 0) {
        box(40, 10).overlay(box(10, 10).alignmentGuide(.leading) { _ in -20 }).id("a")
        box(40, 10).id("b")
      }
    )
    .always(size: [40, 20]).frames(["a": [0, 0, 40, 10], "b": [0, 10, 40, 10]])
  }

  /// The documented example: two images with titles whose baselines are on one line.
  private static var acrossStacks: LayoutNode {
    LayoutNode.hstack(alignment: .title, spacing: 8) {
      LayoutNode.vstack(spacing: 0) {
        box(60, 100).id("image 1")
        title(60).id("title 1")
      }.id("V1")
      LayoutNode.vstack(spacing: 0) {
        box(100, 60).id("image 2")
        title(90).id("title 2")
        text(120, 14, baseline: 11).id("caption")
      }.id("V2")
    }
  }

  private static func title(_ width: CGFloat) -> LayoutNode {
    text(width, 28, baseline: 22).alignmentGuide(.title) { $0[.firstTextBaseline] }
  }
}
