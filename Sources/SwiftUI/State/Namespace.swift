import Foundation
import LayoutViews

/// An identity that a view owns, for views inside it that belong together.
@propertyWrapper public struct Namespace: KeptByState, Sendable {
  package let state = State(wrappedValue: ID())

  /// Creates a new identity.
  public init() {}

  /// The identity, which stays as long as the view is there.
  public var wrappedValue: Namespace.ID { state.wrappedValue }

  /// The identity of a namespace.
  public struct ID: Hashable, Sendable { private let identity = UUID() }
}
