extension Layout {
  /// Arranges views with the layout.
  ///
  ///     Diagonal(spacing: 4) {
  ///       Color.red.frame(width: 20, height: 20)
  ///       Color.blue.frame(width: 20, height: 20)
  ///     }
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

/// Views that a layout arranges.
private struct LayoutContainer<L: Layout, Content: View>: View {
  typealias Body = Never

  let layout: L
  let content: Content

  func _makeNodes(in context: inout ViewContext) {
    context.append(.layout(layout, context.children(of: content).nodes))
  }
}
