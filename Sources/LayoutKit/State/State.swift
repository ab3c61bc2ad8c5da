/// A value that a view owns.
///
/// Views are laid out with the initial value, or with the one that was set last. Setting it lays
/// nothing out again; whoever wants that lays the view out again.
@propertyWrapper public struct State<Value>: SelfContainedProperty {
  private let box: StateBox<Value>

  /// Creates a value with its initial value.
  public init(wrappedValue value: Value) { self.box = StateBox(value) }

  /// Creates a value with its initial value.
  public init(initialValue value: Value) { self.box = StateBox(value) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { [box] in box.value }, set: { [box] in box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a value that is `nil` at first.
  public init() { self.init(wrappedValue: nil) }
}

/// A value that a view's copies share.
private final class StateBox<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
