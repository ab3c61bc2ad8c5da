import LayoutKit
import TestViews
import Testing

/// Lines between views. Measured: a point on macOS, whatever the pixels, and a pixel on iOS.
struct DividerTests {
  private var row: some View {
    HStack(spacing: 4) {
      Block(30, 20)
      Divider().id("line")
      Block(30, 40)
    }
  }

  private var column: some View {
    VStack(spacing: 0) {
      Block(30, 20)
      Divider().id("divider")
      Block(50, 40)
    }
  }

  @Test func `a divider is a pixel thick on iOS`() {
    expect(
      row.layout(proposing: ProposedViewSize(200, 100)) { $0.displayScale = 2 },
      size: (68.5, 100), ["line": (34, 0, 0.5, 100)])
    let result = column.layout(proposing: ProposedViewSize(200, 100)) { $0.displayScale = 3 }
    #expect(result.frame(of: "divider")?.height == 1.0 / 3)
    #expect(result.frame(of: "divider")?.width == 200)
  }

  @Test func `a divider is a point thick on macOS`() {
    for scale in [1, 2] as [CGFloat] {
      expect(
        column.layout(proposing: ProposedViewSize(200, 100)) {
          ($0.platform, $0.displayScale) = (.macOS, scale)
        }, size: (200, 61), ["divider": (0, 20, 200, 1)])
    }
  }

  @Test func `standard lengths and units say how thick a divider is`() {
    expect(
      column.layout(proposing: ProposedViewSize(200, 100)) {
        $0.standardLengths = StandardLengths(dividerThickness: 2)
      }, size: (200, 62), ["divider": (0, 20, 200, 2)])
    expect(
      column.layout(proposing: ProposedViewSize(200, 100)) { $0.lengthUnit = 1 },
      size: (200, 61), ["divider": (0, 20, 200, 1)])
    expect(
      column.layout(proposing: ProposedViewSize(200, 100)) { $0.standardLengths = .cells },
      size: (200, 61), ["divider": (0, 20, 200, 1)])
  }
}
