/// A movement of fingers or of the pointer that has an effect.
///
/// Gestures are accepted so that views which have some can be laid out. None is ever recognised,
/// and their closures never run.
///
///     struct Flick: Gesture {
///       var body: some Gesture { DragGesture(minimumDistance: 20) }
///     }
public protocol Gesture<Value> {
  /// What the gesture measures; what its body measures, unless it says otherwise.
  associatedtype Value = Self.Body.Value
  /// The type of the gesture's body, which the compiler infers.
  associatedtype Body: Gesture
  /// What the gesture is made of.
  var body: Self.Body { get }
}

extension Never: Gesture {
  /// A value of type `Never` does not exist.
  public typealias Value = Never
}

extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture measures, if there is one.
  public typealias Value = Wrapped.Value
  /// The gesture is not made of others.
  public typealias Body = Never
}

extension Gesture where Body == Never {
  /// Never called: the gesture is not made of others.
  public var body: Never { preconditionFailure("\(Self.self) is not made of other gestures.") }
}

/// Which of a view's gestures count.
@frozen public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gestures.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

// MARK: - Closures

extension Gesture {
  /// Accepts a closure for when the gesture ends; it never runs.
  public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _ModifiedGesture<Self> {
    _ModifiedGesture(base: self)
  }

  /// Accepts a closure for when the gesture's value changes; it never runs.
  public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ModifiedGesture<Self>
  where Self.Value: Equatable { _ModifiedGesture(base: self) }

  /// Accepts a closure that makes another value of the gesture's; it never runs.
  public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self)
  }

  /// Accepts the keys that must be held during the gesture.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiedGesture<Self> {
    _ModifiedGesture(base: self)
  }

  /// Accepts a closure that keeps a state up to date during the gesture; it never runs.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> _ModifiedGesture<Self> { _ModifiedGesture(base: self) }
}

/// A gesture with closures that are never run.
public struct _ModifiedGesture<Base: Gesture>: Gesture {
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

/// A gesture whose type is not known to the compiler.
public struct AnyGesture<Value>: Gesture {
  /// The gesture is not made of others.
  public typealias Body = Never

  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where Value == T.Value {}
}
