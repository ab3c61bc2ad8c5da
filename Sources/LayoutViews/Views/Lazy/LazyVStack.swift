/// A vertical line of views, each of its ideal height. The line is as wide as it is offered.
///
///     LazyVStack(alignment: .leading, spacing: 4) {
///       ForEach(messages) { Text($0.text) }
///     }
@frozen public struct LazyVStack<Content: View>: _TransparentView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let pinnedViews: PinnedScrollableViews
  @usableFromInline package let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: the guide at which each view is aligned in the stack's width.
  ///   - spacing: the distance between neighbours; `nil` lets them decide.
  ///   - pinnedViews: the parts of sections that stay in sight as long as any of their section is.
  ///     Where nothing scrolls vertically, this changes nothing.
  ///   - content: the views, from top to bottom.
  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.pinnedViews) = (alignment, spacing, pinnedViews)
    self.content = content()
  }

  /// Adds a stack of the content's nodes, in a scroll view of rows described when in sight.
  public func makeNodes(in context: inout ViewContext) {
    context.append(
      context.environment.scrollingAxes.contains(.vertical)
        ? .lazyVStack(
          alignment: alignment, spacing: spacing, pinnedViews: pinnedViews,
          rows: context.rows(of: content))
        : .lazyVStack(
          alignment: alignment, spacing: spacing, context.children(of: content).nodes))
  }
}
