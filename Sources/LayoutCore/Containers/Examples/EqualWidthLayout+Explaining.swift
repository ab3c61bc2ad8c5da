extension EqualWidthLayout: ExplainedLayout {
  /// Says that all views get one width.
  public func reasonForProposal(
    toSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> String {
    "every view is proposed the same width: that of the widest, or an equal share"
  }

  /// Says that the view is aligned in its space.
  public func reasonForPlace(
    ofSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> String { "it is aligned in space \(index + 1) of \(subviews.count)" }
}
