/// A single view, which is extended into the unsafe area after everything is placed.
struct IgnoredSafeAreaLayout: OpaqueLayout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

// MARK: - Explaining

extension IgnoredSafeAreaLayout: Explaining {
  func reasonForAnswer(of view: ExplainedView) -> String {
    "it is as large as its view would be in the safe area"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    touchesUnsafeArea(child, view)
      ? "that is its own proposal and the unsafe area that it touches"
      : "it touches no unsafe area, so it passes on its own proposal"
  }

  func reasonForPlacement(of child: ExplainedChild, in view: ExplainedView) -> String {
    touchesUnsafeArea(child, view)
      ? "it extends into the unsafe area that it touches" : "it touches no unsafe area"
  }

  private func touchesUnsafeArea(_ child: ExplainedChild, _ view: ExplainedView) -> Bool {
    !child.proposal.isIdentical(to: view.proposal)
  }
}
