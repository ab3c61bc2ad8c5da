nonisolated extension View {
  /// Adds padding around the view, with a length for each edge.
  @inlinable public func padding(_ insets: EdgeInsets) -> some View {
    modifier(NodeModifier { $0.padding(insets) })
  }

  /// Adds padding to some of the view's edges.
  ///
  ///     Text("Title").padding(.horizontal, 8)
  ///
  /// - Parameters:
  ///   - edges: the edges; all of them by default.
  ///   - length: the space on each; `nil` for the standard space.
  @inlinable public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(NodeModifier { $0.padding(edges, length) })
  }

  /// Adds padding to all edges of the view.
  @inlinable public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
