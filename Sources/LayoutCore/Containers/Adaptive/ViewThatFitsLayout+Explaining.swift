extension ViewThatFitsLayout: ExplainedLayout {
  func reasonForSize(
    _ size: CGSize, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> String { subviews.isEmpty ? "it has no views" : "it is as large as the view that it chose" }

  func reasonForProposal(
    toSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> String {
    let proposed = Proposal(proposal)
    return fits(subviews[index], proposed)
      ? "view \(index + 1) of \(subviews.count) is the first whose ideal size fits "
        + proposed.plainText
      : "none of its views fits \(proposed.plainText), so it takes the last"
  }

  func reasonForPlace(
    ofSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> String { "the view that it chose fills it" }
}
