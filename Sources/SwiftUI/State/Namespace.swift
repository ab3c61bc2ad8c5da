/// An identity that a view owns, for views inside it that belong together.
@propertyWrapper public struct Namespace: SelfContainedProperty, Sendable {
  private let identity: Identity

  /// Creates a new identity.
  public init() { self.identity = Identity() }

  /// The identity.
  public var wrappedValue: Namespace.ID { ID(identity: ObjectIdentifier(identity)) }

  /// The identity of a namespace.
  public struct ID: Hashable, Sendable { let identity: ObjectIdentifier }

  private final class Identity: Sendable {}
}
