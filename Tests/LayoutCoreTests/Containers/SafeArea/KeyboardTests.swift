import LayoutCore
import Testing

/// A keyboard in the window: a region of the unsafe area of its own.
struct KeyboardTests {
  /// A phone with bars of 47 and 34, and a keyboard of 300 over the lower one.
  private func frames(
    of node: LayoutNode, keyboardHeight: CGFloat = 300
  ) -> ResolvedLayout {
    node.layout(
      in: CGSize(width: 390, height: 844),
      safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0),
      keyboardHeight: keyboardHeight)
  }

  @Test func `a window offers what is above its keyboard`() {
    // 844 - 47 - 300 = 497.
    let color = LayoutNode.flexible.id("view")
    #expect(frames(of: color).frame(of: "view") == CGRect(x: 0, y: 47, width: 390, height: 497))
    // (390 - 100) / 2 = 145; 47 + (497 - 50) / 2 = 270.5.
    let box = LayoutNode.fixed(width: 100, height: 50).id("view")
    #expect(
      frames(of: box).frame(of: "view") == CGRect(x: 145, y: 270.5, width: 100, height: 50))
  }

  @Test(
    arguments: [
      (SafeAreaRegions.keyboard, 47, 810), (.container, 0, 544), (.all, 0, 844), ([], 47, 544),
    ] as [(SafeAreaRegions, CGFloat, CGFloat)])
  func `a view extends into the regions that it ignores`(
    regions: SafeAreaRegions, top: CGFloat, bottom: CGFloat
  ) {
    // Without the keyboard the safe area ends at 844 - 34 = 810, with it at 544. Bars are behind
    // the keyboard, so ignoring them alone does not lead below it.
    let color = LayoutNode.flexible.id("view").ignoresSafeArea(regions)
    #expect(
      frames(of: color).frame(of: "view")
        == CGRect(x: 0, y: top, width: 390, height: bottom - top))
  }

  @Test(arguments: [0, 20, 34] as [CGFloat])
  func `a keyboard behind a bar makes no difference`(keyboardHeight: CGFloat) {
    let color = LayoutNode.flexible.id("view").ignoresSafeArea(.keyboard)
    let result = frames(of: color, keyboardHeight: keyboardHeight)
    #expect(result.frame(of: "view") == CGRect(x: 0, y: 47, width: 390, height: 763))
  }

  @Test func `a bar at the bottom is above the keyboard`() {
    let page = LayoutNode.flexible.id("page")
      .safeAreaInset(edge: .bottom, spacing: 0, LayoutNode.fixed(width: 390, height: 50).id("bar"))
    #expect(frames(of: page).frame(of: "bar") == CGRect(x: 0, y: 494, width: 390, height: 50))
    #expect(frames(of: page).frame(of: "page") == CGRect(x: 0, y: 47, width: 390, height: 447))
  }

  @Test func `a reader sees the keyboard as unsafe`() {
    nonisolated(unsafe) var insets: EdgeInsets?
    let reader = LayoutNode.geometryReader { proxy in
      insets = proxy.safeAreaInsets
      return []
    }
    _ = frames(of: reader)
    #expect(insets == EdgeInsets(top: 47, leading: 0, bottom: 300, trailing: 0))
  }

  @Test func `a tree that is kept follows the keyboard`() {
    let tree = LayoutTree(LayoutNode.flexible.id("view"))
    let window = CGSize(width: 100, height: 200)
    for (height, expected) in [(0, 200), (80, 120), (0, 200)] as [(CGFloat, CGFloat)] {
      let result = tree.layout(in: window, keyboardHeight: height)
      #expect(result.frame(of: "view")?.height == expected)
    }
  }

  @Test(arguments: [CGFloat.nan, -1, .infinity])
  func `a height that no keyboard has counts as 0, and is reported`(height: CGFloat) {
    let result = LayoutNode.flexible.id("view")
      .layout(in: CGSize(width: 100, height: 200), keyboardHeight: height)
    #expect(result.frame(of: "view")?.height == 200)
    #expect(result.diagnostics.map(\.rule) == [.invalidNumber])
  }

  @Test func `bars may stand back from the window's edge without a keyboard`() {
    // 200 + 10.
    let result = LayoutNode.flexible.id("view").layout(
      in: CGSize(width: 100, height: 200),
      safeArea: EdgeInsets(top: 0, leading: 0, bottom: -10, trailing: 0))
    #expect(result.frame(of: "view")?.height == 210)
  }
}
