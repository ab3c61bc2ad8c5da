// Where the keyboard's focus would be. Nothing ever has it.

extension View {
  /// Accepts which view would have the focus at first.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }

  /// Accepts whether the view would have the focus at first.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }

  /// Accepts that the view would limit where the focus goes at first.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Accepts that the focus would go to the views inside as a group.
  public func focusSection() -> some View { self }

  /// Sets whether the view would look the same with the focus.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isFocusEffectEnabled, !disabled)
  }

  /// Whether the view can have the focus, which nothing ever has.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { self }

  /// Accepts a value that the view with the focus would offer to others.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }

  /// Accepts a value that the view with the focus would offer to others.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }

  /// Accepts a value that the scene with the focus would offer to others.
  public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { self }

  /// Accepts a value that the scene with the focus would offer to others.
  public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View { self }
}

/// The priority of a view for the initial focus.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// At the request of a person.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// The ways in which a focused view can be used.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// They use it as a button.
  public static let activate = FocusInteractions(rawValue: 1)
  /// They change its value.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Whatever is usual.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

// MARK: - Values

/// A key for a value that the view with the focus offers to others.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view offers to others. They are always empty.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a client's key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that the focused view offers. Nothing is ever focused, so it is `nil`.
@propertyWrapper public struct FocusedValue<Value>: SelfContainedProperty {
  /// Names a value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// Names an object by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

  /// The value: `nil`.
  public var wrappedValue: Value? { nil }
}

/// A binding that the focused view offers. Nothing is ever focused, so it is `nil`.
@propertyWrapper public struct FocusedBinding<Value>: SelfContainedProperty {
  /// Names a value.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// The value: `nil`.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// A binding to the value: a constant `nil`.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}
