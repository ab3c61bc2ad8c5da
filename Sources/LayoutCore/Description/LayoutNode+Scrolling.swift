extension LayoutNode {
  /// Creates a scroll view: a visible part in which the content scrolls.
  ///
  /// Along the axes that scroll, the content has its ideal length and the visible part takes what
  /// it is offered. Across them, both are as long as the content. The visible part extends into the
  /// unsafe area along the axes that scroll; while the content is not scrolled, it stays out of
  /// that area.
  ///
  /// - Parameters:
  ///   - axes: the axes along which the content scrolls.
  ///   - destination: where the content is scrolled to.
  ///   - alignment: where content shorter than the visible part is, along the axes that scroll. If
  ///     `nil`, it is at the start, or in the middle if both axes scroll.
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
    // Without content, the visible part is as long as with content of size zero.
    let content = content.content.isEmpty ? .vstack([]) : content
    let visible = visiblePart(
      along: axes, to: destination, alignment: alignment, margins: margins.usable, of: content)
    return
      (clips
      ? visible.appearance(Appearance(effects: [.clip(.rectangle, usesEvenOddRule: false)]))
      : visible)
      .ignoresSafeArea(edges: edges).named("ScrollView")
      .noting(
        NodeAttributes.Problem.inInsets(margins) + destination.problems
          + (alignment.map { NodeAttributes.Problem.inAnchor($0) } ?? []))
  }

  /// Creates the visible part of a scroll view, without what it does about the unsafe area.
  static func visiblePart(
    along axes: Axis.Set, to destination: ScrollDestination, alignment: UnitPoint?,
    margins: EdgeInsets, of content: LayoutNode
  ) -> LayoutNode {
    let scrolls = ScrollContent(axes: axes, alignment: alignment, destination: destination)
    return LayoutNode.layout(ScrollLayout(axes: axes, margins: margins), [content])
      .taking(part: .scroll(scrolls), named: "Visible")
  }
}

extension ScrollDestination {
  /// Notes for what is infinite, NaN or too large.
  var problems: [NodeAttributes.Problem?] {
    switch self {
    case .offset(let point):
      [
        .unlessFinite(point.x, "a destination with an x", "0 is used"),
        .unlessFinite(point.y, "a destination with a y", "0 is used"),
      ]
    case .anchor(let anchor): NodeAttributes.Problem.inAnchor(anchor)
    case .view(_, let anchor, let otherwise):
      (anchor.map { NodeAttributes.Problem.inAnchor($0) } ?? []) + otherwise.problems
    }
  }
}
