import LayoutKit
import Testing

/// Numbers that follow the size of text.
struct ScaledMetricTests {
  private struct Scaled: View {
    @ScaledMetric private var side: CGFloat = 10

    var body: some View { Color.red.frame(width: side, height: side).id("square") }
  }

  @Test func `scaled numbers are rounded to pixels`() {
    // 10 · 28 / 17 is 16.47, which at three pixels a point is 49.4 pixels: 49 of them.
    let result = Scaled().layout(in: CGSize(width: 100, height: 100)) {
      $0.dynamicTypeSize = .accessibility1
      $0.displayScale = 3
    }
    #expect(abs((result.frame(of: "square")?.width ?? 0) - 49 / 3) < 1e-9)
  }
}
