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
      along: axes, to: destination, alignment: alignment, margins: margins, of: content)
    return
      (clips
      ? visible.appearance(Appearance(effects: [.clip(.rectangle, usesEvenOddRule: false)]))
      : visible)
      .ignoresSafeArea(edges: edges).named("ScrollView")
      .noting(problems(inMargins: margins, destination, alignment))
  }

  /// Notes for the numbers of a scroll view that can't be used.
  static func problems(
    inMargins margins: EdgeInsets, _ destination: ScrollDestination, _ alignment: UnitPoint?
  ) -> [NodeAttributes.Problem?] {
    NodeAttributes.Problem.inInsets(margins) + destination.problems
      + (alignment.map { NodeAttributes.Problem.inAnchor($0) } ?? [])
  }

  /// Creates the visible part of a scroll view, without what it does about the unsafe area. It has
  /// only numbers that can be used, and says nothing of others.
  static func visiblePart(
    along axes: Axis.Set, to destination: ScrollDestination, alignment: UnitPoint?,
    margins: EdgeInsets, of content: LayoutNode
  ) -> LayoutNode {
    let scrolls = ScrollContent(
      axes: axes, alignment: alignment?.usable, destination: destination.usable)
    return LayoutNode.layout(ScrollLayout(axes: axes, margins: margins.usable), [content])
      .taking(part: .scroll(scrolls), named: "Visible")
  }
}

extension ScrollDestination {
  /// The destination with 0 for each number that is infinite, NaN or too large.
  var usable: ScrollDestination {
    switch self {
    case .offset(let point):
      .offset(CGPoint(x: point.x.isUsable ? point.x : 0, y: point.y.isUsable ? point.y : 0))
    case .anchor(let anchor): .anchor(anchor.usable)
    case .view(let id, let anchor, let otherwise):
      .view(id, anchor: anchor?.usable, otherwise: otherwise.usable)
    }
  }

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

extension UnitPoint {
  /// The point with 0 for each fraction that is infinite, NaN or too large.
  fileprivate var usable: UnitPoint {
    UnitPoint(x: CGFloat(fraction(on: .horizontal)), y: CGFloat(fraction(on: .vertical)))
  }
}
