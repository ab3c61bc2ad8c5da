extension View {
  /// Mirrors how the view is drawn in one of the layout directions.
  ///
  /// Its size, its guides, and the frames of what is inside are as without.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(
      EnvironmentNodeModifier { node, environment in
        guard behavior == .mirrors(in: environment.layoutDirection) else { return node }
        return node.transformed(RenderTransform(.scale(x: -1, y: 1)))
      })
  }

  /// Mirrors how the view is drawn in right-to-left layouts.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}
