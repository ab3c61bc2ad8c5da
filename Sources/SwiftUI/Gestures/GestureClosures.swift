// Gestures with closures. No gesture is ever recognised, so none of the closures runs.

nonisolated extension Gesture {
  public func onEnded(
    _ action: @escaping (Self.Value) -> Void
  ) -> _EndedGesture<Self> { _EndedGesture() }
  public func onChanged(
    _ action: @escaping (Self.Value) -> Void
  ) -> _ChangedGesture<Self> where Self.Value: Equatable { _ChangedGesture() }
  public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> { _MapGesture() }
  public func modifiers(
    _ modifiers: EventModifiers
  ) -> _ModifiersGesture<Self> { _ModifiersGesture() }
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture with a closure for its end, which never runs.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
}

/// A gesture with a closure for changes of its value, which never runs.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture
where Content.Value: Equatable {
  public typealias Value = Content.Value
}

/// A gesture with keys that must be held.
nonisolated public struct _ModifiersGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
}

/// A gesture whose value is made from that of another by a closure that never runs.
nonisolated public struct _MapGesture<Base: Gesture, Value>: Gesture {}

/// A gesture that would keep a state up to date while it lasts. It never does.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public var base: Base
  public var state: GestureState<State>
  public var body: (Value, inout State, inout Transaction) -> Void
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) { (self.base, self.state, self.body) = (base, state, body) }
}

/// A value that a gesture changes while it lasts. None ever begins, so it stays the initial value.
@propertyWrapper public struct GestureState<Value>: SelfContainedProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { self.wrappedValue = initialValue }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = initialValue
  }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = initialValue
  }
  public init() where Value: ExpressibleByNilLiteral { self.wrappedValue = nil }
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState: Sendable where Value: Sendable {}
