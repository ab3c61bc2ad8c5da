/// Views on top of each other.
///
///     ZStack(alignment: .bottomTrailing) {
///       Color.gray
///       Text("Caption")
///     }
@frozen public struct ZStack<Content: View>: View {
  /// The stack describes itself.
  public typealias Body = Never

  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: the guides that coincide.
  ///   - content: the views, from back to front.
  @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds one stack of the content's nodes.
  @inlinable public func _makeNodes(in context: inout ViewContext) {
    let children = context.children(of: content)
    context.append(
      .zstack(alignment: alignment, isStatic: children.isStatic, children.nodes))
  }
}
