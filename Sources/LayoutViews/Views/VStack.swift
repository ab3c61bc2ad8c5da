/// A vertical line of views.
///
///     VStack(alignment: .leading, spacing: 4) {
///       Text("Title")
///       Text("Description")
///     }
@frozen public struct VStack<Content: View>: _TransparentView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline package let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: the guide on which the views line up.
  ///   - spacing: the distance between neighbours; `nil` lets them decide.
  ///   - content: the views, from top to bottom.
  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing) = (alignment, spacing)
    self.content = content()
  }

  /// Adds one stack of the content's nodes.
  @inlinable public func makeNodes(in context: inout ViewContext) {
    let children = context.children(of: content)
    context.append(
      .vstack(alignment: alignment, spacing: spacing, children.nodes)
        .keptWithOneChild(!children.hasFixedCount))
  }
}
