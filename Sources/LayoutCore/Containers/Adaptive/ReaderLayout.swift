/// The content of a reader: views that are proposed the reader's size, all in its top leading
/// corner.
struct ReaderLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// A view that is proposed the size of another one and aligned with that one's guides.
struct LayerLayout: Layout {
  /// The guides of the view, and their positions in the other view.
  let guides: GuidePair
  let position: Point

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let proposal = ProposedViewSize(bounds.size)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.origin.x + CGFloat(position.x)
            - dimensions[guides.horizontal],
          y: bounds.origin.y + CGFloat(position.y)
            - dimensions[guides.vertical]),
        proposal: proposal)
    }
  }
}
