extension LayoutNode {
  /// Lets the node extend into the unsafe area that it touches.
  ///
  /// The layout around it does not change: the node keeps its place, and its content expands beyond
  /// it.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> LayoutNode {
    LayoutNode.layout(IgnoredSafeAreaLayout(), [asOnlyView])
      .taking(part: .ignoringSafeArea(regions, edges), named: "IgnoresSafeArea")
  }

  /// Adds padding around the node that counts as unsafe area for everything inside.
  public func safeAreaPadding(_ insets: EdgeInsets) -> LayoutNode {
    safeAreaPadding(SafeAreaPaddingLayout(insets)).noting(NodeAttributes.Problem.inInsets(insets))
  }

  /// Adds padding on some edges of the node that counts as unsafe area for everything inside.
  ///
  /// - Parameter length: the padding on each edge; if `nil`, that of ``StandardLengths``, usually
  ///   16.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> LayoutNode {
    if let length { return safeAreaPadding(EdgeInsets(length, on: edges)) }
    let insets = EdgeInsets(StandardLengths().padding, on: edges)
    return safeAreaPadding(SafeAreaPaddingLayout(insets, standardOn: edges))
  }

  private func safeAreaPadding(_ layout: SafeAreaPaddingLayout) -> LayoutNode {
    LayoutNode.layout(layout, [asOnlyView])
      .taking(part: .safeAreaProvider, named: "SafeAreaPadding")
  }

  /// Adds the same padding on all edges of the node. It counts as unsafe area for everything
  /// inside.
  public func safeAreaPadding(_ length: CGFloat) -> LayoutNode { safeAreaPadding(.all, length) }

  /// Places another node along the top or bottom edge, and takes its height from this node's safe
  /// area. Without a spacing, the two nodes decide on the distance between them.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    _ content: LayoutNode
  ) -> LayoutNode {
    safeAreaInset(edge == .top ? .top : .bottom, GuideKey(alignment), spacing, content)
  }

  /// Places another node along the leading or trailing edge, and takes its width from this node's
  /// safe area. Without a spacing, the two nodes decide on the distance between them.
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    _ content: LayoutNode
  ) -> LayoutNode {
    safeAreaInset(edge == .leading ? .leading : .trailing, GuideKey(alignment), spacing, content)
  }

  func safeAreaInset(
    _ edge: Edge, _ guide: GuideKey, _ spacing: CGFloat?, _ content: LayoutNode
  ) -> LayoutNode {
    LayoutNode.layout(
      SafeAreaInsetLayout(edge: edge, guide: guide, spacing: spacing), [asOnlyView, content]
    ).taking(part: .safeAreaProvider, named: "SafeAreaInset")
      .noting([.unlessFinite(spacing, "a spacing", "0 is used")])
  }
}
