import LayoutCore
import TestSupport
import Testing

/// How stacks share out their length: the rows of A 7.1 with explicit spacing.
struct StackAlgorithmTests {
  @Test("A stack shares out its length", arguments: rows)
  func row(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample(
      "A E1",
      .hstack(spacing: 0, [color.id("a"), color.id("b"), color.id("c")])
        .frame(width: 300, height: 100)
    )
    .always(size: [300, 100]).frames([
      "a": [0, 0, 100, 100], "b": [100, 0, 100, 100], "c": [200, 0, 100, 100],
    ])
    WorkedExample(
      "A E2",
      .hstack(spacing: 0) {
        color.frame(maxWidth: 100).id("red")
        color.frame(minWidth: 100).id("green")
      }
      .id("stack").frame(width: 150, height: 100)
    )
    .always(size: [150, 100]).frames([
      "stack": [-12.5, 0, 175, 100], "red": [-12.5, 0, 75, 100], "green": [62.5, 0, 100, 100],
    ])
    WorkedExample(
      "A E3",
      .hstack(spacing: 0) {
        color.frame(minWidth: 100).id("green")
        color.frame(maxWidth: 100).id("red")
      }
      .id("stack").frame(width: 150, height: 100)
    )
    .always(size: [150, 100]).frames([
      "stack": [-12.5, 0, 175, 100], "green": [-12.5, 0, 100, 100], "red": [87.5, 0, 75, 100],
    ])
    WorkedExample(
      "A E4", .hstack(spacing: 0, [color.id("a"), color.frame(minWidth: 60).id("b")])
    )
    .proposed(100, 100, size: [100, 100]).frames(["a": [0, 0, 40, 100], "b": [40, 0, 60, 100]])
    WorkedExample(
      "A E6",
      .vstack(spacing: 0) {
        color.frame(minHeight: 5, maxHeight: 100).id("a")
        color.frame(minHeight: 80).id("b")
      }
    )
    .proposed(100, 85, size: [100, 122.5]).frames([
      "a": [0, 0, 100, 42.5], "b": [0, 42.5, 100, 80],
    ])
    WorkedExample(
      "A E7",
      .hstack(spacing: 0) {
        color.frame(minWidth: 50).id("red")
        color.frame(width: 30).layoutPriority(2).id("green")
        color.frame(minWidth: 50).layoutPriority(1).id("yellow")
        color.layoutPriority(2).id("blue")
        color.frame(minWidth: 100, maxWidth: 120).id("orange")
      }
      .frame(width: 400, height: 200, alignment: .leading)
    )
    .always(size: [400, 200]).frames([
      "red": [0, 0, 50, 200], "green": [50, 0, 30, 200], "yellow": [80, 0, 50, 200],
      "blue": [130, 0, 170, 200], "orange": [300, 0, 100, 200],
    ])
    WorkedExample(
      "A E22",
      .hstack(spacing: 0) {
        box(100, 10).id("a")
        box(100, 10).id("b")
        box(100, 10).id("c")
      }
      .id("stack").frame(width: 200, height: 50)
    )
    .always(size: [200, 50]).frames([
      "stack": [-50, 20, 300, 10], "a": [-50, 20, 100, 10], "b": [50, 20, 100, 10],
      "c": [150, 20, 100, 10],
    ])
    WorkedExample(
      "A E23", .hstack(spacing: 8, [box(50, 10), color.frame(minWidth: 20), color])
    )
    .proposed(0, 10, size: [86, nil])
    .proposed(.infinity, 10, size: [.infinity, nil])
    .proposed(nil, 10, size: [96, nil])
    WorkedExample(
      "A E26",
      .vstack(spacing: 0) {
        LayoutNode.hstack(spacing: 0, [color.id("a"), color.id("b")]).id("row")
        box(30, 20).id("fixed")
      }
    )
    .proposed(100, 300, size: [100, 300]).frames([
      "row": [0, 0, 100, 280], "a": [0, 0, 50, 280], "b": [50, 0, 50, 280],
      "fixed": [35, 280, 30, 20],
    ])
    WorkedExample(
      "A E27",
      .hstack(spacing: 0) {
        color.id("a")
        color.frame(width: 70).id("b")
        color.frame(minWidth: 90).id("c")
        color.frame(maxWidth: 40).id("d")
        color.frame(minWidth: 20, maxWidth: 60).id("e")
      }
    )
    .proposed(333, 100, size: [333, 100]).frames([
      "a": [0, 0, 73, 100], "b": [73, 0, 70, 100], "c": [143, 0, 90, 100],
      "d": [233, 0, 40, 100], "e": [273, 0, 60, 100],
    ])
    WorkedExample(
      "A E28",
      .hstack(spacing: 0) {
        color.frame(minWidth: 30).id("a")
        color.frame(minWidth: 80).id("b")
        color.frame(minWidth: 55).id("c")
      }
    )
    .proposed(200, 100, size: [200, 100]).frames([
      "a": [0, 0, 60, 100], "b": [60, 0, 80, 100], "c": [140, 0, 60, 100],
    ])
    WorkedExample("A X1", .hstack(spacing: 0, [color.id("a"), box(20, 60).id("b")]))
      .proposed(100, nil, size: [100, 60]).frames(["a": [0, 0, 80, 60], "b": [80, 0, 20, 60]])
  }
}
