extension View {
  /// The view as a node, for a ``LayoutTree`` or to be part of other nodes.
  ///
  ///     let node = Card().layoutNode { $0.layoutDirection = .rightToLeft }
  ///
  /// Several views make a vertical stack, none makes an empty node.
  ///
  /// - Parameter change: sets values of the environment around the view.
  public func layoutNode(
    environment change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> LayoutNode {
    var environment = EnvironmentValues()
    change(&environment)
    var context = ViewContext(environment: environment, slot: .vertical)
    let node = context.node(of: self, in: .vertical) ?? .empty
    return environment.layoutDirection == .leftToRight
      ? node : node.layoutDirection(environment.layoutDirection)
  }
}
