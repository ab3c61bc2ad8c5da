/// The first of some views that fits into what is offered, else the last one.
///
///     ViewThatFits(in: .horizontal) {
///       Text("A long explanation")
///       Text("Short")
///     }
///
/// Views that are not chosen have no frame.
@frozen public struct ViewThatFits<Content: View>: _TransparentView {
  @usableFromInline let axes: Axis.Set
  @usableFromInline package let content: Content

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - axes: the axes on which a view must be no larger than offered.
  ///   - content: the views, the preferred ones first.
  @inlinable public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Adds one container of the content's nodes.
  @inlinable public func makeNodes(in context: inout ViewContext) {
    context.append(.viewThatFits(in: axes, context.children(of: content).nodes))
  }
}
