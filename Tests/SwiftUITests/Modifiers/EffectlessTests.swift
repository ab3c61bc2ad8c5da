import LayoutKit
import SwiftUI
import TestViews
import Testing

/// What SwiftUI's names stand for where nothing moves and nothing covers a window.
struct EffectlessTests {
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
