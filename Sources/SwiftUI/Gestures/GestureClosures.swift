// Gestures with closures. No gesture is ever recognised, so none of the closures runs.

extension Gesture {
  /// Accepts a closure for when the gesture ends; it never runs.
  public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self)
  }

  /// Accepts a closure for when the gesture's value changes; it never runs.
  public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self>
  where Self.Value: Equatable { _ChangedGesture(base: self) }

  /// Accepts a closure that makes another value of the gesture's; it never runs.
  public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self)
  }

  /// Accepts the keys that must be held during the gesture.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(base: self)
  }

  /// Accepts a closure that keeps a state up to date during the gesture; it never runs.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture with a closure for its end, which never runs.
public struct _EndedGesture<Content: Gesture>: Gesture {
  /// What the gesture measures.
  public typealias Value = Content.Value
  /// The gesture is not made of others.
  public typealias Body = Never

  let base: Content
}

/// A gesture with a closure for changes of its value, which never runs.
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  /// What the gesture measures.
  public typealias Value = Content.Value
  /// The gesture is not made of others.
  public typealias Body = Never

  let base: Content
}

/// A gesture that would keep a state up to date while it lasts. It never does.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// What the gesture measures.
  public typealias Value = Base.Value
  /// The gesture is not made of others.
  public typealias Body = Never

  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// The closure that would change the state; it never runs.
  public var body: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture with a state, and a closure that never runs.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

/// A gesture with keys that must be held.
public struct _ModifiersGesture<Base: Gesture>: Gesture {
  /// What the gesture measures.
  public typealias Value = Base.Value
  /// The gesture is not made of others.
  public typealias Body = Never

  let base: Base
}

/// A gesture whose value is made from that of another by a closure that never runs.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
  /// The gesture is not made of others.
  public typealias Body = Never

  let base: Base
}
