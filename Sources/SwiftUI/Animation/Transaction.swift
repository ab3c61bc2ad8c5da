/// How a change of state is shown, which layout does not read.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?
  /// Whether changes are shown without animation.
  public var disablesAnimations = false
  /// Whether the change is one of many that follow each other closely.
  public var isContinuous = false
  /// Whether the speed of a value that changes is kept for a later animation.
  public var tracksVelocity = false
  /// Where a view that is scrolled to would be in its scroll view; `nil` for as little movement as
  /// possible. Layout does not read it.
  public var scrollTargetAnchor: UnitPoint?
  /// The values of clients' keys.
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a transaction.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a client's key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[key, or: K.defaultValue] }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Accepts a closure for when the animations of the change have ended; it never runs.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}
}

/// A key for a value of a transaction that a client defines.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Self.Value { get }
}

/// Runs a closure; what it changes is not animated.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a closure; what it changes is not animated.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  try body()
}

extension View {
  /// Accepts a closure for transactions; it never runs.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Accepts a closure for transactions in which a value changes; it never runs.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Changes the view by a closure; the closure for transactions never runs.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
  }
}
