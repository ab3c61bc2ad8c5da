/// Nothing: no child of the container that it is in, and no gap.
///
/// Modifiers around it make no child either.
@frozen public struct EmptyView: View, Sendable, BitwiseCopyable {
  /// Nothing has no body.
  public typealias Body = Never

  /// Creates nothing.
  @inlinable public init() {}

  /// Adds nothing.
  @inlinable public func _makeNodes(in context: inout ViewContext) {}
}
