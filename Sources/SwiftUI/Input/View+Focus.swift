// Where the keyboard's focus would be. Nothing ever has it.

nonisolated extension View {
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  public func focusSection() -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isFocusEffectEnabled, !disabled)
  }
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { self }
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View { self }
}

/// The priority of a view for the initial focus.
public enum DefaultFocusEvaluationPriority: Sendable { case automatic, userInitiated }

/// The ways in which a focused view can be used.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = Self(rawValue: 1), edit = Self(rawValue: 2)
  public static let automatic: Self = [.activate, .edit]
}

// MARK: - Values

/// A key for a value that the view with the focus offers to others.
public protocol FocusedValueKey { associatedtype Value }

/// The values that the focused view offers to others. They are always empty.
public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value that the focused view offers. Nothing is ever focused, so it is `nil`.
@propertyWrapper public struct FocusedValue<Value>: SelfContainedProperty, Sendable {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
  public var wrappedValue: Value? { nil }
}

/// A binding that the focused view offers. Nothing is ever focused, so it is `nil`.
@propertyWrapper public struct FocusedBinding<Value>: SelfContainedProperty, Sendable {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}
