import LayoutCore
import TestSupport
import Testing

/// Space around views.
struct PaddingTests {
  @Test(arguments: rows)
  func `padding takes from the proposal and adds to the size`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var rows: [WorkedExample] {
    // 100 − 2 · 16 = 68.
    WorkedExample("padding takes from what is proposed", color.id("C").padding(16))
      .proposed(100, 100, size: [100, 100]).frames(["C": [16, 16, 68, 68]])
    // 40 + 2 · 16 and 20 + 2 · 16.
    WorkedExample("padding is 16 if no number is given", box(40, 20).id("R").padding())
      .proposed(100, 100, size: [72, 52]).frames(["R": [16, 16, 40, 20]])
    // 40 + 16, and 20 + 16.
    WorkedExample("padding on one edge is 16 too", box(40, 20).id("R").padding(.leading))
      .always(size: [56, 20]).frames(["R": [16, 0, 40, 20]])
    WorkedExample("padding at the bottom leaves the top", box(40, 20).id("R").padding(.bottom))
      .always(size: [40, 36]).frames(["R": [0, 0, 40, 20]])
    // 2 · 30 = 60 wide; 100 − 60 = 40 high.
    WorkedExample("nothing is left where padding is too large", color.id("C").padding(30))
      .proposed(50, 100, size: [60, 100]).frames(["C": [30, 30, 0, 40]])
    // 10 + 2 · 16 = 42.
    WorkedExample("nothing is proposed, and nothing is proposed on", color.id("C").padding(16))
      .proposed(nil, nil, size: [42, 42]).frames(["C": [16, 16, 10, 10]])
    // 40 + 2 + 4 and 20 + 1 + 3.
    WorkedExample(
      "edges of their own, mirrored too",
      box(40, 20).id("R").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    )
    .proposed(100, 100, size: [46, 24]).frames(["R": [2, 1, 40, 20]])
    .proposed(100, 100, in: .rightToLeft, size: [46, 24]).frames(["R": [4, 1, 40, 20]])
    // 100 + 2 · 10 and 50 + 2 · 10.
    WorkedExample("negative padding offers more", color.id("C").padding(-10))
      .proposed(100, 50, size: [100, 50]).frames(["C": [-10, -10, 120, 70]])
    // 40 − 2 · 10 and 20 − 2 · 10.
    WorkedExample(
      "negative padding makes a rigid view's place smaller", box(40, 20).id("R").padding(-10)
    )
    .proposed(100, 50, size: [20, 0]).frames(["R": [-10, -10, 40, 20]])
    WorkedExample("a place has no negative length", box(40, 20).id("R").padding(-30))
      .proposed(100, 50, size: [0, 0]).frames(["R": [-30, -30, 40, 20]])
    // 10 + 2 · 10 = 30 high.
    WorkedExample("an infinite proposal stays infinite", color.padding(10)).proposed(
      .infinity, nil, size: [.infinity, 30])
    // 5 + 15 = 20; 20 + 5 + 7 = 32.
    WorkedExample(
      "padding moves baselines",
      text(40, 20, baseline: 15)
        .padding(EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)).id("padded")
    )
    .always(size: [54, 32])
    .explicit("padded", .firstTextBaseline, 20).guide("padded", .bottom, 32)
    // 6 · 10 + 2 · 10 and 20 + 2 · 10.
    WorkedExample(
      "a background outside of padding", cells(6).id("T").padding(10).background(color.id("bg"))
    )
    .proposed(300, 100, size: [80, 40]).frames(["T": [10, 10, 60, 20], "bg": [0, 0, 80, 40]])
    WorkedExample(
      "a background inside of padding", cells(6).id("T").background(color.id("bg")).padding(10)
    )
    .proposed(300, 100, size: [80, 40]).frames(["T": [10, 10, 60, 20], "bg": [10, 10, 60, 20]])
    // 200 − 80 and 100 − 60; in it, 10 + (60 − 40) / 2 and 10 + (40 − 20) / 2.
    WorkedExample(
      "padding between frames",
      box(40, 20).id("R").frame(width: 60, height: 40).padding(10).id("padded")
        .frame(width: 200, height: 100, alignment: .bottomTrailing)
    )
    .proposed(300, 300).frames(["padded": [120, 40, 80, 60], "R": [140, 60, 40, 20]])
    // 40 − 10 = 30.
    WorkedExample(
      "negative padding of one edge",
      box(40, 20).id("R").padding(.leading, -10).id("padded")
        .frame(width: 100, height: 20, alignment: .leading)
    )
    .proposed(300, 300).frames(["padded": [0, 0, 30, 20], "R": [-10, 0, 40, 20]])
  }
}
