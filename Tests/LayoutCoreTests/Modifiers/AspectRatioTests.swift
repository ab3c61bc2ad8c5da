import LayoutCore
import TestSupport
import Testing

/// Views of one shape: the rows of B 15.3 about aspectRatio, scaledToFit and scaledToFill.
struct AspectRatioTests {
  @Test("Flexible views take the ratio, others keep their shape", arguments: rows)
  func row(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var rows: [WorkedExample] {
    WorkedExample("B A1", color.aspectRatio(16 / 9, contentMode: .fit))
      .proposed(100, 100, size: [100, 56.25])
    WorkedExample("B A2", color.aspectRatio(16 / 9, contentMode: .fill))
      .proposed(100, 100, size: [1600 / 9, 100])
    WorkedExample("B A3 fit", color.aspectRatio(2, contentMode: .fit))
      .proposed(100, nil, size: [100, 50])
    WorkedExample("B A3 fill", color.aspectRatio(2, contentMode: .fill))
      .proposed(nil, 100, size: [200, 100])
    WorkedExample("B A4", color.aspectRatio(2, contentMode: .fit))
      .proposed(nil, nil, size: [10, 10])
    WorkedExample("B A5", box(40, 20).aspectRatio(1, contentMode: .fit))
      .proposed(100, 60, size: [40, 20])
    WorkedExample(
      "B A6",
      resizableImage(400, 200).id("image").aspectRatio(contentMode: .fit)
        .frame(width: 100, height: 100)
    )
    .proposed(300, 300).frames(["image": [0, 25, 100, 50]])
    WorkedExample(
      "B A7",
      resizableImage(400, 200).id("image").aspectRatio(contentMode: .fill)
        .frame(width: 100, height: 100)
    )
    .proposed(300, 300).frames(["image": [-50, 0, 200, 100]])
    WorkedExample(
      "B A8",
      resizableImage(400, 200).id("image").aspectRatio(contentMode: .fill)
        .frame(width: 100, height: 100, alignment: .leading)
    )
    .proposed(300, 300).frames(["image": [0, 0, 200, 100]])
    .proposed(300, 300, in: .rightToLeft).frames(["image": [-100, 0, 200, 100]])
    WorkedExample("B A9", color.aspectRatio(contentMode: .fit)).proposed(100, 60, size: [60, 60])
    WorkedExample("B A10", color.aspectRatio(2, contentMode: .fit))
      .proposed(.infinity, 50, size: [100, 50])
    WorkedExample("B A11", color.aspectRatio(2, contentMode: .fit)).proposed(0, 50, size: [0, 0])
    WorkedExample("B A12", cells(12).aspectRatio(1, contentMode: .fit))
      .proposed(100, 60, size: [60, 40])
    WorkedExample(
      "B A13",
      resizableImage(300, 200).id("image").aspectRatio(contentMode: .fit)
        .padding(10).id("padded").frame(width: 140, height: 140)
    )
    .proposed(400, 400).frames(["padded": [0, 20, 140, 100], "image": [10, 30, 120, 80]])
    WorkedExample("B A14", resizableImage(64, 64).aspectRatio(contentMode: .fill))
      .proposed(401, nil, size: [401, 401])
    WorkedExample(
      "B A15",
      .hstack(spacing: 0, [color.aspectRatio(1, contentMode: .fit).id("a"), color.id("b")])
    )
    .proposed(200, 50, size: [200, 50]).frames(["a": [0, 0, 50, 50], "b": [50, 0, 150, 50]])
    WorkedExample(
      "B A16",
      .hstack(spacing: 0, [color.aspectRatio(1, contentMode: .fit).id("a"), color.id("b")])
    )
    .proposed(200, 150, size: [200, 150]).frames([
      "a": [0, 25, 100, 100], "b": [100, 0, 100, 150],
    ])
  }

  /// Measured (K4): ratios that are no shapes follow the formula.
  @Test("Ratios of 0 and less", arguments: degenerate)
  func degenerateRatio(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var degenerate: [WorkedExample] {
    WorkedExample("E1 P8 negative fit", color.aspectRatio(-2, contentMode: .fit))
      .proposed(100, 80, size: [100, -50])
    WorkedExample("E1 P8 negative fill", color.aspectRatio(-2, contentMode: .fill))
      .proposed(100, 80, size: [-160, 80]).proposed(nil, 80, size: [-160, 80])
    WorkedExample("E1 P8 zero fit", color.aspectRatio(0, contentMode: .fit))
      .proposed(100, 80, size: [0, 80])
  }
}
