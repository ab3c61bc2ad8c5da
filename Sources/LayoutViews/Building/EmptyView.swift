/// Nothing: no child of the container that it is in, and no gap.
///
/// Modifiers around it make no child either.
@frozen public struct EmptyView: _TransparentView, Sendable, BitwiseCopyable {
  /// Creates nothing.
  @inlinable public init() {}

  /// Adds nothing.
  @inlinable public func makeNodes(in context: inout ViewContext) {}
}
