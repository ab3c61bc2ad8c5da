/// The visible part of a view that scrolls.
///
/// Along the axes that scroll, the content has its ideal length and the visible part takes what it
/// is offered. Across them, the visible part is as long as the content. The content is moved to its
/// scroll position after everything else is placed.
struct ScrollLayout: OpaqueLayout {
  let axes: Axis.Set
  /// Space around the content.
  let margins: EdgeInsets

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let size = content.sizeThatFits(self.proposal(for: proposal))
    func length(_ axis: Axis, _ proposed: CGFloat?, _ length: CGFloat) -> CGFloat {
      axes.contains(axis) ? proposed ?? length : length + margins.total(axis)
    }
    return CGSize(
      width: length(.horizontal, proposal.width, size.width),
      height: length(.vertical, proposal.height, size.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    // Across, the content is offered the visible part, which may be less than was proposed.
    subviews.first?.place(
      at: bounds.origin, proposal: self.proposal(for: ProposedViewSize(bounds.size)))
  }

  private func proposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal)
        ? nil : proposal.width.map { max(0, $0 - margins.total(.horizontal)) },
      height: axes.contains(.vertical)
        ? nil : proposal.height.map { max(0, $0 - margins.total(.vertical)) })
  }
}

// MARK: - Where the content is

extension ScrollLayout {
  /// Returns where the content starts when it is not scrolled: after the inset, and after a part of
  /// the free space if it is shorter than the visible part.
  static func start(
    of content: Double, in visible: Double, before: Double, after: Double, part: Double
  ) -> Double { before + max(0, visible - before - after - content) * part }

  /// Returns the distance by which content can be scrolled along an axis.
  static func distance(
    of content: Double, in visible: Double, before: Double, after: Double
  ) -> Double { max(0, content + before + after - visible) }
}
