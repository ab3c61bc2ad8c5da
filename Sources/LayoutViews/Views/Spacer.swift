/// Empty space that grows along its stack, once everything else has what it needs.
///
/// Outside a stack it grows on both axes.
@frozen public struct Spacer: _TransparentView, Sendable, BitwiseCopyable {
  /// The least length; `nil` for the standard one.
  public var minLength: CGFloat?

  /// Creates space of a least length.
  @inlinable public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Adds the space.
  @inlinable public func makeNodes(in context: inout ViewContext) {
    context.append(.spacer(minLength: minLength))
  }
}
