/// A modifier that becomes another one in an environment.
nonisolated public protocol EnvironmentalModifier: _TransparentModifier {
  /// The modifier that it becomes.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier in an environment.
  func resolve(in environment: EnvironmentValues) -> Self.ResolvedModifier
}

nonisolated extension EnvironmentalModifier {
  /// Describes what the modifier becomes.
  public func makeNodes(of content: some View, in context: inout ViewContext) {
    let modifier = context.following { resolve(in: context.environment) }
    modifier._makeNodes(of: content, in: &context)
  }
}

/// The modifier that changes nothing.
@frozen public struct EmptyModifier: _TransparentModifier, Sendable, BitwiseCopyable {
  /// The only value.
  public static let identity = EmptyModifier()
  /// Creates the only value.
  public init() {}
  /// Describes the view itself.
  public func makeNodes(of content: some View, in context: inout ViewContext) {
    content._makeNodes(in: &context)
  }
}
