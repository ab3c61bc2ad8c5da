import LayoutCore
import TestSupport
import Testing

/// How stacks bring their children's guides together.
struct AlignmentTests {
  @Test(arguments: rows)
  func `guides coincide`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    // Measured: guides at 30 and 0 meet, so the second view starts at 30, and 30 + 100 = 130.
    WorkedExample(
      "a guide 30 further in pulls its view out",
      .vstack(alignment: .leading, spacing: 8) {
        box(100, 100).alignmentGuide(.leading) { $0[.leading] + 30 }.id("a")
        box(100, 100).id("b")
      }
    )
    .always(size: [130, 208]).frames(["a": [0, 0, 100, 100], "b": [30, 108, 100, 100]])
    // Guides at 60 / 3 = 20, 40 and 30: the tops are 40 − 20, 0 and 40 − 30 down.
    WorkedExample(
      "thirds of three heights meet",
      .hstack(alignment: .third, spacing: 1) {
        box(10, 60).id("a")
        box(10, 120).id("b")
        box(10, 90).id("c")
      }
    )
    .always(size: [32, 120]).frames([
      "a": [0, 20, 10, 60], "b": [11, 0, 10, 120], "c": [22, 10, 10, 90],
    ])
    // Guides at 20, 40 and 2 · 90 / 3 = 60: the tops are 40, 20 and 0 down; the lowest bottom is
    // 20 + 120.
    WorkedExample(
      "a third meets two thirds of another view",
      .hstack(alignment: .third, spacing: 1) {
        box(10, 60).id("a")
        box(10, 120).id("b")
        box(10, 90).alignmentGuide(.third) { 2 * $0.height / 3 }.id("c")
      }
    )
    .always(size: [32, 140]).frames([
      "a": [0, 40, 10, 60], "b": [11, 20, 10, 120], "c": [22, 0, 10, 90],
    ])
    // 300 / 4 − 180 / 4 = 30 across, (150 − 80) / 2 = 35 down.
    WorkedExample(
      "quarters of two widths meet",
      .zstack(alignment: Alignment(horizontal: .quarter, vertical: .center)) {
        box(300, 150).id("a")
        box(180, 80).id("b")
      }
    )
    .always(size: [300, 150]).frames(["a": [0, 0, 300, 150], "b": [30, 35, 180, 80]])
    // 90 / 3 − 60 / 3 = 10 down, (180 − 70) / 2 = 55 across.
    WorkedExample(
      "thirds of two heights meet in a ZStack",
      .zstack(alignment: Alignment(horizontal: .center, vertical: .third)) {
        box(180, 90).id("a")
        box(70, 60).id("b")
      }
    )
    .always(size: [180, 90]).frames(["a": [0, 0, 180, 90], "b": [55, 10, 70, 60]])
    // The frame's leading edge meets the child's guide at 30; (40 − 20) / 2 = 10 down.
    WorkedExample(
      "a frame aligns its child by the guide that the child sets",
      box(100, 20).alignmentGuide(.leading) { _ in 30 }.id("child")
        .frame(width: 200, height: 40, alignment: .leading)
    )
    .always(size: [200, 40]).frames(["child": [-30, 10, 100, 20]])
    WorkedExample(
      "an offset moves no guide and no neighbour",
      .hstack(alignment: .top, spacing: 0) {
        box(50, 50).id("content").offset(x: 30, y: 30).id("slot")
        box(20, 20).id("b")
      }
    )
    .always(size: [70, 50]).frames([
      "slot": [0, 0, 50, 50], "content": [30, 30, 50, 50], "b": [50, 0, 20, 20],
    ])
    // (176 − 3 · 8) / 4 = 38 across; the last one starts 30 down, and 30 + 100 = 130.
    WorkedExample(
      "guides above their views make stairs",
      .hstack(alignment: .top, spacing: 8, (0..<4).map(lowered))
    )
    .proposed(176, 100, size: [176, 130]).frames([
      "0": [0, 0, 38, 100], "1": [46, 10, 38, 100], "2": [92, 20, 38, 100],
      "3": [138, 30, 38, 100],
    ])
    // The alignment line belongs to the stack, also if all children are on one side of it.
    // Both guides are 30 above their views. The stack reaches from the line to 30 + 50.
    WorkedExample(
      "a line outside of all views counts",
      .hstack(alignment: .top, spacing: 0) {
        box(20, 50).alignmentGuide(.top) { _ in -30 }.id("a")
        box(20, 50).alignmentGuide(.top) { _ in -30 }.id("b")
      }
    )
    .always(size: [40, 80]).frames(["a": [0, 30, 20, 50], "b": [20, 30, 20, 50]])
    // Measured: the second guide is 10 before its view, so the view starts at 10 and ends at 10 +
    // 40.
    WorkedExample(
      "a guide outside of its view moves it in",
      .vstack(alignment: .leading, spacing: 0) {
        box(40, 10).id("a")
        box(40, 10).alignmentGuide(.leading) { $0[.leading] - 10 }.id("b")
      }
    )
    .always(size: [50, 20]).frames(["a": [0, 0, 40, 10], "b": [10, 10, 40, 10]])
    // 60 / 3 − 10 = 10 down, (60 − 20) / 2 = 20 across.
    WorkedExample(
      "a frame and its child meet at a guide of a client",
      box(20, 20).alignmentGuide(.third) { _ in 10 }.id("child")
        .frame(width: 60, height: 60, alignment: Alignment(horizontal: .center, vertical: .third))
    )
    .always(size: [60, 60]).frames(["child": [20, 10, 20, 20]])
    // Measured. Four rows share 200 − 3 · 8 = 176. The third one, whose steps need 30 at least,
    // is asked first: 176 / 4 = 44, and 30 for the steps. The others get (176 − 74) / 3 = 34
    // each: columns of (34 − 3 · 8) / 4 = 2.5. Across, (200 − 3 · 8) / 4 = 44; the first column's
    // steps make the root 200 + 30 wide.
    WorkedExample("stacks that guides make higher take their room first", slopes)
      .inWindow(200, 200, size: [230, 200]).frames([
        "root": [-15, 0, 230, 200],
        "v1": [-15, 0, 230, 34],
        "v1.0": [-15, 0, 200, 2.5], "v1.1": [-5, 10.5, 200, 2.5],
        "v1.2": [5, 21, 200, 2.5], "v1.3": [15, 31.5, 200, 2.5],
        "v2": [0, 42, 200, 34],
        "v2.0": [0, 42, 200, 2.5], "v2.1": [0, 52.5, 200, 2.5],
        "v2.2": [0, 63, 200, 2.5], "v2.3": [0, 73.5, 200, 2.5],
        "h1": [0, 84, 200, 74],
        "h1.0": [0, 84, 44, 44], "h1.1": [52, 94, 44, 44],
        "h1.2": [104, 104, 44, 44], "h1.3": [156, 114, 44, 44],
        "h2": [0, 166, 200, 34],
        "h2.0": [0, 166, 44, 34], "h2.1": [52, 166, 44, 34],
        "h2.2": [104, 166, 44, 34], "h2.3": [156, 166, 44, 34],
      ])
  }

  private static func lowered(_ index: Int) -> LayoutNode {
    color.alignmentGuide(.top) { _ in CGFloat(index) * -10 }.id("\(index)")
  }

  /// Four stacks of colours, of which each moves one guide step by step.
  private static var slopes: LayoutNode {
    func four(
      _ name: String, _ guide: @escaping (LayoutNode, CGFloat) -> LayoutNode
    ) -> [LayoutNode] {
      (0..<4).map { guide(color, CGFloat($0)).id("\(name).\($0)") }
    }
    let v1 = four("v1") { node, i in node.alignmentGuide(.leading) { _ in i * -10 } }
    let v2 = four("v2") { node, i in node.alignmentGuide(.trailing) { _ in i * 10 } }
    let h1 = four("h1") { node, i in node.alignmentGuide(.top) { _ in i * -10 } }
    let h2 = four("h2") { node, i in node.alignmentGuide(.bottom) { _ in i * 10 } }
    return .vstack {
      LayoutNode.vstack(alignment: .leading, v1).id("v1")
      LayoutNode.vstack(alignment: .leading, v2).id("v2")
      LayoutNode.hstack(alignment: .top, h1).id("h1")
      LayoutNode.hstack(alignment: .top, h2).id("h2")
    }
    .id("root")
  }
}
