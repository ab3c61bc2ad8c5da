import LayoutCore
import TestSupport
import Testing

/// Frames of fixed lengths.
struct FixedFrameTests {
  @Test(arguments: rows)
  func `a fixed frame aligns its child`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    // (100 − 40) / 2 = 30 and (50 − 20) / 2 = 15.
    WorkedExample("a frame centres its child", box(40, 20).id("R").frame(width: 100, height: 50))
      .proposed(300, 300, size: [100, 50]).frames(["R": [30, 15, 40, 20]])
    WorkedExample(
      "a frame aligns at the top leading corner",
      box(40, 20).id("R").frame(width: 100, height: 50, alignment: .topLeading)
    )
    .proposed(300, 300, size: [100, 50]).frames(["R": [0, 0, 40, 20]])
    // 100 − 40 and 50 − 20.
    WorkedExample(
      "a frame aligns at the bottom trailing corner",
      box(40, 20).id("R").frame(width: 100, height: 50, alignment: .bottomTrailing)
    )
    .proposed(300, 300, size: [100, 50]).frames(["R": [60, 30, 40, 20]])
    // 100 − 140 = −40.
    WorkedExample(
      "a child that is too wide stands out where it is not aligned",
      box(140, 20).id("R").frame(width: 100, height: 50, alignment: .trailing)
    )
    .proposed(300, 300, size: [100, 50]).frames(["R": [-40, 15, 140, 20]])
    // (100 − 140) / 2 and (50 − 90) / 2.
    WorkedExample(
      "a child that is too large stands out on all sides",
      box(140, 90).id("R").frame(width: 100, height: 50)
    )
    .proposed(300, 300, size: [100, 50]).frames(["R": [-20, -20, 140, 90]])
    WorkedExample("the other axis is proposed on", color.id("C").frame(width: 100))
      .proposed(300, 200, size: [100, 200]).frames(["C": [0, 0, 100, 200]])
    WorkedExample("the other axis may be proposed nothing", color.id("C").frame(width: 100))
      .proposed(nil, nil, size: [100, 10]).frames(["C": [0, 0, 100, 10]])
    WorkedExample(
      "whatever is proposed, the child is offered the frame",
      color.id("C").frame(width: 100, height: 50)
    )
    .proposed(0, 0, size: [100, 50]).frames(["C": [0, 0, 100, 50]])
    .proposed(.infinity, .infinity, size: [100, 50]).frames(["C": [0, 0, 100, 50]])
    .proposed(nil, nil, size: [100, 50]).frames(["C": [0, 0, 100, 50]])
    // 100 − 40 = 60.
    WorkedExample(
      "mirrored, leading is right",
      box(40, 20).id("R").frame(width: 100, height: 50, alignment: .leading)
    )
    .proposed(300, 300, in: .rightToLeft, size: [100, 50]).frames(["R": [60, 15, 40, 20]])
    WorkedExample(
      "mirrored, trailing is left",
      box(140, 20).id("R").frame(width: 100, height: 50, alignment: .trailing)
    )
    .proposed(300, 300, in: .rightToLeft, size: [100, 50]).frames(["R": [0, 15, 140, 20]])
    // 0 − 10; mirrored, 100 − 40 + 10.
    WorkedExample(
      "a child meets a frame's edge by its guide, which is where the edge is then",
      indented.frame(width: 100, height: 50, alignment: .leading).id("frame")
    )
    .proposed(300, 300, size: [100, 50]).frames(["R": [-10, 15, 40, 20]])
    .explicit("frame", .leading, 0)
    .proposed(300, 300, in: .rightToLeft, size: [100, 50]).frames(["R": [70, 15, 40, 20]])
    .explicit("frame", .leading, 0)
    // 30 + 10 = 40.
    WorkedExample(
      "a child's guide counts for the frame", indented.frame(width: 100, height: 50).id("frame")
    )
    .proposed(300, 300, size: [100, 50]).frames(["R": [30, 15, 40, 20]])
    .explicit("frame", .leading, 40)
    // 100 / 2 − 0; mirrored, 50 − 40.
    WorkedExample(
      "a child is centred by its guide",
      box(40, 20).alignmentGuide(HorizontalAlignment.center) { _ in 0 }.id("R")
        .frame(width: 100, height: 50)
    )
    .proposed(300, 300, size: [100, 50]).frames(["R": [50, 15, 40, 20]])
    .proposed(300, 300, in: .rightToLeft, size: [100, 50]).frames(["R": [10, 15, 40, 20]])
    // 50 − 15 = 35 down; (100 − 40) / 2 across.
    WorkedExample(
      "a baseline meets the bottom of a frame without text",
      text(40, 20, baseline: 15).id("R")
        .frame(width: 100, height: 50, alignment: .centerFirstTextBaseline)
    )
    .proposed(300, 300, size: [100, 50]).frames(["R": [30, 35, 40, 20]])
    // 60 − 40 and 40 − 20.
    WorkedExample(
      "a frame in a frame",
      box(40, 20).id("R")
        .frame(width: 60, height: 40, alignment: .bottomTrailing).id("inner")
        .frame(width: 100, height: 100, alignment: .topLeading)
    )
    .proposed(300, 300, size: [100, 100]).frames(["inner": [0, 0, 60, 40], "R": [20, 20, 40, 20]])
    // Six cells of 10 in 30 are two lines of 20.
    WorkedExample("text wraps in a frame", cells(6).id("T").frame(width: 30))
      .proposed(300, 100, size: [30, 40]).frames(["T": [0, 0, 30, 40]])
    // (200 − 101) / 2 = 49.5 and (200 − 92) / 2 = 54.
    WorkedExample(
      "half points are not rounded", box(101, 92).id("image").frame(width: 200, height: 200)
    )
    .always(size: [200, 200]).frames(["image": [49.5, 54, 101, 92]])
    WorkedExample(
      "a flexible frame fills the fixed one around",
      color.id("C").frame(maxWidth: .infinity, maxHeight: .infinity)
        .frame(width: 200, height: 200)
    )
    .proposed(0, 0, size: [200, 200]).frames(["C": [0, 0, 200, 200]])
  }

  private static var indented: LayoutNode {
    box(40, 20).alignmentGuide(.leading) { _ in 10 }.id("R")
  }
}
