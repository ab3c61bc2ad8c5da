/// A horizontal line of views.
///
///     HStack(alignment: .firstTextBaseline, spacing: 8) {
///       Text("Label")
///       Spacer()
///       Text("Value")
///     }
@frozen public struct HStack<Content: View>: _TransparentView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline package let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: the guide on which the views line up.
  ///   - spacing: the distance between neighbours; `nil` lets them decide.
  ///   - content: the views, from leading to trailing.
  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing) = (alignment, spacing)
    self.content = content()
  }

  /// Adds one stack of the content's nodes.
  @inlinable public func makeNodes(in context: inout ViewContext) {
    let children = context.children(of: content)
    context.append(
      .hstack(alignment: alignment, spacing: spacing, children.nodes)
        .keptWithOneChild(!children.hasFixedCount))
  }
}
