extension LazyGridLineLayout: ExplainedLayout {
  func reasonForSize(
    _ size: CGSize, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout LazyGridLayout.Cache
  ) -> String {
    let axis = grid.axis
    return "a line of a grid is as \(axis.cross.adjective) as the grid, and as "
      + "\(axis.adjective) as its \(axis.superlative) view"
  }

  func reasonForProposal(
    toSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout LazyGridLayout.Cache
  ) -> String {
    grid.reasonForProposal(
      toSubviewAt: index, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func reasonForPlace(
    ofSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout LazyGridLayout.Cache
  ) -> String { grid.reasonForPlace(ofSubviewAt: index, in: bounds, cache, afterLines: number) }
}
