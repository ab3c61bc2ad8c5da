/// The room of a lazy grid whose lines are laid out as they come in sight: as large as the grid, without
/// its views.
///
/// It answers as ``LazyGridLayout`` does, with lengths that are known instead of views to ask.
struct LazyGridRoom: Layout {
  let grid: LazyGridLayout
  /// How long the lines are as far as that is known, and are expected to be beyond.
  let length: Double
  /// How broad the grid is where no breadth is proposed.
  let idealBreadth: Double

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let proposed = Proposal(proposal)[grid.axis.cross]
    let breadth = proposed.isFinite ? proposed : idealBreadth
    let tracks = LazyGridTracks(grid.items, in: breadth)
    return Size(along: grid.axis, length, max(breadth, tracks.total)).cgSize
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  /// Whether the room of the same grid answers the same.
  func isSame(as other: Self) -> Bool {
    length == other.length && idealBreadth == other.idealBreadth
  }
}
