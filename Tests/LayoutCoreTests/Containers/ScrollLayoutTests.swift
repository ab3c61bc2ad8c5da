import LayoutCore
import TestSupport
import Testing

/// Content that scrolls: the rows of B 15.7 about it, and what was measured.
struct ScrollLayoutTests {
  @Test("scroll views take what they are offered and hug across", arguments: rows)
  func row(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample("B SC1", .scroll(cells(4).id("T")).id("scroll"))
      .inWindow(200, 300).frames(["scroll": [80, 0, 40, 300], "T": [80, 0, 40, 20]])
    WorkedExample("B SC2", .scroll(color.id("C")))
      .inWindow(200, 300, size: [200, 300]).frames(["C": [0, 0, 200, 10]])
    WorkedExample(
      "B SC3",
      .scroll(
        along: .horizontal,
        .hstack(spacing: 0, [box(100, 50), box(100, 50), box(100, 50)]).id("row"))
    )
    .proposed(200, 300, size: [200, 50]).frames(["row": [0, 0, 300, 50]])
    WorkedExample("E1 SC1", .scroll(box(50, 30)))
      .proposed(100, 100, size: [50, 100]).proposed(nil, nil, size: [50, 30])
      .proposed(nil, .infinity, size: [50, .infinity])
    // Along two axes short content is centred, long content starts in the corner.
    WorkedExample("E1 SCG2", .scroll(along: [.horizontal, .vertical], box(50, 30).id("R")))
      .proposed(100, 100, size: [100, 100]).frames(["R": [25, 35, 50, 30]])
    WorkedExample(
      "E2 scroll/both", .scroll(along: [.horizontal, .vertical], box(500, 400).id("R"))
    )
    .proposed(300, 200, size: [300, 200]).frames(["R": [0, 0, 500, 400]])
    WorkedExample("E2 scroll/wide-content", .scroll(box(400, 400).id("R")).id("scroll"))
      .inWindow(300, 200).frames(["scroll": [-50, 0, 400, 200], "R": [-50, 0, 400, 400]])
    WorkedExample(
      "E2 scroll in a stack",
      .vstack(spacing: 0) {
        box(10, 16)
        LayoutNode.scroll(box(10, 400)).id("scroll")
        box(10, 16)
      }
    )
    .proposed(10, 200).frames(["scroll": [0, 16, 10, 168]])
    // 400 of content in 168 scrolls by 232.
    WorkedExample("E2 bottom anchor", .scroll(to: .anchor(.bottom), box(10, 400).id("R")))
      .proposed(10, 168).frames(["R": [0, -232, 10, 400]])
    WorkedExample("E2 bottom anchor", .scroll(to: .anchor(.bottom), box(10, 40).id("R")))
      .proposed(10, 168).frames(["R": [0, 0, 10, 40]])
    WorkedExample("offset", .scroll(to: .offset(CGPoint(x: 5, y: 30)), box(10, 400).id("R")))
      .proposed(10, 168).frames(["R": [0, -30, 10, 400]])
    // Margins across make the view wider; along the axis they move the content's start.
    WorkedExample(
      "E2 M8",
      LayoutNode.scroll(
        margins: EdgeInsets(top: 30, leading: 20, bottom: 30, trailing: 20), box(120, 400).id("R"))
    )
    .proposed(300, 200, size: [160, 200]).frames(["R": [20, 30, 120, 400]])
    // The content of a horizontal scroll view starts at its leading end, on the right.
    WorkedExample("E2 layout/rtl-scroll", .scroll(along: .horizontal, box(350, 20).id("R")))
      .proposed(180, 20, in: .rightToLeft).frames(["R": [-170, 0, 350, 20]])
    // The visible part extends into the unsafe area, its content starts in the safe one.
    WorkedExample("B 13.9", .scroll(box(390, 2000).id("R")).id("scroll"))
      .onScreen().frames(["scroll": [0, 47, 390, 763], "R": [0, 47, 390, 2000]])
    WorkedExample(
      "E2 position/safe-area-padding",
      LayoutNode.scroll(box(100, 400).id("R")).safeAreaPadding(.vertical, 20)
    )
    .proposed(100, 200).frames(["R": [0, 20, 100, 400]])
    WorkedExample(
      "E2 safe-area on a scroll view",
      LayoutNode.scroll(box(100, 400).id("R"))
        .safeAreaInset(edge: .bottom, box(100, 30))
    )
    .proposed(100, 200, size: [100, 200]).frames(["R": [0, 0, 100, 400]])
  }
}
