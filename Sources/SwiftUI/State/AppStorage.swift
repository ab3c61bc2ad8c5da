/// A value that an app keeps between launches. It starts anew with each view: layout reads nothing
/// from the machine it runs on.
@propertyWrapper public struct AppStorage<Value>: KeptByState {
  package let state: State<Value>
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.state = State(wrappedValue: wrappedValue)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == TabViewCustomization {
    self.init(wrappedValue: TabViewCustomization(), key)
  }
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String,
    store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.state = State(wrappedValue: wrappedValue)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage: Sendable where Value: Sendable {}
extension SceneStorage: Sendable where Value: Sendable {}

/// A value that a scene keeps between launches. It starts anew with each view.
@propertyWrapper public struct SceneStorage<Value>: KeptByState {
  package let state: State<Value>
  public init(wrappedValue: Value, _ key: String) { self.state = State(wrappedValue: wrappedValue) }
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key)
  }
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue> {
    self.state = State(wrappedValue: wrappedValue)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// A property whose value a state keeps.
package protocol KeptByState: LiveProperty {
  associatedtype Kept
  var state: State<Kept> { get }
}

extension KeptByState {
  package var tellsChanges: Bool { true }
  package func link(to place: StatePlace, _ staleness: Staleness) -> () -> Void {
    state.link(to: place, staleness)
  }
}
