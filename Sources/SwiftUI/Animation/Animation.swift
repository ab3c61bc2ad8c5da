/// How a change is shown over time. Layout never waits: a view is laid out for the values it has.
public struct Animation: Hashable, Sendable {
  private let name: String
  init(_ name: String) { self.name = name }
  private func adding(_ name: String) -> Self { Self("\(self.name).\(name)") }

  public init<A: CustomAnimation>(_ base: A) { self.init("\(base)") }
}

extension Animation {
  public static let `default` = Self("default"), linear = Self("linear")
  public static let easeIn = Self("easeIn"), easeOut = Self("easeOut")
  public static let easeInOut = Self("easeInOut")

  public static func linear(duration: Double) -> Self { Self("linear \(duration)") }
  public static func easeIn(duration: Double) -> Self { Self("easeIn \(duration)") }
  public static func easeOut(duration: Double) -> Self { Self("easeOut \(duration)") }
  public static func easeInOut(duration: Double) -> Self { Self("easeInOut \(duration)") }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Self { Self("timingCurve \([p1x, p1y, p2x, p2y, duration])") }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Self {
    Self("timingCurve \(curve) \(duration)")
  }

  public func speed(_ speed: Double) -> Self { adding("speed \(speed)") }
  public func delay(_ delay: TimeInterval) -> Self { adding("delay \(delay)") }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Self {
    adding("repeatCount \(repeatCount) \(autoreverses)")
  }

  public func repeatForever(autoreverses: Bool = true) -> Self {
    adding("repeatForever \(autoreverses)")
  }

  public func logicallyComplete(after duration: TimeInterval) -> Self {
    adding("logicallyComplete \(duration)")
  }
}

// MARK: - Animating

/// Runs a closure; what it changes is not animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs the first closure; what it changes is not animated. The second one never runs.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result { try body() }

/// When an animation counts as ended.
public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }

nonisolated extension View {
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  public func animation(_ animation: Animation?) -> some View { self }

  /// Changes the view by a closure. The animation has no effect.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: self)) }
}

/// A view that stands for another one in a closure.
nonisolated public struct PlaceholderContentView<Content: View>: View {
  let content: Content
  public var body: some View { content }
}

nonisolated extension ViewModifier {
  public func animation(_ animation: Animation?) -> some ViewModifier { self }
}

extension Binding {
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

// MARK: - Clients' animations

/// An animation of your own. Nothing moves: it is never asked for values.
public protocol CustomAnimation: Hashable, Sendable {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The state of a running animation. There is none.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value>
  public var isLogicallyComplete: Bool
  public let environment: EnvironmentValues

  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    .init(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

/// The values that an animation keeps from one moment to the next.
public struct AnimationState<Value: VectorArithmetic> {
  private var values = ClientValues()
  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[key] ?? K.defaultValue }
    set { values[key] = newValue }
  }
}

/// A key for a value that an animation keeps.
public protocol AnimationStateKey {
  associatedtype Value
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
