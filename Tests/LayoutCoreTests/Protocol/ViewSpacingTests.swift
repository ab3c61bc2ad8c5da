import LayoutCore
import TestSupport
import Testing

/// The gaps that views choose themselves, with text of a font that is made up.
struct ViewSpacingTests {
  @Test(arguments: rows)
  func `text keeps its own distances`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    // These metrics ask for 6 above text and 10 below it, and texts touch: 30 + 6 + 19 + 19 + 10
    // + 30 = 114.
    WorkedExample(
      "text keeps its distances in a column",
      .vstack([box(60, 30).id("a"), line.id("b"), line.id("c"), box(60, 30).id("d")])
    )
    .always(size: [60, 114]).frames([
      "a": [0, 0, 60, 30], "b": [0, 36, 60, 19], "c": [0, 55, 60, 19], "d": [0, 84, 60, 30],
    ])
    // 30 + 8 + 60 + 8 + 30 = 136; (30 − 19) / 2 = 5.5 down.
    WorkedExample(
      "text keeps 8 in a row", .hstack([box(30, 30).id("a"), line.id("b"), box(30, 30).id("c")])
    )
    .always(size: [136, 30]).frames([
      "a": [0, 0, 30, 30], "b": [38, 5.5, 60, 19], "c": [106, 0, 30, 30],
    ])
    // Padded text is a shape to its neighbours: 10 are below the first text and 6 above the last
    // one.
    WorkedExample(
      "padding keeps text's distances on its outside",
      .vstack([line.id("a"), line.id("text").padding(4).id("padded"), line.id("c")])
    )
    .always(size: [68, 81]).frames([
      "a": [4, 0, 60, 19], "padded": [0, 29, 68, 27], "text": [4, 33, 60, 19],
      "c": [4, 62, 60, 19],
    ])
    // 60 + 8 + 10 = 78 wide; 10 are above the row and 6 below it.
    WorkedExample(
      "a row of text and shapes keeps a shape's distances",
      .vstack {
        line.id("a")
        LayoutNode.hstack([line.id("b"), box(10, 10).id("c")]).id("row")
        line.id("d")
      }
    )
    .always(size: [78, 73]).frames([
      "a": [9, 0, 60, 19], "row": [0, 29, 78, 19], "b": [0, 29, 60, 19],
      "c": [68, 33.5, 10, 10], "d": [9, 54, 60, 19],
    ])
    WorkedExample(
      "a frame around a spacer touches its neighbours",
      .hstack {
        box(20, 20).id("a")
        LayoutNode.spacer.frame(width: 10).id("b")
        box(20, 20).id("c")
      }
    )
    .proposed(nil, nil, size: [50, 20]).frames([
      "a": [0, nil, 20, 20], "b": [20, nil, 10, nil], "c": [30, nil, 20, 20],
    ])
    WorkedExample(
      "an empty stack touches its neighbours",
      .hstack([box(20, 20).id("a"), .vstack([]).id("b"), box(20, 20).id("c")])
    )
    .always(size: [40, 20]).frames([
      "a": [0, 0, 20, 20], "b": [20, 10, 0, 0], "c": [20, 0, 20, 20],
    ])
  }

  private static var line: LayoutNode {
    text(60, 19, baseline: 15, metrics: TextMetrics(ascent: 15, descent: 4, capHeight: 11))
  }
}
