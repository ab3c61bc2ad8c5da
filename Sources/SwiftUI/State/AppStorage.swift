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

extension AppStorage where Value == TabViewCustomization {
  /// Creates an arrangement of tabs as it is at first.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: TabViewCustomization(), key, store: store)
  }
}

extension AppStorage {
  /// Creates an arrangement of a table's columns.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String,
    store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.state = State(wrappedValue: wrappedValue)
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

extension SceneStorage {
  /// Creates an arrangement of a table's columns.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue> {
    self.state = State(wrappedValue: wrappedValue)
  }
}
