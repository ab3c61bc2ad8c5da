import LayoutCore
import TestSupport
import Testing

/// Guides of modified views in containers.
struct AlignmentGuideTests {
  @Test(arguments: rows)
  func `guides pass through modifiers and move views`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    // 100 / 4 + 5 = 30, and 30 + 100 = 130.
    WorkedExample(
      "an outer closure reads the inner one",
      leading([
        box(100, 20)
          .alignmentGuide(.leading) { $0.width / 4 }
          .alignmentGuide(.leading) { $0[.leading] + 5 }.id("a"),
        box(100, 20).id("b"),
      ])
    )
    .always(size: [130, 40]).frames(["a": [0, 0, 100, 20], "b": [30, 20, 100, 20]])
    .always(in: .rightToLeft, size: [130, 40]).frames([
      "a": [30, 0, 100, 20], "b": [0, 20, 100, 20],
    ])
    // 5 + 10 = 15; 15 + 100 = 115.
    WorkedExample(
      "padding moves a guide",
      leading([box(40, 20).leadingGuide(10).id("a").padding(5), box(100, 20).id("b")])
    )
    .always(size: [115, 50]).frames(["a": [5, 5, 40, 20], "b": [15, 30, 100, 20]])
    WorkedExample(
      "a negative guide moves its view in",
      leading([box(40, 20).leadingGuide(-30).id("a"), box(100, 20).id("b")])
    )
    .always(size: [100, 40]).frames(["a": [30, 0, 40, 20], "b": [0, 20, 100, 20]])
    // 80 / 2 = 40 meets 0: 40 + 100 = 140; the box is (80 − 40) / 2 in its frame.
    WorkedExample(
      "a guide outside of a frame",
      leading([
        box(40, 20).id("a").frame(width: 80, height: 20)
          .alignmentGuide(.leading) { $0.width / 2 },
        box(100, 20).id("b"),
      ])
    )
    .always(size: [140, 40]).frames(["a": [20, 0, 40, 20], "b": [40, 20, 100, 20]])
    // (80 − 40) / 2 + 40 / 2 = 40, as outside.
    WorkedExample(
      "a guide inside of a frame",
      leading([
        box(40, 20).alignmentGuide(.leading) { $0.width / 2 }.id("a")
          .frame(width: 80, height: 20),
        box(100, 20).id("b"),
      ])
    )
    .always(size: [140, 40]).frames(["a": [20, 0, 40, 20], "b": [40, 20, 100, 20]])
    WorkedExample(
      "an offset moves no guide",
      leading([box(40, 20).id("a").offset(x: 15), box(100, 20).id("b")])
    )
    .always(size: [100, 40]).frames(["a": [15, 0, 40, 20], "b": [0, 20, 100, 20]])
    // 100 + 40 = 140.
    WorkedExample(
      "a view's trailing guide at its leading edge",
      .vstack(alignment: .trailing, spacing: 0) {
        box(40, 20).alignmentGuide(.trailing) { $0[.leading] }.id("a")
        box(100, 20).id("b")
      }
    )
    .always(size: [140, 40]).frames(["a": [100, 0, 40, 20], "b": [0, 20, 100, 20]])
    // The views touch: 40 + 40.
    WorkedExample(
      "centres that are set to edges meet there",
      .vstack(spacing: 0) {
        box(40, 20).alignmentGuide(HorizontalAlignment.center) { $0[.trailing] }.id("a")
        box(40, 20).alignmentGuide(HorizontalAlignment.center) { $0[.leading] }.id("b")
      }
    )
    .always(size: [80, 40]).frames(["a": [0, 0, 40, 20], "b": [40, 20, 40, 20]])
    // 60 + 20 / 2 = 70.
    WorkedExample(
      "a top that is set to the middle meets other tops",
      .hstack(alignment: .top, spacing: 0) {
        box(40, 20).alignmentGuide(.top) { $0[VerticalAlignment.center] }.id("a")
        box(40, 60).id("b")
      }
    )
    .always(size: [80, 70]).frames(["a": [0, 0, 40, 20], "b": [40, 10, 40, 60]])
    // 10 inside; the outer stack's views start at 0.
    WorkedExample(
      "an edge does not leave a stack",
      leading([
        leading([box(40, 20).leadingGuide(10).id("a"), box(60, 20).id("b")]).id("inner"),
        box(100, 20).id("c"),
      ])
    )
    .always().frames([
      "inner": [0, 0, 70, 40], "a": [0, 0, 40, 20], "b": [10, 20, 60, 20],
      "c": [0, 40, 100, 20],
    ])
    // 30 − 15, 30 − 30 and 30 − 10 down.
    WorkedExample(
      "first baselines, and a bottom, meet",
      .hstack(alignment: .firstTextBaseline, spacing: 0) {
        text(30, 20, baseline: 15).id("a")
        text(40, 40, baseline: 30).id("b")
        box(10, 10).id("c")
      }
    )
    .always(size: [80, 40]).frames([
      "a": [0, 15, 30, 20], "b": [30, 0, 40, 40], "c": [70, 20, 10, 10],
    ])
    // 35 − 35, 35 − 30 and 35 − 10 down; 5 + 40 = 45.
    WorkedExample(
      "last baselines, and a bottom, meet",
      .hstack(alignment: .lastTextBaseline, spacing: 0) {
        text(30, 40, baseline: 15, last: 35).id("a")
        text(40, 40, baseline: 30).id("b")
        box(10, 10).id("c")
      }
    )
    .always(size: [80, 45]).frames([
      "a": [0, 0, 30, 40], "b": [30, 5, 40, 40], "c": [70, 25, 10, 10],
    ])
    // 16 − 15 = 1.
    WorkedExample(
      "a column's first baseline is that of its first text",
      .hstack(alignment: .firstTextBaseline, spacing: 0) {
        twoTexts
        text(20, 20, baseline: 15).id("R")
      }
    )
    .always().frames(["V": [0, 0, 40, 60], "R": [40, 1, 20, 20]])
    .explicit("V", .firstTextBaseline, 16).explicit("V", .lastTextBaseline, 56)
    // 20 + 36 = 56, and 56 − 15 = 41; 41 + 20 = 61.
    WorkedExample(
      "a column's last baseline is that of its last text",
      .hstack(alignment: .lastTextBaseline, spacing: 0) {
        twoTexts
        text(20, 20, baseline: 15).id("R")
      }
    )
    .always(size: [60, 61]).frames(["V": [0, 0, 40, 60], "R": [40, 41, 20, 20]])
    // 60 − 15 = 45; 45 + 20 = 65.
    WorkedExample(
      "without text, the bottom is the baseline",
      .hstack(alignment: .firstTextBaseline, spacing: 0) {
        LayoutNode.vstack(spacing: 0, [box(40, 20), box(40, 40)])
        text(20, 20, baseline: 15).id("R")
      }
    )
    .always(size: [60, 65]).frames(["R": [40, 45, 20, 20]])
  }

  private static func leading(_ children: [LayoutNode]) -> LayoutNode {
    LayoutNode.vstack(alignment: .leading, spacing: 0, children)
  }

  private static var twoTexts: LayoutNode {
    LayoutNode.vstack(spacing: 0) {
      text(40, 20, baseline: 16)
      text(40, 40, baseline: 16, last: 36)
    }
    .id("V")
  }
}

extension LayoutNode {
  fileprivate func leadingGuide(_ value: CGFloat) -> LayoutNode {
    alignmentGuide(.leading) { _ in value }
  }
}
