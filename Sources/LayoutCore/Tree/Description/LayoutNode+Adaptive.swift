extension LayoutNode {
  /// The first of some nodes that fits into what is proposed, else the last one.
  ///
  ///     .viewThatFits(in: .horizontal, [
  ///       .fixed(width: 200, height: 20),
  ///       .fixed(width: 80, height: 20),
  ///     ])
  ///
  /// Nodes that are not chosen have no frame and are in no result.
  ///
  /// - Parameter axes: the axes on which a node must be no larger than proposed.
  public static func viewThatFits(
    in axes: Axis.Set = [.horizontal, .vertical], _ children: [LayoutNode]
  ) -> LayoutNode {
    layout(ViewThatFitsLayout(in: axes), children).named("ViewThatFits")
  }
}
