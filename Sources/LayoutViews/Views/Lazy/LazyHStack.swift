/// A horizontal line of views, each of its ideal width. The line is as high as it is offered.
///
///     LazyHStack(alignment: .top, spacing: 4) {
///       ForEach(messages) { Text($0.text) }
///     }
@frozen public struct LazyHStack<Content: View>: _TransparentView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let pinnedViews: PinnedScrollableViews
  @usableFromInline package let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: the guide at which each view is aligned in the stack's height.
  ///   - spacing: the distance between neighbours; `nil` lets them decide.
  ///   - pinnedViews: the parts of sections that stay in sight as long as any of their section is.
  ///     Where nothing scrolls horizontally, this changes nothing.
  ///   - content: the views, from leading to trailing.
  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.pinnedViews) = (alignment, spacing, pinnedViews)
    self.content = content()
  }

  /// Adds a stack of the content's nodes, in a scroll view of rows described when in sight.
  public func makeNodes(in context: inout ViewContext) {
    context.append(
      context.environment.scrollingAxes.contains(.horizontal)
        ? .lazyHStack(
          alignment: alignment, spacing: spacing, pinnedViews: pinnedViews,
          rows: context.rows(of: content))
        : .lazyHStack(
          alignment: alignment, spacing: spacing, context.children(of: content).nodes))
  }
}
