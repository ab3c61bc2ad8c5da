extension LayoutNode {
  /// A vertical line of views that share out no space, each as high as it likes to be.
  ///
  /// The stack is as wide as it is proposed.
  ///
  /// - Parameters:
  ///   - alignment: the guide at which each view is aligned in the stack's width.
  ///   - spacing: the distance between neighbours; `nil` lets them decide.
  ///   - pinnedViews: what stays in sight while people scroll. It changes no frame outside of a
  ///     scroll view.
  public static func lazyVStack(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], _ children: [LayoutNode]
  ) -> LayoutNode {
    layout(
      LazyVStackLayout(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews), children
    ).named("LazyVStack").notingSpacing(spacing)
  }

  /// A horizontal line of views that share out no space, each as wide as it likes to be.
  ///
  /// The stack is as high as it is proposed.
  ///
  /// - Parameters:
  ///   - alignment: the guide at which each view is aligned in the stack's height.
  ///   - spacing: the distance between neighbours; `nil` lets them decide.
  ///   - pinnedViews: what stays in sight while people scroll. It changes no frame outside of a
  ///     scroll view.
  public static func lazyHStack(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], _ children: [LayoutNode]
  ) -> LayoutNode {
    layout(
      LazyHStackLayout(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews), children
    ).named("LazyHStack").notingSpacing(spacing)
  }
}
