/// A line of thickness 1 across the stack that it is in.
///
/// Outside of a horizontal stack it is horizontal.
@frozen public struct Divider: View, Sendable, BitwiseCopyable {
  /// The line describes itself.
  public typealias Body = Never

  /// Creates a line.
  @inlinable public init() {}

  /// Adds the line.
  @inlinable public func _makeNodes(in context: inout ViewContext) { context.append(.divider) }
}
