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
  ///   - alignment: where content is, along the axes, that is shorter than the visible part. If `nil`, it is at the
  ///     start, or in the middle if it scrolls along both axes.
  ///   - margins: space around the content.
  ///   - clips: whether renderers draw only what is in the visible part.
  public static func scroll(
    along axes: Axis.Set = .vertical, to destination: ScrollDestination = .offset(.zero),
    alignment: UnitPoint? = nil, margins: EdgeInsets = EdgeInsets(), clips: Bool = true,
    _ content: LayoutNode
  ) -> LayoutNode {
    var edges: Edge.Set = []
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    // Without content, the visible part is as long as with content of no size.
    let content = content.content.isEmpty ? .vstack([]) : content
    let visible = LayoutNode.layout(ScrollLayout(axes: axes, margins: margins.usable), [content])
      .with {
        $0.name = "Visible"
        $0.changeGeometry {
          $0.role = .scroll(
            ScrollContent(axes: axes, alignment: alignment, destination: destination))
        }
        if clips {
          $0.appearance = Appearance(effects: [.clip(.rectangle, usesEvenOddRule: false)])
        }
      }
    return visible.ignoresSafeArea(edges: edges).named("ScrollView")
  }
}
