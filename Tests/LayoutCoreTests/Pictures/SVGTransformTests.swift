import Foundation
import LayoutCore
import Testing

/// What SVG pictures show of transformed views.
struct SVGTransformTests {
  private func box(_ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    LayoutNode.fixed(width: width, height: height).appearance(
      Appearance(content: .shape(.init(fill: .color(.black)))))
  }

  /// A bar of 300 × 20, turned by a quarter in the middle of 100 × 300, which it is as high as.
  private func turned(_ bar: LayoutNode) -> String {
    bar.transformed(RenderTransform(.rotation(radians: .pi / 2))).frame(width: 100, height: 300)
      .layout(proposing: .unspecified).svg()
  }

  @Test func `filters and masks apply to all that the picture shows`() {
    let shadow = Appearance.Shadow(color: .black, radius: 2)
    let cast = turned(box(300, 20).appearance(Appearance(effects: [.shadow(shadow)])))
    // Turned back around (50, 150), the picture is 300 wide and 100 high.
    let region = #"Units="userSpaceOnUse" x="-100" y="100" width="300" height="100""#
    #expect(cast.contains(#"<filter id="layout-0" filter"# + region))
    #expect(turned(box(300, 20).mask(box(300, 20))).contains(#"id="layout-1" mask"# + region))
  }

  @Test func `transforms add up, and end with what they transform`() {
    func shadow(_ node: LayoutNode) -> LayoutNode {
      node.appearance(Appearance(effects: [.shadow(.init(color: .black, radius: 2))]))
    }
    let twice = RenderTransform(.scale(x: 2, y: 2), anchor: .topLeading)
    let node = LayoutNode.zstack(
      alignment: .topLeading,
      [
        shadow(box(2, 2)).transformed(twice).frame(width: 8, height: 8, alignment: .topLeading)
          .transformed(twice),
        shadow(box(8, 8)),
      ])
    // Twice twice as large, around one corner: what shows 8 points inside of it is 2 high.
    let regions = svgLines(node).filter { $0.hasPrefix("<filter") }.map {
      $0.components(separatedBy: " height=\"")[1].prefix { $0 != "\"" }
    }
    #expect(regions == ["2", "8"])
  }

  @Test func `what a transform moves beyond the window extends the picture`() {
    // Scaled to 200 × 200, of which at most half of the window is shown on each side.
    let node = box(10, 10).transformed(RenderTransform(.scale(x: 20, y: 20)))
      .frame(width: 50, height: 50)
    #expect(
      node.layout(proposing: .unspecified).svg().contains(#"viewBox="-25 -25 100 100""#))
    // Turned, the bar is 20 wide.
    #expect(turned(box(300, 20)).contains(#"viewBox="0 0 100 300""#))
  }
}
