/// A value that an app keeps between launches.
///
/// Layout reads nothing from the machine it runs on: the value is the initial one, or the last one
/// set.
@propertyWrapper public struct AppStorage<Value>: SelfContainedProperty {
  private let state: State<Value>

  /// Creates a value with its initial value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.state = State(wrappedValue: wrappedValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a value that is `nil` at first.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: nil, key, store: store)
  }
}

/// A value that a scene keeps between launches.
///
/// Layout reads nothing from the machine it runs on: the value is the initial one, or the last one
/// set.
@propertyWrapper public struct SceneStorage<Value>: SelfContainedProperty {
  private let state: State<Value>

  /// Creates a value with its initial value.
  public init(wrappedValue: Value, _ key: String) { self.state = State(wrappedValue: wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a value that is `nil` at first.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}
