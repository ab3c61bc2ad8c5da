/// A stand-in for a lazy grid whose lines are laid out as they come in sight: as large as the grid,
/// without its views.
///
/// It answers as ``LazyGridLayout`` does, from known lengths instead of views.
struct LazyGridRoom: BuiltInLayout {
  let grid: LazyGridLayout
  /// The length of the lines, partly known and partly estimated.
  let length: Double
  /// The grid's breadth if none is proposed.
  let idealBreadth: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let proposed = Proposal(proposal)[grid.axis.cross]
    let breadth = proposed.isFinite ? proposed : idealBreadth
    let tracks = LazyGridTracks(grid.items, in: breadth)
    return Size(along: grid.axis, length, max(breadth, tracks.total)).cgSize
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }
}

extension LazyGridRoom: ExplainedLayout {
  func reasonForAnswer(
    _ size: CGSize, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> String { LazyRowsReasons(axis: grid.axis).sentence }
}

extension LazyGridRoom: UsesStandardLengths {
  func with(_ lengths: StandardLengths, _ unit: LengthUnit) -> LazyGridRoom {
    LazyGridRoom(grid: grid.with(lengths, unit), length: length, idealBreadth: idealBreadth)
  }
}
