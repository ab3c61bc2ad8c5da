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
  @usableFromInline package var content: Content

  private init(content: Content) { self.content = content }

  /// Groups what is built by another builder.
  package static func of(_ content: Content) -> Group { Group(content: content) }

  /// What is in the group describes itself.
  public typealias Body = Never
}

extension Group: View, PrimitiveView, _TransparentView where Content: View {
  /// Groups views.
  @inlinable public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Whether the views bring rows.
  @inlinable public static func _bringsRows(within levels: Int) -> Bool? {
    Content._bringsRows(within: levels)
  }

  /// Adds the views.
  @inlinable public func makeNodes(in context: inout ViewContext) {
    content._makeNodes(in: &context)
  }
}
