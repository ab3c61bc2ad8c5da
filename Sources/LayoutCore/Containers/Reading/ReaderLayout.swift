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

// MARK: - Explaining

extension ReaderLayout: ExplainedLayout {
  func reasonForSize(
    _ size: CGSize, proposal: ProposedViewSize, subviews: Subviews
  ) -> String { "a reader's content takes the reader's size" }

  func reasonForProposal(
    to index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
  ) -> String { "every view in a reader is proposed the reader's size" }

  func reasonForPlace(
    of index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
  ) -> String { "every view in a reader is in its leading top corner" }
}

extension LayerLayout: ExplainedLayout {
  func reasonForSize(
    _ size: CGSize, proposal: ProposedViewSize, subviews: Subviews
  ) -> String { "that is the size of the view that it is laid over or under" }

  func reasonForProposal(
    to index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
  ) -> String { "that is the size of the view that it is laid over or under" }

  func reasonForPlace(
    of index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
  ) -> String {
    "its \(guides.horizontal.name) and \(guides.vertical.name) meet that view's at "
      + position.plainText
  }
}
