import LayoutKit
import Testing

/// Views on a screen and scaled numbers: the other rows of spec B §15.7 and §15.8.
@Suite struct ScaledMetricTests {
  @Test func ci1ACircleIsCentredInItsFrame() {
    let view = Circle().id("circle").frame(width: 100, height: 60)
    expect(
      view.layout(proposing: .unspecified), size: (100, 60), ["circle": (20, 0, 60, 60)])
  }

  @Test func tx1TextIsCentredInTheSafeArea() {
    // Text of 85⅓ × 20⅓ as measured, on a screen of 390 × 844 with 47 and 34 unsafe.
    let result = Block(85 + 1.0 / 3, 20 + 1.0 / 3).id("text").layout(
      in: CGSize(width: 390, height: 844),
      safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    let (x, y) = ((390 - 85 - 1.0 / 3) / 2, 47 + (763 - 20 - 1.0 / 3) / 2)
    expect(result, ["text": (CGFloat(x), CGFloat(y), 85 + 1 / 3, 20 + 1 / 3)])
    #expect(abs(x - 152.333333) < 1e-5 && abs(y - 418.333333) < 1e-5)
  }

  private struct Scaled: View {
    @ScaledMetric private var side: CGFloat = 10

    var body: some View { Color.red.frame(width: side, height: side).id("square") }
  }

  @Test func sm1ScaledNumbersAreRoundedToPixels() {
    // 10 · 28 / 17 is 16.47, which at three pixels a point is 49.4 pixels: 49 of them.
    let result = Scaled().layout(in: CGSize(width: 100, height: 100)) {
      $0.dynamicTypeSize = .accessibility1
      $0.displayScale = 3
    }
    #expect(abs((result.frame(of: "square")?.width ?? 0) - 49 / 3) < 1e-9)
  }
}
