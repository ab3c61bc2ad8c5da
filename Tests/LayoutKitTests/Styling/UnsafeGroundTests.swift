import LayoutKit
import TestViews
import Testing

/// Grounds that are drawn into the unsafe area, on a screen with 47 above and 34 below.
struct UnsafeGroundTests {
  private func ground(
    _ view: some View, _ direction: LayoutDirection = .leftToRight
  ) -> (frame: CGRect, drawn: CGRect)? {
    let result = view.layout(
      in: CGSize(width: 390, height: 844),
      safeArea: EdgeInsets(top: 47, leading: 10, bottom: 34, trailing: 0)
    ) { $0.layoutDirection = direction }
    for node in result.nodes {
      if case .background(let figure) = node.appearance?.effects.first {
        return (node.frame, node.frame(of: figure))
      }
    }
    return nil
  }

  @Test func `a view over the safe area has its ground on all of the screen`() {
    let screen = ground(Color.clear.background(.red))
    #expect(screen?.frame == CGRect(x: 10, y: 47, width: 380, height: 844 - 47 - 34))
    #expect(screen?.drawn == CGRect(x: 0, y: 0, width: 390, height: 844))
    let mirrored = ground(Color.clear.background(.red), .rightToLeft)
    #expect(mirrored?.frame.minX == 0)
    #expect(mirrored?.drawn == screen?.drawn)
  }

  @Test func `a bar has its ground up to the edge that it touches`() {
    let bar = VStack(spacing: 0) {
      Block(50, 44).frame(maxWidth: .infinity).background(.red)
      Spacer(minLength: 0)
    }
    #expect(ground(bar)?.drawn == CGRect(x: 0, y: 0, width: 390, height: 47 + 44))
  }

  @Test func `only the edges that are given count, and shapes stay`() {
    let top = ground(Color.clear.background(.red, ignoresSafeAreaEdges: .top))
    #expect(top?.drawn == CGRect(x: 10, y: 0, width: 380, height: 844 - 34))
    let none = ground(Color.clear.background(.red, ignoresSafeAreaEdges: []))
    #expect(none?.drawn == none?.frame)
    let shape = ground(Color.clear.background(.red, in: Rectangle()))
    #expect(shape?.drawn == shape?.frame)
    let inside = ground(Block(50, 50).background(.red))
    #expect(inside?.drawn == inside?.frame)
  }

  @Test func `pictures show it`() {
    let result = Color.clear.background(Color(red: 1, green: 0, blue: 0)).layout(
      in: CGSize(width: 390, height: 844),
      safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    #expect(result.svg().contains(#"<rect x="0" y="0" width="390" height="844""#))
  }
}
