extension LayoutNode {
  /// Content that scrolls in a visible part.
  ///
  /// Along the axes that scroll, the content has its ideal length and the visible part takes what it is
  /// offered; across them both are as long as the content. The visible part extends into the unsafe
  /// area along the axes, and keeps the content out of it while it is not scrolled.
  ///
  /// - Parameters:
  ///   - axes: the axes along which the content scrolls.
  ///   - destination: where the content is scrolled to.
  ///   - margins: space around the content.
  ///   - clips: whether renderers draw only what is in the visible part.
  public static func scroll(
    along axes: Axis.Set = .vertical, to destination: ScrollDestination = .offset(.zero),
    margins: EdgeInsets = EdgeInsets(), clips: Bool = true, _ content: LayoutNode
  ) -> LayoutNode {
    var edges: Edge.Set = []
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    let visible = LayoutNode.layout(ScrollLayout(axes: axes, margins: margins.usable), [content])
      .with {
        $0.name = "Visible"
        $0.changeGeometry { $0.role = .scroll(ScrollContent(axes: axes, destination: destination)) }
        if clips {
          $0.appearance = Appearance(effects: [.clip(.rectangle, usesEvenOddRule: false)])
        }
      }
    return visible.ignoresSafeArea(edges: edges).named("ScrollView")
  }
}
