import LayoutControls
import LayoutKit
import TestViews
import Testing

/// An inspector is a column at the trailing edge.
struct InspectorTests {
  private let window = ProposedViewSize(600, 200)

  private func view(_ isPresented: Bool, width: CGFloat? = nil) -> some View {
    Filler().id("main").inspector(isPresented: .constant(isPresented)) {
      if let width {
        Filler().inspectorColumnWidth(width).id("inspector")
      } else {
        Filler().id("inspector")
      }
    }
  }

  @Test func `columns share the width`() {
    // 270 for the inspector, the other 330 for the view.
    expect(
      view(true).layout(proposing: window), size: (600, 200),
      ["main": (0, 0, 330, 200), "inspector": (330, 0, 270, 200)])
    expect(
      view(true, width: 150).layout(proposing: window),
      ["main": (0, 0, 450, 200), "inspector": (450, 0, 150, 200)])
    expect(
      view(true).layout(proposing: window, environment: EnvironmentValues.mirror),
      ["main": (270, 0, 330, 200), "inspector": (0, 0, 270, 200)])
  }

  @Test func `the ideal width is within the limits`() {
    func expectWidth(_ width: CGFloat, min: CGFloat?, ideal: CGFloat, max: CGFloat?) {
      let view = Filler().inspector(isPresented: .constant(true)) {
        Filler().inspectorColumnWidth(min: min, ideal: ideal, max: max).id("inspector")
      }
      expect(view.layout(proposing: window), ["inspector": (600 - width, 0, width, 200)])
    }
    expectWidth(100, min: 100, ideal: 80, max: 300)
    expectWidth(200, min: nil, ideal: 300, max: 200)
    expectWidth(300, min: 300, ideal: 100, max: 200)
    expectWidth(100, min: .nan, ideal: 100, max: -.infinity)
  }

  @Test func `otherwise the view is alone`() {
    let hidden = view(false).layout(proposing: window)
    expect(hidden, ["main": (0, 0, 600, 200)])
    #expect(hidden.frame(of: "inspector") == nil)
    let compact = view(true).layout(proposing: window) { $0.horizontalSizeClass = .compact }
    expect(compact, ["main": (0, 0, 600, 200)])
    #expect(compact.frame(of: "inspector") == nil)
  }
}
