// The safe area: views that extend beyond it, and views that make it smaller for others.

nonisolated extension View {
  /// Lets the view extend into the unsafe area that it touches. Its container does not notice.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { modifier(NodeModifier { $0.ignoresSafeArea(regions, edges: edges) }) }

  /// Lets the view extend into the unsafe area that it touches.
  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.container, edges: edges)
  }

  /// Adds a view along the top or bottom edge, and shrinks this view's safe area by it.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayerModifier(content()) {
        $0.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, $1)
      })
  }

  /// Adds a view along the leading or trailing edge, and shrinks this view's safe area by it.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayerModifier(content()) {
        $0.safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, $1)
      })
  }

  /// Adds a bar along the top or bottom edge, and shrinks this view's safe area by it.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds a bar along the leading or trailing edge, and shrinks this view's safe area by it.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shrinks the view's safe area by a length for each edge.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(NodeModifier { $0.safeAreaPadding(insets) })
  }

  /// Shrinks the view's safe area on some edges.
  ///
  /// - Parameter length: the space on each edge; `nil` for the standard one.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(NodeModifier { $0.safeAreaPadding(edges, length) })
  }

  /// Shrinks the view's safe area on all edges.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
