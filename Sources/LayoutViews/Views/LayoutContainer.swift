extension Layout {
  /// Arranges views with the layout.
  ///
  ///     Diagonal(spacing: 4) {
  ///       Color.red.frame(width: 20, height: 20)
  ///       Color.blue.frame(width: 20, height: 20)
  ///     }
  @_disfavoredOverload @inlinable
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(layout: self, content: content())
  }

  /// Arranges views with the layout, and aligns them along the depth.
  ///
  ///     HStackLayout().depthAlignment(.front) {
  ///       model
  ///       Text("Label")
  ///     }
  @inlinable public func depthAlignment<Content: View>(
    _ alignment: DepthAlignment, @ViewBuilder content: () -> Content
  ) -> some View { depthAlignment(alignment).callAsFunction(content) }
}

/// Views that a layout arranges.
@usableFromInline struct LayoutContainer<L: Layout, Content: View>: _TransparentView {
  @usableFromInline let layout: L
  @usableFromInline let content: Content

  @inlinable init(layout: L, content: Content) {
    (self.layout, self.content) = (layout, content)
  }

  @inlinable func makeNodes(in context: inout ViewContext) {
    let nodes = context.nodes(of: content)
    let feedback = context.session.feedback
    guard feedback.tracksObjects else { return context.append(.layout(layout, nodes)) }
    let (place, follow) = (feedback.layoutPlace, feedback.follower)
    context.append(.layout(layout, nodes, at: place, followedBy: { work in follow(work) }))
  }
}

/// Stands for the place of a layout among the views, from one description to the next.
@usableFromInline final class LayoutPlace: Sendable {}
