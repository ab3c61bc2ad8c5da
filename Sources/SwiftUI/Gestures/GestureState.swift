/// A value that a gesture changes while it lasts.
///
/// No gesture is ever recognised, so it is always the initial value.
@propertyWrapper public struct GestureState<Value>: SelfContainedProperty {
  /// The value.
  public let wrappedValue: Value

  /// Creates a value with its initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a value with its initial value.
  public init(initialValue: Value) { self.wrappedValue = initialValue }

  /// Creates a value with its initial value, and a closure that never runs.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a value with its initial value, and a closure that never runs.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = initialValue
  }

  /// Creates a value with its initial value, and accepts how it would go back to it.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a value with its initial value, and accepts how it would go back to it.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = initialValue
  }

  /// The state itself, for a gesture that keeps it up to date.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a value that is `nil` at first.
  public init() { self.init(wrappedValue: nil) }
}
