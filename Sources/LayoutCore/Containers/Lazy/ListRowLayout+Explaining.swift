extension ListRowLayout: ExplainedLayout {
  func reasonForAnswer(
    _ size: CGSize, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> String {
    let width =
      proposal.width == nil
      ? "no width is proposed, so it is as wide as its content and insets"
      : "it is as wide as proposed"
    let contentHeight =
      Double(subviews.first?.sizeThatFits(contentProposal(proposal.width)).height ?? 0)
    let insets = Double(insets.total(.vertical))
    let height =
      contentHeight + insets < Double(minHeight)
      ? "it has the least height of a row, \(Double(minHeight).plainText)"
      : "its content is \(contentHeight.plainText) high and the insets add \(insets.plainText)"
    return [width, height].clauses
  }

  func reasonForProposal(
    toSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> String {
    index == 0
      ? "its insets take \(Double(insets.total(.horizontal)).plainText) off its width, and no height "
        + "is proposed" : "that is the length and thickness of the separator"
  }

  func reasonForPlacement(
    ofSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> String {
    index == 0
      ? "it is at the leading inset, and halfway between the top and bottom insets"
      : "the separator is along the row's lower edge"
  }
}
