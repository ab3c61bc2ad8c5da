/// Several views as one value, to modify all of them.
///
///     Group {
///       Color.red
///       Color.blue
///     }
///     .frame(width: 40)  // the width of each
///
/// A group has no frame of its own; its views are children of the container around it.
@frozen public struct Group<Content> {
  @usableFromInline var content: Content
}

extension Group: View where Content: View {
  /// The views describe themselves.
  public typealias Body = Never

  /// Groups views.
  @inlinable public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Adds the views.
  @inlinable public func _makeNodes(in context: inout ViewContext) {
    content._makeNodes(in: &context)
  }
}
