import LayoutCore
import TestSupport
import Testing

/// Stacks in windows and in each other, with default spacing.
struct StackLayoutTests {
  @Test(arguments: rows)
  func `stacks hug, fill and nest`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    // Measured: (200 − 10 − 2 · 20) / 2 = 75.
    WorkedExample(
      "two flexible views share what a rigid one leaves",
      .vstack(spacing: 20) {
        color.id("a")
        color.frame(width: 10, height: 10).id("b")
        color.id("c")
      }
    )
    .inWindow(200, 200, size: [200, 200]).frames([
      "a": [0, 0, 200, 75], "b": [95, 95, 10, 10], "c": [0, 125, 200, 75],
    ])
    // Measured: (200 − 2 · 8) / 3 = 184 / 3 high; (200 − 8) / 2 = 96 wide.
    WorkedExample(
      "a row in a column is offered its third",
      .vstack {
        color.id("a")
        color.id("b")
        LayoutNode.hstack([color.id("c"), color.id("d")])
      }
    )
    .inWindow(200, 200, size: [200, 200]).frames([
      "a": [0, 0, 200, 184 / 3], "b": [0, 208 / 3, 200, 184 / 3],
      "c": [0, 416 / 3, 96, 184 / 3], "d": [104, 416 / 3, 96, 184 / 3],
    ])
    // Measured: 50 + 8 + 60 = 118 wide and 30 + 8 + 40 + 8 + 60 = 146 high, in the middle of 200.
    WorkedExample(
      "stacks hug rigid views",
      .vstack(alignment: .leading) {
        box(30, 30).id("a")
        box(40, 40).id("b")
        LayoutNode.hstack(alignment: .top, [box(50, 50).id("c"), box(60, 60).id("d")])
      }
      .id("vstack")
    )
    .inWindow(200, 200, size: [118, 146]).frames([
      "vstack": [41, 27, 118, 146], "a": [41, 27, 30, 30], "b": [41, 65, 40, 40],
      "c": [41, 113, 50, 50], "d": [99, 113, 60, 60],
    ])
    // Measured: 50 + 8 + 50 = 108, and 25 + (150 − 108) / 2 = 46.
    WorkedExample(
      "a frame centres a row",
      .hstack([box(50, 50).id("a"), box(50, 50).id("b")]).frame(width: 150, height: 150).id("frame")
    )
    .inWindow(200, 200, size: [150, 150]).frames([
      "frame": [25, 25, 150, 150], "a": [46, 75, 50, 50], "b": [104, 75, 50, 50],
    ])
    // Measured: 50 + 8 + 40 + 8 + 30 = 136 wide; 50 + 30 + 30 and two gaps are 126 high, 126 + 8
    // + 50 = 184.
    WorkedExample(
      "stacks of limited views in a stack",
      .vstack {
        LayoutNode.vstack(alignment: .leading, limitedColors("v"))
        LayoutNode.hstack(alignment: .top, limitedColors("h"))
      }
      .id("outer")
    )
    .inWindow(200, 200, size: [136, 184]).frames([
      "outer": [32, 8, 136, 184],
      "v1": [75, 8, 50, 50], "v2": [75, 66, 40, 30], "v3": [75, 104, 30, 30],
      "h1": [32, 142, 50, 50], "h2": [90, 142, 40, 30], "h3": [138, 142, 30, 30],
    ])
    // 10 + 8 + 40 = 58.
    WorkedExample(
      "at its ideal size, a flexible view is 10 wide and as high as the text",
      .hstack([color.id("color"), text(40, 20).id("text")]).fixedSize()
    )
    .always(size: [58, 20]).frames(["color": [0, 0, 10, 20], "text": [18, 0, 40, 20]])
    WorkedExample(
      "without a width, a flexible view is 10 wide",
      .hstack([color.id("color"), text(40, 20).id("text")])
    )
    .proposed(nil, 100, size: [58, 100]).frames([
      "color": [0, 0, 10, 100], "text": [18, 40, 40, 20],
    ])
    // 100 − 40 − 8 = 52.
    WorkedExample(
      "without a height, a flexible view is as high as the text",
      .hstack([color.id("color"), text(40, 20).id("text")])
    )
    .proposed(100, nil, size: [100, 20]).frames([
      "color": [0, 0, 52, 20], "text": [60, 0, 40, 20],
    ])
    // Measured: (500 − 8) / 2 = 246.
    WorkedExample("a column shares its height", .vstack([color.id("a"), color.id("b")]))
      .proposed(500, 500, size: [500, 500]).frames([
        "a": [0, 0, 500, 246], "b": [0, 254, 500, 246],
      ])
    // Measured: (500 − 8) / 2 = 246.
    WorkedExample("a row shares its width", .hstack([color.id("a"), color.id("b")]))
      .proposed(500, 500, size: [500, 500]).frames([
        "a": [0, 0, 246, 500], "b": [254, 0, 246, 500],
      ])
    // Measured.
    WorkedExample(
      "a column aligns at the leading edge", .vstack(alignment: .leading, [color, color.narrow])
    )
    .proposed(500, 500).frames(["b": [0, 254, 50, 246]])
    // Measured: (500 − 50) / 2 = 225.
    WorkedExample(
      "a column aligns in the middle", .vstack(alignment: .center, [color, color.narrow])
    )
    .proposed(500, 500).frames(["b": [225, 254, 50, 246]])
    // Measured: 500 − 50 = 450.
    WorkedExample(
      "a column aligns at the trailing edge", .vstack(alignment: .trailing, [color, color.narrow])
    )
    .proposed(500, 500).frames(["b": [450, 254, 50, 246]])
    // Measured.
    WorkedExample("a row aligns at the top", .hstack(alignment: .top, [color, color.low]))
      .proposed(500, 500).frames(["b": [254, 0, 246, 50]])
    // Measured: (500 − 50) / 2 = 225.
    WorkedExample("a row aligns in the middle", .hstack(alignment: .center, [color, color.low]))
      .proposed(500, 500).frames(["b": [254, 225, 246, 50]])
    // Measured: 500 − 50 = 450.
    WorkedExample("a row aligns at the bottom", .hstack(alignment: .bottom, [color, color.low]))
      .proposed(500, 500).frames(["b": [254, 450, 246, 50]])
  }

  private static func limitedColors(_ prefix: String) -> [LayoutNode] {
    [
      color.frame(maxWidth: 50, maxHeight: 50).id("\(prefix)1"),
      color.frame(maxWidth: 40, maxHeight: 30).id("\(prefix)2"),
      color.frame(maxWidth: 30, maxHeight: 30).id("\(prefix)3"),
    ]
  }
}

extension LayoutNode {
  fileprivate var narrow: LayoutNode { frame(width: 50).id("b") }
  fileprivate var low: LayoutNode { frame(height: 50).id("b") }
}
