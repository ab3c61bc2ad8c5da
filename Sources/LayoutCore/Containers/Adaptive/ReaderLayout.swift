/// The content of a reader: views that are proposed the reader's size, all in its top leading
/// corner.
struct ReaderLayout: BuiltInLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
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
struct LayerLayout: BuiltInLayout {
  /// The guides of the view, and their positions in the other view.
  let guides: GuidePair
  let position: Point

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
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

extension ReaderLayout: Explaining {
  func reasonForAnswer(of view: ExplainedView) -> String {
    "the content of a reader takes the reader's size"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    "every view in a reader is proposed the reader's size"
  }

  func reasonForPlacement(of child: ExplainedChild, in view: ExplainedView) -> String {
    "every view in a reader is in its top leading corner"
  }
}

extension LayerLayout: Explaining {
  func reasonForAnswer(of view: ExplainedView) -> String {
    "that is the size of the view that it lies over or under"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    "that is the size of the view that it lies over or under"
  }

  func reasonForPlacement(of child: ExplainedChild, in view: ExplainedView) -> String {
    "its \(guides.horizontal.name) and \(guides.vertical.name) meet that view's at "
      + position.plainText
  }
}
