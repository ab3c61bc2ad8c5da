import LayoutKit
import SwiftUI
import TestViews
import Testing

/// What SwiftUI's names stand for where nothing moves and nothing covers a window.
struct EffectlessTests {
  @Test func `geometry effects are left out`() {
    struct Shake: GeometryEffect {
      var animatableData: CGFloat

      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: animatableData * size.width, y: 0))
      }
    }
    let view = Block(10, 10).id("a").modifier(Shake(animatableData: 1))
      .modifier(Shake(animatableData: 2).ignoredByLayout())
    expect(view.layout(proposing: .unspecified), size: (10, 10), ["a": (0, 0, 10, 10)])
  }

  @Test func `nothing covers the corners of a window`() {
    let view = GeometryReader { proxy in
      Block(10 + proxy.containerCornerInsets.topLeading.width, 10).id("block")
    }
    .containerCornerOffset(.leading)
    .containerShape(.rect(cornerRadius: 20))
    let frame = view.layout(in: CGSize(width: 50, height: 50)).frame(of: "block")
    #expect(frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
