/// A single view, which is extended into the unsafe area after everything is placed.
struct IgnoredSafeAreaLayout: OpaqueLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { subviews.first?.place(at: bounds.origin, proposal: proposal) }
}

// MARK: - Explaining

/// What a view says that ignores the safe area, with the unsafe area that it touches.
struct IgnoredSafeAreaReasons: Explaining {
  let insets: EdgeInsets

  func reasonForAnswer(of view: ExplainedView) -> String {
    "it is as large as its view would be in the safe area"
  }

  func reasonForProposal(to child: ExplainedChild, in view: ExplainedView) -> String {
    if insets == EdgeInsets() {
      return "it touches no unsafe area, so it passes on its own proposal"
    }
    return child.proposal.isIdentical(to: view.proposal)
      ? "no length is proposed that the unsafe area would be added to"
      : "that is its own proposal and the unsafe area that it touches"
  }

  func reasonForPlacement(of child: ExplainedChild, in view: ExplainedView) -> String {
    insets == EdgeInsets()
      ? "it touches no unsafe area" : "it extends into the unsafe area that it touches"
  }
}
