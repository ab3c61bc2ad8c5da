import LayoutCore
import TestSupport
import Testing

/// Frames, padding and shapes with numbers that are none, or that contradict each other.
///
/// Where SwiftUI was measured and its answer is finite, that is expected; else a finite one and a
/// report.
struct FrameNumberTests {
  @Test(arguments: fixedFrames)
  func `fixed frames stay finite`(_ input: BadInput) { input.verify() }

  @BadInputs static var fixedFrames: [BadInput] {
    for number in [-10, -60, -.infinity] as [CGFloat] {
      BadInput("width \(number)", box(20, 20).frame(width: number))
        .proposed(100, 100, size: [0, 20])
      BadInput("height \(number)", box(20, 20).frame(height: number))
        .proposed(100, 100, size: [20, 0])
    }
    for number in [CGFloat.nan, .infinity] {
      BadInput("width \(number)", box(20, 20).frame(width: number))
        .proposed(100, 100, size: [20, 20])
      BadInput("height \(number)", color.frame(height: number))
        .proposed(100, 80, size: [100, 80])
    }
  }

  /// What it is around is proposed as much as there can be.
  @Test func `a frame as large as numbers get measures a text without a limit`() {
    let text = LayoutNode.text("one two three four five six seven eight nine ten").id("text")
    let free = text.frame(width: 60).layout(proposing: .unspecified).frame(of: "text")?.size
    for node in [
      text.frame(width: 60, height: .greatestFiniteMagnitude),
      text.frame(minHeight: .greatestFiniteMagnitude).frame(width: 60),
    ] {
      let result = node.layout(in: CGSize(width: 100, height: 40))
      #expect(result.frame(of: "text")?.size == free)
      #expect(result.nodes.allSatisfy { $0.frame.minY.isFinite && $0.frame.maxY.isFinite })
      #expect(result.diagnostics.isEmpty)
    }
    let filling = color.frame(maxWidth: .greatestFiniteMagnitude)
      .layout(in: CGSize(width: 100, height: 40))
    #expect(filling.root.frame.size == CGSize(width: 100, height: 40))
    #expect(filling.diagnostics.isEmpty)
  }

  @Test func `a frame of negative width is 0 wide and centres its child`() {
    let layout = box(20, 20).id("R").frame(width: -10).layout(proposing: .zero)
    #expect(layout.frame(of: "R") == CGRect(x: -10, y: 0, width: 20, height: 20))
  }

  @Test(arguments: flexibleFrames)
  func `flexible frames stay finite`(_ input: BadInput) { input.verify() }

  @BadInputs static var flexibleFrames: [BadInput] {
    BadInput("min 80 > max 40", color.frame(minWidth: 80, maxWidth: 40))
      .proposed(100, 10, size: [80, 10]).proposed(nil, 10, size: [80, 10])
    BadInput("min 60 > ideal 40", color.frame(minWidth: 60, idealWidth: 40))
      .proposed(nil, 10, size: [60, 10])
    BadInput("ideal 100 > max 80", color.frame(idealWidth: 100, maxWidth: 80))
      .proposed(nil, 10, size: [100, 10])
    BadInput("ideal −10", color.frame(idealWidth: -10)).proposed(nil, 10, size: [0, 10])
    BadInput("max −10", color.frame(maxWidth: -10)).proposed(100, 10, size: [0, 10])
    BadInput("max −∞", color.frame(maxWidth: -.infinity)).proposed(100, 10, size: [0, 10])
    BadInput("min −10", reported: nil, color.frame(minWidth: -10))
      .proposed(100, 10, size: [100, 10])
    BadInput("min NaN", color.frame(minWidth: .nan)).proposed(100, 10, size: [100, 10])
    BadInput("ideal NaN", color.frame(idealWidth: .nan)).proposed(nil, 10, size: [10, 10])
    BadInput("max NaN", color.frame(maxWidth: .nan)).proposed(100, 10, size: [100, 10])
    BadInput("min ∞", color.frame(minWidth: .infinity))
    BadInput("ideal ∞", reported: nil, color.frame(idealWidth: .infinity))
      .proposed(100, 10, size: [100, 10])
    BadInput(
      "all NaN",
      color.frame(
        minWidth: .nan, idealWidth: .nan, maxWidth: .nan, minHeight: .nan, idealHeight: .nan,
        maxHeight: .nan)
    )
    .proposed(100, 50, size: [100, 50])
  }

  @Test(arguments: paddings)
  func `padding stays finite`(_ input: BadInput) { input.verify() }

  @BadInputs static var paddings: [BadInput] {
    for number in unusable {
      BadInput("leading \(number)", box(40, 20).padding(.leading, number))
        .proposed(100, 100, size: [40, 20])
      BadInput("all \(number)", box(40, 20).padding(number)).proposed(100, 100, size: [40, 20])
    }
    // Negative insets are legal.
    BadInput("−5", reported: false, box(20, 20).padding(-5)).proposed(nil, nil, size: [10, 10])
    BadInput("−15", reported: false, box(20, 20).padding(-15)).proposed(nil, nil, size: [0, 0])
    BadInput("60 of 100", reported: false, color.padding(60))
      .proposed(100, 100, size: [120, 120])
    BadInput(
      "as large as numbers get", reported: nil,
      color.padding(.greatestFiniteMagnitude))
  }

  @Test(arguments: shapes)
  func `shapes stay finite`(_ input: BadInput) { input.verify() }

  @BadInputs static var shapes: [BadInput] {
    for number in unusable {
      // Without a ratio, the colour's ideal size is a square.
      BadInput("ratio \(number)", color.aspectRatio(number, contentMode: .fit))
        .proposed(100, 60, size: [60, 60])
      BadInput("filling ratio \(number)", color.aspectRatio(number, contentMode: .fill))
        .proposed(100, 60, size: [100, 100])
    }
    for ratio in [0, -1, -2] as [CGFloat] {
      BadInput("ratio \(ratio)", reported: nil, color.aspectRatio(ratio, contentMode: .fit))
      BadInput("filling \(ratio)", reported: nil, color.aspectRatio(ratio, contentMode: .fill))
    }
    BadInput("no width", reported: nil, resizableImage(0, 10).aspectRatio(contentMode: .fit))
    BadInput("no height", reported: nil, resizableImage(10, 0).aspectRatio(contentMode: .fill))
    BadInput("no size", reported: false, resizableImage(0, 0).aspectRatio(contentMode: .fit))
  }
}
