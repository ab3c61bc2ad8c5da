/// Where the keyboard's focus is. Nothing ever has it, so a state stays what it is set to.
@propertyWrapper public struct FocusState<Value: Hashable>: KeptByState {
  package let state: State<Value>
  public init() where Value == Bool { self.state = State(wrappedValue: false) }
  public init<T: Hashable>() where Value == T? { self.state = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: FocusState<Value>.Binding { Binding(state: state) }

  /// Reads and writes where the focus is.
  @propertyWrapper public struct Binding {
    let state: State<Value>
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: FocusState<Value>.Binding { self }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

nonisolated extension View {
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  @available(*, deprecated, message: "Use focused(_:) and onChange(of:) instead.")
  public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View { self }
}

// MARK: - Assistive technology

/// Where the focus of assistive technology is, which nothing ever has either.
public typealias AccessibilityFocusState<Value: Hashable> = FocusState<Value>

extension FocusState {
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }
}

nonisolated extension View {
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
}

// MARK: - Objects

/// An object that the focused view offers. Nothing is ever focused, so it is `nil`.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: SelfContainedProperty {
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper
  public init() {}
  public var wrappedValue: ObjectType? { nil }
  public var projectedValue: FocusedObject<ObjectType>.Wrapper? { nil }
}

nonisolated extension View {
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
}
