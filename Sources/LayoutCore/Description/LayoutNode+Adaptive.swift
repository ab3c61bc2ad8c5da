extension LayoutNode {
  /// Creates a node that shows the first of several nodes that fits into the proposal, or the last
  /// one if none does.
  ///
  ///     .viewThatFits(in: .horizontal, [
  ///       .fixed(width: 200, height: 20),
  ///       .fixed(width: 80, height: 20),
  ///     ])
  ///
  /// Nodes that are not chosen have no frame and do not appear in the result.
  ///
  /// - Parameter axes: the axes on which a node must be no larger than proposed.
  public static func viewThatFits(
    in axes: Axis.Set = [.horizontal, .vertical], _ children: [LayoutNode]
  ) -> LayoutNode {
    layout(ViewThatFitsLayout(in: axes), children).named("ViewThatFits")
  }
}
