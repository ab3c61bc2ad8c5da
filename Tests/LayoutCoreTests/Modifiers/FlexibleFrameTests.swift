import LayoutCore
import TestSupport
import Testing

/// Frames whose lengths stay within limits.
struct FlexibleFrameTests {
  @Test(arguments: singleLimits)
  func `one limit holds, and the child decides within it`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var singleLimits: [WorkedExample] {
    // Between the child's 80 and 100 it is as wide as proposed.
    WorkedExample("a greatest width above the child's", box(80, 20).id("R").frame(maxWidth: 100))
      .proposed(50, 50, size: [80, 20]).proposed(0, 50, size: [80, 20])
      .proposed(200, 50, size: [100, 20]).frames(["R": [10, 0, 80, 20]])
      .proposed(.infinity, 50, size: [100, 20]).proposed(nil, 50, size: [80, 20])
    // (100 − 120) / 2 = −10.
    WorkedExample("a greatest width below the child's", box(120, 20).id("R").frame(maxWidth: 100))
      .always(size: [100, 20]).frames(["R": [-10, 0, 120, 20]])
    WorkedExample("a greatest width of a flexible view", color.frame(maxWidth: 100))
      .proposed(50, 50, size: [50, 50]).proposed(80, 50, size: [80, 50])
      .proposed(200, 50, size: [100, 50]).proposed(.infinity, 50, size: [100, 50])
      .proposed(nil, 50, size: [10, 50])
    // (100 − 80) / 2 = 10.
    WorkedExample("a least width above the child's", box(80, 20).id("R").frame(minWidth: 100))
      .proposed(50, 50, size: [100, 20]).frames(["R": [10, 0, 80, 20]])
      .proposed(200, 50, size: [100, 20]).frames(["R": [10, 0, 80, 20]])
      .proposed(.infinity, 50, size: [100, 20]).frames(["R": [10, 0, 80, 20]])
      .proposed(nil, 50, size: [100, 20]).frames(["R": [10, 0, 80, 20]])
    // (100 − 150) / 2 and (110 − 150) / 2.
    WorkedExample("a least width below the child's", box(150, 20).id("R").frame(minWidth: 100))
      .proposed(50, 50, size: [100, 20]).frames(["R": [-25, 0, 150, 20]])
      .proposed(110, 50, size: [110, 20]).frames(["R": [-20, 0, 150, 20]])
      .proposed(200, 50, size: [150, 20]).proposed(nil, 50, size: [150, 20])
    WorkedExample("a least width of a flexible view", color.id("C").frame(minWidth: 100))
      .proposed(50, 50, size: [100, 50]).proposed(200, 50, size: [200, 50])
      .proposed(.infinity, 50, size: [.infinity, 50])
      .proposed(nil, 50, size: [100, 50]).frames(["C": [0, 0, 100, 50]])
    // 300 − 80 = 220.
    WorkedExample(
      "an infinite greatest width fills what is proposed",
      box(80, 20).id("R").frame(maxWidth: .infinity, alignment: .trailing)
    )
    .proposed(50, 50, size: [80, 20])
    .proposed(300, 50, size: [300, 20]).frames(["R": [220, 0, 80, 20]])
    .proposed(nil, 50, size: [80, 20]).proposed(.infinity, 50, size: [.infinity, 20])
    // (120 − 80) / 2 = 20.
    WorkedExample(
      "an ideal width counts where nothing is proposed", box(80, 20).id("R").frame(idealWidth: 120)
    )
    .proposed(50, 50, size: [80, 20]).proposed(200, 50, size: [80, 20])
    .proposed(nil, 50, size: [120, 20]).frames(["R": [20, 0, 80, 20]])
    WorkedExample("a greatest width wraps text", cells(12).frame(maxWidth: 60)).proposed(
      200, 200, size: [60, 40])
    // The limit that was hit is a real proposal when the text is placed, so that it wraps.
    WorkedExample(
      "a greatest width is proposed to text where nothing is", cells(12).id("T").frame(maxWidth: 60)
    )
    .proposed(nil, nil, size: [60, 20]).frames(["T": [0, -10, 60, 40]])
    WorkedExample(
      "at its ideal size, a frame that may fill has its child's",
      box(80, 20).frame(maxWidth: .infinity).fixedSize()
    )
    .proposed(300, 100, size: [80, 20])
    // 30 has room for one line of 20: (30 − 20) / 2 = 5.
    WorkedExample(
      "a greatest height drops lines of text",
      .vstack([cells(12).id("T").frame(maxHeight: 30).id("frame")]).keptWithOneChild()
    )
    .proposed(60, nil, size: [60, 30]).frames(["frame": [0, 0, 60, 30], "T": [0, 5, 60, 20]])
    // (200 − 20) / 2 = 90.
    WorkedExample(
      "a greatest height is filled where more is proposed", cells(3).id("T").frame(maxHeight: 200)
    )
    .proposed(300, 600, size: [30, 200]).frames(["T": [0, 90, 30, 20]])
  }

  @Test(arguments: severalLimits)
  func `between two limits the proposal decides`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var severalLimits: [WorkedExample] {
    // (100 − 80) / 2, (150 − 80) / 2 and (200 − 80) / 2.
    WorkedExample(
      "a least and a greatest width around the child's",
      box(80, 20).id("R").frame(minWidth: 100, maxWidth: 200)
    )
    .proposed(50, 50, size: [100, 20]).frames(["R": [10, 0, 80, 20]])
    .proposed(150, 50, size: [150, 20]).frames(["R": [35, 0, 80, 20]])
    .proposed(300, 50, size: [200, 20]).frames(["R": [60, 0, 80, 20]])
    .proposed(.infinity, 50, size: [200, 20]).proposed(nil, 50, size: [100, 20])
    // (100 − 150) / 2 = −25.
    WorkedExample(
      "a least and a greatest width, and a child between",
      box(150, 20).id("R").frame(minWidth: 100, maxWidth: 200)
    )
    .proposed(50, 50, size: [100, 20]).frames(["R": [-25, 0, 150, 20]])
    .proposed(nil, 50, size: [150, 20])
    // (50 − 80) / 2 = −15 and (300 − 80) / 2 = 110.
    WorkedExample(
      "from nothing to infinity, a frame is as wide as proposed",
      box(80, 20).id("R").frame(minWidth: 0, maxWidth: .infinity)
    )
    .proposed(50, 50, size: [50, 20]).frames(["R": [-15, 0, 80, 20]])
    .proposed(300, 50, size: [300, 20]).frames(["R": [110, 0, 80, 20]])
    .proposed(nil, 50, size: [80, 20])
    WorkedExample(
      "ideal lengths between limits",
      color.frame(minWidth: 100, idealWidth: 120, maxWidth: 200, idealHeight: 60)
    )
    .proposed(nil, nil, size: [120, 60]).proposed(300, nil, size: [200, 60])
    .proposed(60, 40, size: [100, 40])
    WorkedExample(
      "a frame with a limit in another one",
      color.id("C").frame(maxWidth: 100).id("inner").frame(minWidth: 150, alignment: .leading)
    )
    .proposed(300, 50, size: [150, 50]).frames(["inner": [0, 0, 100, 50], "C": [0, 0, 100, 50]])
    // 120 − 2 · 10 and 60 − 2 · 10.
    WorkedExample(
      "padding in limits", color.id("C").padding(10).frame(maxWidth: 120, maxHeight: 80)
    )
    .proposed(300, 60, size: [120, 60]).frames(["C": [10, 10, 100, 40]])
    // Thirty cells in lines of ten are 60 high, in the middle of 70.
    WorkedExample(
      "a greatest height above three lines", cells(30).id("T").frame(minHeight: 50, maxHeight: 70)
    )
    .proposed(100, 200, size: [100, 70]).frames(["T": [0, 5, 100, 60]])
    // (50 − 20) / 2 = 15.
    WorkedExample(
      "a least height around one line", cells(2).id("T").frame(minHeight: 50, maxHeight: 70)
    )
    .proposed(100, nil, size: [20, 50]).frames(["T": [0, 15, 20, 20]])
    // (100 − 120) / 2 = −10.
    WorkedExample(
      "a least width stands out of a fixed frame",
      color.id("C").frame(minWidth: 120).id("inner").frame(width: 100, height: 50)
    )
    .proposed(300, 300, size: [100, 50]).frames([
      "inner": [-10, 0, 120, 50], "C": [-10, 0, 120, 50],
    ])
    // 100 − 40 and 80 − 20.
    WorkedExample(
      "limits without end fill and align",
      box(40, 20).id("R")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    )
    .proposed(100, 80, size: [100, 80]).frames(["R": [60, 60, 40, 20]])
  }

  /// Limits that contradict each other; whether they are reported is tested with the other bad
  /// input.
  @Test(arguments: contradictions)
  func `contradictory limits`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var contradictions: [WorkedExample] {
    WorkedExample(
      "the least length counts before the greatest", box(80, 20).frame(minWidth: 200, maxWidth: 100)
    )
    .proposed(300, 50, size: [200, 20])
    WorkedExample(
      "the least length counts before the ideal one", color.frame(minWidth: 200, idealWidth: 100)
    )
    .proposed(nil, 50, size: [200, 50])
    WorkedExample(
      "the ideal length counts before the greatest", color.frame(idealWidth: 200, maxWidth: 100)
    )
    .proposed(300, 50, size: [200, 50])
    WorkedExample("a negative least length counts as 0", color.frame(minWidth: -20, maxWidth: 50))
      .proposed(0, 50, size: [0, 50])
    WorkedExample("a negative greatest length counts as 0", color.frame(maxWidth: -20)).proposed(
      30, 50, size: [0, 50])
  }
}
