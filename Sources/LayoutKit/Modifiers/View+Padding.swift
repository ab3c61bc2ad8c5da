extension View {
  /// Space around the view, of a length for each edge.
  @inlinable public func padding(_ insets: EdgeInsets) -> some View {
    modifier(NodeModifier { $0.padding(insets) })
  }

  /// Space around the view on some edges.
  ///
  ///     Text("Title").padding(.horizontal, 8)
  ///
  /// - Parameters:
  ///   - edges: the edges; all of them by default.
  ///   - length: the space on each; `nil` for the standard space of 16.
  @inlinable public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(NodeModifier { $0.padding(edges, length) })
  }

  /// Space around the view on all edges.
  @inlinable public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
