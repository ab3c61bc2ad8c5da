/// An animation of your own. It is accepted without effect: nothing moves.
///
///     struct Halves: CustomAnimation {
///       func animate<V: VectorArithmetic>(
///         value: V, time: TimeInterval, context: inout AnimationContext<V>
///       ) -> V? {
///         time < 1 ? value.scaled(by: (2 * time).rounded(.down) / 2) : nil
///       }
///     }
public protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time; `nil` once the animation is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast the value changes at a time; `nil` if nothing is known.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether the animation continues from the state that another one has reached.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns `nil`: the speed is unknown.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Returns the animation begins anew.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The state of a running animation.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps from one moment to the next.
  public var state: AnimationState<Value>
  /// Whether the animation is over for those who wait for it.
  public var isLogicallyComplete: Bool
  /// The environment of the view that changes.
  public let environment: EnvironmentValues

  /// Returns the same for another value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

/// The values that an animation keeps from one moment to the next.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an empty state.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[key, or: K.defaultValue] }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value that an animation keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value at the start.
  static var defaultValue: Self.Value { get }
}

extension VectorArithmetic {
  /// Returns the vector, made longer or shorter.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }
}
