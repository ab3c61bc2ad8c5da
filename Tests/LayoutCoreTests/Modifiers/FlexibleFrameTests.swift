import LayoutCore
import TestSupport
import Testing

/// Frames whose lengths stay within limits: the rows of B 15.2.
struct FlexibleFrameTests {
  @Test("One limit", arguments: singleLimits)
  func singleLimit(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var singleLimits: [WorkedExample] {
    WorkedExample("B X1", box(80, 20).id("R").frame(maxWidth: 100))
      .proposed(50, 50, size: [80, 20]).proposed(0, 50, size: [80, 20])
      .proposed(200, 50, size: [100, 20]).frames(["R": [10, 0, 80, 20]])
      .proposed(.infinity, 50, size: [100, 20]).proposed(nil, 50, size: [80, 20])
    WorkedExample("B X2", box(120, 20).id("R").frame(maxWidth: 100))
      .always(size: [100, 20]).frames(["R": [-10, 0, 120, 20]])
    WorkedExample("B X3", color.frame(maxWidth: 100))
      .proposed(50, 50, size: [50, 50]).proposed(80, 50, size: [80, 50])
      .proposed(200, 50, size: [100, 50]).proposed(.infinity, 50, size: [100, 50])
      .proposed(nil, 50, size: [10, 50])
    WorkedExample("B X4", box(80, 20).id("R").frame(minWidth: 100))
      .proposed(50, 50, size: [100, 20]).frames(["R": [10, 0, 80, 20]])
      .proposed(200, 50, size: [100, 20]).frames(["R": [10, 0, 80, 20]])
      .proposed(.infinity, 50, size: [100, 20]).frames(["R": [10, 0, 80, 20]])
      .proposed(nil, 50, size: [100, 20]).frames(["R": [10, 0, 80, 20]])
    WorkedExample("B X5", box(150, 20).id("R").frame(minWidth: 100))
      .proposed(50, 50, size: [100, 20]).frames(["R": [-25, 0, 150, 20]])
      .proposed(110, 50, size: [110, 20]).frames(["R": [-20, 0, 150, 20]])
      .proposed(200, 50, size: [150, 20]).proposed(nil, 50, size: [150, 20])
    WorkedExample("B X6", color.id("C").frame(minWidth: 100))
      .proposed(50, 50, size: [100, 50]).proposed(200, 50, size: [200, 50])
      .proposed(.infinity, 50, size: [.infinity, 50])
      .proposed(nil, 50, size: [100, 50]).frames(["C": [0, 0, 100, 50]])
    WorkedExample(
      "B X9", box(80, 20).id("R").frame(maxWidth: .infinity, alignment: .trailing)
    )
    .proposed(50, 50, size: [80, 20])
    .proposed(300, 50, size: [300, 20]).frames(["R": [220, 0, 80, 20]])
    .proposed(nil, 50, size: [80, 20]).proposed(.infinity, 50, size: [.infinity, 20])
    WorkedExample("B X11", box(80, 20).id("R").frame(idealWidth: 120))
      .proposed(50, 50, size: [80, 20]).proposed(200, 50, size: [80, 20])
      .proposed(nil, 50, size: [120, 20]).frames(["R": [20, 0, 80, 20]])
    WorkedExample("B X13", cells(12).frame(maxWidth: 60)).proposed(200, 200, size: [60, 40])
    // The limit that was hit is a real proposal when the text is placed, so that it wraps.
    WorkedExample("B X13b", cells(12).id("T").frame(maxWidth: 60))
      .proposed(nil, nil, size: [60, 20]).frames(["T": [0, -10, 60, 40]])
    WorkedExample("B X14", box(80, 20).frame(maxWidth: .infinity).fixedSize())
      .proposed(300, 100, size: [80, 20])
    WorkedExample(
      "B X19", .vstack(hasFixedCount: false, [cells(12).id("T").frame(maxHeight: 30).id("frame")])
    )
    .proposed(60, nil, size: [60, 30]).frames(["frame": [0, 0, 60, 30], "T": [0, 5, 60, 20]])
    WorkedExample("B X20", cells(3).id("T").frame(maxHeight: 200))
      .proposed(300, 600, size: [30, 200]).frames(["T": [0, 90, 30, 20]])
  }

  @Test("Several limits", arguments: severalLimits)
  func pairOfLimits(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var severalLimits: [WorkedExample] {
    WorkedExample("B X7", box(80, 20).id("R").frame(minWidth: 100, maxWidth: 200))
      .proposed(50, 50, size: [100, 20]).frames(["R": [10, 0, 80, 20]])
      .proposed(150, 50, size: [150, 20]).frames(["R": [35, 0, 80, 20]])
      .proposed(300, 50, size: [200, 20]).frames(["R": [60, 0, 80, 20]])
      .proposed(.infinity, 50, size: [200, 20]).proposed(nil, 50, size: [100, 20])
    WorkedExample("B X8", box(150, 20).id("R").frame(minWidth: 100, maxWidth: 200))
      .proposed(50, 50, size: [100, 20]).frames(["R": [-25, 0, 150, 20]])
      .proposed(nil, 50, size: [150, 20])
    WorkedExample("B X10", box(80, 20).id("R").frame(minWidth: 0, maxWidth: .infinity))
      .proposed(50, 50, size: [50, 20]).frames(["R": [-15, 0, 80, 20]])
      .proposed(300, 50, size: [300, 20]).frames(["R": [110, 0, 80, 20]])
      .proposed(nil, 50, size: [80, 20])
    WorkedExample(
      "B X12", color.frame(minWidth: 100, idealWidth: 120, maxWidth: 200, idealHeight: 60)
    )
    .proposed(nil, nil, size: [120, 60]).proposed(300, nil, size: [200, 60])
    .proposed(60, 40, size: [100, 40])
    WorkedExample(
      "B X15",
      color.id("C").frame(maxWidth: 100).id("inner").frame(minWidth: 150, alignment: .leading)
    )
    .proposed(300, 50, size: [150, 50]).frames(["inner": [0, 0, 100, 50], "C": [0, 0, 100, 50]])
    WorkedExample("B X16", color.id("C").padding(10).frame(maxWidth: 120, maxHeight: 80))
      .proposed(300, 60, size: [120, 60]).frames(["C": [10, 10, 100, 40]])
    WorkedExample("B X17", cells(30).id("T").frame(minHeight: 50, maxHeight: 70))
      .proposed(100, 200, size: [100, 70]).frames(["T": [0, 5, 100, 60]])
    WorkedExample("B X18", cells(2).id("T").frame(minHeight: 50, maxHeight: 70))
      .proposed(100, nil, size: [20, 50]).frames(["T": [0, 15, 20, 20]])
    WorkedExample(
      "B X25", color.id("C").frame(minWidth: 120).id("inner").frame(width: 100, height: 50)
    )
    .proposed(300, 300, size: [100, 50]).frames([
      "inner": [-10, 0, 120, 50], "C": [-10, 0, 120, 50],
    ])
    WorkedExample(
      "B X26",
      box(40, 20).id("R")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    )
    .proposed(100, 80, size: [100, 80]).frames(["R": [60, 60, 40, 20]])
  }

  /// Limits that contradict each other; whether they are reported is tested with the other bad input.
  @Test("Contradictory limits", arguments: contradictions)
  func contradiction(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var contradictions: [WorkedExample] {
    WorkedExample("B X21", box(80, 20).frame(minWidth: 200, maxWidth: 100))
      .proposed(300, 50, size: [200, 20])
    WorkedExample("B X22", color.frame(minWidth: 200, idealWidth: 100))
      .proposed(nil, 50, size: [200, 50])
    WorkedExample("B X23", color.frame(idealWidth: 200, maxWidth: 100))
      .proposed(300, 50, size: [200, 50])
    WorkedExample("B X24 minimum", color.frame(minWidth: -20, maxWidth: 50))
      .proposed(0, 50, size: [0, 50])
    WorkedExample("B X24 maximum", color.frame(maxWidth: -20)).proposed(30, 50, size: [0, 50])
  }
}
