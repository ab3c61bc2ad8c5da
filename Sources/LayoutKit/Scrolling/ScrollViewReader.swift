/// Views with a way to scroll the scroll views among them.
///
/// The way is accepted; closures that would use it never run.
@frozen public struct ScrollViewReader<Content: View>: View {
  /// The views describe themselves.
  public typealias Body = Never

  /// Makes the views.
  public var content: (ScrollViewProxy) -> Content

  /// Creates the views.
  @inlinable public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Adds the views.
  public func _makeNodes(in context: inout ViewContext) {
    content(ScrollViewProxy())._makeNodes(in: &context)
  }
}

/// A way to scroll scroll views.
public struct ScrollViewProxy {
  init() {}

  /// Accepts a view to scroll to. Scroll positions that count here are given by
  /// `scrollPosition(id:anchor:)`.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
