import LayoutCore
import TestSupport
import Testing

/// Views of one shape.
struct AspectRatioTests {
  @Test(arguments: rows)
  func `flexible views take the ratio, others keep their shape`(_ example: WorkedExample) {
    example.verify()
  }

  @ExampleTable static var rows: [WorkedExample] {
    // 100 · 9 / 16 = 56.25.
    WorkedExample("16 to 9 fits into a square", color.aspectRatio(16 / 9, contentMode: .fit))
      .proposed(100, 100, size: [100, 56.25])
    // 100 · 16 / 9.
    WorkedExample("16 to 9 fills a square", color.aspectRatio(16 / 9, contentMode: .fill))
      .proposed(100, 100, size: [1600 / 9, 100])
    // 100 / 2.
    WorkedExample("without a height, the width decides", color.aspectRatio(2, contentMode: .fit))
      .proposed(100, nil, size: [100, 50])
    // 2 · 100.
    WorkedExample("without a width, the height decides", color.aspectRatio(2, contentMode: .fill))
      .proposed(nil, 100, size: [200, 100])
    WorkedExample(
      "nothing is proposed, so a flexible view has no ratio",
      color.aspectRatio(2, contentMode: .fit)
    )
    .proposed(nil, nil, size: [10, 10])
    WorkedExample("a rigid view keeps its size", box(40, 20).aspectRatio(1, contentMode: .fit))
      .proposed(100, 60, size: [40, 20])
    // 100 · 200 / 400 = 50, in the middle of 100.
    WorkedExample(
      "an image has its own ratio",
      resizableImage(400, 200).id("image").aspectRatio(contentMode: .fit)
        .frame(width: 100, height: 100)
    )
    .proposed(300, 300).frames(["image": [0, 25, 100, 50]])
    // 100 · 400 / 200 = 200, (100 − 200) / 2 = −50.
    WorkedExample(
      "an image that fills stands out on both sides",
      resizableImage(400, 200).id("image").aspectRatio(contentMode: .fill)
        .frame(width: 100, height: 100)
    )
    .proposed(300, 300).frames(["image": [-50, 0, 200, 100]])
    // Mirrored, the 200 end at 100.
    WorkedExample(
      "an image that fills is aligned by its frame",
      resizableImage(400, 200).id("image").aspectRatio(contentMode: .fill)
        .frame(width: 100, height: 100, alignment: .leading)
    )
    .proposed(300, 300).frames(["image": [0, 0, 200, 100]])
    .proposed(300, 300, in: .rightToLeft).frames(["image": [-100, 0, 200, 100]])
    WorkedExample(
      "a flexible view's own ratio is that of a square", color.aspectRatio(contentMode: .fit)
    ).proposed(100, 60, size: [60, 60])
    // 2 · 50.
    WorkedExample("an infinite width does not count", color.aspectRatio(2, contentMode: .fit))
      .proposed(.infinity, 50, size: [100, 50])
    WorkedExample("no width leaves no height", color.aspectRatio(2, contentMode: .fit)).proposed(
      0, 50, size: [0, 0])
    // 60 × 60 has lines of six of its twelve cells, and two of 20.
    WorkedExample(
      "text wraps in the square that it is offered", cells(12).aspectRatio(1, contentMode: .fit)
    )
    .proposed(100, 60, size: [60, 40])
    // 120 · 200 / 300 = 80, and 80 + 2 · 10 = 100, in the middle of 140.
    WorkedExample(
      "padding around what fits",
      resizableImage(300, 200).id("image").aspectRatio(contentMode: .fit)
        .padding(10).id("padded").frame(width: 140, height: 140)
    )
    .proposed(400, 400).frames(["padded": [0, 20, 140, 100], "image": [10, 30, 120, 80]])
    WorkedExample(
      "an image that fills needs one length only",
      resizableImage(64, 64).aspectRatio(contentMode: .fill)
    )
    .proposed(401, nil, size: [401, 401])
    // 200 / 2 are offered, but 50 are high.
    WorkedExample(
      "a square in a low row is as wide as high",
      .hstack(spacing: 0, [color.aspectRatio(1, contentMode: .fit).id("a"), color.id("b")])
    )
    .proposed(200, 50, size: [200, 50]).frames(["a": [0, 0, 50, 50], "b": [50, 0, 150, 50]])
    // 200 / 2 = 100, in the middle of 150.
    WorkedExample(
      "a square in a high row takes its half",
      .hstack(spacing: 0, [color.aspectRatio(1, contentMode: .fit).id("a"), color.id("b")])
    )
    .proposed(200, 150, size: [200, 150]).frames([
      "a": [0, 25, 100, 100], "b": [100, 0, 100, 150],
    ])
  }

  /// Measured: ratios that are no shapes follow the formula.
  @Test(arguments: degenerate)
  func `ratios of 0 and less`(_ example: WorkedExample) { example.verify() }

  @ExampleTable static var degenerate: [WorkedExample] {
    // Measured: 100 / −2 = −50.
    WorkedExample("a negative ratio that fits", color.aspectRatio(-2, contentMode: .fit))
      .proposed(100, 80, size: [100, -50])
    // Measured: 80 · −2 = −160.
    WorkedExample("a negative ratio that fills", color.aspectRatio(-2, contentMode: .fill))
      .proposed(100, 80, size: [-160, 80]).proposed(nil, 80, size: [-160, 80])
    // Measured: 80 · 0 = 0.
    WorkedExample("a ratio of 0 has no width", color.aspectRatio(0, contentMode: .fit))
      .proposed(100, 80, size: [0, 80])
  }
}
