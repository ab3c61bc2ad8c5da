/// Views that are proposed the size of the reader they are in, all in its top leading corner.
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

/// A view that is proposed the size of another one, and lined up with that one's guides.
struct LayerLayout: Layout {
  /// The guides of the view, and where the other view has them.
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
          x: bounds.minX + CGFloat(position.x)
            - dimensions[HorizontalAlignment(guides.horizontal.id)],
          y: bounds.minY + CGFloat(position.y)
            - dimensions[VerticalAlignment(guides.vertical.id)]),
        proposal: proposal)
    }
  }
}
