import LayoutCore
import TestSupport
import Testing

/// Frames of fixed lengths: the rows of B 15.1.
struct FixedFrameTests {
  @Test("A fixed frame aligns its child", arguments: rows)
  func row(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample("B F1", box(40, 20).id("R").frame(width: 100, height: 50))
      .proposed(300, 300, size: [100, 50]).frames(["R": [30, 15, 40, 20]])
    WorkedExample(
      "B F2", box(40, 20).id("R").frame(width: 100, height: 50, alignment: .topLeading)
    )
    .proposed(300, 300, size: [100, 50]).frames(["R": [0, 0, 40, 20]])
    WorkedExample(
      "B F3", box(40, 20).id("R").frame(width: 100, height: 50, alignment: .bottomTrailing)
    )
    .proposed(300, 300, size: [100, 50]).frames(["R": [60, 30, 40, 20]])
    WorkedExample(
      "B F4", box(140, 20).id("R").frame(width: 100, height: 50, alignment: .trailing)
    )
    .proposed(300, 300, size: [100, 50]).frames(["R": [-40, 15, 140, 20]])
    WorkedExample("B F5", box(140, 90).id("R").frame(width: 100, height: 50))
      .proposed(300, 300, size: [100, 50]).frames(["R": [-20, -20, 140, 90]])
    WorkedExample("B F6", color.id("C").frame(width: 100))
      .proposed(300, 200, size: [100, 200]).frames(["C": [0, 0, 100, 200]])
    WorkedExample("B F7", color.id("C").frame(width: 100))
      .proposed(nil, nil, size: [100, 10]).frames(["C": [0, 0, 100, 10]])
    WorkedExample("B F8", color.id("C").frame(width: 100, height: 50))
      .proposed(0, 0, size: [100, 50]).frames(["C": [0, 0, 100, 50]])
      .proposed(.infinity, .infinity, size: [100, 50]).frames(["C": [0, 0, 100, 50]])
      .proposed(nil, nil, size: [100, 50]).frames(["C": [0, 0, 100, 50]])
    WorkedExample(
      "B F9", box(40, 20).id("R").frame(width: 100, height: 50, alignment: .leading)
    )
    .proposed(300, 300, in: .rightToLeft, size: [100, 50]).frames(["R": [60, 15, 40, 20]])
    WorkedExample(
      "B F10", box(140, 20).id("R").frame(width: 100, height: 50, alignment: .trailing)
    )
    .proposed(300, 300, in: .rightToLeft, size: [100, 50]).frames(["R": [0, 15, 140, 20]])
    WorkedExample(
      "B F11, F13",
      indented.frame(width: 100, height: 50, alignment: .leading).id("frame")
    )
    .proposed(300, 300, size: [100, 50]).frames(["R": [-10, 15, 40, 20]])
    .explicit("frame", .leading, 0)
    .proposed(300, 300, in: .rightToLeft, size: [100, 50]).frames(["R": [70, 15, 40, 20]])
    .explicit("frame", .leading, 0)
    WorkedExample("B F12", indented.frame(width: 100, height: 50).id("frame"))
      .proposed(300, 300, size: [100, 50]).frames(["R": [30, 15, 40, 20]])
      .explicit("frame", .leading, 40)
    WorkedExample(
      "B F14",
      box(40, 20).alignmentGuide(HorizontalAlignment.center) { _ in 0 }.id("R")
        .frame(width: 100, height: 50)
    )
    .proposed(300, 300, size: [100, 50]).frames(["R": [50, 15, 40, 20]])
    .proposed(300, 300, in: .rightToLeft, size: [100, 50]).frames(["R": [10, 15, 40, 20]])
    WorkedExample(
      "B F15",
      text(40, 20, baseline: 15).id("R")
        .frame(width: 100, height: 50, alignment: .centerFirstTextBaseline)
    )
    .proposed(300, 300, size: [100, 50]).frames(["R": [30, 35, 40, 20]])
    WorkedExample(
      "B F16",
      box(40, 20).id("R")
        .frame(width: 60, height: 40, alignment: .bottomTrailing).id("inner")
        .frame(width: 100, height: 100, alignment: .topLeading)
    )
    .proposed(300, 300, size: [100, 100]).frames(["inner": [0, 0, 60, 40], "R": [20, 20, 40, 20]])
    WorkedExample("B F17", cells(6).id("T").frame(width: 30))
      .proposed(300, 100, size: [30, 40]).frames(["T": [0, 0, 30, 40]])
    WorkedExample("B F18", box(101, 92).id("image").frame(width: 200, height: 200))
      .always(size: [200, 200]).frames(["image": [49.5, 54, 101, 92]])
    WorkedExample(
      "B F19",
      color.id("C").frame(maxWidth: .infinity, maxHeight: .infinity)
        .frame(width: 200, height: 200)
    )
    .proposed(0, 0, size: [200, 200]).frames(["C": [0, 0, 200, 200]])
  }

  private static var indented: LayoutNode {
    box(40, 20).alignmentGuide(.leading) { _ in 10 }.id("R")
  }
}
