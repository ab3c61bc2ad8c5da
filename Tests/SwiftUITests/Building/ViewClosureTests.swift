import LayoutKit
import SwiftUI
import TestViews
import Testing

/// Most closures of views may use what cannot be shared between threads: views are read by one at a
/// time.
struct ViewClosureTests {
  private final class Model {
    var inset: CGFloat = 5
  }

  private struct Card: View {
    let model = Model()
    @State private var width: CGFloat = 0

    func inset(_ phase: CGFloat) -> CGFloat { model.inset * phase }

    var body: some View {
      VStack(spacing: 0) {
        Block(10, 10)
          .keyframeAnimator(initialValue: 2.0) { content, value in
            content.padding(.horizontal, inset(value))
          } keyframes: { _ in
            LinearKeyframe(3, duration: 1)
          }
          .visualEffect { [inset = model.inset] content, proxy in
            content.offset(x: inset * proxy.size.width)
          }
          .scrollTransition { content, phase in content.offset(x: inset(phase.value)) }
          .onGeometryChange(for: CGFloat.self) { [inset = model.inset] in
            inset * $0.size.width
          } action: {
            width = $0
          }
          .refreshable { model.inset = 0 }
        Block(width, 1).id("line")
      }
    }
  }

  @MainActor @Test func `closures read their views`() {
    // 10 and 2 times 10 are 30 wide; the line is 5 times as wide.
    let line = Card().layout(in: CGSize(width: 200, height: 100)).frame(of: "line")
    #expect(line?.width == 150)
  }
}
