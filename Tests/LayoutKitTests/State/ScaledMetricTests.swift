import LayoutCore
import LayoutKit
import Testing

/// Numbers that follow the size of text.
struct ScaledMetricTests {
  private struct Scaled: View {
    @ScaledMetric private var side: CGFloat

    nonisolated init(_ side: CGFloat = 10) { _side = ScaledMetric(wrappedValue: side) }

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

  @Test func `numbers that do not grow are rounded to pixels too`() {
    func width(_ scale: CGFloat, on platform: Platform = .iOS) -> CGFloat? {
      Scaled(10.3).layout(in: CGSize(width: 100, height: 100)) {
        ($0.platform, $0.displayScale) = (platform, scale)
      }
      .frame(of: "square")?.width
    }
    // 10.3 · 3 is 30.9, so 31 pixels; 10.3 · 2 is 20.6, so 21.
    #expect(abs((width(3) ?? 0) - 31 / 3) < 1e-9)
    #expect(width(2, on: .macOS) == 10.5)
    // Pixels without a size round nothing.
    #expect(width(.infinity) == 10.3)
  }
}
