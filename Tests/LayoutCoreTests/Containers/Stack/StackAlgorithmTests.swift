import LayoutCore
import TestSupport
import Testing

/// How stacks share out their length.
struct StackAlgorithmTests {
  @Test(arguments: rows)
  func `a stack shares out its length`(_ example: WorkedExample) { example.verify() }

  /// The shares of 100 / 3 add up to a number beside 100, as many others do.
  @Test(arguments: 1...12)
  func `views that take all there is make a stack of exactly that length`(count: Int) {
    for length in stride(from: 1, to: 1000, by: 1 / 0.7) {
      let row = LayoutNode.hstack(
        spacing: 0.1, [.fixed(width: 0.3, height: 1)] + (0..<count).map { _ in .flexible })
      let size = row.layout(proposing: ProposedViewSize(width: length, height: 1)).size
      // The gaps and the fixed view need at most 1.5.
      if length > 1.5 { #expect(size.width == CGFloat(length)) }
    }
  }

  @ExampleTable static var rows: [WorkedExample] {
    // Measured: 300 / 3.
    WorkedExample(
      "flexible views share equally",
      .hstack(spacing: 0, [color.id("a"), color.id("b"), color.id("c")])
        .frame(width: 300, height: 100)
    )
    .always(size: [300, 100]).frames([
      "a": [0, 0, 100, 100], "b": [100, 0, 100, 100], "c": [200, 0, 100, 100],
    ])
    // Measured: red is offered 150 / 2 = 75 and green what is left, but takes 100; the 175 are
    // centred in 150.
    WorkedExample(
      "the view that cannot shrink comes last and overflows",
      .hstack(spacing: 0) {
        color.frame(maxWidth: 100).id("red")
        color.frame(minWidth: 100).id("green")
      }
      .id("stack").frame(width: 150, height: 100)
    )
    .always(size: [150, 100]).frames([
      "stack": [-12.5, 0, 175, 100], "red": [-12.5, 0, 75, 100], "green": [62.5, 0, 100, 100],
    ])
    // The same lengths as the other way round: 100 and 150 / 2 = 75.
    WorkedExample(
      "the order of views does not decide who is offered first",
      .hstack(spacing: 0) {
        color.frame(minWidth: 100).id("green")
        color.frame(maxWidth: 100).id("red")
      }
      .id("stack").frame(width: 150, height: 100)
    )
    .always(size: [150, 100]).frames([
      "stack": [-12.5, 0, 175, 100], "green": [-12.5, 0, 100, 100], "red": [87.5, 0, 75, 100],
    ])
    // Measured: b is offered 50 first and takes 60, so that 40 are left: not 50 + 60.
    WorkedExample(
      "what a view needs at least is not added to its share",
      .hstack(spacing: 0, [color.id("a"), color.frame(minWidth: 60).id("b")])
    )
    .proposed(100, 100, size: [100, 100]).frames(["a": [0, 0, 40, 100], "b": [40, 0, 60, 100]])
    // Measured: a is offered 85 / 2 = 42.5; b is offered as much and takes 80.
    WorkedExample(
      "the less flexible view is offered its half, the other one overflows",
      .vstack(spacing: 0) {
        color.frame(minHeight: 5, maxHeight: 100).id("a")
        color.frame(minHeight: 80).id("b")
      }
    )
    .proposed(100, 85, size: [100, 122.5]).frames([
      "a": [0, 0, 100, 42.5], "b": [0, 42.5, 100, 80],
    ])
    // 400 − 50 − 50 − 100 = 200 are kept for priority 2: 30 are green's, 170 blue's. Then yellow
    // has 50, orange its least, 100, and red 50.
    WorkedExample(
      "priorities come first, and keep what the others need at least",
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
    // 300 in 200 start at −50.
    WorkedExample(
      "rigid views overflow on both sides",
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
    // 50 + 20 + 0 and two gaps of 8 are 86. A view of at least 20 is ideally 20 wide, and one
    // without limits 10: 50 + 20 + 10 + 16 = 96.
    WorkedExample(
      "a row's least, greatest and ideal width",
      .hstack(spacing: 8, [box(50, 10), color.frame(minWidth: 20), color])
    )
    .proposed(0, 10, size: [86, nil])
    .proposed(.infinity, 10, size: [.infinity, nil])
    .proposed(nil, 10, size: [96, nil])
    // 300 − 20 = 280.
    WorkedExample(
      "a stack of flexible views is as flexible as they are",
      .vstack(spacing: 0) {
        LayoutNode.hstack(spacing: 0, [color.id("a"), color.id("b")]).id("row")
        box(30, 20).id("fixed")
      }
    )
    .proposed(100, 300, size: [100, 300]).frames([
      "row": [0, 0, 100, 280], "a": [0, 0, 50, 280], "b": [50, 0, 50, 280],
      "fixed": [35, 280, 30, 20],
    ])
    // Measured, by order of flexibility: 70; then 40 of 263 / 4; 60 of 223 / 3; 90 of 163 / 2;
    // and 73 are left.
    WorkedExample(
      "every view takes its share of what is left",
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
    // Measured: 80 of 200 / 3; then 60 of 120 / 2, and 60.
    WorkedExample(
      "the views with the larger least lengths are offered first",
      .hstack(spacing: 0) {
        color.frame(minWidth: 30).id("a")
        color.frame(minWidth: 80).id("b")
        color.frame(minWidth: 55).id("c")
      }
    )
    .proposed(200, 100, size: [200, 100]).frames([
      "a": [0, 0, 60, 100], "b": [60, 0, 80, 100], "c": [140, 0, 60, 100],
    ])
    // 100 − 20 = 80 along.
    WorkedExample(
      "across, flexible views are as long as the others",
      .hstack(spacing: 0, [color.id("a"), box(20, 60).id("b")])
    )
    .proposed(100, nil, size: [100, 60]).frames(["a": [0, 0, 80, 60], "b": [80, 0, 20, 60]])
    // (200 − 2 · 10 − 50) / 2 = 65.
    WorkedExample(
      "rigid frames come before flexible views",
      .hstack(spacing: 10, [color.id("a"), color.frame(width: 50).id("b"), color.id("c")])
    )
    .proposed(200, 100).frames([
      "a": [0, 0, 65, 100], "b": [75, 0, 50, 100], "c": [135, 0, 65, 100],
    ])
    // The least flexible is asked first: 60 of 300 / 3; 50 of 240 / 2; 190 are left.
    WorkedExample(
      "limits in a column",
      .vstack(spacing: 0) {
        color.frame(maxHeight: 50).id("a")
        color.frame(minHeight: 20, maxHeight: 60).id("b")
        color.id("c")
      }
    )
    .proposed(100, 300).frames([
      "a": [0, 0, 100, 50], "b": [0, 50, 100, 60], "c": [0, 110, 100, 190],
    ])
    // 100 − 40 = 60: lines of six of eight cells.
    WorkedExample(
      "text shares a row with a frame",
      .hstack(spacing: 0, [cells(8).id("a"), color.frame(width: 40, height: 10).id("b")])
    )
    .proposed(100, 100).frames(["a": [0, 0, 60, 40], "b": [60, 15, 40, 10]])
    // (120 − 10) / 2 = 55 for the shorter, which takes 40; 70 are left.
    WorkedExample(
      "two texts share a row", .hstack(spacing: 10, [cells(4).id("a"), cells(10).id("b")])
    )
    .proposed(120, 100).frames(["a": [0, 10, 40, 20], "b": [50, 0, 70, 40]])
  }
}
