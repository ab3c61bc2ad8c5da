extension View {
  /// Space around the view, of a length for each edge.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Space around the view on some edges.
  ///
  ///     Text("Title").padding(.horizontal, 8)
  ///
  /// - Parameters:
  ///   - edges: the edges; all of them by default.
  ///   - length: the space on each; `nil` for the standard space of 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(EdgePaddingModifier(edges: edges, length: length))
  }

  /// Space around the view on all edges.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

private struct PaddingModifier: NodeModifier {
  let insets: EdgeInsets

  func modified(_ node: LayoutNode) -> LayoutNode { node.padding(insets) }
}

private struct EdgePaddingModifier: NodeModifier {
  let edges: Edge.Set
  let length: CGFloat?

  func modified(_ node: LayoutNode) -> LayoutNode { node.padding(edges, length) }
}
