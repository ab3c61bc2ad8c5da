import LayoutKit
import TestViews
import Testing

/// Lines between views.
struct DividerTests {
  @Test func `a divider in a row is a point wide`() {
    let view = HStack(spacing: 4) {
      Block(30, 20)
      Divider().id("line")
      Block(30, 40)
    }
    expect(
      view.layout(proposing: ProposedViewSize(200, 100)), size: (69, 100), ["line": (34, 0, 1, 100)]
    )
  }

  @Test func `a divider in a column is a point high`() {
    // Measured: a divider is one point, whatever the pixels.
    let view = VStack(spacing: 0) {
      Block(30, 20)
      Divider().id("divider")
      Block(50, 40)
    }
    expect(
      view.layout(proposing: ProposedViewSize(200, 100)) { $0.displayScale = 3 },
      size: (200, 61), ["divider": (0, 20, 200, 1)])
  }
}
