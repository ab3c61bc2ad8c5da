/// A view laid out in another one's size, over or behind it: the second view of an overlay or a
/// background.
///
///     LayoutNode.fixed(width: 40, height: 40).overlay(alignment: .topTrailing, badge)
///
/// 1. The first view decides the size, guides, spacing and priority of both.
/// 2. The second view is proposed that size.
/// 3. The second view is placed so that its guides meet those of the first.
struct SecondView {
  /// Returns the second view's origin, which brings its guides to those of the first.
  static func origin(forGuide guide: Point, on line: Point) -> Point {
    Point(line.x - guide.x, line.y - guide.y).orZero
  }
}

// MARK: - Explaining

extension SecondView: Explaining {
  func reasonForAnswer(of view: ExplainedView) -> String { "it is as large as its first view" }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    child.index == 0
      ? "its first view decides the size and is proposed the same"
      : "that is the size of the view that it lies over or under"
  }

  func reasonForPlacement(of child: ExplainedChild, in view: ExplainedView) -> String {
    child.index == 0 ? "its first view fills it" : child.alignment(with: "that of its first view")
  }
}
