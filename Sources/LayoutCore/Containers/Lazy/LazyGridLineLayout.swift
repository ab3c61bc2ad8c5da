/// One line of a lazy grid whose lines are laid out as they come in sight.
///
/// The line is as broad as the grid turned out to be, so its tracks are those of the grid's cells
/// in the end, even if these are broader together than proposed. Such a grid is as long as its
/// measured lines. A grid that measures all of its views decides its length before it knows its
/// breadth.
struct LazyGridLineLayout: BuiltInLayout {
  let grid: LazyGridLayout
  /// The number of lines before this one.
  let number: Int

  func makeCache(subviews: Subviews) -> LazyGridLayout.Cache { grid.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout LazyGridLayout.Cache
  ) -> CGSize {
    let proposed = Proposal(proposal)[grid.axis.cross]
    let breadth = proposed.isFinite ? proposed : grid.idealBreadth(subviews, cache)
    let tracks = LazyGridTracks(grid.items, in: breadth)
    let length = grid.length(of: subviews, cache, tracks, breadth: breadth)
    return Size(along: grid.axis, length, breadth).cgSize
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout LazyGridLayout.Cache
  ) { grid.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
}

// MARK: - Explaining

extension LazyGridLineLayout: ExplainedLayout {
  func reasonForAnswer(
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

  func reasonForPlacement(
    ofSubviewAt index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout LazyGridLayout.Cache
  ) -> String { grid.reasonForPlacement(ofSubviewAt: index, in: bounds, cache, afterLines: number) }
}
