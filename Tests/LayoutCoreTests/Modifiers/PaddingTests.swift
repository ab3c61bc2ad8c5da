import LayoutCore
import TestSupport
import Testing

/// Space around views: the rows of B 15.3 about padding.
struct PaddingTests {
  @Test("Padding takes from the proposal and adds to the size", arguments: rows)
  func row(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample("B P1", color.id("C").padding(16))
      .proposed(100, 100, size: [100, 100]).frames(["C": [16, 16, 68, 68]])
    WorkedExample("B P2", box(40, 20).id("R").padding())
      .proposed(100, 100, size: [72, 52]).frames(["R": [16, 16, 40, 20]])
    WorkedExample("B P3", color.id("C").padding(30))
      .proposed(50, 100, size: [60, 100]).frames(["C": [30, 30, 0, 40]])
    WorkedExample("B P4", color.id("C").padding(16))
      .proposed(nil, nil, size: [42, 42]).frames(["C": [16, 16, 10, 10]])
    WorkedExample(
      "B P5", box(40, 20).id("R").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    )
    .proposed(100, 100, size: [46, 24]).frames(["R": [2, 1, 40, 20]])
    .proposed(100, 100, in: .rightToLeft, size: [46, 24]).frames(["R": [4, 1, 40, 20]])
    WorkedExample("B P6", color.id("C").padding(-10))
      .proposed(100, 50, size: [100, 50]).frames(["C": [-10, -10, 120, 70]])
    WorkedExample("B P7", box(40, 20).id("R").padding(-10))
      .proposed(100, 50, size: [20, 0]).frames(["R": [-10, -10, 40, 20]])
    WorkedExample("B P8", box(40, 20).id("R").padding(-30))
      .proposed(100, 50, size: [0, 0]).frames(["R": [-30, -30, 40, 20]])
    WorkedExample("B P9", color.padding(10)).proposed(.infinity, nil, size: [.infinity, 30])
    WorkedExample(
      "B P10",
      text(40, 20, baseline: 15)
        .padding(EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)).id("padded")
    )
    .always(size: [54, 32])
    .explicit("padded", .firstTextBaseline, 20).guide("padded", .bottom, 32)
    WorkedExample("B P11", cells(6).id("T").padding(10).background(color.id("bg")))
      .proposed(300, 100, size: [80, 40]).frames(["T": [10, 10, 60, 20], "bg": [0, 0, 80, 40]])
    WorkedExample("B P12", cells(6).id("T").background(color.id("bg")).padding(10))
      .proposed(300, 100, size: [80, 40]).frames(["T": [10, 10, 60, 20], "bg": [10, 10, 60, 20]])
    WorkedExample(
      "B P13",
      box(40, 20).id("R").frame(width: 60, height: 40).padding(10).id("padded")
        .frame(width: 200, height: 100, alignment: .bottomTrailing)
    )
    .proposed(300, 300).frames(["padded": [120, 40, 80, 60], "R": [140, 60, 40, 20]])
    WorkedExample(
      "B P14",
      box(40, 20).id("R").padding(.leading, -10).id("padded")
        .frame(width: 100, height: 20, alignment: .leading)
    )
    .proposed(300, 300).frames(["padded": [0, 0, 30, 20], "R": [-10, 0, 40, 20]])
  }
}
